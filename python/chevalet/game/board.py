"""The grid: squares, premium squares drawn as text, and the tiles that lie on it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from textwrap import dedent

EMPTY = "."


@dataclass(frozen=True, slots=True, order=True)
class Square:
    """One square of the grid, counted from 0 from the top left."""

    row: int
    column: int


class Direction(StrEnum):
    ACROSS = "across"
    DOWN = "down"

    @property
    def other(self) -> "Direction":
        return Direction.DOWN if self is Direction.ACROSS else Direction.ACROSS

    def step(self, square: Square, by: int = 1) -> Square:
        if self is Direction.ACROSS:
            return Square(square.row, square.column + by)
        return Square(square.row + by, square.column)


@dataclass(frozen=True, slots=True)
class Premium:
    """What a square adds for a tile laid on it."""

    name: str
    mark: str
    letter: int = 1
    word: int = 1
    cards: int = 0


PLAIN = Premium("plain", EMPTY)
DOUBLE_LETTER = Premium("double-letter", "d", letter=2)
TRIPLE_LETTER = Premium("triple-letter", "t", letter=3)
DOUBLE_WORD = Premium("double-word", "D", word=2)
TRIPLE_WORD = Premium("triple-word", "T", word=3)
STAR = Premium("star", "*", word=2)
CARD = Premium("card", "!", cards=1)
PREMIUMS = (PLAIN, DOUBLE_LETTER, TRIPLE_LETTER, DOUBLE_WORD, TRIPLE_WORD, STAR, CARD)
_BY_MARK = {premium.mark: premium for premium in PREMIUMS}


@dataclass(frozen=True)
class Layout:
    """The premium squares of a board; square, with one star in the middle."""

    rows: tuple[tuple[Premium, ...], ...]

    @property
    def size(self) -> int:
        return len(self.rows)

    def __getitem__(self, square: Square) -> Premium:
        return self.rows[square.row][square.column]

    @cached_property
    def star(self) -> Square:
        return next(square for square in self.squares() if self[square] is STAR)

    def squares(self) -> Iterator[Square]:
        return (Square(row, column) for row in range(self.size) for column in range(self.size))

    def __str__(self) -> str:
        return "\n".join(" ".join(premium.mark for premium in row) for row in self.rows)


def grid(drawing: str) -> Layout:
    """A layout from its drawing, one mark a square.

    >>> print(grid("d . d\\n. * .\\nd . d"))
    d . d
    . * .
    d . d
    """
    rows = tuple(
        tuple(_BY_MARK[mark] for mark in line.split())
        for line in dedent(drawing).split("\n")
        if line.strip()
    )
    marks = [premium for row in rows for premium in row]
    if any(len(row) != len(rows) for row in rows) or marks.count(STAR) != 1:
        raise ValueError("a grid is square and has one star")
    return Layout(rows)


@dataclass(frozen=True, slots=True, order=True)
class Laid:
    """One tile on one square; a joker is the lower-case letter it stands for."""

    square: Square
    tile: str


@dataclass(frozen=True, slots=True)
class Line:
    """A run of tiles read left to right or top to bottom."""

    start: Square
    direction: Direction
    tiles: str

    @property
    def squares(self) -> tuple[Square, ...]:
        return tuple(self.direction.step(self.start, by) for by in range(len(self.tiles)))

    @property
    def text(self) -> str:
        return self.tiles.upper()

    @property
    def ends(self) -> tuple[Square, Square]:
        """The squares just before and just after."""
        return self.direction.step(self.start, -1), self.direction.step(self.start, len(self.tiles))


_ON_RACK = {ord(EMPTY): None, **dict.fromkeys(map(ord, "abcdefghijklmnopqrstuvwxyz"), "?")}


@dataclass(frozen=True, slots=True)
class Board:
    """The tiles that lie on the grid, one text a row."""

    rows: tuple[str, ...]

    @classmethod
    def empty(cls, size: int) -> "Board":
        return cls((EMPTY * size,) * size)

    @property
    def size(self) -> int:
        return len(self.rows)

    @property
    def is_empty(self) -> bool:
        return all(not row.strip(EMPTY) for row in self.rows)

    def holds(self, square: Square) -> bool:
        """Is this square on the board at all?"""
        return 0 <= square.row < len(self.rows) and 0 <= square.column < len(self.rows)

    def at(self, square: Square) -> str | None:
        """The tile on a square; nothing for an empty square or beyond the edge."""
        if not self.holds(square):
            return None
        tile = self.rows[square.row][square.column]
        return None if tile == EMPTY else tile

    def laid(self) -> Iterator[Laid]:
        """Every tile that lies there, row by row."""
        for row, tiles in enumerate(self.rows):
            for column, tile in enumerate(tiles):
                if tile != EMPTY:
                    yield Laid(Square(row, column), tile)

    @property
    def tiles(self) -> str:
        """Every tile that lies there, as it lay on a rack: a joker is no letter."""
        return "".join(self.rows).translate(_ON_RACK)

    def with_tiles(self, tiles: Iterable[Laid]) -> "Board":
        rows = [list(row) for row in self.rows]
        for laid in tiles:
            rows[laid.square.row][laid.square.column] = laid.tile
        return Board(tuple("".join(row) for row in rows))

    def without(self, squares: Iterable[Square]) -> "Board":
        return self.with_tiles(Laid(square, EMPTY) for square in squares)

    def line(self, through: Square, direction: Direction) -> Line:
        """The unbroken run of tiles through an occupied square."""
        across = direction is Direction.ACROSS
        fixed, place = (through.row, through.column) if across else (through.column, through.row)
        tiles = self.rows[fixed] if across else "".join(row[fixed] for row in self.rows)
        start = tiles.rfind(EMPTY, 0, place) + 1
        end = tiles.find(EMPTY, place)
        end = len(tiles) if end < 0 else end
        first = Square(fixed, start) if across else Square(start, fixed)
        return Line(first, direction, tiles[start:end])

    def __str__(self) -> str:
        return "\n".join(" ".join(row) for row in self.rows)
