"""The three kinds of store, each made afresh for a test, and opened again as often as it likes."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from chevalet.store import MemoryStore, Store, open_store
from tests import postgres

KINDS = ("memory", "sqlite", "postgresql")
LASTING = ("sqlite", "postgresql")


class Place:
    """Where a test keeps its games; `open` is what a program does when it starts."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._memory = MemoryStore()
        self._opened: list[Store] = []

    async def open(self) -> Store:
        store = self._memory if self.url == "memory:" else await open_store(self.url)
        self._opened.append(store)
        return store

    async def close(self) -> None:
        for store in self._opened:
            await store.close()


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    if postgres.programs() is None:
        pytest.skip("PostgreSQL is not installed: scripts/need postgresql")
    with postgres.server() as address:
        yield address


async def fresh_url(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    if kind == "memory":
        return "memory:"
    if kind == "sqlite":
        return f"sqlite:///{folder / 'games.sqlite3'}"
    address: str = request.getfixturevalue("postgresql_server")
    # Emptied rather than made anew: a database takes megabytes.
    connection = await asyncpg.connect(address)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()
    return address


@pytest.fixture(params=KINDS)
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Place]:
    """Every kind of store in turn."""
    made = Place(await fresh_url(request.param, request, tmp_path))
    yield made
    await made.close()


@pytest.fixture(params=LASTING)
async def lasting_place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Place]:
    """The kinds that outlive the process."""
    made = Place(await fresh_url(request.param, request, tmp_path))
    yield made
    await made.close()


@pytest.fixture
async def store(place: Place) -> Store:
    return await place.open()
