"""A program that plays on and on, and says what was acknowledged: made to be killed.

    python -m tests.store.writer URL [GAME]

It prints the game's name, then for each move the version and a digest of the log up to there.
"""

import asyncio
import hashlib
import sys
from collections.abc import Sequence

from chevalet.game.actions import Exchange
from chevalet.game.events import Event
from chevalet.notation.events_json import dumps
from chevalet.store import open_store
from chevalet.table import Table
from tests.table.support import library, new_table, turn


def digest(events: Sequence[Event]) -> str:
    return hashlib.sha256(dumps(events).encode()).hexdigest()


async def write(url: str, game: str | None) -> None:
    store = await open_store(url)
    if game is None:
        table = await new_table(store, seed=None)
    else:
        table = await Table.open(store, game, library=library)
    say(table.id)
    while True:
        seat = turn(table)
        await table.submit(table.version, Exchange(seat, table.view(seat).rack[:2]))
        # Both racks together are the whole log: the table itself hands out no more.
        say(f"{table.version} {digest(table.since(0, 0).events + table.since(1, 0).events)}")


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None))
