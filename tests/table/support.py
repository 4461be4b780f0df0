"""Tables for tests: a small word list, a clock that is set by hand."""

from typing import Any

from chevalet.game.events import Event
from chevalet.game.refusals import WordListMissing
from chevalet.lexicon import find
from chevalet.notation.events_json import dumps
from chevalet.play import PROPER_NOUNS, HeldWords
from chevalet.store import Store
from chevalet.table import Batch, Subscription, Table

WORDS = frozenset({"AI", "CALA", "CALAT", "LA", "AL", "TE", "SE", "NE"})


class Clock:
    """A wall clock that stands still unless told otherwise."""

    def __init__(self, at: int = 1_000_000) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at


def library(name: str) -> HeldWords:
    if name == PROPER_NOUNS:
        return find(name)
    if name != "words":
        raise WordListMissing()
    return WORDS


async def new_table(store: Store, edition: str = "classique", **more: Any) -> Table:
    more.setdefault("seats", ["nord", "sud"])
    return await Table.new(store, edition, words=WORDS, **{"seed": 7, **more})


async def reopened(store: Store, table: Table, **more: Any) -> Table:
    return await Table.open(store, table.id, library=library, **more)


def turn(table: Table) -> int:
    """The seat that is awaited."""
    return table.view(None).public.awaited[0]


async def heard(subscription: Subscription) -> list[Batch]:
    """Everything a subscriber was told until the table was closed."""
    return [batch async for batch in subscription]


def as_bytes(events: tuple[Event, ...]) -> bytes:
    return dumps(events).encode()
