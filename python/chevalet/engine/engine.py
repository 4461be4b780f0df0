"""The engine: one edition's rules, one word list and perhaps a leave table, ready to search."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from chevalet import _core
from chevalet.engine.rules import rule_table
from chevalet.errors import ChevaletError
from chevalet.game.board import Square
from chevalet.game.edition import Edition
from chevalet.game.tiles import ALPHABET, JOKER, on_rack, total

GAMES_AT_ONCE = 256
"""Games between two looks at the keyboard: an interrupt waits no longer than these take."""


class LeavesUnreadable(ChevaletError):
    """A file that is no leave table of the KLV2 kind."""

    reason: str
    """For programmers: what the core found wrong, in English."""


class BoardUnfit(ChevaletError):
    """The board of a position has another side than the board of the game."""

    side: int
    wanted: int


class RackUnfit(ChevaletError):
    """A rack with more tiles than the search can take, or with something that is no tile."""

    rack: str
    most: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a game that the engine played against itself."""

    scores: tuple[int, int]
    turns: int
    placements: int
    exchanges: int
    full_racks: int


def word_index(words: Iterable[str]) -> _core.Words:
    """The index of a few words of your own: upper-case letters, in any order."""
    return _core.Words.build(_core.Graph.from_words(list(words)))


class Engine:
    """Finds moves.

    Rows are texts: `.` is empty, `A` a tile, `a` a joker played as A. On a rack `?` is a joker.
    """

    def __init__(
        self, edition: Edition, words: _core.Words, *, leaves: bytes | None = None
    ) -> None:
        """`leaves` is the content of a KLV2 file; without one kept tiles are worth nothing."""
        self.edition = edition
        self.rules = rule_table(edition)
        self.words = words
        try:
            self.leaves = None if leaves is None else _core.Leaves(self.rules, leaves)
        except ValueError as error:
            raise LeavesUnreadable(reason=str(error)) from None

    def moves(
        self,
        rows: Sequence[str],
        rack: str,
        *,
        unseen: str | None = None,
        most: int | None = None,
        limit: int | None = None,
        through: Square | None = None,
        word: str | None = None,
        closed: Iterable[Square] = (),
    ) -> list[_core.Placement]:
        """Every legal placement, the best first by points plus the worth of what is kept.

        With the bag empty, give what the others hold as `unseen`: going out then counts. Ask for
        placements of `most` tiles (a full rack unless you say so), for the best `limit`, for those
        whose main word lies over a square or reads so; nothing is laid on `closed` squares.
        """
        self._check(rows, rack, most=250)
        return _core.placements(
            self.rules,
            self.words,
            rows,
            rack,
            most=most,
            limit=limit,
            through=None if through is None else (through.row, through.column),
            word=word,
            closed=[(square.row, square.column) for square in closed],
            leaves=self.leaves,
            unseen=self._points(unseen),
        )

    def best(
        self,
        rows: Sequence[str],
        rack: str,
        *,
        exchangeable: int = 0,
        unseen: str | None = None,
    ) -> _core.Placement | str | None:
        """The best play alone, many times faster than `moves`.

        A placement, or the tiles to exchange (`exchangeable` of them at the most), or nothing when
        all that is left is to pass.
        """
        self._check(rows, rack, most=8)
        return _core.best(
            self.rules,
            self.words,
            rows,
            rack,
            exchangeable=exchangeable,
            leaves=self.leaves,
            unseen=self._points(unseen),
        )

    def exchanges(self, rack: str, most: int) -> list[tuple[str, str, float]]:
        """Every exchange of up to `most` tiles: given, kept, and the worth of what is kept."""
        self._check(None, rack, most=8)
        return _core.exchanges(self.rules, rack, most, leaves=self.leaves)

    def unseen(self, rows: Sequence[str], rack: str) -> str:
        """The tiles of the box that are neither on the board nor on this rack."""
        left = dict(self.edition.tiles)
        for tile in [on_rack(tile) for row in rows for tile in row if tile != "."] + list(rack):
            left[tile] = left.get(tile, 0) - 1
        return "".join(tile * left.get(tile, 0) for tile in ALPHABET + JOKER)

    def selfplay(
        self, games: int, *, seed: int, threads: int = 1, exchange_needs: int = 7
    ) -> Iterator[Outcome]:
        """Plays whole games of two seats that always take their best move.

        The same seed gives the same games on any number of threads.
        """
        for first in range(0, games, GAMES_AT_ONCE):
            played = _core.selfplay(
                self.rules,
                self.words,
                seed=seed,
                first=first,
                games=min(GAMES_AT_ONCE, games - first),
                threads=threads,
                leaves=self.leaves,
                exchange_needs=exchange_needs,
            )
            for north, south, *counts in played:
                yield Outcome((north, south), *counts)

    def _points(self, tiles: str | None) -> int | None:
        return None if tiles is None else total(tiles, self.edition.values)

    def _check(self, rows: Sequence[str] | None, rack: str, most: int) -> None:
        side = self.edition.layout.size
        if rows is not None and (len(rows) != side or any(len(row) != side for row in rows)):
            raise BoardUnfit(side=len(rows), wanted=side)
        if len(rack) > most or set(rack) - set(ALPHABET + JOKER):
            raise RackUnfit(rack=rack, most=most)
