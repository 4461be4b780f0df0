"""An event as the text that a database keeps: the JSON of `chevalet.notation.events_json`."""

import json

from chevalet.game.events import Event
from chevalet.notation.events_json import (
    VERSION,
    EventsNotJson,
    EventsVersion,
    event_from_json,
)
from chevalet.notation.values import to_json


def encode(event: Event) -> str:
    # Escaped to ASCII: no database and no name with odd characters in it can then disagree.
    return json.dumps(to_json(event), separators=(",", ":"))


def decode(body: str, version: int, index: int) -> Event:
    """The event that was written as `index` in a version of the format."""
    if version != VERSION:
        raise EventsVersion(found=str(version), known=VERSION)
    try:
        value = json.loads(body)
    except (json.JSONDecodeError, RecursionError):
        raise EventsNotJson(line=index + 1, column=1) from None
    return event_from_json(value, index)
