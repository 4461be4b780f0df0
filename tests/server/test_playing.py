"""Games played over the socket, as a page does."""

from typing import Any

import pytest

from chevalet.editions import EDITIONS
from tests.server.kit import Running


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
    kinds = ["here"] * box.seats.start if box.one_person else ["here", "expert"]
    async with server.browser() as ada:
        game = (await ada.new_game(*kinds, edition=edition))["game"]
        async with ada.page() as page:
            state = await page.watch(game, 0)
            while (view := state["view"])["ended"] is None:
                if mine := [seat for seat in view["awaited"] if kinds[seat] == "here"]:
                    await page.act(view["version"], *easiest(view, mine[0]))
                state = await page.next("update")
        replay = await ada.get(f"/api/games/{game}/replay")
        assert replay["frames"][-1]["scores"] == state["view"]["scores"]
        assert all(rack is not None for rack in replay["frames"][0]["racks"])
        record = await ada.http.get(f"/api/games/{game}/gcg")
        assert record.text.startswith("#")


def easiest(view: dict[str, Any], seat: int) -> tuple[str, int]:
    """What brings a game to its end with the least effort."""
    return ("Answer" if "Answer" in view["may"] else "Pass", seat)
