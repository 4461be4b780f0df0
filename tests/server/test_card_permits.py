"""What a seat is offered between the count of its word and the next turn."""

from chevalet.editions import DELIRE
from chevalet.game.actions import DropCards
from chevalet.game.views import view
from chevalet.server.permits import permits
from tests.game.delire.support import drawing, table
from tests.game.support import DOWN


def test_cards_too_many_are_dropped_or_used_at_once() -> None:
    made = table("doubler", "tripler", rack="PASSEKW").cards(1, "regarder")
    drawing(made, "joker-cinq", "empocher-le-score")
    made.act(made.place(0, "H6", DOWN, "PASSE"))
    mine, other = (permits(view(made.state, seat), DELIRE) for seat in (0, 1))
    assert {"DropCards", "PlayCard", "SeeTwoLetterWords"} <= set(mine)
    assert "Place" not in mine
    assert "PlayCard" in other
    assert {"DropCards", "SeeTwoLetterWords", "Place"}.isdisjoint(other)
    made.act(DropCards(0, ("doubler",)))
    assert "DropCards" not in permits(view(made.state, 0), DELIRE)
