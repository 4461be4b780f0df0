"""The time at a table: the stamps of its log, and the timer that asks whether something is due."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from chevalet.errors import ChevaletError
from chevalet.game.actions import Tick
from chevalet.game.refusals import NothingDue, StaleVersion
from chevalet.game.timing import next_due

if TYPE_CHECKING:
    from chevalet.table.table import Table

log = logging.getLogger(__name__)
SOON, LATER = 0.05, 5.0
"""Seconds until the timer looks again: when it came too early, and when the table could not act."""


def wall_clock() -> int:
    """Milliseconds since 1970: unlike a monotonic clock it means the same after a restart."""
    return time.time_ns() // 1_000_000


class Stamps:
    """Time stamps that never go backwards, even when the clock is set back."""

    def __init__(self, clock: Callable[[], int], last: int = 0) -> None:
        self._clock = clock
        self._last = last

    def last(self) -> int:
        """The time of what is being decided."""
        return self._last

    def now(self) -> int:
        return max(self._last, self._clock())

    def take(self) -> int:
        """The stamp for what is decided next."""
        self._last = self.now()
        return self._last

    def follow(self, at: int) -> None:
        """Never before a stamp that another process has given."""
        self._last = max(self._last, at)


async def keep_time(table: "Table") -> None:
    """Submit a tick whenever one falls due, until the game is over.

    The timer only asks: whether something is due is for the rules to decide.
    """
    while not table.is_over:
        version = table.version
        due = next_due(table.view(None).public)
        left = None if due is None else max(0, due - table.now()) / 1000
        try:
            async with asyncio.timeout(left):
                await table.beyond(version)
        except TimeoutError:
            await tick(table, version)


async def tick(table: "Table", version: int) -> None:
    try:
        await table.submit(version, Tick())
    except (StaleVersion, NothingDue):
        await asyncio.sleep(SOON)
    except ChevaletError as fault:
        log.error("no tick: game %s: %s", table.id, fault.key)
        await asyncio.sleep(LATER)
