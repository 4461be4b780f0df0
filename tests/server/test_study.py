"""Studying positions over real sockets: streamed, stopped at once, refused to those who play."""

import asyncio
import time
from contextlib import AsyncExitStack
from typing import Any

import orjson
import pytest

from chevalet.editions import edition
from chevalet.server.works import Works
from tests.server.kit import Page, Running

EMPTY = "." * 15
PASSE = tuple(EMPTY if row != 7 else "....PASSE......" for row in range(15))


def asked(
    rows: tuple[str, ...] = PASSE, rack: str = "AEINRS?", known: str = "", **more: Any
) -> dict[str, Any]:
    position = {"rows": rows, "racks": (rack, known), "scores": (0, 16)}
    return {"position": position, "edition": "classique", "words": "fr", "seconds": 20, **more}


async def last(page: Page, number: int) -> dict[str, Any]:
    """Read on to the answer that says why the study ended."""
    while True:
        answer = await page.receive()
        if answer.get("id") == number and answer.get("ended"):
            return answer


async def test_the_figures_come_while_the_search_goes_on(server: Running) -> None:
    async with server.browser() as browser, browser.page() as page:
        first = await page.ask("study", **asked(seconds=3))
        assert first["type"] == "study", first
        assert first["ended"] is None
        assert first["candidates"][0]["equity"] is not None
        end = await last(page, first["id"])
        so_far = [one for one in page.read if one.get("id") == first["id"]]
        assert len(so_far) >= 5
        assert [one["rollouts"] for one in so_far] == sorted(one["rollouts"] for one in so_far)
        assert [one["progress"] for one in so_far] == sorted(one["progress"] for one in so_far)
        assert end["progress"] == 1
        assert end["ended"] in ("spent", "sure")
        best = end["candidates"][0]
        assert best["points"] >= 80
        assert len(best["tiles"]) == 7
        assert 0.5 < best["win"] < 1
        assert best["leave_value"] == pytest.approx(best["equity"] - best["points"], abs=0.2)
        assert 5 < best["reply"]["mean"] <= best["reply"]["most"]


async def test_stop_is_heard_within_a_fifth_of_a_second(server: Running) -> None:
    async with server.browser() as browser, browser.page() as page:
        first = await page.ask("study", **asked())
        before = time.monotonic()
        await page.socket.send(f'{{"type": "stop", "id": {first["id"]}}}')
        end = await last(page, first["id"])
        assert time.monotonic() - before < 0.2
        assert end["ended"] == "stopped"
        assert await refused_stop(page, first["id"]) == "nothing-studied"


async def refused_stop(page: Page, number: int) -> str:
    await page.socket.send(f'{{"type": "stop", "id": {number}}}')
    key: str = (await page.next("refused", id=number))["error"]["key"]
    return key


async def test_a_page_has_one_study_at_a_time(server: Running) -> None:
    async with server.browser() as browser, browser.page() as page:
        first = await page.ask("study", **asked())
        second = await page.ask("study", **asked(rack="BCDLMNP"))
        assert (await page.next("study", id=first["id"], ended="stopped"))["progress"] == 1
        assert second["candidates"]


async def test_work_ends_when_the_page_goes_away(server: Running) -> None:
    works: Works = server.server.config.app.state.house.works  # type: ignore[union-attr]
    async with server.browser() as browser:
        async with browser.page() as page:
            await page.ask("study", **asked())
            assert len(works._running) == 1
        async with asyncio.timeout(1):
            while works._running:
                await asyncio.sleep(0.01)


async def test_a_study_that_waits_for_its_turn_can_be_stopped(server: Running) -> None:
    async with server.browser() as browser, AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(browser.page()) for _ in range(12)]
        for page in pages:
            await page.socket.send(orjson.dumps({"type": "study", "id": 7, **asked()}).decode())
        await asyncio.sleep(0.3)
        before = time.monotonic()
        await pages[-1].socket.send('{"type": "stop", "id": 7}')
        assert (await last(pages[-1], 7))["ended"] == "stopped"
        assert time.monotonic() - before < 0.5


async def test_with_the_bag_empty_the_end_is_searched_with_bounds(server: Running) -> None:
    box = dict(edition("classique").tiles)
    for tile in "AEIRS" + "TUZ":
        box[tile] -= 1
    # All other tiles lie in a snake of rows joined at their ends: no word, but a board.
    rest = "".join(tile * count for tile, count in sorted(box.items())).replace("?", "e")
    rows = snake(rest)
    async with server.browser() as browser, browser.page() as page:
        first = await page.ask("study", **asked(rows, "AEIRS", "TUZ", seconds=5))
        assert first["type"] == "study", first
        end = first if first["ended"] else await last(page, first["id"])
        assert end["bag_count"] == 0
        bounds = end["end"]
        assert bounds["low"] <= bounds["high"]
        assert (end["ended"] == "sure") == (bounds["low"] == bounds["high"])
        assert bounds["low"] <= end["candidates"][0]["spread"] <= bounds["high"]


