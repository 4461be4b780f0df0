"""The turns of a review after the last draw: both racks are known, and the end is searched."""

from collections.abc import Sequence
from dataclasses import replace

from chevalet import _core
from chevalet.analysis import endgame
from chevalet.analysis.advice import Advice, told
from chevalet.analysis.situation import Situation
from chevalet.analysis.tools import Stop, Tools
from chevalet.game.board import Board, Laid
from chevalet.game.tiles import total

SECONDS = 2.0
"""For each of the two searches of a turn, unless less is allowed."""


def searched(
    tools: Tools,
    held: Situation,
    played: Advice,
    laid: Sequence[Laid],
    *,
    seconds: float | None,
    threads: int,
    stop: Stop | None,
) -> tuple[Advice, Advice, bool]:
    """The best play and the one that was played, with the differences they lead to; proven?"""
    limit = SECONDS if seconds is None else min(seconds, SECONDS)
    best = endgame.run(tools, held, seconds=limit, threads=threads, stop=stop)
    points = best.play.points if isinstance(best.play, _core.Placement) else 0
    first = _ending(told(best.play, held.rack, points), held, best.value)
    value, exact = best.value, best.bounds[0] == best.bounds[1]
    same = (first.tiles, first.start, first.direction)
    if same != (played.tiles, played.start, played.direction):
        value, sure = _after(tools, held, played, laid, limit, threads, stop)
        exact = exact and sure
    own = _ending(played, held, value)
    return (own if value >= best.value else first), own, exact


def _after(
    tools: Tools,
    held: Situation,
    played: Advice,
    laid: Sequence[Laid],
    seconds: float,
    threads: int,
    stop: Stop | None,
) -> tuple[int, bool]:
    """What a play leads to: its points, less what the other side makes of the rest."""
    if not played.leave:
        return played.points + 2 * total(held.unseen, held.edition.values), True
    rest = _core.solve_endgame(
        tools.engine.rules,
        tools.engine.words,
        Board(held.rows).with_tiles(laid).rows,
        held.unseen,
        played.leave,
        passed=played.kind == "pass",
        seconds=seconds,
        threads=threads,
        stop=stop,
    )
    return played.points - rest.value, rest.bounds[0] == rest.bounds[1]


def _ending(advice: Advice, held: Situation, value: int) -> Advice:
    spread = held.spread + value
    win = 0.5 if spread == 0 else float(spread > 0)
    return replace(advice, spread=float(spread), win=win)
