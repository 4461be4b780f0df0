"""Table.submit: one at a time, durable first, public second."""

import asyncio
from collections.abc import Sequence

import pytest

from chevalet.game import actions as a
from chevalet.game import events as e
from chevalet.game.refusals import NoSuchSeat, Refusal, StaleVersion, WordListMissing
from chevalet.play import HeldWords
from chevalet.store import MemoryStore, Store, StoreUnavailable, UnknownGame
from chevalet.table import Table, Tables
from tests.stores import Place
from tests.table.support import WORDS, Clock, library, new_table, reopened, turn


async def test_a_move_is_kept_then_told(store: Store) -> None:
    table = await new_table(store)
    before = table.version
    with table.subscribe(0) as batches:
        version = await table.submit(before, a.Pass(turn(table)))
        batch = await anext(batches)
    assert version == table.version == batch.version > before == batch.since
    kept = await store.read(table.id)
    assert len(kept.events) == version


async def test_of_two_moves_with_the_same_version_one_wins(store: Store) -> None:
    table = await new_table(store)
    version, seat = table.version, turn(table)
    rack = table.view(seat).rack
    moves = [table.submit(version, a.Exchange(seat, tile)) for tile in rack]
    answers = await asyncio.gather(*moves, return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, StaleVersion)]
    assert len(refused) == len(rack) - 1
    assert {answer.current for answer in refused} == {table.version}
    kept = (await store.read(table.id)).events
    assert sum(isinstance(event, e.Exchanged) for event in kept) == 1


