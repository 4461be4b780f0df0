"""Logs are for reading by many: nothing secret is in them."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from chevalet.server.logs import JsonLines
from tests.server.kit import running


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Everything that any part logs, down to the last detail."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.addHandler(handler)
    before = root.level
    root.setLevel(logging.INFO)
    yield stream
    root.setLevel(before)
    root.removeHandler(handler)


async def test_no_secret_is_logged(lines: io.StringIO) -> None:
    async with running() as server, server.browser() as ada, server.browser() as bob:
        made = await ada.new_game("here", "open", "expert")
        game, link = made["game"], made["seats"][1]["invite"]
        await bob.post(f"/api/games/{game}/claim", {"invite": link})
        await bob.post(f"/api/games/{game}/claim", {"invite": link}, 410)
        again = (await bob.post(f"/api/games/{game}/invite", {"seat": 1}))["invite"]
        async with ada.page() as page:
            state = await page.watch(game, 0)
            rack = state["view"]["rack"]
            await page.act(state["version"], "Exchange", 0, tiles=rack)
            await page.act(state["version"], "Exchange", 0, tiles="WWWWWWW")
            await page.ask("say", text="un secret entre nous")
            await page.socket.send("{" + link)
            await page.next("refused")
        tokens = [browser.http.cookies["chevalet"] for browser in (ada, bob)]
    logged = lines.getvalue()
    assert "request" in logged
    for secret in (*tokens, link, again, rack, "un secret"):
        assert secret not in logged
    for line in logged.splitlines():
        assert {"at", "level", "log", "event"} <= json.loads(line).keys()


def test_a_fault_is_one_line() -> None:
    try:
        raise RuntimeError("broken")
    except RuntimeError as fault:
        record = logging.LogRecord("x", logging.ERROR, "f", 1, "oh", (), (type(fault), fault, None))
    line = JsonLines().format(record)
    assert "\n" not in line
    assert "broken" in json.loads(line)["traceback"]
