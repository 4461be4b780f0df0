"""What a play leaves open: the best answers to it, over racks that the opponent may hold.

>>> from chevalet.analysis.replies import racks
>>> racks("AEINRST", 7, 1, seed=1), len(racks("AEINRST" * 3, 7, 5, seed=1))
(['AEINRST'], 5)
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from chevalet.analysis.advice import Advice, told
from chevalet.analysis.situation import EMPTY
from chevalet.analysis.tools import Stop, Tools
from chevalet.engine import exchange_needs
from chevalet.game.board import Laid

SAMPLE = 24
"""Racks tried against every candidate: enough to tell an open board from a closed one."""
AT_ONCE = 20
"""Racks between two reports."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The points of the best answer: on the average, and at the worst."""

    mean: float
    most: int


@dataclass(frozen=True, slots=True)
class Expected:
    """Answers by how often they are the best, and how many racks were tried."""

    answers: tuple[tuple[Advice, float], ...]
    """Each with the part of the racks to which it is the best answer."""
    opening: Opening
    tried: int


def racks(unseen: str, size: int, count: int, *, seed: int) -> list[str]:
    """So many racks out of the tiles that nobody has seen; one alone when it holds them all."""
    if len(unseen) <= size:
        return [unseen] if unseen else []
    chance = random.Random(seed)
    return ["".join(sorted(chance.sample(unseen, size))) for _ in range(count)]


def laid(play: Advice) -> tuple[Laid, ...]:
    """The tiles of a placement, each with its square; nothing for an exchange or a pass."""
    if play.kind != "place" or play.start is None or play.direction is None:
        return ()
    step, start = play.direction.step, play.start
    return tuple(Laid(step(start, by), tile) for by, tile in enumerate(play.tiles) if tile != EMPTY)


def after(rows: Sequence[str], play: Advice) -> tuple[str, ...]:
    """The board when a play lies on it."""
    grid = [list(row) for row in rows]
    for one in laid(play):
        grid[one.square.row][one.square.column] = one.tile
    return tuple("".join(row) for row in grid)


def opening(
    tools: Tools, rows: Sequence[str], held: Sequence[str], bag: int, stop: Stop | None = None
) -> Opening | None:
    """What a board offers to racks; nothing when it is stopped before the first."""
    points = []
    for rack in held:
        if stop is not None and stop.is_set():
            break
        points.append(answer(tools, rows, rack, bag).points)
    return Opening(fmean(points), max(points)) if points else None


def expected(
    tools: Tools,
    rows: Sequence[str],
    held: Sequence[str],
    bag: int,
    *,
    stop: Stop | None = None,
    progress: Callable[[Expected], object] | None = None,
    limit: int = 15,
) -> Expected | None:
    """The answers to expect when nobody knows the rack of the seat to move."""
    counts: Counter[Advice] = Counter()
    for number, rack in enumerate(held, 1):
        if stop is not None and stop.is_set():
            break
        # What stays on the rack differs from rack to rack; the play is the same.
        counts[replace(answer(tools, rows, rack, bag), leave="")] += 1
        if progress is not None and number % AT_ONCE == 0:
            progress(_summed(counts, limit))
    return _summed(counts, limit) if counts else None


def answer(tools: Tools, rows: Sequence[str], rack: str, bag: int) -> Advice:
    """The best play of a rack by its points and what it keeps."""
    engine = tools.engine
    exchangeable = min(bag, len(rack)) if bag >= exchange_needs(engine.edition) else 0
    found = engine.best(rows, rack, exchangeable=exchangeable)
    points = 0 if found is None or isinstance(found, str) else found.points
    return told(found, rack, points)


def _summed(counts: Counter[Advice], limit: int) -> Expected:
    tried = counts.total()
    by_worth = sorted(counts.items(), key=lambda one: (one[1], one[0].points), reverse=True)
    answers = tuple((play, count / tried) for play, count in by_worth[:limit])
    mean = sum(play.points * count for play, count in counts.items()) / tried
    return Expected(answers, Opening(mean, max(play.points for play in counts)), tried)
