"""Computer players and the clock: they come in by the same door as everyone."""

import asyncio
from collections.abc import Callable

import pytest

from chevalet.game import actions as a
from chevalet.game import events as e
from chevalet.game.clock import TurnClock
from chevalet.game.views import View
from chevalet.store import MemoryStore, Store
from chevalet.table import Table
from tests.table.support import new_table, reopened, turn


class Recorder:
    """Passes when it is its turn, and remembers all it was shown."""

    def __init__(self, act: Callable[[View], a.Action | None] | None = None) -> None:
        self.views: list[View] = []
        self.news: list[e.Event] = []
        self._act = act

    async def act(self, view: View, news: tuple[e.Event, ...]) -> a.Action | None:
        self.views.append(view)
        self.news += news
        if self._act is not None:
            return self._act(view)
        assert view.seat is not None
        return a.Pass(view.seat) if view.seat in view.public.awaited else None


async def finished(table: Table) -> None:
    async with asyncio.timeout(10):
        while not table.is_over:
            await table.beyond(table.version)


async def test_players_play_a_game_to_its_end(store: Store) -> None:
    table = await new_table(store, seats=["a", "b", "c"])
    players = [Recorder() for _ in range(3)]
    for seat, player in enumerate(players):
        table.invite(seat, player)
    await finished(table)
    await table.close()
    for seat, player in enumerate(players):
        assert {view.seat for view in player.views} == {seat}
        assert all(hand is None for hand in [*player.views[0].hands[:seat]])
        told = table.since(seat, 0).events
        assert tuple(player.news) == told[: len(player.news)]


async def test_a_player_goes_on_after_a_restart(store: Store) -> None:
    table = await new_table(store)
    await table.submit(table.version, a.Pass(turn(table)))
    await table.close()
    again = await reopened(store, table)
    for seat in (0, 1):
        again.invite(seat, Recorder())
    await finished(again)
    await again.close()


class Slow:
    """Thinks until it is let go, about the table as it was when it began."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.thinking = asyncio.Event()
        self.answers = 0

    async def act(self, view: View, news: tuple[e.Event, ...]) -> a.Action | None:
        assert view.seat is not None
        if view.seat not in view.public.awaited:
            return None
        self.thinking.set()
        await self.go.wait()
        self.answers += 1
        return a.Exchange(view.seat, view.rack[:1])


async def test_a_late_answer_is_dropped_and_the_player_asked_again() -> None:
    store = MemoryStore()
    table = await new_table(store)
    seat, slow = turn(table), Slow()
    table.invite(seat, slow)
    await slow.thinking.wait()
    await table.submit(table.version, a.Leave(1 - seat))
    await table.submit(table.version, a.Return(1 - seat))
    changed = table.version
    slow.go.set()
    async with asyncio.timeout(10):
        await table.beyond(changed)
    await table.close()
    assert slow.answers == 2
    log = (await store.read(table.id)).events
    assert [type(event) for event in log].count(e.Exchanged) == 1


async def test_a_thinking_player_holds_nobody_up() -> None:
    store = MemoryStore()
    table, other = await new_table(store), await new_table(store)
    slow = Slow()
    table.invite(turn(table), slow)
    await slow.thinking.wait()
    await other.submit(other.version, a.Pass(turn(other)))
    await table.submit(table.version, a.Leave(1 - turn(table)))
    await table.close()


async def test_a_player_that_errs_is_reported_and_asked_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = await new_table(MemoryStore())
    seat = turn(table)
    wrong: list[a.Action] = [a.Exchange(seat, "ZZZZ"), a.Pass(1 - seat)]

    def act(view: View) -> a.Action | None:
        if wrong:
            return wrong.pop()
        if len(player.views) == 3:
            raise RuntimeError("a fault of the player")
        return a.Pass(seat) if len(player.views) == 4 else None

    player = Recorder(act)
    table.invite(seat, player)
    for action in (a.Leave, a.Return, a.Leave, a.Return):
        await asyncio.sleep(0.01)
        await table.submit(table.version, action(1 - seat))
    await asyncio.sleep(0.01)
    await table.close()
    texts = [record.getMessage() for record in caplog.records]
    assert sum("player refused" in text for text in texts) == 2
    assert sum("player failed" in text for text in texts) == 1
    assert any(isinstance(event, e.Passed) for event in table.since(None, 0).events)
    assert not any(table.view(seat).rack in text for text in texts)


async def test_the_clock_of_a_turn_rings_by_itself(store: Store) -> None:
    # Far enough apart for a busy machine: a timer that wakes too late for the beep leaves it out.
    table = await new_table(store, clock=TurnClock(1500, beep_left=1400))
    first = turn(table)
    table.keep_time()
    async with asyncio.timeout(10):
        while turn(table) == first:
            await table.beyond(table.version)
    await table.close()
    kinds = [type(event) for event in table.since(None, 0).events]
    assert kinds.index(e.Beeped) < kinds.index(e.Passed)
    assert kinds.count(e.Passed) == 1


async def test_without_a_clock_the_timer_sleeps() -> None:
    table = await new_table(MemoryStore())
    table.keep_time()
    version = table.version
    await asyncio.sleep(0.05)
    assert table.version == version
    await table.close()
