"""Hints in a running game and the review of a finished one, over real sockets."""

import time
from typing import Any

from tests.server.kit import Browser, Page, Running


def laid(board: list[str], hint: dict[str, Any]) -> list[dict[str, Any]]:
    """The tiles that a hint of the third step lays."""
    down = hint["direction"] == "down"
    tiles = []
    for by, letter in enumerate(hint["word"]):
        row = hint["start"]["row"] + (by if down else 0)
        column = hint["start"]["column"] + (0 if down else by)
        if board[row][column] == ".":
            square = {"type": "Square", "row": row, "column": column}
            tiles.append({"type": "Laid", "square": square, "tile": letter})
    return tiles


async def look(page: Page, game: str, seat: int) -> dict[str, Any]:
    """How the game stands now, whatever was told before."""
    assert (await page.ask("watch", game=game, seat=seat))["type"] == "done"
    return [one for one in page.read if one["type"] == "update" and one["game"] == game][-1]


async def play_hint(page: Page, game: str, seat: int) -> None:
    """Play what the hints say; pass with one of the rare draws that have no word."""
    update = await look(page, game, seat)
    hint = await page.ask("hint", step=3)
    if hint["type"] == "hint":
        tiles = laid(update["view"]["board"], hint)
        answer = await page.act(update["version"], "Place", seat, tiles=tiles)
    else:
        answer = await page.act(update["version"], "Pass", seat)
    assert answer["type"] == "done", answer


async def finished(browser: Browser, page: Page, turns: int = 4) -> str:
    """A game of two at one table, played by its hints, given up after some turns."""
    game: str = (await browser.new_game("here", "here", hints=True))["game"]
    for _ in range(turns):
        seat = (await look(page, game, 0))["view"]["turn"]
        await play_hint(page, game, seat)
    version = (await look(page, game, 0))["version"]
    assert (await page.act(version, "Resign", 0))["type"] == "done"
    return game


async def test_hints_come_in_three_steps(server: Running) -> None:
    async with server.browser() as browser:
        game: str = (await browser.new_game("here", "here", hints=True))["game"]
        async with browser.page() as page:
            seat = (await look(page, game, 0))["view"]["turn"]
            await look(page, game, seat)
            # One first draw in a hundred has no word.
            while (await page.ask("hint", step=1))["type"] == "refused":
                game = (await browser.new_game("here", "here", hints=True))["game"]
                seat = (await look(page, game, 0))["view"]["turn"]
                await look(page, game, seat)
            hints = [await page.ask("hint", step=step) for step in (1, 2, 3)]
            assert [one["start"] is None for one in hints] == [True, False, False]
            assert [one["word"] is None for one in hints] == [True, True, False]
            assert hints[1]["length"] == len(hints[2]["word"])
            assert {one["points"] for one in hints} == {hints[0]["points"]}
            assert await page.refused("hint", step=4) == "bad-message"
            await play_hint(page, game, seat)
            await look(page, game, seat)
            assert await page.refused("hint", step=1) == "no-hint-now"


async def test_hints_are_refused_where_they_were_not_agreed_on(server: Running) -> None:
    async with server.browser() as browser, server.browser() as stranger:
        game = (await browser.new_game("here", "here", hints=False))["game"]
        async with browser.page() as page, stranger.page() as other:
            assert await page.refused("hint", step=1) == "nothing-watched"
            await look(page, game, 0)
            assert await page.refused("hint", step=1) == "no-hints"
            await other.watch(game, None)
            assert await other.refused("hint", step=1) == "spectators-only-watch"


async def test_a_finished_game_is_reviewed_turn_by_turn(server: Running) -> None:
    async with server.browser() as browser:
        await browser.new_game("here", "here")
        async with browser.page() as page:
            game = await finished(browser, page)
            first = await page.ask("review", game=game, seconds=0.3)
            assert first["type"] == "review", first
            turns = [first["turn"]]
            while (answer := await page.receive()).get("ended") is None:
                if answer["type"] == "review":
                    turns.append(answer["turn"])
            assert [turn["number"] for turn in turns] == [1, 2, 3, 4]
            assert all(0 <= turn["win"] <= 1 for turn in turns)
            assert all(turn["win_lost"] >= 0 for turn in turns)
            assert turns[0]["scores"][turns[0]["seat"]] == turns[0]["played"]["points"]
            assert answer["ended"] == "finished"
            assert answer["done"] == answer["turns"] == 4
            assert [one["turns"] for one in answer["summaries"]] == [2, 2]


async def test_a_review_is_stopped_at_once_and_refused_while_the_game_runs(
    server: Running,
) -> None:
    async with server.browser() as browser:
        running = (await browser.new_game("here", "here", hints=True))["game"]
        async with browser.page() as page:
            assert await page.refused("review", game=running) == "game-still-running"
            assert await page.refused("review", game="nothing") == "unknown-game"
            game = await finished(browser, page)
            first = await page.ask("review", game=game, seconds=2)
            before = time.monotonic()
            await page.socket.send(f'{{"type": "stop", "id": {first["id"]}}}')
            end = await page.next("review", id=first["id"], ended="stopped")
            assert time.monotonic() - before < 0.2
            assert end["done"] < end["turns"]


async def test_only_games_of_two_with_tiles_can_be_reviewed(server: Running) -> None:
    async with server.browser() as browser:
        game = (await browser.new_game("here", "here", edition="defi"))["game"]
        async with browser.page() as page:
            version = (await look(page, game, 0))["version"]
            assert (await page.act(version, "Resign", 0))["type"] == "done"
            assert await page.refused("review", game=game) == "not-reviewable"
