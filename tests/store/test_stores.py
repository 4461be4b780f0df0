"""What every store promises: the same tests in memory, on SQLite and on PostgreSQL."""

import asyncio
from dataclasses import replace

import pytest

from chevalet import Game
from chevalet.game import events as e
from chevalet.game.reasons import EndReason
from chevalet.store import StaleAppend, Store, UnknownGame
from tests.stores import Place

GAME = Game.new("classique", seats=["nord", "sud"], words=["LA"], seed=1)
START = GAME.events
MORE = GAME.pass_turn()
END = (e.GameEnded(EndReason.ALL_PASSED_TWICE, (0, 1)), e.ClockStopped(0, 5))


async def test_what_is_appended_is_read_again(store: Store) -> None:
    await store.append("a", 0, START, at=1_000)
    await store.append("a", len(START), MORE, at=2_000)
    log = await store.read("a")
    assert log.events == START + MORE
    assert log.at == 2_000


async def test_reading_begins_at_a_version(store: Store) -> None:
    await store.append("a", 0, START, at=1_000)
    await store.append("a", len(START), MORE, at=2_000)
    assert (await store.read("a", len(START))).events == MORE
    log = await store.read("a", len(START) + len(MORE))
    assert (log.events, log.at) == ((), 2_000)


async def test_an_unknown_game_is_refused(store: Store) -> None:
    with pytest.raises(UnknownGame) as refused:
        await store.read("nowhere")
    assert refused.value.game == "nowhere"


@pytest.mark.parametrize("version", [0, 1, len(START) - 1, len(START) + 1])
async def test_an_append_anywhere_but_at_the_end_is_refused(store: Store, version: int) -> None:
    await store.append("a", 0, START, at=1_000)
    events = START if version == 0 else MORE
    with pytest.raises(StaleAppend) as refused:
        await store.append("a", version, events, at=2_000)
    assert refused.value.facts == {"game": "a", "given": version, "current": len(START)}
    log = await store.read("a")
    assert (log.events, log.at) == (START, 1_000)


async def test_a_game_that_was_not_begun_cannot_go_on(store: Store) -> None:
    with pytest.raises(StaleAppend):
        await store.append("a", len(START), MORE, at=1_000)
    with pytest.raises(UnknownGame):
        await store.read("a")
    with pytest.raises(ValueError, match="GameCreated"):
        await store.append("a", 0, MORE, at=1_000)
    assert await store.games() == ()


async def test_of_many_appends_at_once_one_wins(store: Store) -> None:
    await store.append("a", 0, START, at=1_000)
    others = [(replace(END[1], left=number), *MORE) for number in range(8)]
    answers = await asyncio.gather(
        *(store.append("a", len(START), events, at=2_000) for events in others),
        return_exceptions=True,
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["NoneType"] + ["StaleAppend"] * 7
    winner = others[answers.index(None)]
    assert (await store.read("a")).events == START + winner


async def test_many_games_at_once(store: Store) -> None:
    names = [f"game-{number}" for number in range(20)]
    await asyncio.gather(*(store.append(name, 0, START, at=1) for name in names))
    await asyncio.gather(*(store.append(name, len(START), MORE, at=2) for name in names))
    for name in names:
        assert (await store.read(name)).events == START + MORE


async def test_what_waits_is_written_together_and_in_order(store: Store) -> None:
    """Appends of one game that follow one another; one that does not, among others that do."""
    await store.append("b", 0, START, at=1)
    answers = await asyncio.gather(
        store.append("a", 0, START, at=1),
        store.append("a", len(START), MORE, at=2),
        store.append("b", 3, MORE, at=2),
        store.append("a", 0, START, at=3),
        store.append("a", len(START + MORE), END, at=4),
        store.append("b", len(START), MORE, at=5),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [
        *(type(None), type(None), StaleAppend, StaleAppend, type(None), type(None))
    ]
    log = await store.read("a")
    assert (log.events, log.at) == (START + MORE + END, 4)
    assert [(one.game, one.ended) for one in await store.games()] == [("b", False), ("a", True)]
    await store.append("a", len(log.events), MORE, at=6)
    again, _ = await store.games()
    assert (again.game, again.ended, again.version) == ("a", True, len(log.events + MORE))


async def test_games_are_listed_the_last_played_first(store: Store) -> None:
    for at, name in enumerate("abc", 1):
        await store.append(name, 0, START, at=at)
    await store.append("a", len(START), MORE, at=10)
    await store.append("b", len(START), END, at=5)
    listed = await store.games()
    assert [(one.game, one.version, one.created, one.changed, one.ended) for one in listed] == [
        ("a", len(START + MORE), 1, 10, False),
        ("b", len(START + END), 2, 5, True),
        ("c", len(START), 3, 3, False),
    ]
    assert {one.setup for one in listed} == {GAME.setup}
    assert [one.game for one in await store.games(limit=1, offset=1)] == ["b"]


async def test_a_store_that_is_opened_again_holds_what_it_held(place: Place) -> None:
    first = await place.open()
    await first.append("a", 0, START, at=1_000)
    await first.close()
    again = await place.open()
    assert (await again.read("a")).events == START
    await again.append("a", len(START), MORE, at=2_000)
    assert [one.version for one in await again.games()] == [len(START + MORE)]


async def test_two_programs_begin_the_same_game(lasting_place: Place) -> None:
    stores = [await lasting_place.open() for _ in range(2)]
    for name in "abcdef":
        answers = await asyncio.gather(
            stores[0].append(name, 0, START, at=1),
            stores[1].append(name, 0, START, at=1),
            stores[1].append(f"{name}2", 0, START, at=1),
            return_exceptions=True,
        )
        assert sorted(type(one).__name__ for one in answers[:2]) == ["NoneType", "StaleAppend"]
        assert answers[2] is None


async def test_two_programs_on_one_database(lasting_place: Place) -> None:
    """They start at once, on a database that is empty: both find it made."""
    stores = await asyncio.gather(*(lasting_place.open() for _ in range(4)))
    await stores[0].append("a", 0, START, at=1_000)
    answers = await asyncio.gather(
        *(one.append("a", len(START), MORE, at=2_000) for one in stores), return_exceptions=True
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["NoneType"] + ["StaleAppend"] * 3
    assert (await stores[1].read("a")).events == START + MORE


@pytest.mark.parametrize("name", ["Zoé", "\U0001f3b2", "a\x00b", "\ud800", "'; DROP TABLE events"])
async def test_odd_names_are_kept_as_they_are(store: Store, name: str) -> None:
    created = START[0]
    assert isinstance(created, e.GameCreated)
    odd = replace(created, setup=replace(created.setup, seats=(name, "sud")))
    await store.append("a", 0, (odd,), at=1)
    assert (await store.read("a")).events == (odd,)
    assert (await store.games())[0].setup.seats[0] == name
