"""Moves that the native core has found, as values; made one by one, when they are asked for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import overload

from chevalet._core import Placement
from chevalet.game.board import Board, Direction, Laid, Square
from chevalet.notation.squares import Place, to_french
from chevalet.notation.words import tiles_laid


@dataclass(frozen=True, slots=True)
class Move:
    """A placement that the rules allow: where, the word with its jokers in lower case, points."""

    start: Square
    direction: Direction
    word: str
    points: int
    tiles: tuple[Laid, ...]

    @property
    def place(self) -> str:
        """In French notation."""
        return to_french(Place(self.start, self.direction))

    def __str__(self) -> str:
        return f"{self.place} {self.word} {self.points}"


class Moves(Sequence[Move]):
    """A list of moves, the best first. A position has hundreds of them; few are looked at."""

    def __init__(self, board: Board, found: Sequence[Placement]) -> None:
        self._board = board
        self._found = found

    def __len__(self) -> int:
        return len(self._found)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self._move(found) for found in self._found[index]]
        return self._move(self._found[index])

    def _move(self, found: Placement) -> Move:
        start, direction = Square(found.row, found.column), Direction(found.direction)
        tiles = tiles_laid(self._board, start, direction, found.word)
        return Move(start, direction, found.word, found.points, tiles)