async def test_two_processes_with_the_same_version_one_wins(place: Place) -> None:
    """Each has a table of its own; the store decides, and the other catches up."""
    here = await new_table(await place.open())
    there = await reopened(await place.open(), here)
    version, seat = here.version, turn(here)
    subscriptions = [table.subscribe(None) for table in (here, there)]
    answers = await asyncio.gather(
        *(table.submit(version, a.Exchange(seat, here.view(seat).rack)) for table in (here, there)),
        return_exceptions=True,
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["StaleVersion", "int"]
    assert here.view(seat) == there.view(seat)
    first, second = [await anext(one) for one in subscriptions]
    assert first == second


async def test_a_refusal_leaves_everything_as_it_was(store: Store) -> None:
    table = await new_table(store)
    view, kept = table.view(0), await store.read(table.id)
    with table.subscribe(0) as batches:
        for action in (a.Pass(1 - turn(table)), a.Tick(), a.Exchange(turn(table), "ZZZZZZZZ")):
            with pytest.raises(Refusal):
                await table.submit(table.version, action)
        for version in (-1, 0, table.version - 1, table.version + 1):
            with pytest.raises(StaleVersion):
                await table.submit(version, a.Pass(turn(table)))
    assert [batch async for batch in batches] == []
    assert (table.view(0), await store.read(table.id)) == (view, kept)


async def test_a_table_is_opened_again_as_it_was_left(place: Place) -> None:
    store = await place.open()
    table = await new_table(store)
    for _ in range(3):
        await table.submit(table.version, a.Exchange(turn(table), table.view(turn(table)).rack[:3]))
    await table.close()
    await store.close()
    again = await reopened(await place.open(), table)
    for seat in (0, 1, None):
        assert again.view(seat) == table.view(seat)
    await again.submit(again.version, a.Pass(turn(again)))


async def test_a_whole_game(store: Store) -> None:
    table = await new_table(store)
    while not table.is_over:
        await table.submit(table.version, a.Pass(turn(table)))
    with pytest.raises(Refusal):
        await table.submit(table.version, a.Pass(0))
    assert [one.ended for one in await store.games()] == [True]
    assert (await reopened(store, table)).is_over


async def test_without_its_word_list_a_game_can_be_looked_at_only(store: Store) -> None:
    table = await new_table(store, "delire")

    def nothing(name: str) -> HeldWords:
        raise WordListMissing()

    for shelf in (nothing, lambda name: frozenset({"AUTRE"})):
        shown = await Table.open(store, table.id, library=shelf)
        assert shown.view(0) == table.view(0)
        with pytest.raises(WordListMissing):
            await shown.submit(shown.version, a.Pass(turn(shown)))
    played = await reopened(store, table)
    await played.submit(played.version, a.Pass(turn(played)))


async def test_time_stamps_never_go_backwards(store: Store) -> None:
    clock = Clock(at=5_000)
    table = await new_table(store, now=clock)
    clock.at = 9_000
    await table.submit(table.version, a.Pass(turn(table)))
    clock.at = 2_000
    again = await reopened(store, table, now=clock)
    assert again.now() == 9_000
    await again.submit(again.version, a.Pass(turn(again)))
    assert (await store.read(table.id)).at == 9_000


async def test_draws_come_from_the_system_unless_a_seed_is_asked_for() -> None:
    store = MemoryStore()
    racks = {(await new_table(store, seed=None)).view(0).rack for _ in range(20)}
    assert len(racks) > 10
    assert (await new_table(store)).view(0).rack == (await new_table(store)).view(0).rack


class Unsure(MemoryStore):
    """A database whose answer is lost: sometimes the events were kept, sometimes not."""

    kept = True
    broken = False
    gate: asyncio.Event | None = None

    async def append(self, game: str, version: int, events: Sequence[e.Event], at: int) -> None:
        if self.gate is not None:
            await self.gate.wait()
        if not self.broken or self.kept:
            await super().append(game, version, events, at)
        if self.broken:
            raise StoreUnavailable(reason="ConnectionResetError")


@pytest.mark.parametrize("kept", [True, False])
async def test_an_answer_that_is_lost_is_looked_up(kept: bool) -> None:
    store = Unsure()
    table = await new_table(store)
    version, seat = table.version, turn(table)
    store.kept, store.broken = kept, True
    with table.subscribe(None) as batches:
        with pytest.raises(StoreUnavailable):
            await table.submit(version, a.Pass(seat))
        assert table.version == version
        store.broken = False
        if kept:
            with pytest.raises(StaleVersion):
                await table.submit(version, a.Pass(seat))
        else:
            await table.submit(version, a.Pass(seat))
        assert isinstance((await anext(batches)).events[0], e.Passed)
    log = (await store.read(table.id)).events
    assert len(log) == table.version
    assert sum(isinstance(event, e.Passed) for event in log) == 1


async def test_who_goes_away_does_not_undo_a_move() -> None:
    """The connection that asked is gone while the database writes: the move counts all the same."""
    store = Unsure()
    table = await new_table(store)
    version = table.version
    store.gate = asyncio.Event()
    batches = table.subscribe(None)
    asked = asyncio.ensure_future(table.submit(version, a.Pass(turn(table))))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert table.version == version
    store.gate.set()
    assert (await anext(batches)).version == table.version > version


async def test_nobody_hears_of_a_move_before_it_is_kept() -> None:
    store = Unsure()
    table = await new_table(store)
    store.gate = asyncio.Event()
    batches = table.subscribe(None)
    asked = asyncio.ensure_future(table.submit(table.version, a.Pass(turn(table))))
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(anext(batches), 0.05)
    store.gate.set()
    await asked
    assert (await anext(batches)).version == table.version


async def test_everybody_sits_at_the_same_table(store: Store) -> None:
    tables = Tables(store, library)
    table = await tables.new("classique", seats=["nord", "sud"], words=WORDS)
    assert await tables.find(table.id) is table
    name = table.id
    del table
    first, second = await asyncio.gather(tables.find(name), tables.find(name))
    assert first is second
    with pytest.raises(UnknownGame):
        await tables.find("nowhere")


async def test_a_table_that_is_listened_to_stays_open() -> None:
    tables = Tables(MemoryStore(), library)
    table = await tables.new("classique", seats=["nord", "sud"], words=WORDS)
    name, batches = table.id, table.subscribe(0)
    del table
    again = await tables.find(name)
    await again.submit(again.version, a.Pass(turn(again)))
    assert (await anext(batches)).version == again.version


async def test_there_is_no_such_seat() -> None:
    table = await new_table(MemoryStore())
    for seat in (-1, 2):
        with pytest.raises(NoSuchSeat):
            table.view(seat)
        with pytest.raises(NoSuchSeat):
            table.subscribe(seat)
