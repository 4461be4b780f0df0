"""The highest score with all letters in sight.

« Le score le plus élevé qui peut ainsi être obtenu reste encore un mystère ! » The method is told
in docs/solitaire.md.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from chevalet import _core
from chevalet.engine.rules import rule_table
from chevalet.errors import ChevaletError
from chevalet.game.board import Direction, Square
from chevalet.game.edition import Edition
from chevalet.notation.squares import Place


class NothingToPlanFor(ChevaletError):
    """A word list without enough words as long as the board, around which games are planned."""

    length: int


@dataclass(frozen=True, slots=True)
class Laid:
    """One turn of a game found: where the word lies, the word as it then reads, its points."""

    place: Place
    word: str
    points: int


class RecordSearch:
    """A search that may go on for ever and holds the best game found so far.

    The same seed and the same number of rounds give the same game, on any number of threads.
    """

    def __init__(self, edition: Edition, words: _core.Words, *, seed: int, beams: int = 8) -> None:
        """A round is so many searches: of new plans, or for better ends of good games."""
        self._search = _core.RecordSearch(rule_table(edition), words, seed=seed, beams=beams)
        if self._search.is_idle:
            raise NothingToPlanFor(length=edition.layout.size)

    @property
    def score(self) -> int:
        return self._search.score

    @property
    def turns(self) -> tuple[Laid, ...]:
        """The best game found so far."""
        return tuple(
            Laid(Place(Square(row, column), Direction(direction)), word, points)
            for row, column, direction, word, points in self._search.game()
        )

    def run(
        self,
        *,
        rounds: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        found: Callable[[int], object] | None = None,
    ) -> None:
        """Search for so many rounds or seconds, whichever is over first; without both, for ever.

        `found` is told every better score. An interrupt ends the search and loses nothing.
        """
        until = None if seconds is None else monotonic() + seconds
        last = None if rounds is None else self._search.rounds + rounds
        while last is None or self._search.rounds < last:
            left = None if until is None else until - monotonic()
            if left is not None and left <= 0:
                return
            self._search.round(threads=threads, seconds=left, found=found)
