"""The turn of a player who throws letters and leaves a word on the board for the next."""

from chevalet.game.actions import Action, Pass
from chevalet.players.turns import Thought


def dice_turn(thought: Thought) -> Action:
    """The best placement seen, or a pass."""
    candidates = thought.seen(thought.moves(), 1)
    return candidates[0].place if candidates else Pass(thought.seat)
