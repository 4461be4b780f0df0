"""Games kept for good: append-only logs of events, in memory, in SQLite or in PostgreSQL.

>>> import asyncio
>>> from chevalet.store import MemoryStore
>>> asyncio.run(MemoryStore().games())
()
"""

from chevalet.store.memory import MemoryStore
from chevalet.store.opening import default_url, open_store
from chevalet.store.refusals import (
    StaleAppend,
    StoreAddress,
    StoreDriverMissing,
    StoreTooNew,
    StoreUnavailable,
    UnknownGame,
)
from chevalet.store.seating import Arrangement, HeldGame, InviteGone, Kind, Seating, Sitting
from chevalet.store.sql import SqlStore
from chevalet.store.store import Log, Store, Summary

__all__ = [
    "Arrangement",
    "HeldGame",
    "InviteGone",
    "Kind",
    "Log",
    "MemoryStore",
    "Seating",
    "Sitting",
    "SqlStore",
    "StaleAppend",
    "Store",
    "StoreAddress",
    "StoreDriverMissing",
    "StoreTooNew",
    "StoreUnavailable",
    "Summary",
    "UnknownGame",
    "default_url",
    "open_store",
]
