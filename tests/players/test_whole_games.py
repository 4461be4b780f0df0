"""Whole games between computers, of every edition, at a table: they end by themselves."""

import asyncio
import logging
from typing import Any

import pytest

from chevalet import lexicon
from chevalet.editions import EDITIONS
from chevalet.game import events as e
from chevalet.game.clock import TotalClock, TurnClock
from chevalet.game.reasons import EndReason
from chevalet.players import LEVELS, Budget, computer
from chevalet.store import MemoryStore
from chevalet.table import Table

SEATS = ["nord", "sud", "est", "ouest", "a", "b", "c", "d"]
BRIEF = Budget(seconds=0.03)
STRONG, WEAK = "expert", LEVELS[0].name


async def played(edition: str, levels: list[str], seed: int = 1, **setup: Any) -> Table:
    words = lexicon("fr")
    table = await Table.new(
        MemoryStore(), edition, seats=SEATS[: len(levels)], words=words, seed=seed, **setup
    )
    for seat, level in enumerate(levels):
        table.invite(seat, computer(level, words=words, seed=seed, budget=BRIEF))
    async with asyncio.timeout(60):
        while not table.is_over:
            await table.beyond(table.version)
    await table.close()
    return table


GAMES = [
    (one.name, count, rule)
    for one in EDITIONS
    for count in sorted({one.seats[0], one.seats[-1]})
    for rule in ("arbitre", "contestation")
    if rule == "arbitre" or not one.one_person
]


@pytest.mark.parametrize(("edition", "count", "rule"), GAMES)
async def test_every_edition_is_played_to_its_end_without_a_refusal(
    edition: str, count: int, rule: str, caplog: pytest.LogCaptureFixture
) -> None:
    levels = [("champion", STRONG, "amateur", WEAK)[seat % 4] for seat in range(count)]
    table = await played(edition, levels, word_rule=rule)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    view = table.view(None)
    assert max(view.public.scores) > 100
    assert view.public.ended is not EndReason.ALL_PASSED_TWICE


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
async def test_every_level_plays(level: str, caplog: pytest.LogCaptureFixture) -> None:
    table = await played("classique", [level, level])
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    words = [event for event in table.since(None, 0).events if isinstance(event, e.WordLaid)]
    assert len(words) > 15


@pytest.mark.parametrize("clock", [TurnClock(2000), TotalClock(10_000)])
async def test_with_a_clock(clock: TurnClock | TotalClock) -> None:
    table = await played("classique", [STRONG, WEAK], clock=clock)
    assert not any(isinstance(event, e.Passed) for event in table.since(None, 0).events[:60])
