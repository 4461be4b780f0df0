"""The best moves of a position, by whatever search suits it.

>>> empty = "/".join(["15"] * 15) + " AEINRS?/ 0/0 0"
>>> moves = best_moves(empty, time=0.2, threads=1)
>>> moves[0].kind, moves[0].points > 60
('place', True)
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from chevalet.analysis.advice import Advice
from chevalet.analysis.endgame import Solved, solve_endgame
from chevalet.analysis.preendgame import Foreseen, solve_preendgame
from chevalet.analysis.simulation import Simulated, simulate
from chevalet.analysis.situation import PositionLike, situation
from chevalet.analysis.tools import Stop
from chevalet.game.edition import Edition
from chevalet.lexicon import Lexicon

FEW_LEFT = 2
"""With so many tiles in the bag all draws are looked at."""


def best_moves(
    position: PositionLike,
    time: float = 1.0,
    *,
    edition: Edition | str | None = None,
    words: Lexicon | str | None = None,
    seed: int = 0,
    threads: int | None = None,
    stop: Stop | None = None,
    progress: Callable[[Sequence[Advice]], object] | None = None,
) -> tuple[Advice, ...]:
    """The best plays of a position, the best first, after so many seconds at the most.

    With tiles to draw they are simulated, and always with more than two seats. Of two, with one or
    two tiles left in the bag every draw is looked at; with none the end is searched, and the best
    play alone is told. `progress` hears of better answers as they are found.
    """
    held = situation(position, edition=edition)

    def tell(found: Simulated | Foreseen | Solved) -> None:
        if progress is not None:
            progress(_plays(found))

    found: Simulated | Foreseen | Solved
    if held.bag == 0 and not held.further:
        found = solve_endgame(
            position,
            time=time,
            edition=edition,
            words=words,
            threads=threads,
            stop=stop,
            progress=tell,
        )
    elif held.bag <= FEW_LEFT and not held.further:
        found = solve_preendgame(
            position,
            time=time,
            edition=edition,
            words=words,
            seed=seed,
            threads=threads,
            stop=stop,
            progress=tell,
        )
    else:
        found = simulate(
            position,
            time=time,
            edition=edition,
            words=words,
            seed=seed,
            threads=threads,
            stop=stop,
            progress=tell,
        )
    return _plays(found)


def _plays(found: Simulated | Foreseen | Solved) -> tuple[Advice, ...]:
    if not isinstance(found, Solved):
        return found.plays
    low, high = (_chance(end) for end in found.bounds)
    return (
        replace(
            found.best,
            win=_chance(found.spread),
            bounds=(low, high),
            spread=float(found.spread),
        ),
    )


def _chance(spread: int) -> float:
    return 0.5 if spread == 0 else float(spread > 0)
