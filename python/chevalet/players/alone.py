"""The turn of a player alone with a bag of tiles.

Nobody takes the good places, and a turn that is not needed costs nothing: what is scarce are the
tiles. So each tile laid has its price, as long as there are more turns than it takes to lay them
all; short words and exchanges then make room for more words of a full rack.
"""

from dataclasses import replace

from chevalet.game.actions import Action
from chevalet.game.public import Public
from chevalet.players.turns import Thought, place_or_exchange

PRICE = 12.0
"""Points that a tile is worth to who has turns without end."""
PACE = 5.0
"""Who must lay so many tiles a turn has no turn to spare."""


def alone_turn(thought: Thought, exchanged: int) -> Action:
    """The placement that makes most of its tiles, or an exchange that promises more."""
    price = tile_price(thought.public)
    priced = ((move.equity - price * len(move.tiles), move) for move in thought.moves())
    value, best = max(priced, key=lambda pair: pair[0], default=(0.0, None))
    chosen = None if best is None else replace(thought.candidate(best), value=value)
    return place_or_exchange(thought, chosen, exchanged)


def tile_price(public: Public) -> float:
    """What laying one more tile costs now, in points.

    Nothing when turns are short, more and more as there are turns to spare.
    """
    limit = public.setup.options.turn_limit
    if limit is None:
        return PRICE
    tiles = public.bag_count + sum(public.rack_counts)
    return PRICE * max(0.0, 1.0 - tiles / max(limit - public.turns, 1) / PACE)
