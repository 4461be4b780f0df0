"""A leak is noticed: the laws of the views can fail."""

import random
from dataclasses import replace

import pytest

from chevalet.editions import CLASSIQUE
from chevalet.game import events as e
from chevalet.game.actions import Exchange
from chevalet.game.play import Hidden
from chevalet.game.state import opened
from chevalet.game.views import evolve_view, redact, view
from tests.game.laws import check_following, check_secrecy
from tests.game.support import Table


def leaky(event: e.Event, seat: int | None) -> e.Event:
    """As redact, but the tiles drawn are told to all."""
    return event if isinstance(event, e.TilesDrawn) else redact(event, seat)


def test_a_leak_breaks_the_law_of_secrecy() -> None:
    table = Table(CLASSIQUE)
    drawn = next(event for event in table.log if isinstance(event, e.TilesDrawn))
    check_secrecy(table.state, drawn, redact, random.Random(1))
    with pytest.raises(AssertionError):
        check_secrecy(table.state, drawn, leaky, random.Random(1))


def test_hiding_too_much_breaks_the_law_of_following() -> None:
    table = Table(CLASSIQUE)
    created = table.log[0]
    assert isinstance(created, e.GameCreated)
    state = opened(created)
    honest, blind = view(state, 0), view(state, 0)
    for event in table.log[1:]:
        honest = evolve_view(honest, redact(event, 0))
        if isinstance(event, e.TilesDrawn) and event.seat == 1:
            event = replace(event, tiles="")
        blind = evolve_view(blind, redact(event, 0))
    check_following({0: honest}, table.state)
    with pytest.raises(AssertionError):
        check_following({0: blind}, table.state)


def test_an_exchange_tells_the_others_a_number_only() -> None:
    table = Table(CLASSIQUE).hold(0, "ABCDEFG")
    exchanged = table.act(Exchange(0, "ABC"))[0]
    seen = redact(exchanged, 1)
    assert isinstance(seen, e.Exchanged)
    assert (seen.given, seen.drawn) == (Hidden(3), Hidden(3))
    assert redact(exchanged, 0) == exchanged
    assert redact(exchanged, None) == seen


def test_a_view_holds_no_rack_but_ones_own() -> None:
    table = Table(CLASSIQUE, seats=3)
    assert [hand is not None for hand in view(table.state, 1).hands] == [False, True, False]
    assert [hand is not None for hand in view(table.state, None).hands] == [False] * 3
    assert view(table.state, 1).rack == table.state.rack(1)
