"""The turn of a player who may take any letters of a pool that lies in sight."""

from chevalet.game.actions import Action, Pass
from chevalet.players.turns import Thought


def pool_turn(thought: Thought) -> Action:
    """The placement of most points; what is left lies there for the next turn anyway."""
    found = thought.seen(thought.moves(), 1)
    return found[0].place if found else Pass(thought.seat)
