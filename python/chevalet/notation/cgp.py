"""CGP: a whole position on one line of text, as Macondo, MAGPIE and wolges read and write it.

`board racks scores zero-turns [operation arguments; ...]`. Rows from top to bottom are separated by
`/`, numbers stand for runs of empty squares, a joker is `?` on a rack and its letter in lower case
on the board. The seat to move is the first.

>>> position = parse("15/15/15/15/15/15/15/4PaSSE6/15/15/15/15/15/15/15 AEINRS?/ 16/0 0 lex fr;")
>>> position.rows[7], position.racks, position.lexicon
('....PaSSE......', ('AEINRS?', ''), 'fr')
>>> parse(str(position)) == position
True
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Self

from chevalet.errors import ChevaletError
from chevalet.notation.squares import LARGEST_BOARD, SMALLEST_BOARD

EMPTY = "."
JOKER = "?"
_LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
_CELLS = _LETTERS | {letter.lower() for letter in _LETTERS} | {EMPTY}
_RACK = _LETTERS | {JOKER}
_ROW_PIECES = re.compile(r"[0-9]+|\[[^\]]*\]?|.", re.DOTALL)


class CgpFields(ChevaletError):
    """A position has four fields before its operations; this text has fewer."""

    found: int


class CgpCharacter(ChevaletError):
    """A character that has no meaning on the board or on a rack, with its place in the text."""

    character: str
    place: int


class CgpSeveralLetters(ChevaletError):
    """A tile of several letters, `[CH]`: French has none."""

    tile: str
    place: int


class CgpRowWidth(ChevaletError):
    """A row that is longer or shorter than the board has rows. Rows are counted from 1."""

    row: int
    width: int
    size: int


class CgpBoardSize(ChevaletError):
    """A board with fewer or more rows than any game has."""

    rows: int
    least: int
    most: int


class CgpSeats(ChevaletError):
    """As many racks as scores are needed."""

    racks: int
    scores: int


class CgpNumber(ChevaletError):
    """A score or a count of scoreless turns that is no number."""

    text: str


class CgpOperation(ChevaletError):
    """An operation that is given twice."""

    name: str


class RackTooLong(ChevaletError):
    """A rack with more tiles than the game allows."""

    rack: str
    held: int
    most: int


class TooManyOfLetter(ChevaletError):
    """Board and racks together hold more tiles of one letter than the game has."""

    letter: str
    used: int
    available: int


class TooManyJokers(ChevaletError):
    """Board and racks together hold more jokers than the game has."""

    used: int
    available: int


@dataclass(frozen=True, slots=True)
class Position:
    """A board, the racks that are known, the scores: what CGP can say.

    `rows` has one text a row: `.` empty, `A` a tile, `a` a joker played as A. `racks` and `scores`
    start with the seat to move. `operations` are kept in order and untouched: `("lex", "fr")`.
    """

    rows: tuple[str, ...]
    racks: tuple[str, ...] = ("", "")
    scores: tuple[int, ...] = (0, 0)
    zero_turns: int = 0
    operations: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        size = len(self.rows)
        if not SMALLEST_BOARD <= size <= LARGEST_BOARD:
            raise CgpBoardSize(rows=size, least=SMALLEST_BOARD, most=LARGEST_BOARD)
        for number, row in enumerate(self.rows, start=1):
            if len(row) != size:
                raise CgpRowWidth(row=number, width=len(row), size=size)
        for text, known in (("".join(self.rows), _CELLS), ("".join(self.racks), _RACK)):
            for place, character in enumerate(text):
                if character not in known:
                    raise CgpCharacter(character=character, place=place + 1)
        if len(self.racks) != len(self.scores):
            raise CgpSeats(racks=len(self.racks), scores=len(self.scores))
        if self.zero_turns < 0:
            raise CgpNumber(text=str(self.zero_turns))
        names = Counter(name for name, _ in self.operations)
        if names and (most := names.most_common(1)[0])[1] > 1:
            raise CgpOperation(name=most[0])

    @classmethod
    def empty(cls, size: int = 15, rack: str = "") -> Self:
        """A board without tiles, and the rack of the seat to move.

        >>> str(Position.empty(5, rack="AS"))
        '5/5/5/5/5 AS/ 0/0 0'
        """
        return cls(rows=(EMPTY * size,) * size, racks=(rack, ""))

    @property
    def size(self) -> int:
        """How many rows, and columns, the board has."""
        return len(self.rows)

    @property
    def rack(self) -> str:
        """The rack of the seat to move."""
        return self.racks[0]

    @property
    def lexicon(self) -> str | None:
        """The word list the position asks for, if it names one."""
        return dict(self.operations).get("lex")

    @property
    def tiles(self) -> Counter[str]:
        """The tiles on the board and on the racks; every joker counts as `?`.

        >>> sorted(Position(("..", ".a"), racks=("A?",), scores=(0,)).tiles.items())
        [('?', 2), ('A', 1)]
        """
        on_board = "".join(self.rows).replace(EMPTY, "")
        seen = on_board + "".join(self.racks)
        return Counter(JOKER if tile.islower() else tile for tile in seen)

    def check(self, supply: Mapping[str, int], rack_size: int) -> Self:
        """This position, if a game with these tiles (`?` for jokers) and racks could reach it."""
        for rack in self.racks:
            if len(rack) > rack_size:
                raise RackTooLong(rack=rack, held=len(rack), most=rack_size)
        for tile, used in sorted(self.tiles.items()):
            available = supply.get(tile, 0)
            if used > available and tile == JOKER:
                raise TooManyJokers(used=used, available=available)
            if used > available:
                raise TooManyOfLetter(letter=tile, used=used, available=available)
        return self

    def __str__(self) -> str:
        fields = [
            "/".join(_write_row(row) for row in self.rows),
            "/".join(self.racks),
            "/".join(map(str, self.scores)),
            str(self.zero_turns),
        ]
        fields += [f"{name} {arguments}".strip() + ";" for name, arguments in self.operations]
        return " ".join(fields)


def parse(text: str) -> Position:
    """Read one CGP line. What is wrong with it is raised as a `ChevaletError` that says where."""
    fields = text.split(maxsplit=4)
    if len(fields) < 4:
        raise CgpFields(found=len(fields))
    board, racks, scores, zero_turns, *rest = fields
    board_start = text.index(board)
    racks_start = text.index(racks, board_start + len(board))
    return Position(
        rows=tuple(_read_rows(board, board_start)),
        racks=tuple(_read_racks(racks, racks_start)),
        scores=tuple(_number(score) for score in scores.split("/")),
        zero_turns=_number(zero_turns),
        operations=tuple(_read_operations(rest[0] if rest else "")),
    )


def _read_rows(board: str, start: int) -> Iterator[str]:
    """The rows of the board; `start` is where the field begins, for the place of a fault."""
    for row in board.split("/"):
        yield _read_row(row, start)
        start += len(row) + 1


def _read_row(row: str, start: int) -> str:
    cells: list[str] = []
    for piece in _ROW_PIECES.finditer(row):
        token, place = piece[0], start + piece.start() + 1
        if token.isascii() and token.isdecimal():
            if token.startswith("0"):
                raise CgpCharacter(character="0", place=place)
            # A run longer than any board is wrong already; its exact length is never needed.
            cells.append(EMPTY * min(int(token[:4]), 10 * LARGEST_BOARD))
        elif token.startswith("["):
            raise CgpSeveralLetters(tile=token, place=place)
        elif token == EMPTY or token not in _CELLS:
            raise CgpCharacter(character=token, place=place)
        else:
            cells.append(token)
    return "".join(cells)


def _read_racks(racks: str, start: int) -> Iterator[str]:
    for place, character in enumerate(racks, start + 1):
        if character not in _RACK and character != "/":
            raise CgpCharacter(character=character, place=place)
    yield from racks.split("/")


def _number(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", text):
        raise CgpNumber(text=text)
    return int(text)


def _read_operations(text: str) -> Iterator[tuple[str, str]]:
    for operation in text.split(";"):
        if words := operation.split():
            yield words[0], " ".join(words[1:])


def _write_row(row: str) -> str:
    runs = (("".join(run), empty) for empty, run in groupby(row, key=EMPTY.__eq__))
    return "".join(str(len(run)) if empty else run for run, empty in runs)
