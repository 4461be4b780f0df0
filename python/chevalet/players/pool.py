"""The turn of a player who may take any letters of a pool that lies in sight."""

import random

from chevalet.game.actions import Action, Pass
from chevalet.game.tiles import JOKER
from chevalet.players.turns import Candidate, Thought

HANDFULS = 60
"""Handfuls of letters tried out before each word."""


def pool_turn(thought: Thought) -> Action:
    """The best placement of many handfuls; with few letters left, of all of them."""
    pool, size = thought.view.rack, thought.kit.edition.rack_size
    if len(pool) <= size:
        found = thought.seen(thought.moves(), 1)
        return found[0].place if found else Pass(thought.seat)
    chance = random.Random(thought.seed)
    best: Candidate | None = None
    for attempt in range(HANDFULS):
        # Jokers are kept for the words that need them most: every third handful has them.
        letters = pool if attempt % 3 == 0 else pool.replace(JOKER, "") or pool
        handful = "".join(chance.sample(letters, min(size, len(letters))))
        for one in thought.seen(thought.moves(handful), 1):
            if best is None or one.value > best.value:
                best = one
    return best.place if best else Pass(thought.seat)
