"""What a match is, and what its games show."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Any, Self


@dataclass(frozen=True, slots=True)
class Match:
    """What decides the games of a match."""

    first: str
    second: str
    edition: str
    lexicon: str
    seed: int = 1
    seats: int = 2
    mirrored: bool = True

    @property
    def sides(self) -> int:
        """Games that belong together: with the same draws, the first contender on every seat."""
        return self.seats if self.mirrored else 1


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game, from the point of view of the two contenders."""

    pair: int
    mirror: int
    """The seat of the first contender: 1 when those of a pair are changed over."""
    won: float
    """1 if the first contender won, 0 if the second, a part of 1 if they share it."""
    scores: tuple[float, float]
    """Mean score of a seat."""
    turns: tuple[int, int]
    full_racks: tuple[int, int]
    seconds: tuple[float, float]

    @property
    def spread(self) -> float:
        return self.scores[0] - self.scores[1]

    @classmethod
    def read(cls, fields: dict[str, Any]) -> Self:
        """A result from its JSON, where pairs are lists."""
        pairs: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in fields.items()
        }
        return cls(**pairs)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and its standard error."""

    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a match; the first contender is the one who is measured."""

    games: int
    pairs: int
    wins: float
    """Games won by the first contender, a shared win counting in parts."""
    win_rate: Estimate
    spread: Estimate
    scores: tuple[Estimate, Estimate]
    full_racks: tuple[float, float]
    """Laid by a side in a game."""
    seconds_per_move: tuple[float, float]


def figures(results: Iterable[GameResult]) -> Figures | None:
    """Sum games up. Games of a pair are not independent: a pair counts as one."""
    played = list(results)
    if not played:
        return None
    groups: dict[int, list[GameResult]] = {}
    for one in played:
        groups.setdefault(one.pair, []).append(one)
    pairs = list(groups.values())

    def estimate(sides: Sequence[Sequence[float]]) -> Estimate:
        means = [fmean(side) for side in sides]
        error = stdev(means) / math.sqrt(len(means)) if len(means) > 1 else math.nan
        return Estimate(fmean(means), error)

    def of_side(side: int) -> Estimate:
        return estimate([[one.scores[side] for one in pair] for pair in pairs])

    def per_move(side: int) -> float:
        turns = sum(one.turns[side] for one in played)
        return sum(one.seconds[side] for one in played) / turns if turns else 0.0

    return Figures(
        games=len(played),
        pairs=sum(len(pair) > 1 for pair in pairs),
        wins=sum(one.won for one in played),
        win_rate=estimate([[one.won for one in pair] for pair in pairs]),
        spread=estimate([[one.spread for one in pair] for pair in pairs]),
        scores=(of_side(0), of_side(1)),
        full_racks=(
            fmean(one.full_racks[0] for one in played),
            fmean(one.full_racks[1] for one in played),
        ),
        seconds_per_move=(per_move(0), per_move(1)),
    )
