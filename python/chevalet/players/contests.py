"""Whether a player doubts the words that another has laid."""

import random

from chevalet.game.actions import Accept, Action, Contest
from chevalet.game.laying import wrong_words
from chevalet.game.restoring import whole_play
from chevalet.players.turns import Thought


def verdict(thought: Thought) -> Action | None:
    """Contest the words that it takes for wrong, let them stand, or wait for the seat asked."""
    pending, seat = thought.public.pending, thought.seat
    if pending is None or pending.seat == seat:
        return None
    wrong = wrong_words(whole_play(thought.state), thought.kit.given)
    doubted = tuple(word for word in wrong if word not in pending.contested)
    if doubted and _notices(thought):
        return Contest(seat, doubted)
    return Accept(seat) if thought.public.after(pending.seat) == seat else None


def _notices(thought: Thought) -> bool:
    return random.Random(f"{thought.seed} doubt").random() < thought.level.doubt
