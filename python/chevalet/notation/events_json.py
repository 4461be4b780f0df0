"""The log of a game as JSON, with the version of its format.

{"version": 1, "events": [{"type": "GameCreated", ...}, ...]}
"""

import json
from collections.abc import Iterable
from typing import Any

from chevalet.errors import ChevaletError
from chevalet.game.events import Event
from chevalet.notation.values import Malformed, from_json, to_json

VERSION = 1


class EventsNotJson(ChevaletError):
    """The text is no JSON; lines and columns are counted from 1."""

    line: int
    column: int


class EventsVersion(ChevaletError):
    """A log written by another version of the format."""

    found: str
    known: int


class EventMalformed(ChevaletError):
    """An event of the log, counted from 0, that makes no sense at a field."""

    index: int
    path: str
    wanted: str


def dumps(events: Iterable[Event]) -> str:
    """A log as text, one event a line."""
    lines = ",\n".join(
        json.dumps(to_json(event), ensure_ascii=False, separators=(",", ":")) for event in events
    )
    return f'{{"version":{VERSION},"events":[\n{lines}\n]}}\n'


def loads(text: str) -> tuple[Event, ...]:
    """The events of a log, each of its type; refuses what is not one."""
    try:
        log = json.loads(text)
    except json.JSONDecodeError as fault:
        raise EventsNotJson(line=fault.lineno, column=fault.colno) from None
    except (RecursionError, ValueError):
        # Brackets in brackets without end, or a number of thousands of digits.
        raise EventsNotJson(line=1, column=1) from None
    version = log.get("version") if isinstance(log, dict) else None
    if version != VERSION or isinstance(version, bool):
        raise EventsVersion(found=str(version), known=VERSION)
    events = log.get("events")
    if not isinstance(events, list):
        raise EventMalformed(index=0, path="events", wanted="list")
    return tuple(event_from_json(event, index) for index, event in enumerate(events))


def event_from_json(value: Any, index: int = 0) -> Event:
    """One event, as `to_json` wrote it."""
    try:
        event: Event = from_json(Event, value)
    except Malformed as fault:
        path = fault.path.lstrip(".")
        raise EventMalformed(index=index, path=path, wanted=fault.wanted) from None
    return event
