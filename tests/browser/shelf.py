"""Games brought to the moment that a test is about, put before the running server.

They are played with the library and kept in the server's database as another server on the same
database would keep them. Nothing of the server is replaced: it opens them as it opens any game.
"""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page

from chevalet.play import Game
from chevalet.server.identity import COOKIE, hashed
from chevalet.store import Arrangement, Kind, Sitting, open_store
from chevalet.table.timer import wall_clock


class Shelf:
    """The database of the running server, to put games on."""

    def __init__(self, database: str) -> None:
        self._database = database

    def put(self, game: Game, *people: Page | str | None, hints: bool = False) -> str:
        """Keep a game: for each seat a page, a computer's level, or nobody. Its name."""
        sittings = (
            Sitting(Kind.COMPUTER, one) if isinstance(one, str) else Sitting() for one in people
        )
        arrangement = Arrangement(tuple(sittings), hints=hints)
        holders = {
            (seat, holder_of(one))
            for seat, one in enumerate(people)
            if one is not None and not isinstance(one, str)
        }
        name = secrets.token_hex(12)

        async def keep() -> None:
            store = await open_store(self._database)
            try:
                await store.append(name, 0, game.events, wall_clock())
                await store.seating.arrange(name, arrangement, holders)
            finally:
                await store.close()

        _run(keep)
        return name


def holder_of(page: Page) -> str:
    """The person of a page, as seats know them."""
    found = {one.get("name"): one.get("value", "") for one in page.context.cookies()}
    return hashed(found[COOKIE])


def _run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """In a thread: Playwright has the event loop of this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(work())).result()
