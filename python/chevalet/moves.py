"""The moves of a position: found by the native core, made one by one when they are asked for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import overload

from chevalet._core import Placement
from chevalet.engine import Engine
from chevalet.game.board import Board, Direction, Laid, Square
from chevalet.game.public import Public
from chevalet.game.refusals import RackTooLarge
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


LONGEST_RACK = 10
"""Seven tiles and a few taken from others; a pool of a hundred has more moves than memory."""


def all_moves(engine: Engine, public: Public, rack: str) -> Moves:
    """Every placement of a rack without a card."""
    if len(rack) > LONGEST_RACK:
        raise RackTooLarge(held=len(rack), most=LONGEST_RACK)
    return _found(engine, public, rack)


def best_moves(
    engine: Engine,
    public: Public,
    rack: str,
    limit: int,
    *,
    most: int | None = None,
    through: Square | None = None,
    word: str | None = None,
) -> Moves:
    """The best placements alone, of any rack: see `Game.best_moves`."""
    return _found(engine, public, rack, limit=limit, most=most, through=through, word=word)


def can_place(engine: Engine, public: Public, rack: str) -> bool:
    """Is there any placement? Those of few tiles are looked for first: one is soon found, or the
    search ends soon."""
    most = _most(engine, rack)
    tiles = range(1, most + 1)
    return any(_found(engine, public, rack, limit=1, most=number) for number in tiles)


def _found(
    engine: Engine,
    public: Public,
    rack: str,
    *,
    limit: int | None = None,
    most: int | None = None,
    through: Square | None = None,
    word: str | None = None,
) -> Moves:
    allowed = _most(engine, rack)
    found = engine.moves(
        public.board.rows,
        rack,
        limit=limit,
        most=allowed if most is None else max(min(most, allowed), 0),
        through=through,
        word=word,
        closed=public.cards.closed if public.cards else (),
    )
    return Moves(public.board, found)


def _most(engine: Engine, rack: str) -> int:
    """The tiles that a turn may lay."""
    allowed = engine.edition.tiles_a_turn
    return len(rack) if allowed is None else min(allowed, len(rack))
