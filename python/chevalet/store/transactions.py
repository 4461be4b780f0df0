"""Running work in a transaction: in the loop where the driver can, else in a thread of its own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")


class Transactions(Protocol):
    async def run(self, work: Callable[[Connection], T]) -> T:
        """All that the work does is kept, or nothing."""

    async def close(self) -> None:
        """Wait for what is under way, and let go."""


class InTheLoop:
    """For a driver that waits without a thread."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        pass


class InOneThread:
    """For SQLite, where one writes at a time anyway.

    A whole transaction is one errand of the thread. Statement by statement, each with its way there
    and back, it would cost several times as much.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "chevalet-sqlite")

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return work(connection)

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()
