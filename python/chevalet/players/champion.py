"""How the strongest level thinks: it tries its best moves out, as far as its time allows.

At a table of two it looks at every draw when one or two tiles are in the bag; with the bag empty
the other rack is known, and the end is searched.
"""

import random
from dataclasses import dataclass

from chevalet import _core
from chevalet.analysis import endgame, preendgame, simulation
from chevalet.analysis.best import FEW_LEFT
from chevalet.analysis.situation import MOST_SEATS, situation
from chevalet.analysis.tools import tools_for
from chevalet.game.actions import Action, Exchange, Pass
from chevalet.game.clock import NoClock, TotalClock, TurnClock
from chevalet.lexicon import Lexicon
from chevalet.players.turns import Thought, usual_turn

END = 1.0
"""Seconds for a move when the bag is empty: most ends are solved by then."""
DRAWS = 3.0
"""Seconds for a move when every draw is looked at."""
SHARE_OF_TURN = 0.25
"""Of the time of a turn: the rest is for a busy machine."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What thinking about a move may cost at the most."""

    seconds: float = 3.0
    iterations: int = 20_000
    """Times that every move is tried out: after so many, more change nothing."""
    threads: int = 1
    draws: int = FEW_LEFT
    """Tiles in the bag, at the most, when every draw is looked at."""
    within: int | None = None
    """Tiles in the bag, at the most, when it thinks at all; without a number it always does."""


def can_try_out(thought: Thought) -> bool:
    """Games with tiles from a bag and nothing but words can be played on in the mind."""
    edition, public = thought.kit.edition, thought.public
    return (
        2 <= len(public.playing) <= MOST_SEATS
        and bool(edition.tiles)
        and edition.deck is None
        and edition.tiles_a_turn is None
        and isinstance(thought.kit.words, Lexicon)
        and 0 < len(thought.view.rack) <= edition.rack_size
    )


def thinking_time(thought: Thought, seconds: float) -> float:
    """Seconds for this move: fewer when a clock runs."""
    public = thought.public
    match public.setup.clock:
        case NoClock():
            return seconds
        case TurnClock():
            left = public.times.left[thought.seat] / 1000
            return max(0.05, min(seconds, left * SHARE_OF_TURN))
        case TotalClock():
            left = public.times.left[thought.seat] / 1000
            turns = 1 + len(thought.view.unseen) / 8
            return max(0.05, min(seconds, left * 0.8 / turns))


def tried_out(thought: Thought, budget: Budget) -> Action:
    """The move with the best chance to win, after playing on against many racks."""
    held = situation(thought.view)
    assert isinstance(thought.kit.words, Lexicon)
    tools = tools_for(held.edition, thought.kit.words)
    seconds = thinking_time(thought, budget.seconds)
    if budget.within is not None and held.bag > budget.within:
        return usual_turn(thought, exchanged=0)
    if held.bag == 0 and not held.further:
        end = endgame.run(tools, held, seconds=min(seconds, END), threads=budget.threads)
        return action_of(thought, end.play)
    if held.bag <= budget.draws and not held.further:
        outlook = preendgame.run(
            tools,
            held,
            seconds=min(seconds, DRAWS),
            seed=random.Random(thought.seed).getrandbits(63),
            threads=budget.threads,
        )
        return action_of(thought, outlook.plays[0].play)
    done = simulation.run(
        tools,
        held,
        iterations=budget.iterations,
        seconds=seconds,
        seed=random.Random(thought.seed).getrandbits(63),
        threads=budget.threads,
    )
    return action_of(thought, done.candidates[0].play)


def action_of(thought: Thought, play: _core.Placement | str | None) -> Action:
    """A play of the native core as the table wants it."""
    if play is None:
        return Pass(thought.seat)
    if isinstance(play, str):
        return Exchange(thought.seat, play)
    return thought.candidate(play).place
