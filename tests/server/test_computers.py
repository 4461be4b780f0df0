"""Computers at the server's tables."""

import asyncio
import statistics
import time

from tests.server.kit import Page, Running

THINKERS = 2
MOVES = 15


async def trips(page: Page, game: str) -> list[float]:
    """How long moves of a game of people take, in seconds."""
    state = await page.watch(game, 0)
    version, taken = state["version"], []
    view = state["view"]
    for _ in range(MOVES):
        turn = view["turn"]
        begun = time.perf_counter()
        answer = await page.act(version, "Exchange", turn, tiles=view["racks"][turn][:1])
        taken.append(time.perf_counter() - begun)
        assert answer["type"] == "done", answer
        update = await page.next("update")
        view, version = update["view"], update["version"]
        await asyncio.sleep(0.02)
    return taken


async def test_a_thinking_champion_delays_nobody_else(server: Running) -> None:
    """Tables of champions think all the time; moves of another table take what they took before,
    and far less than a champion thinks."""
    async with server.browser() as ada:
        games = [(await ada.new_game("here", edition="ancien-solitaire"))["game"] for _ in range(2)]
        async with ada.page() as page:
            calm = await trips(page, games[0])
        busy_tables = [
            (await ada.new_game("champion", "champion"))["game"] for _ in range(THINKERS)
        ]
        await asyncio.sleep(0.3)
        async with ada.page() as page:
            busy = await trips(page, games[1])
        for game in busy_tables:
            table = (await server.club.room(game)).table
            assert not table.is_over
            assert table.view(None).public.awaited, "nobody thinks"
        # The cores of the machine are shared out; the loop is not held.
        assert statistics.median(busy) < max(10 * statistics.median(calm), 0.25)
