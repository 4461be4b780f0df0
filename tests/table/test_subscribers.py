"""Who hears what: every seat its own, a spectator nothing hidden, a slow one no more."""

import asyncio
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from chevalet.editions import EDITIONS, edition
from chevalet.game import actions as a
from chevalet.game import events as e
from chevalet.game.clock import TurnClock
from chevalet.game.refusals import Refusal, StaleVersion
from chevalet.game.state import State, opened, replay
from chevalet.game.views import evolve_view, redact, view
from chevalet.store import MemoryStore, Store
from chevalet.table import SubscriberTooSlow, Table
from tests.game import chance
from tests.game.laws import SECRETS, scrambled
from tests.table.support import Clock, as_bytes, heard, new_table, turn

SEATS = ("nord", "sud", "est")


async def random_game(store: Store, name: str, seed: int, steps: int) -> dict[int | None, bytes]:
    """Play anything at all; gives the bytes that each seat and a spectator was sent."""
    r, box, clock = random.Random(seed), edition(name), Clock()
    names = SEATS[: max(box.seats.start, min(3, box.seats.stop - 1))]
    table = await Table.new(
        store,
        name,
        seats=names,
        words=chance.WORDS,
        word_rule="arbitre" if box.one_person else r.choice(["arbitre", "contestation"]),
        clock=TurnClock(120_000),
        seed=seed,
        now=clock,
    )
    listening = {
        seat: table.subscribe(seat, since=0, limit=10_000) for seat in (*range(len(names)), None)
    }
    for _ in range(steps):
        state = replay((await store.read(table.id)).events)
        if state.public.ended is not None:
            break
        clock.at += r.choice([0, 1_000, 20_000, 130_000])
        try:
            await table.submit(table.version, chance.random_action(r, state, box, clock.at))
        except Refusal:
            continue
    await table.close()
    log = (await store.read(table.id)).events
    told = {}
    for seat, subscription in listening.items():
        batches = await heard(subscription)
        assert [batch.since for batch in batches[1:]] == [batch.version for batch in batches[:-1]]
        events = tuple(event for batch in batches for event in batch.events)
        assert events == tuple(redact(event, seat) for event in log)
        check_following(events, replay(log), seat)
        told[seat] = as_bytes(events)
        check_nothing_hidden_is_told(log, told[seat], seat, r)
    return told


def check_following(events: tuple[e.Event, ...], state: State, seat: int | None) -> None:
    created = events[0]
    assert isinstance(created, e.GameCreated)
    seen = view(opened(created), seat)
    for event in events[1:]:
        seen = evolve_view(seen, event)
    assert seen == view(state, seat)


def check_nothing_hidden_is_told(
    log: tuple[e.Event, ...], told: bytes, seat: int | None, r: random.Random
) -> None:
    """Other hidden tiles and cards would have given the same bytes, so these tell nothing.

    And where a line of the log holds a secret, a search of the bytes does not find it.
    """
    other = tuple(scrambled(event, seat, r) for event in log)
    assert as_bytes(tuple(redact(event, seat) for event in other)) == told
    for event, line in zip(log, told.splitlines()[1:], strict=False):
        fields, owners = SECRETS.get(type(event), ((), ()))
        if seat in [getattr(event, owner) for owner in owners] or getattr(event, "open", False):
            continue
        for field in fields:
            secret = getattr(event, field)
            hidden = [secret] if isinstance(secret, str) else list(secret)
            assert not any(f'"{one}"'.encode() in line for one in hidden)


@pytest.mark.parametrize("name", [box.name for box in EDITIONS])
@settings(max_examples=4, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32))
def test_a_subscriber_hears_what_redact_lets_through(name: str, seed: int) -> None:
    asyncio.run(random_game(MemoryStore(), name, seed, steps=40))


async def test_out_of_every_kind_of_store(store: Store) -> None:
    """What was stored as JSON and read again is what was told."""
    await random_game(store, "delire", seed=3, steps=40)


async def test_the_owner_of_a_rack_reads_it_and_nobody_else() -> None:
    """Tiles that occur nowhere else in the log: a search of the bytes finds them, or does not."""
    store = MemoryStore()
    table = await new_table(store, seats=SEATS)
    log = (await store.read(table.id)).events
    drawn = [event for event in log if isinstance(event, e.TilesDrawn)]
    assert len(drawn) == len(SEATS)
    for event in drawn:
        for seat in (*range(len(SEATS)), None):
            told = as_bytes(table.since(seat, 0).events)
            assert (str(event.tiles).encode() in told) is (seat == event.seat)


def test_the_check_of_secrecy_can_fail() -> None:
    log = (e.TilesDrawn(0, "AACLLQT"),)
    check_nothing_hidden_is_told(log, as_bytes((redact(log[0], 1),)), 1, random.Random(1))
    with pytest.raises(AssertionError):
        check_nothing_hidden_is_told(log, as_bytes(log), 1, random.Random(1))


async def test_catching_up_from_a_version(store: Store) -> None:
    table = await new_table(store)
    start = table.version
    await table.submit(start, a.Exchange(turn(table), table.view(turn(table)).rack[:2]))
    middle = table.version
    await table.submit(middle, a.Pass(turn(table)))
    late = table.subscribe(1, since=start)
    live = table.subscribe(1)
    await table.submit(table.version, a.Pass(turn(table)))
    await table.close()
    missed, now = await heard(late)
    assert (missed.since, missed.version) == (start, now.since)
    assert await heard(live) == [now]
    for version in (-1, table.version + 1):
        with pytest.raises(StaleVersion):
            table.subscribe(1, since=version)


async def test_a_slow_subscriber_is_dropped_and_told_where_to_go_on() -> None:
    store = MemoryStore()
    table = await new_table(store, "ancien-solitaire", seats=["moi"])
    start = table.version
    slow, quick = table.subscribe(0, limit=2), table.subscribe(0)
    for _ in range(4):
        await table.submit(table.version, a.Exchange(0, table.view(0).rack[:1]))
    read = [await anext(slow) for _ in range(2)]
    with pytest.raises(SubscriberTooSlow) as dropped:
        await anext(slow)
    assert dropped.value.version == read[-1].version
    with pytest.raises(StopAsyncIteration):
        await anext(slow)
    rest = table.since(0, dropped.value.version)
    await table.close()
    everything = [event for batch in await heard(quick) for event in batch.events]
    assert everything == [event for batch in [*read, rest] for event in batch.events]
    assert read[0].since == start


async def test_who_leaves_hears_no_more() -> None:
    table = await new_table(MemoryStore())
    with table.subscribe(0) as batches:
        pass
    await table.submit(table.version, a.Pass(turn(table)))
    assert await heard(batches) == []
