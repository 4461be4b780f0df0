"""Leave values learned from games that the engine plays against itself.

A generation plays with the table of the one before, sums up what the racks holding each leave were
worth, and learns the next table from the sums. The same seed gives the same table anywhere, on any
number of threads or machines, stopped and resumed or not.
"""

import json
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from typing import Protocol, Self

from chevalet import _core
from chevalet.errors import ChevaletError

GAMES_AT_ONCE = 512
"""Games between two reports of progress."""


class TrainingUnfit(ChevaletError):
    """A state of another training, or none at all."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What decides the table: so many generations of so many games."""

    games: int = 50_000
    generations: int = 4
    seed: int = 1


class Observer(Protocol):
    """Plays the games of a generation."""

    def observe(
        self, seed: int, batches: Sequence[range], table: bytes
    ) -> Generator[_core.LeaveSums, None, None]:
        """What was seen in each batch of games, in their order."""


class _Here:
    """Plays them on this machine."""

    def __init__(self, rules: _core.Rules, words: _core.Words, threads: int) -> None:
        self.rules, self.words, self.threads = rules, words, threads

    def observe(
        self, seed: int, batches: Sequence[range], table: bytes
    ) -> Generator[_core.LeaveSums, None, None]:
        leaves = _core.Leaves(self.rules, table)
        for batch in batches:
            yield _core.observe_leaves(
                self.rules,
                self.words,
                seed=seed,
                first=batch.start,
                games=len(batch),
                threads=self.threads,
                leaves=leaves,
            )


class Training:
    """A training under way.

    >>> from chevalet.editions import EDITIONS
    >>> from chevalet.engine import rule_table, word_index
    >>> words = word_index(["AS", "SA", "ES", "SE", "TE", "TES", "ETE", "RASE", "SERA"])
    >>> training = Training(rule_table(EDITIONS[0]), words, Plan(games=20, generations=1))
    >>> list(training.run())
    [(0, 20)]
    >>> len(_core.Leaves(training.rules, training.table).value("S").hex()) > 0
    True
    """

    def __init__(self, rules: _core.Rules, words: _core.Words, plan: Plan) -> None:
        self.rules, self.words, self.plan = rules, words, plan
        self.table = _core.LeaveSums(rules).learn(rules)
        """The KLV2 file of the last whole generation."""
        self._generation, self._games = 0, 0
        self._seen = _core.LeaveSums(rules)

    @property
    def is_done(self) -> bool:
        return self._generation >= self.plan.generations

    @property
    def done(self) -> int:
        """Games played so far, in all generations."""
        return self._generation * self.plan.games + self._games

    def run(
        self, threads: int = 1, *, observer: "Observer | None" = None
    ) -> Iterator[tuple[int, int]]:
        """Go on to the end; after some games each, tells the generation and its games so far.

        The games are played here on so many threads, or by another observer.
        """
        played_by = observer or _Here(self.rules, self.words, threads)
        games = self.plan.games
        while not self.is_done:
            starts = range(self._games, games, GAMES_AT_ONCE)
            batches = [range(first, min(first + GAMES_AT_ONCE, games)) for first in starts]
            seed = self.plan.seed + self._generation
            # Closed at once when nobody goes on, so that no games are played in vain.
            with closing(played_by.observe(seed, batches, self.table)) as seen:
                for batch, sums in zip(batches, seen, strict=True):
                    self._seen.merge(sums)
                    self._games = batch.stop
                    if self._games < games:
                        yield self._generation, self._games
            self.table = self._seen.learn(self.rules)
            self._generation, self._games = self._generation + 1, 0
            self._seen = _core.LeaveSums(self.rules)
            yield self._generation - 1, games

    def state(self) -> bytes:
        """Everything needed to go on later."""
        about = {**asdict(self.plan), "generation": self._generation, "played": self._games}
        about["table"] = len(self.table)
        return json.dumps(about).encode() + b"\n" + self.table + self._seen.to_bytes()

    @classmethod
    def resumed(cls, rules: _core.Rules, words: _core.Words, plan: Plan, state: bytes) -> Self:
        """Go on where `state` was taken; refused if it is of another plan."""
        training = cls(rules, words, plan)
        try:
            head, _, rest = state.partition(b"\n")
            about = json.loads(head)
            generation, played = int(about["generation"]), int(about["played"])
            if Plan(about["games"], about["generations"], about["seed"]) != plan:
                raise TrainingUnfit
            training.table = rest[: about["table"]]
            training._seen = _core.LeaveSums.from_bytes(rules, rest[about["table"] :])
            _core.Leaves(rules, training.table)
        except (ValueError, KeyError, TypeError) as error:
            raise TrainingUnfit from error
        training._generation, training._games = generation, played
        return training
