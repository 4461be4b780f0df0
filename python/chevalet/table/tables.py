"""The tables that are open in this process."""

from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary

from chevalet.lexicon import named
from chevalet.store import Store
from chevalet.table.table import Library, Table
from chevalet.table.timer import wall_clock


class Tables:
    """One `Table` a game, however many ask for it. One that nobody holds any more is forgotten."""

    def __init__(
        self,
        store: Store,
        library: Library = named,
        now: Callable[[], int] = wall_clock,
    ) -> None:
        self.store = store
        self._library = library
        self._now = now
        self._open: WeakValueDictionary[str, Table] = WeakValueDictionary()

    async def new(self, edition: str, **setup: Any) -> Table:
        """A new table; `setup` as for `Table.new`."""
        table = await Table.new(self.store, edition, now=self._now, **setup)
        self._open[table.id] = table
        return table

    async def find(self, name: str) -> Table:
        """The table of that name, out of the store when it is not open; raises `UnknownGame`."""
        if (table := self._open.get(name)) is not None:
            return table
        table = await Table.open(self.store, name, library=self._library, now=self._now)
        # Another may have opened it while the store was read: all must sit at the same table.
        return self._open.setdefault(name, table)

    async def close(self) -> None:
        for table in tuple(self._open.values()):
            await table.close()
        await self.store.close()
