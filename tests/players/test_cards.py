"""What a computer does with its cards between the count of a word and the next turn."""

import asyncio

import pytest

from chevalet import lexicon
from chevalet.game.actions import Action, DropCards, PlayCard
from chevalet.game.play import CardUse
from chevalet.game.views import view
from chevalet.players import LEVELS, computer
from tests.game.delire.support import drawing, table
from tests.game.delire.test_at_once import last_score, out
from tests.game.support import DOWN, Table


def answer(made: Table, level: str) -> Action:
    """What the computer in seat 0 does; it is one that the rules take."""
    player = computer(level, words=lexicon("fr"), seed=1)
    action = asyncio.run(player.act(view(made.state, 0), ()))
    assert action is not None
    made.act(action)
    return action


@pytest.mark.parametrize("level", [LEVELS[0].name, LEVELS[-1].name])
def test_a_fourth_card_is_dropped_or_used_at_once(level: str) -> None:
    made = table("doubler", "tripler", rack="PASSEKW")
    drawing(made, "joker-cinq", "un-vaut-dix")
    made.act(made.place(0, "H6", DOWN, "PASSE"))
    assert isinstance(answer(made, level), DropCards)
    assert made.public.turn == 1
    made = table("doubler", "tripler", rack="PASSEKW")
    drawing(made, "joker-cinq", "empocher-le-score")
    made.act(made.place(0, "H6", DOWN, "PASSE"))
    last_score(made, 10, 60)
    assert answer(made, level) == PlayCard(0, CardUse("empocher-le-score", seat=1))
    assert made.public.scores == (70, 0)


def test_who_goes_out_with_a_card_drops_none_and_the_game_ends() -> None:
    made = out("doubler", "tripler")
    made.act(made.place(0, "H6", DOWN, "PASSE"))
    assert answer(made, LEVELS[0].name) == DropCards(0, ())
    assert made.public.ended == "went-out"
