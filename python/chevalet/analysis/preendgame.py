"""A few tiles in the bag: every draw looked at, and the end after it searched."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from chevalet import _core
from chevalet.analysis.advice import Advice, told
from chevalet.analysis.situation import PositionLike, Situation, lexicon_of, situation
from chevalet.analysis.tools import Stop, Tools, all_cores, check_time, tools_for
from chevalet.engine import exchange_needs
from chevalet.errors import ChevaletError
from chevalet.game.edition import Edition
from chevalet.lexicon import Lexicon

MOST_LEFT = 4
"""Tiles in the bag at the most: with more there are too many draws."""
CANDIDATES = 15


class BagUnfit(ChevaletError):
    """Draws are looked at one by one only when the bag holds one tile or a few."""

    left: int
    most: int


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What is known over all draws: the best play first, each with proven bounds of its chance."""

    plays: tuple[Advice, ...]
    nodes: int
    proven: bool
    """The first play is proven to win as often as any."""

    @property
    def best(self) -> Advice:
        return self.plays[0]


def solve_preendgame(
    position: PositionLike,
    *,
    time: float | None = None,
    candidates: int = CANDIDATES,
    edition: Edition | str | None = None,
    words: Lexicon | str | None = None,
    seed: int = 0,
    threads: int | None = None,
    stop: Stop | None = None,
    progress: Callable[[Foreseen], object] | None = None,
) -> Foreseen:
    """Search a position of two seats with one to four tiles in the bag.

    Plays that empty the bag are decided draw by draw; the others are judged by simulation. Ends
    when the best play is proven, or after `time` seconds, or when `stop` is set.
    """
    seconds = check_time(time)
    held = situation(position, edition=edition)
    tools = tools_for(held.edition, lexicon_of(position, words))
    tell = None
    if progress is not None:

        def tell(so_far: _core.Outlook, hears: Callable[[Foreseen], object] = progress) -> None:
            hears(_foreseen(so_far, held))

    done = run(
        tools,
        held,
        seconds=seconds,
        candidates=candidates,
        seed=seed,
        threads=threads or all_cores(),
        stop=stop,
        progress=tell,
    )
    return _foreseen(done, held)


def run(
    tools: Tools,
    held: Situation,
    *,
    seconds: float | None = None,
    candidates: int = CANDIDATES,
    seed: int = 0,
    threads: int = 1,
    stop: Stop | None = None,
    progress: Callable[[_core.Outlook], object] | None = None,
) -> _core.Outlook:
    """The same with tools at hand, told as the native core tells it: for computer players."""
    held.require_two_seats()
    if not 1 <= held.bag <= MOST_LEFT:
        raise BagUnfit(left=held.bag, most=MOST_LEFT)
    engine = tools.engine
    return _core.foresee(
        engine.rules,
        engine.words,
        held.rows,
        held.rack,
        unseen=held.unseen,
        opponent=held.opponent,
        spread=held.spread,
        known=held.known,
        leaves=engine.leaves,
        winning=tools.winning,
        candidates=candidates,
        seconds=seconds,
        seed=seed,
        threads=threads,
        exchange_needs=exchange_needs(held.edition),
        stop=stop,
        progress=progress,
    )


def _foreseen(done: _core.Outlook, held: Situation) -> Foreseen:
    plays = tuple(
        replace(
            told(play.play, held.rack, play.points),
            equity=play.equity,
            win=play.win,
            bounds=play.bounds,
            spread=play.spread,
        )
        for play in done.plays
    )
    return Foreseen(plays, done.nodes, done.proven)
