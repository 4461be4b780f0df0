"""All connections of this process."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from chevalet.server.connection import Connection
from chevalet.server.limits import Limits
from chevalet.server.metrics import Metrics
from chevalet.server.refusals import TooManySockets

FAREWELL = 2.0
"""Seconds for the last messages to be sent."""


class Sockets:
    """Counts them by address, and says good-bye to all when the server stops."""

    def __init__(self, metrics: Metrics, limits: Limits) -> None:
        self._metrics = metrics
        self._limits = limits
        self._open: set[Connection] = set()
        self._by_address: Counter[str] = Counter()

    def require_room(self, address: str) -> None:
        """Refuse an address that has more open than a household needs."""
        if self._by_address[address] >= self._limits.sockets:
            raise TooManySockets(most=self._limits.sockets)

    @contextmanager
    def holding(self, address: str, connection: Connection) -> Iterator[None]:
        self._open.add(connection)
        self._by_address[address] += 1
        self._metrics.sockets.inc()
        try:
            yield
        finally:
            self._metrics.sockets.dec()
            self._open.discard(connection)
            self._by_address -= Counter({address: 1})

    async def farewell(self) -> None:
        """Tell everybody that the server stops; pages come back by themselves."""
        for connection in self._open:
            connection.bye("stopping")
        deadline = asyncio.get_running_loop().time() + FAREWELL
        while self._open and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.01)
