"""Logs as JSON: the same events come back, and what is damaged is refused with its place."""

import json
import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chevalet.editions import ANCIEN, DEFI, DELIRE
from chevalet.errors import ChevaletError
from chevalet.game.clock import MINUTE, TurnClock
from chevalet.game.decide import decide
from chevalet.game.refusals import CorruptLog, Refusal
from chevalet.game.state import fold, replay
from chevalet.game.views import redact
from chevalet.notation.events_json import (
    EventMalformed,
    EventsNotJson,
    EventsVersion,
    dumps,
    event_from_json,
    loads,
)
from chevalet.notation.values import to_json
from tests.game import chance
from tests.game.support import CONTESTATION, Table
from tests.game.test_random_games import MANY_CARDS


def played(edition: object, seed: int, steps: int = 60) -> Table:
    table = Table(
        edition,  # type: ignore[arg-type]
        rule=CONTESTATION,
        clock=TurnClock(2 * MINUTE),
        words=chance.WORDS,
        seed=seed,
        first=None,
    )
    r = random.Random(seed)
    for _ in range(steps):
        if table.public.ended:
            break
        action = chance.random_action(r, table.state, table.given.edition, 0)
        try:
            events = decide(table.state, action, table.given)
        except Refusal:
            continue
        table.log += events
        table.state = fold(table.state, events)
    return table


@pytest.mark.parametrize("edition", [MANY_CARDS, DELIRE, DEFI, ANCIEN], ids=lambda e: str(e.name))
@pytest.mark.parametrize("seed", range(3))
def test_the_same_events_come_back(edition: object, seed: int) -> None:
    table = played(edition, seed)
    text = dumps(table.log)
    assert loads(text) == tuple(table.log)
    assert json.loads(text)["version"] == 1
    assert replay(loads(text)) == table.state
    for seat in (0, 1, None):
        for event in table.log:
            seen = redact(event, seat)
            assert event_from_json(json.loads(json.dumps(to_json(seen)))) == seen


LOG = dumps(played(MANY_CARDS, 5).log)


def test_no_json_has_a_line_and_a_column() -> None:
    with pytest.raises(EventsNotJson) as fault:
        loads(LOG[:300])
    assert (fault.value.line, fault.value.column > 1) == (2, True)


@pytest.mark.parametrize("text", ["[]", "3", "null", '{"version":2,"events":[]}', '{"events":[]}'])
def test_another_version_is_refused(text: str) -> None:
    with pytest.raises(EventsVersion):
        loads(text)


def test_a_malformed_event_has_a_number_and_a_path() -> None:
    log = json.loads(LOG)
    log["events"][2]["seat"] = "north"
    with pytest.raises(EventMalformed) as fault:
        loads(json.dumps(log))
    assert (fault.value.index, fault.value.path) == (2, "seat")
    log["events"][2] = {"type": "Nonsense"}
    with pytest.raises(EventMalformed):
        loads(json.dumps(log))


def test_a_log_with_a_missing_event_is_corrupt() -> None:
    events = loads(LOG)
    with pytest.raises(CorruptLog):
        replay(events[1:])
    with pytest.raises(CorruptLog):
        replay(())
    drawn = next(i for i, event in enumerate(events) if type(event).__name__ == "TilesDrawn")
    with pytest.raises(CorruptLog):
        replay(events[:drawn] + events[drawn + 1 :])


@given(
    place=st.integers(0, len(LOG) - 1), letter=st.characters(min_codepoint=32, max_codepoint=126)
)
@settings(max_examples=150, deadline=None)
def test_one_wrong_character_is_refused_or_still_a_game(place: int, letter: str) -> None:
    """Never a traceback: a typed error, or another log that can be replayed."""
    text = LOG[:place] + letter + LOG[place + 1 :]
    with suppress(ChevaletError):
        replay(loads(text))


@pytest.mark.parametrize("event", ['{"type":["Passed"]}', '{"type":{}}', "{}", "[]"])
def test_a_type_that_is_no_name_is_malformed(event: str) -> None:
    with pytest.raises(EventMalformed):
        loads(f'{{"version":1,"events":[{event}]}}')


def test_a_number_of_thousands_of_digits_is_no_log() -> None:
    with pytest.raises(EventsNotJson):
        loads('{"version":1,"events":[{"type":"Passed","seat":' + "9" * 5000 + "}]}")
