"""How the strongest level thinks: it tries its best moves out, as far as its time allows."""

import random

from chevalet import _core
from chevalet.analysis.simulation import run
from chevalet.analysis.situation import Situation, situation
from chevalet.analysis.tools import tools_for
from chevalet.game.actions import Action, Exchange, Pass
from chevalet.game.clock import NoClock, TotalClock, TurnClock
from chevalet.lexicon import Lexicon
from chevalet.players.turns import Thought

SECONDS = 3.0
"""Time for a move when nothing else bounds it."""
MOST = 20_000
"""Iterations after which more of them change nothing."""
SHARE_OF_TURN = 0.25
"""Of the time of a turn: the rest is for a busy machine."""


def can_try_out(thought: Thought) -> bool:
    """Games of two with tiles from a bag and nothing but words can be played on in the mind."""
    edition, public = thought.kit.edition, thought.public
    return (
        len(public.playing) == 2
        and bool(edition.tiles)
        and edition.deck is None
        and edition.tiles_a_turn is None
        and isinstance(thought.kit.words, Lexicon)
        and 0 < len(thought.view.rack) <= edition.rack_size
    )


def thinking_time(thought: Thought, wanted: float | None) -> float:
    """Seconds for this move: a few, and fewer when a clock runs."""
    public, seconds = thought.public, SECONDS if wanted is None else wanted
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


def tried_out(thought: Thought, seconds: float, threads: int) -> Action:
    """The move with the best chance to win, after playing on against many racks."""
    held = situation(thought.view)
    assert isinstance(thought.kit.words, Lexicon)
    tools = tools_for(held.edition, thought.kit.words)
    done = run(
        tools,
        held,
        iterations=MOST,
        seconds=seconds,
        seed=seed_of(thought),
        threads=threads,
    )
    return action_of(thought, held, done.candidates[0].play)


def action_of(thought: Thought, held: Situation, play: _core.Placement | str | None) -> Action:
    if play is None:
        return Pass(thought.seat)
    if isinstance(play, str):
        return Exchange(thought.seat, play)
    return thought.candidate(play).place


def seed_of(thought: Thought) -> int:
    return random.Random(thought.seed).getrandbits(63)
