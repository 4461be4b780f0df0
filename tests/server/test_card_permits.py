"""What a page is told about cards: what a use must name, and when one may be played."""

import re
from pathlib import Path
from typing import get_args

from chevalet.editions import DELIRE
from chevalet.game.actions import Answer, DropCards, PlayCard
from chevalet.game.views import view
from chevalet.server.boxes import needs
from chevalet.server.permits import permits, playable
from chevalet.server.rest import Need
from tests.game.delire.support import drawing, table, use
from tests.game.support import DOWN, Table


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


def alone(made: Table, seat: int) -> tuple[str, ...]:
    return playable(view(made.state, seat), DELIRE)


def test_each_card_is_offered_in_its_own_time() -> None:
    made = table("doubler", "echanger-chevalets", "invalider", "regarder")
    made.cards(1, "echanger-et-jouer", "perdre-son-tour")
    assert alone(made, 0) == ("echanger-chevalets", "regarder")
    assert alone(made, 1) == ("perdre-son-tour",)


def test_no_card_is_offered_while_one_may_be_cancelled() -> None:
    made = table("prendre-une-lettre", "regarder").cards(1, "perdre-son-tour")
    made.act(PlayCard(0, use("regarder", seat=1)))
    assert alone(made, 0) == alone(made, 1) == ()
    made.act(Answer(1))
    assert alone(made, 0) == ("prendre-une-lettre",)
    # « au début du tour d'un adversaire »: this turn has begun.
    assert alone(made, 1) == ()


def test_between_two_turns_the_next_one_may_be_taken_from_its_seat() -> None:
    made = table("doubler", "echanger-chevalets", "perdre-son-tour", rack="PASSEKW")
    drawing(made, "joker-cinq").act(made.place(0, "H6", DOWN, "PASSE"))
    assert made.public.dropping == 0
    assert alone(made, 0) == ("perdre-son-tour",)


def test_nobody_takes_a_turn_from_themselves() -> None:
    made = table("doubler", "tripler", "invalider", rack="PASSEKW").cards(1, "perdre-son-tour")
    drawing(made, "joker-cinq").act(made.place(0, "H6", DOWN, "PASSE"))
    assert made.public.dropping == 0
    assert alone(made, 1) == ()


def test_the_protocol_tells_every_need_of_a_card() -> None:
    text = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    table_of_needs = text[text.index("### Cards") :].split("\n\n")[2]
    told = set(re.findall(r"^\| `(\w+)` \|", table_of_needs, re.MULTILINE)) - {"needs"}
    assert DELIRE.deck is not None
    asked = {need for card in DELIRE.deck.cards for need in needs(card)}
    assert told == asked == set(get_args(Need))
