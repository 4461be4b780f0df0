"""Games played over the socket, as a page does."""

from collections.abc import AsyncIterator

import pytest

from chevalet.editions import EDITIONS
from tests.server.kit import Running, running


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with running() as made:
        yield made


async def test_two_people_play_by_a_link(server: Running) -> None:
    async with server.browser() as ada, server.browser() as bob:
        made = await ada.new_game("here", "open")
        game, link = made["game"], made["seats"][1]["invite"]
        claimed = await bob.post(f"/api/games/{game}/claim", {"invite": link})
        assert claimed == {"game": game, "seat": 1}
        async with ada.page() as page_a, bob.page() as page_b:
            a, b = await page_a.watch(game, 0), await page_b.watch(game, 1)
            assert (len(a["view"]["rack"]), len(b["view"]["rack"])) == (7, 7)
            seat, version = a["view"]["turn"], a["version"]
            page = (page_a, page_b)[seat]
            assert (await page.act(version, "Pass", seat))["type"] == "done"
            for other, mine in ((page_a, a), (page_b, b)):
                update = await other.next("update")
                assert update["since"] == mine["version"]
                assert update["view"]["turn"] == 1 - seat
                (row,) = update["rows"]["rows"]
                assert (row["seat"], row["kind"], update["rows"]["from"]) == (seat, "pass", 0)


@pytest.mark.parametrize("edition", [box.name for box in EDITIONS])
async def test_a_computer_plays_along_in_every_edition(server: Running, edition: str) -> None:
    """Whoever is to play passes, until the game is over: the computer does the rest."""
    box = next(one for one in EDITIONS if one.name == edition)
    async with server.browser() as ada, ada.page() as page:
        kinds = ["here"] * box.seats.start if box.one_person else ["here", "expert"]
        made = await ada.new_game(*kinds, edition=edition)
        await page.socket.close()
    async with server.browser() as bob:
        bob.http.cookies = ada.http.cookies
        async with bob.page() as page:
            state = await page.watch(made["game"], 0)
            while (view := state["view"])["ended"] is None:
                mine = [seat for seat in view["awaited"] if kinds[seat] == "here"]
                if mine:
                    kind = "Pass"
                    if "Answer" in view["may"]:
                        kind = "Answer"
                    elif "DropCards" in view["may"]:
                        kind = "DropCards"
                    surplus = view["cards"] and len(view["cards"]["hand"]) - 3
                    more = {"cards": view["cards"]["hand"][:surplus]} if kind == "DropCards" else {}
                    await page.act(view["version"], kind, mine[0], **more)
                state = await page.next("update")
            assert state["view"]["ended"]["reason"]
            replay = await bob.get(f"/api/games/{made['game']}/replay")
            assert replay["frames"][-1]["scores"] == state["view"]["scores"]
            assert (await bob.http.get(f"/api/games/{made['game']}/gcg")).status_code == 200