def snake(tiles: str) -> tuple[str, ...]:
    """Tiles on every other row, the rows joined by one tile, through the middle square."""
    grid = [["."] * 15 for _ in range(15)]
    squares = []
    for band, row in enumerate(range(1, 15, 2)):
        columns = range(15) if band % 2 == 0 else range(14, -1, -1)
        squares += [(row, column) for column in columns]
        squares.append((row + 1, columns[-1]))
    for (row, column), tile in zip(squares, tiles, strict=False):
        grid[row][column] = tile
    return tuple("".join(row) for row in grid)


async def test_where_the_rack_is_not_known_the_answers_to_expect_are_told(server: Running) -> None:
    async with server.browser() as browser, browser.page() as page:
        first = await page.ask("study", **asked(rack="", seconds=2))
        end = first if first["ended"] else await last(page, first["id"])
        assert end["kind"] == "answers"
        shares = [one["share"] for one in end["candidates"]]
        assert shares == sorted(shares, reverse=True)
        assert 0 < sum(shares) <= 1
        assert 15 < end["reply"]["mean"] < 90
        assert len(end["unseen"]) == 97


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"rack": "KKKAAAA"}, "too-many-of-letter"),
        ({"rack": "AB"}, "hands-too-small"),
        ({"rack": "AEINRS1"}, "cgp-character"),
        ({"rows": PASSE[:14]}, "cgp-row-width"),
        ({"rows": (PASSE[7], *(EMPTY,) * 14)}, "board-apart"),
        ({"seconds": 0}, "bad-message"),
        ({"seconds": 1e9}, "bad-message"),
        ({"plies": 7}, "bad-message"),
        ({"edition": "damier"}, "unknown-edition"),
        ({"edition": "defi"}, "not-to-study"),
        ({"words": "../../etc/passwd"}, "unknown-lexicon"),
    ],
)
async def test_what_cannot_be_studied_is_refused(
    server: Running, change: dict[str, Any], key: str
) -> None:
    async with server.browser() as browser, browser.page() as page:
        assert await page.refused("study", **asked(**change)) == key


async def test_players_of_a_running_game_without_help_study_nothing(server: Running) -> None:
    async with server.browser() as browser, server.browser() as stranger:
        await browser.new_game("here", "debutant", hints=False)
        async with browser.page() as page, stranger.page() as other:
            assert await page.refused("study", **asked()) == "study-forbidden"
            assert (await other.ask("study", **asked()))["type"] == "study"


async def test_players_of_a_running_game_do_not_study_it_even_where_help_is_allowed(
    server: Running,
) -> None:
    async with server.browser() as browser:
        made = await browser.new_game("here", "here", hints=True)
        async with browser.page() as page:
            view = (await page.watch(made["game"], 0))["view"]
            rows = tuple(view["board"])
            assert await page.refused("study", **asked(rows, view["rack"])) == "study-forbidden"
            assert (await page.ask("study", **asked()))["type"] == "study"


async def test_once_the_game_is_over_it_may_be_studied(server: Running) -> None:
    async with server.browser() as browser:
        made = await browser.new_game("here", "here", hints=False)
        async with browser.page() as page:
            await page.watch(made["game"], 0)
            assert await page.refused("study", **asked()) == "study-forbidden"
            version = (await page.watch(made["game"], 0))["version"]
            answer = await page.act(version, "Resign", 0)
            assert answer["type"] == "done", answer
            assert (await page.ask("study", **asked()))["type"] == "study"


GCG = """#player1 nord Nord
#player2 sud Sud
>nord: AEPSSVO 8E PASSE +14 14
>sud: AEINRS? -ANR +0 0
"""


async def test_positions_are_read_from_texts(server: Running) -> None:
    async with server.browser() as browser:
        line = "/".join(["15"] * 7 + ["4PaSSE6"] + ["15"] * 7) + " AEINRST/ 0/16 0 lex fr;"
        read = await browser.post("/api/positions/read", {"text": line, "edition": "classique"})
        assert read["kind"] == "cgp"
        assert read["words"] == "fr"
        position = read["positions"][0]["position"]
        assert position["rows"][7] == "....PaSSE......"
        made = await browser.post("/api/positions/cgp", position)
        assert made["cgp"] == line.removesuffix(" lex fr;")
        read = await browser.post("/api/positions/read", {"text": GCG, "edition": "classique"})
        assert [one["name"] for one in read["positions"]] == ["Nord", "Sud", "Nord"]
        assert read["positions"][1]["position"]["racks"] == ["?AEINRS", ""]
        assert read["positions"][1]["position"]["scores"] == [0, 14]


async def test_faults_of_texts_are_told_with_their_place(server: Running) -> None:
    async with server.browser() as browser:
        wrong = GCG.replace("+14 14", "+15 15")
        body = {"text": wrong, "edition": "classique"}
        answer = await browser.post("/api/positions/read", body, 409)
        assert answer["error"]["key"] == "gcg-points"
        assert answer["error"]["facts"]["line"] == 3
        body = {"text": "15/15 AB 0/0 0", "edition": "classique"}
        answer = await browser.post("/api/positions/read", body, 409)
        assert answer["error"]["key"].startswith("cgp-")
