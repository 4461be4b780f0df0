"""States and views as JSON: what a server sends, a page reads."""

import json

import pytest

from chevalet.editions import ANCIEN, DEFI, DELIRE
from chevalet.game.public import Public
from chevalet.game.setup import Setup
from chevalet.game.views import View, view
from chevalet.notation.values import Malformed, from_json, to_json
from tests.game.test_random_games import MANY_CARDS
from tests.notation.test_events_json import played


@pytest.mark.parametrize("edition", [MANY_CARDS, DELIRE, DEFI, ANCIEN], ids=lambda e: str(e.name))
@pytest.mark.parametrize("seed", range(3))
def test_a_view_comes_back(edition: object, seed: int) -> None:
    table = played(edition, seed)
    for seat in (0, 1, None):
        seen = view(table.state, seat)
        assert from_json(View, json.loads(json.dumps(to_json(seen)))) == seen
    assert from_json(Public, json.loads(json.dumps(to_json(table.public)))) == table.public
    assert from_json(Setup, to_json(table.setup)) == table.setup


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"edition": 3}, ".edition"),
        ({"seats": "ab"}, ".seats"),
        ({"seats": ["a", 1]}, ".seats[1]"),
        ({"word_rule": "libre"}, ".word_rule"),
        ({"clock": {"type": "Sundial"}}, ".clock.type"),
        ({"clock": {"type": "TurnClock"}}, ".clock.length"),
        ({"options": {"type": "Options", "speed": 1}}, ".options.speed"),
        ({"options": {"type": "Options", "contest_penalty": True}}, ".options.contest_penalty"),
        ({"colour": "red"}, ".colour"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_path(change: dict[str, object], path: str) -> None:
    setup = to_json(played(ANCIEN, 1, steps=0).setup)
    with pytest.raises(Malformed) as fault:
        from_json(Setup, {**setup, **change})
    assert fault.value.path == path
