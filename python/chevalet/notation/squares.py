"""Where a word starts and which way it runs, as people write it.

French sheets name the row by a letter and the column by a number; whichever comes first says the
direction: `H4` runs across from row H, column 4, and `4H` runs down from the same square.
International notation (GCG and the programs that write CGP) has it the other way round: `8D` runs
across row 8, `D8` down column D. The same text means another square in the other system, so
conversion happens here and nowhere else.

>>> square, direction = french("H4")
>>> square, direction.value
(Square(row=7, column=3), 'across')
>>> to_international(french("H4")), to_international(french("4H"))
('8D', 'D8')
"""

import re
from typing import NamedTuple

from chevalet.errors import ChevaletError
from chevalet.game.board import Direction, Square

ACROSS, DOWN = Direction.ACROSS, Direction.DOWN
SMALLEST_BOARD, LARGEST_BOARD = 2, 21
_LETTERS = "ABCDEFGHIJKLMNOPQRSTU"
_LETTER_FIRST = re.compile(r"([A-Z])([1-9][0-9]?)")
_NUMBER_FIRST = re.compile(r"([1-9][0-9]?)([A-Z])")


class Place(NamedTuple):
    """The first square of a word, and the direction in which the word runs."""

    square: Square
    direction: Direction


class NotASquare(ChevaletError):
    """A text that names no square in either notation."""

    text: str


class SquareOffBoard(ChevaletError):
    """A square beyond the edge of the board."""

    text: str
    size: int


def french(text: str, size: int = 15) -> Place:
    """Read French notation.

    >>> french("4H").direction.value
    'down'
    """
    letter, number, letter_first = _read(text, size)
    return Place(Square(letter, number), ACROSS if letter_first else DOWN)


def to_french(place: Place) -> str:
    """Write French notation.

    >>> to_french(Place(Square(0, 14), ACROSS)), to_french(Place(Square(0, 14), DOWN))
    ('A15', '15A')
    """
    letter, number = _LETTERS[place.square.row], place.square.column + 1
    return f"{letter}{number}" if place.direction is ACROSS else f"{number}{letter}"


def square_name(square: Square) -> str:
    """The French name of a square by itself: its row, then its column.

    >>> square_name(Square(7, 7))
    'H8'
    """
    return to_french(Place(square, ACROSS))


def international(text: str, size: int = 15) -> Place:
    """Read international notation.

    >>> international("8D") == french("H4")
    True
    """
    letter, number, letter_first = _read(text, size)
    return Place(Square(number, letter), DOWN if letter_first else ACROSS)


def to_international(place: Place) -> str:
    """Write international notation.

    >>> to_international(Place(Square(0, 14), DOWN))
    'O1'
    """
    letter, number = _LETTERS[place.square.column], place.square.row + 1
    return f"{number}{letter}" if place.direction is ACROSS else f"{letter}{number}"


def _read(text: str, size: int) -> tuple[int, int, bool]:
    """The letter and the number, both counted from 0, and whether the letter comes first."""
    written = text.strip().upper()
    if match := _LETTER_FIRST.fullmatch(written):
        letter, number, letter_first = match[1], match[2], True
    elif match := _NUMBER_FIRST.fullmatch(written):
        letter, number, letter_first = match[2], match[1], False
    else:
        raise NotASquare(text=text)
    line, place = ord(letter) - ord("A"), int(number) - 1
    if line >= size or place >= size:
        raise SquareOffBoard(text=text, size=size)
    return line, place, letter_first
