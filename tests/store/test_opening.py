"""From an address to a store; what is wrong with an address or a database is said."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from chevalet import Game
from chevalet.notation.events_json import EventMalformed, EventsNotJson, EventsVersion
from chevalet.store import (
    MemoryStore,
    SqlStore,
    StoreAddress,
    StoreDriverMissing,
    StoreTooNew,
    StoreUnavailable,
    default_url,
    open_store,
)
from chevalet.store.schema import metadata
from tests import postgres
from tests.stores import Place

START = Game.new("classique", seats=["nord", "sud"], words=["LA"], seed=1).events


async def test_without_an_address_games_are_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHEVALET_DATA", str(tmp_path / "not" / "there yet"))
    store = await open_store()
    await store.append("a", 0, START, at=1)
    await store.close()
    file = tmp_path / "not" / "there yet" / "games.sqlite3"
    assert file.exists()
    assert default_url() == f"sqlite:///{file}"
    assert isinstance(await open_store("memory:"), MemoryStore)


@pytest.mark.parametrize(
    "url", ["", "games", "mysql://a/b", "sqlite://", "postgresql://host", "x:"]
)
async def test_an_address_that_names_no_store(url: str) -> None:
    with pytest.raises(StoreAddress):
        await open_store(url or " ")


async def test_a_database_that_does_not_answer(tmp_path: Path) -> None:
    urls = [
        f"postgresql://name:secret@127.0.0.1:{postgres.free_port()}/games",
        f"sqlite:///{tmp_path}",
    ]
    for url in urls:
        with pytest.raises(StoreUnavailable) as fault:
            await open_store(url)
        assert "secret" not in str(fault.value)


async def test_a_server_that_turns_us_away(postgresql_server: str) -> None:
    nobody = postgresql_server.replace("//postgres@", "//nobody@")
    for url in (f"{postgresql_server}-that-is-not-there", nobody):
        with pytest.raises(StoreUnavailable):
            await open_store(url)


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Chère Zoé, " * 100, encoding="utf-8")
    with pytest.raises(StoreUnavailable):
        await open_store(f"sqlite:///{file}")
    assert file.read_text(encoding="utf-8").startswith("Chère Zoé")


async def test_the_driver_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreDriverMissing) as missing:
        await open_store("postgresql://name@127.0.0.1/games")
    assert missing.value.package == "asyncpg"


async def test_sqlite_writes_to_the_disk_before_it_answers(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    assert isinstance(store, SqlStore)
    for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
        async with store._engine.connect() as connection:
            assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar() == value
    await store.close()


async def test_the_migrations_lead_to_the_schema(lasting_place: Place) -> None:
    store = await lasting_place.open()
    assert isinstance(store, SqlStore)

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store._engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_database_of_a_newer_program_is_left_alone(lasting_place: Place) -> None:
    store = await lasting_place.open()
    assert isinstance(store, SqlStore)
    async with store._engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(StoreTooNew):
        await lasting_place.open()


async def test_events_of_another_format_are_not_misread(lasting_place: Place) -> None:
    store = await lasting_place.open()
    assert isinstance(store, SqlStore)
    await store.append("a", 0, START, at=1)
    for change, error in (
        ("UPDATE events SET body = '{' WHERE version = 1", EventsNotJson),
        ("UPDATE events SET body = '{}' WHERE version = 1", EventMalformed),
        ("UPDATE events SET format = 99 WHERE version = 1", EventsVersion),
    ):
        async with store._engine.begin() as connection:
            await connection.execute(text(change))
        with pytest.raises(error):
            await store.read("a")


async def test_a_first_start_that_is_cut_off_leaves_nothing_half_made(tmp_path: Path) -> None:
    """The tables and their version are made in one transaction."""
    file = tmp_path / "games.sqlite3"
    code = (
        "import asyncio, os, sys\n"
        "from chevalet.store import migrations, open_store\n"
        "from alembic import op\n"
        "op.create_index = lambda *a, **k: os._exit(9)\n"
        "asyncio.run(open_store(sys.argv[1]))\n"
    )
    died = subprocess.run([sys.executable, "-c", code, f"sqlite:///{file}"], timeout=60)
    assert died.returncode == 9
    with sqlite3.connect(file) as left:
        assert left.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    left.close()
    store = await open_store(f"sqlite:///{file}")
    await store.append("a", 0, START, at=1)
    await store.close()


def test_programs_that_start_at_once_on_an_empty_file(tmp_path: Path) -> None:
    code = (
        "import asyncio, sys; from chevalet.store import open_store\n"
        "async def main():\n"
        "    store = await open_store(sys.argv[1]); await store.games(); await store.close()\n"
        "asyncio.run(main())\n"
    )
    url = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    started = [subprocess.Popen([sys.executable, "-c", code, url]) for _ in range(2)]
    assert [one.wait(timeout=60) for one in started] == [0, 0]


@pytest.mark.parametrize("lasting_place", ["postgresql"], indirect=True)
async def test_a_server_that_has_dropped_us_is_called_again(lasting_place: Place) -> None:
    store = await lasting_place.open()
    await store.append("a", 0, START, at=1)
    other = await asyncpg.connect(lasting_place.url)
    # The backend ends after the call has returned; asking until none is left takes no chances.
    dropped = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
    dropped += " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
    while await other.fetchval(dropped):
        await asyncio.sleep(0.01)
    await other.close()
    await store.append("b", 0, START, at=2)
    assert [one.game for one in await store.games()] == ["b", "a"]
