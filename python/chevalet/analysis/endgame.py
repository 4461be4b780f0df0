"""The end of a game of two: the bag is empty, and each side knows what the other holds.

>>> from dataclasses import replace
>>> from chevalet.editions import EDITIONS
>>> small = replace(EDITIONS[0], tiles={"P": 1, "A": 1, "S": 3, "E": 1, "K": 1, "W": 1})
>>> rows = "/".join(["15"] * 7 + ["4PASSE6"] + ["15"] * 7)
>>> solved = solve_endgame(f"{rows} S/KW 100/90 0", edition=small)
>>> solved.best.word, solved.best.points, solved.spread, solved.exact
('PASSES', 8, 58, True)
"""

from collections.abc import Callable
from dataclasses import dataclass

from chevalet import _core
from chevalet.analysis.advice import Advice, told
from chevalet.analysis.situation import PositionLike, Situation, lexicon_of, situation
from chevalet.analysis.tools import Stop, Tools, all_cores, check_time, tools_for
from chevalet.errors import ChevaletError
from chevalet.game.edition import Edition
from chevalet.lexicon import Lexicon


class BagNotEmpty(ChevaletError):
    """The end cannot be searched while tiles are left to draw."""

    left: int


@dataclass(frozen=True, slots=True)
class Solved:
    """What is known of an end. Differences are final: own score less the other's, settled."""

    best: Advice
    spread: int
    """What the best play leads to, as far as is known."""
    bounds: tuple[int, int]
    """Proven: with best play on both sides the final difference lies between these."""
    depth: int
    """Turns looked ahead."""
    nodes: int

    @property
    def exact(self) -> bool:
        """The end is solved."""
        return self.bounds[0] == self.bounds[1]


def solve_endgame(
    position: PositionLike,
    *,
    time: float | None = None,
    edition: Edition | str | None = None,
    words: Lexicon | str | None = None,
    threads: int | None = None,
    stop: Stop | None = None,
    progress: Callable[[Solved], object] | None = None,
) -> Solved:
    """Search a position of two seats with the bag empty until it is solved, or for `time` seconds.

    `progress` hears of every depth; `stop` ends it at once. The bounds told are proven at any time.
    """
    seconds = check_time(time)
    held = situation(position, edition=edition)
    tools = tools_for(held.edition, lexicon_of(position, words))
    tell = None
    if progress is not None:

        def tell(so_far: _core.Ending, told: Callable[[Solved], object] = progress) -> None:
            told(_solved(so_far, held))

    done = run(
        tools, held, seconds=seconds, threads=threads or all_cores(), stop=stop, progress=tell
    )
    return _solved(done, held)


def run(
    tools: Tools,
    held: Situation,
    *,
    seconds: float | None = None,
    threads: int = 1,
    stop: Stop | None = None,
    progress: Callable[[_core.Ending], object] | None = None,
) -> _core.Ending:
    """The same with tools at hand, told as the native core tells it: for computer players."""
    held.require_two_seats()
    if held.bag > 0:
        raise BagNotEmpty(left=held.bag)
    return _core.solve_endgame(
        tools.engine.rules,
        tools.engine.words,
        held.rows,
        held.rack,
        held.unseen,
        seconds=seconds,
        threads=threads,
        stop=stop,
        progress=progress,
    )


def _solved(done: _core.Ending, held: Situation) -> Solved:
    play = done.play
    points = play.points if isinstance(play, _core.Placement) else 0
    low, high = done.bounds
    return Solved(
        best=told(play, held.rack, points),
        spread=held.spread + done.value,
        bounds=(held.spread + low, held.spread + high),
        depth=done.depth,
        nodes=done.nodes,
    )
