"""Simulation: the best plays compared by playing on against random racks.

>>> from chevalet.analysis.simulation import simulate
>>> empty = "/".join(["15"] * 15) + " AEINRS?/ 0/0 0"
>>> done = simulate(empty, iterations=200, candidates=5, seed=1, threads=1)
>>> len(done.plays), done.plays[0].kind, done.plays[0].win > 0.5
(5, 'place', True)
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from chevalet import _core
from chevalet.analysis.advice import Advice, simulated
from chevalet.analysis.situation import PositionLike, Situation, lexicon_of, situation
from chevalet.analysis.tools import Stop, Tools, all_cores, check_time, tools_for
from chevalet.engine import exchange_needs
from chevalet.game.edition import Edition
from chevalet.lexicon import Lexicon

CANDIDATES = 15
ENDLESS = 2**40
"""Iterations when only time is limited."""


@dataclass(frozen=True, slots=True)
class Simulated:
    """What a simulation has found so far: the best play first."""

    plays: tuple[Advice, ...]
    iterations: int
    rollouts: int
    ended: Literal["sure", "spent", "stopped"] | None
    """Why it ended; nothing while it goes on."""

    @property
    def best(self) -> Advice:
        return self.plays[0]


def simulate(
    position: PositionLike,
    *,
    time: float | None = None,
    iterations: int | None = None,
    plies: int | None = None,
    candidates: int = CANDIDATES,
    edition: Edition | str | None = None,
    words: Lexicon | str | None = None,
    seed: int = 0,
    threads: int | None = None,
    stop: Stop | None = None,
    progress: Callable[[Simulated], object] | None = None,
) -> Simulated:
    """Compare the best plays of a position of two to four seats.

    Each is played on for so many `plies`: until everyone has had another turn, unless you say so.
    It ends when the best is sure, after `time` seconds, after `iterations`, or when `stop` is set;
    `progress` hears of every round. Without a limit, 1,000 iterations are played. A seed and a
    number of iterations give the same figures on any number of threads.
    """
    seconds = check_time(time)
    held = situation(position, edition=edition)
    tools = tools_for(held.edition, lexicon_of(position, words))
    most = iterations or (1_000 if seconds is None else ENDLESS)
    told = None
    if progress is not None:

        def told(done: _core.Simulation, tell: Callable[[Simulated], object] = progress) -> None:
            tell(_simulated(done, held.rack))

    done = run(
        tools,
        held,
        seconds=seconds,
        iterations=most,
        plies=plies,
        candidates=candidates,
        seed=seed,
        threads=threads or all_cores(),
        stop=stop,
        progress=told,
    )
    return _simulated(done, held.rack)


def run(
    tools: Tools,
    held: Situation,
    *,
    iterations: int,
    seconds: float | None = None,
    plies: int | None = None,
    candidates: int = CANDIDATES,
    seed: int = 0,
    threads: int = 1,
    also: Sequence[_core.Placement | str] = (),
    stop: Stop | None = None,
    progress: Callable[[_core.Simulation], object] | None = None,
) -> _core.Simulation:
    """The same with tools at hand, told as the native core tells it: for computer players.

    The plays of `also` take part however little they promise; exchanges are texts, a pass is "".
    """
    engine = tools.engine
    return _core.simulate(
        engine.rules,
        engine.words,
        held.rows,
        held.rack,
        unseen=held.unseen,
        opponent=held.opponent,
        spread=held.spread,
        further=held.further,
        known=held.known,
        leaves=engine.leaves,
        winning=tools.winning,
        plies=held.seats if plies is None else plies,
        candidates=candidates,
        iterations=iterations,
        seconds=seconds,
        seed=seed,
        threads=threads,
        also=list(also),
        exchange_needs=exchange_needs(held.edition),
        stop=stop,
        progress=progress,
    )


def _simulated(done: _core.Simulation, rack: str) -> Simulated:
    plays = tuple(simulated(candidate, rack) for candidate in done.candidates)
    return Simulated(plays, done.iterations, done.rollouts, done.ended)
