"""What a server that was stopped, or killed, finds again."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from chevalet.game import events as e
from chevalet.store import Store
from tests.server.kit import Browser, Page, running
from tests.stores import Place
from tests.table.support import Clock

GAMES = 6
MOVES = 25


async def test_everything_is_there_again(lasting_place: Place) -> None:
    """Seats, links, computers and the game itself, after the server was stopped."""
    async with running(lasting_place.url) as server:
        ada = server.browser()
        made = await ada.new_game("here", "open", "expert")
        game, link = made["game"], made["seats"][1]["invite"]
        async with ada.page() as page:
            before = await page.watch(game, 0)
    async with running(lasting_place.url) as server:
        ada.port, bob = server.port, server.browser()
        await bob.post(f"/api/games/{game}/claim", {"invite": link})
        async with ada.page() as a, bob.page() as b:
            first, second = await a.watch(game, 0), await b.watch(game, 1)
            assert first["view"]["rack"] == before["view"]["rack"]
            pages = {0: (a, first), 1: (b, second)}
            played: set[int] = set()
            # Everybody's turn comes, the computer's too.
            state = first
            while played != {0, 1, 2}:
                turn = state["view"]["turn"]
                if turn in pages:
                    await pages[turn][0].act(state["version"], "Pass", turn)
                state = await a.next("update")
                played |= {row["seat"] for row in state["rows"]["rows"]}
        await bob.http.aclose()
    await ada.http.aclose()


async def test_the_time_while_it_was_down_does_not_count(lasting_place: Place) -> None:
    clock, minute = Clock(10_000_000), 60_000
    turn_clock = {"type": "TurnClock", "length": 10 * minute, "beep_left": None}
    async with running(lasting_place.url, now=clock) as server, server.browser() as ada:
        game = (await ada.new_game("here", "here", clock=turn_clock))["game"]
        clock.at += 3 * minute
        # The note that it runs.
        await ada.get("/health")
    clock.at += 24 * 60 * minute
    async with running(lasting_place.url, now=clock) as server, server.browser() as eve:
        clock.at += 2 * minute
        async with eve.page() as page:
            update = await page.watch(game, since=0)
            times = update["view"]["times"]
            left = times["left"][times["running"]] - (update["now"] - times["since"])
            assert left == 5 * minute
            assert [event["type"] for event in update["events"]][-4:] == [
                "Paused",
                "ClockStopped",
                "Resumed",
                "ClockStarted",
            ]


async def test_the_clock_of_a_game_runs_on_without_anybody(lasting_place: Place) -> None:
    """A turn that was over when the server started is passed, though nobody has come back yet."""
    short = {"type": "TurnClock", "length": 700, "beep_left": None}
    async with running(lasting_place.url) as server, server.browser() as ada:
        game = (await ada.new_game("here", "here", clock=short))["game"]
    async with running(lasting_place.url):
        store = await lasting_place.open()
        async with asyncio.timeout(10):
            while not await passed(store, game):
                await asyncio.sleep(0.1)


async def passed(store: Store, game: str) -> bool:
    return any(isinstance(event, e.Passed) for event in (await store.read(game)).events)


# --- processes -----------------------------------------------------------------------------------

SCRIPT = """
import sys
from chevalet.server import logs
from chevalet.server.serving import Settings, serve
from tests.server.kit import ROOMY

logs.set_up("info")
settings = Settings(port=int(sys.argv[2]), database=sys.argv[1], limits=ROOMY)
serve(settings, lambda address: print(address, flush=True))
"""


@asynccontextmanager
async def process(url: str, port: int = 0) -> AsyncIterator[tuple[subprocess.Popen[str], int]]:
    """The server as a process of its own; gives it and its port."""
    with subprocess.Popen(
        [sys.executable, "-c", SCRIPT, url, str(port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            address = await asyncio.to_thread(server.stdout.readline)
            assert address, server.stderr and server.stderr.read()
            yield server, int(address.strip().rstrip("/").rsplit(":", 1)[1])
        finally:
            server.kill()


async def play_on(page: Page, game: str, heard: list[dict[str, Any]]) -> None:
    """Exchange tiles as fast as the server takes it, and note what it has acknowledged."""
    state = await page.watch(game, 0)
    view, version = state["view"], state["version"]
    while True:
        turn = view["turn"]
        answer = await page.act(version, "Exchange", turn, tiles=view["racks"][turn][:1])
        if answer["type"] == "done":
            heard.append(answer)
        update = await page.next("update")
        view, version = update["view"], update["version"]
        heard.append(update)


async def test_a_killed_server_loses_no_acknowledged_move(lasting_place: Place) -> None:
    """Games are played over sockets while the process is killed; all that was told is there."""
    browser: Browser | None = None
    names: list[str] = []
    # Starting a process takes its time: one database sees it come back.
    for _ in range(2 if lasting_place.url.startswith("sqlite") else 1):
        async with process(lasting_place.url) as (server, port):
            if browser is None:
                browser = Browser(port)
                for _ in range(GAMES):
                    made = await browser.new_game("here", edition="ancien-solitaire")
                    names.append(made["game"])
            browser.port = port
            told: dict[str, list[dict[str, Any]]] = {name: [] for name in names}
            tasks = [asyncio.ensure_future(one_page(browser, name, told[name])) for name in names]
            async with asyncio.timeout(30):
                while min(map(len, told.values())) < MOVES:
                    await asyncio.sleep(0.01)
            server.kill()
            await asyncio.gather(*tasks, return_exceptions=True)
        store = await lasting_place.open()
        for name, heard in told.items():
            log = (await store.read(name)).events
            acknowledged = max(one["version"] for one in heard)
            assert len(log) >= acknowledged, "an acknowledged move is lost"
            for update in (one for one in heard if one["type"] == "update"):
                first = update["since"]
                kept = [type(event).__name__ for event in log[first : update["version"]]]
                assert kept == [event["type"] for event in update["events"]]
                drawn = [event.drawn for event in log[first:] if isinstance(event, e.Exchanged)]
                shown = [one["drawn"] for one in update["events"] if one["type"] == "Exchanged"]
                assert drawn[: len(shown)] == shown, "an acknowledged draw has changed"
        await store.close()
    assert browser is not None
    await browser.http.aclose()


async def one_page(browser: Browser, game: str, heard: list[dict[str, Any]]) -> None:
    async with browser.page() as page:
        await play_on(page, game, heard)


async def test_told_to_stop_it_says_good_bye(tmp_path: Path) -> None:
    place = Place(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    async with process(place.url) as (server, port), Browser(port) as ada:
        game = (await ada.new_game("here", "here"))["game"]
        async with ada.page() as page:
            state = await page.watch(game, 0)
            await page.act(state["version"], "Pass", state["view"]["turn"])
            server.send_signal(signal.SIGTERM)
            closed = await page.until_closed()
            assert page.read[-1] == {"type": "bye", "reason": "stopping"}
            assert closed.rcvd is not None
            assert closed.rcvd.code == 1001
        assert await asyncio.to_thread(server.wait, 15) in (0, -signal.SIGTERM)
        assert server.stderr is not None
        assert "Traceback" not in server.stderr.read()
    assert await passed(await place.open(), game)
    await place.close()
