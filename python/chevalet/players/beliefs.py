"""What a seat takes the table to be: a state in which all that it cannot see is blank."""

from chevalet.game.hands import Hand
from chevalet.game.state import State
from chevalet.game.tiles import JOKER
from chevalet.game.views import View

_BLANK = Hand()


def believed(view: View) -> State:
    """A state that the rules can be asked about: the seat's own hand, other hands empty."""
    public = view.public
    hands = tuple(_BLANK if hand is None else hand for hand in view.hands)
    deck = ("",) * public.cards.deck_count if public.cards else ()
    return State(public, hands, JOKER * public.bag_count, deck, view.version)
