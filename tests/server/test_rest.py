"""HTTP: whatever the schema allows, and much that it does not, never breaks the server."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error

from chevalet.server.app import ROUTES, create_app
from chevalet.server.serving import Server, Settings, configured, listening
from tests.server.kit import ROOMY, Running

EXAMPLES = 10
LONGEST = 30_000
"""Milliseconds for one request: the first one of a list may have to compile it."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A real server in a thread: the tests of this file are not in a loop."""
    with listening(Settings(port=0)) as listener:
        server = Server(configured(create_app("memory:", limits=ROOMY)))
        thread = threading.Thread(target=lambda: asyncio.run(server._serve([listener])))
        thread.start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        server.should_exit = True
        thread.join()


schema = schemathesis.openapi.from_dict(create_app("memory:").openapi())


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=LONGEST, suppress_health_check=list(HealthCheck))
def test_no_request_is_a_server_error(case: schemathesis.Case[Any], address: str) -> None:
    case.call_and_validate(base_url=address, checks=[not_a_server_error, refusals_have_a_name])


def refusals_have_a_name(
    context: object, response: schemathesis.Response, case: schemathesis.Case[Any]
) -> None:
    """What is refused is refused with an error of the catalogue."""
    if response.status_code >= 400:
        assert response.json()["error"]["key"], response.text


def test_every_route_is_documented() -> None:
    documented = {
        (method.upper(), path)
        for path, methods in schema.raw_schema["paths"].items()
        for method in methods
    }
    assert documented == {(route.method, route.path) for route in ROUTES}


async def test_the_documentation_is_a_plain_page(server: Running) -> None:
    async with server.browser() as anyone:
        shown = (await anyone.http.get("/docs")).text
        for route in ROUTES:
            assert f"{route.method} {route.path}" in shown
        assert "<script" not in shown
        assert "http" not in shown.replace("openapi.json", "").split("<body>")[0].replace(
            "Chevalet: HTTP", ""
        )


async def test_boxes_levels_and_lists(server: Running) -> None:
    async with server.browser() as anyone:
        boxes = {box["name"]: box for box in await anyone.get("/api/editions")}
        usual = boxes["classique"]
        assert (usual["seats"], usual["size"]) == ({"min": 2, "max": 4}, 15)
        assert usual["layout"][7][7] == "star"
        assert sum(usual["tiles"].values()) == 102
        assert boxes["geant"]["exchange"] == 7
        assert boxes["defi"]["exchange"] is None
        assert len(boxes["defi"]["dice"]) == 12
        cards = {card["name"]: card for card in boxes["delire"]["cards"]}
        assert sum(card["count"] for card in cards.values()) == 22
        assert cards["retourner"]["needs"] == ["square", "tile"]
        assert cards["regarder"]["needs"] == ["seat"]
        assert cards["doubler"]["needs"] == ["word"]
        assert len(await anyone.get("/api/levels")) == 8
        lists = await anyone.get("/api/lexicons")
        assert [one["name"] for one in lists if one["default"]] == ["fr"]


async def test_health_and_figures(server: Running) -> None:
    async with server.browser() as ada:
        assert (await ada.get("/health"))["status"] == "ok"
        game = (await ada.new_game("here", "here"))["game"]
        async with ada.page() as page:
            state = await page.watch(game, 0)
            await page.act(state["version"], "Pass", state["view"]["turn"])
            figures = (await ada.http.get("/metrics")).text
        for line in (
            "chevalet_sockets 1.0",
            "chevalet_rooms 1.0",
            'chevalet_moves_total{type="Pass"} 1.0',
            'chevalet_games_made_total{edition="classique"} 1.0',
            'chevalet_messages_total{type="watch"} 1.0',
        ):
            assert line in figures
