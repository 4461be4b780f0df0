"""From an address to a store that is ready: made, migrated, and durable."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from filelock import AsyncFileLock
from sqlalchemy import URL, Connection, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from chevalet.lexicon.folders import data_folder
from chevalet.store import migrations
from chevalet.store.memory import MemoryStore
from chevalet.store.refusals import StoreAddress, StoreDriverMissing
from chevalet.store.sql import SqlStore
from chevalet.store.store import Store
from chevalet.store.transactions import InOneThread, InTheLoop
from chevalet.store.writing import unavailable

MEMORY = "memory:"
PATIENCE = 30.0
"""Seconds to wait for a database that somebody else is writing to."""
# Any number that no other program on the same server is likely to have chosen.
MIGRATION_LOCK = 0x43_48_45_56


def default_url() -> str:
    """The user's own games: a file in the data folder."""
    return f"sqlite:///{data_folder() / 'games.sqlite3'}"


async def open_store(url: str | None = None) -> Store:
    """The store at an address, brought up to date; the user's own without one.

    `sqlite:///path`, `postgresql://user@host/database`, or `memory:`.
    """
    if url == MEMORY:
        return MemoryStore()
    address = _address(url or default_url())
    try:
        sqlite = address.get_backend_name() == "sqlite"
        return await (_sqlite(address) if sqlite else _postgresql(address))
    except ModuleNotFoundError as missing:
        raise StoreDriverMissing(package=missing.name or "") from None
    except (SQLAlchemyError, OSError) as fault:
        raise unavailable(fault) from fault


def _address(url: str) -> URL:
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
    }
    try:
        address = make_url(url)
    except ArgumentError:
        raise StoreAddress(scheme=url.partition(":")[0]) from None
    driver = drivers.get(address.drivername)
    # A file without a name would be a memory of SQLite's own, one for each connection.
    if driver is None or not address.database:
        raise StoreAddress(scheme=address.drivername)
    return address.set(drivername=driver)


async def _sqlite(address: URL) -> SqlStore:
    path = Path(address.database or "")
    path.parent.mkdir(parents=True, exist_ok=True)
    # The driver's thread would complain on its own, later; the system says at once what is wrong.
    path.open("ab").close()
    engine = create_async_engine(address, connect_args={"timeout": PATIENCE})
    writing = create_engine(
        address.set(drivername="sqlite+pysqlite"), connect_args={"timeout": PATIENCE}
    )

    @event.listens_for(writing, "connect")
    @event.listens_for(engine.sync_engine, "connect")
    def durable(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        # FULL: a commit has reached the disk when it returns. In WAL mode the default has not.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def upgrade(connection: Connection) -> None:
        # Python's driver begins no transaction for CREATE TABLE: a program killed here would leave
        # half of the tables.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        migrations.upgrade(connection)

    # SQLite does not wait while another program turns a new file to WAL mode: it fails.
    async with AsyncFileLock(f"{path}.lock", timeout=PATIENCE):
        await _migrate(engine, upgrade)
    return SqlStore(engine, InOneThread(writing))


async def _postgresql(address: URL) -> SqlStore:
    # Whatever the server's habit: a commit has reached the disk when it returns.
    engine = create_async_engine(
        address,
        pool_pre_ping=True,
        connect_args={"server_settings": {"synchronous_commit": "on"}, "timeout": PATIENCE},
    )

    def upgrade(connection: Connection) -> None:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        migrations.upgrade(connection)

    await _migrate(engine, upgrade)
    return SqlStore(engine, InTheLoop(engine))


async def _migrate(engine: AsyncEngine, upgrade: Callable[[Connection], None]) -> None:
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    except BaseException:
        await asyncio.shield(engine.dispose())
        raise
