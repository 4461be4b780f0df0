"""Who holds a seat, and how one gets it."""

import re

import httpx

from chevalet.server.identity import hashed, new_secret
from tests.server.kit import Browser, Running


def key(answer: dict[str, dict[str, str]]) -> str:
    return answer["error"]["key"]


async def test_a_link_gives_its_seat_once(server: Running) -> None:
    async with server.browser() as ada, server.browser() as bob, server.browser() as eve:
        made = await ada.new_game("here", "open")
        address, link = f"/api/games/{made['game']}/claim", made["seats"][1]["invite"]
        assert (await bob.post(address, {"invite": link}))["seat"] == 1
        for again in (bob, eve, ada):
            assert key(await again.post(address, {"invite": link}, 410)) == "invite-gone"
        assert key(await eve.post(address, {"invite": new_secret()}, 410)) == "invite-gone"
        async with eve.page() as page:
            assert await page.refused("watch", game=made["game"], seat=1) == "not-your-seat"
        async with bob.page() as page:
            assert (await page.watch(made["game"], 1))["view"]["rack"]


async def test_a_link_is_for_its_own_game(server: Running) -> None:
    async with server.browser() as ada, server.browser() as bob:
        one, other = await ada.new_game("here", "open"), await ada.new_game("here", "open")
        link = one["seats"][1]["invite"]
        await bob.post(f"/api/games/{other['game']}/claim", {"invite": link}, 410)
        await bob.post(f"/api/games/{one['game']}/claim", {"invite": link})


async def test_one_goes_on_from_another_device(server: Running) -> None:
    async with server.browser() as tablet, server.browser() as phone:
        game = (await tablet.new_game("here", "expert"))["game"]
        invited = await tablet.post(f"/api/games/{game}/invite", {"seat": 0})
        await phone.post(f"/api/games/{game}/claim", {"invite": invited["invite"]})
        for device in (phone, tablet):
            assert (await device.get(f"/api/games/{game}"))["mine"] == [0]
            assert [one["game"] for one in await device.get("/api/games")] == [game]


async def test_what_links_carry_is_letters_and_digits(server: Running) -> None:
    async with server.browser() as ada:
        made = await ada.new_game("here", "open")
        assert re.fullmatch("[a-z0-9]{24}", made["game"])
        assert re.fullmatch("[a-z0-9]{64}", made["seats"][1]["invite"])


async def test_only_who_holds_a_seat_invites_to_it(server: Running) -> None:
    async with server.browser() as ada, server.browser() as eve:
        game = (await ada.new_game("here", "open", "club"))["game"]
        address = f"/api/games/{game}/invite"
        assert key(await eve.post(address, {"seat": 0}, 403)) == "not-your-seat"
        assert key(await ada.post(address, {"seat": 1}, 403)) == "not-your-seat"
        assert key(await ada.post(address, {"seat": 2}, 409)) == "computer-seat"
        assert key(await ada.post(address, {"seat": 9}, 403)) == "not-your-seat"


async def test_a_screen_is_handed_over(server: Running) -> None:
    """Two people at one browser: each seat sees its own rack, and the page changes over."""
    async with server.browser() as family:
        game = (await family.new_game("here", "here"))["game"]
        async with family.page() as page:
            first = await page.watch(game, 0)
            second = await page.watch(game, 1)
            assert (first["view"]["racks"][1], second["view"]["racks"][0]) == (None, None)
            turn = first["view"]["turn"]
            assert (await page.act(first["version"], "Pass", turn))["type"] == "done"
            assert (await page.act(first["version"], "Pass", 1 - turn))["type"] == "refused"
            update = await page.next("update")
            assert update["seat"] == 1
            assert (await page.act(update["version"], "Pass", 1 - turn))["type"] == "done"


async def test_a_program_sends_its_token_in_a_header(server: Running) -> None:
    token = new_secret()
    async with server.browser() as program:
        program.http.headers["authorization"] = f"Bearer {token}"
        game = (await program.new_game("here", "club"))["game"]
        program.http.cookies.clear()
        assert (await program.get(f"/api/games/{game}"))["mine"] == [0]
        program.http.headers["authorization"] = f"Bearer {new_secret()}"
        assert (await program.get(f"/api/games/{game}"))["mine"] == []
        program.http.headers["authorization"] = "Bearer short"
        assert (await program.get(f"/api/games/{game}"))["mine"] == []
    async with Browser(server.port).page(Authorization=f"Bearer {token}") as page:
        assert (await page.watch(game, 0))["view"]["rack"]


async def test_the_database_holds_hashes_only(server: Running) -> None:
    async with server.browser() as ada:
        made = await ada.new_game("here", "open")
        token = ada.http.cookies["chevalet"]
        kept = str(vars(server.club.seating))
        for secret in (token, made["seats"][1]["invite"]):
            assert secret not in kept
            assert hashed(secret) in kept


async def test_the_cookie_is_out_of_reach_of_scripts(server: Running) -> None:
    async with server.browser() as ada:
        answer: httpx.Response = await ada.http.post(
            "/api/games",
            json={
                "edition": "classique",
                "seats": [{"kind": "here", "name": "a"}, {"kind": "open", "name": "b"}],
            },
        )
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie


async def test_a_rematch_seats_the_same_people(server: Running) -> None:
    async with server.browser() as ada, server.browser() as bob, server.browser() as eve:
        made = await ada.new_game("here", "open")
        game = made["game"]
        await bob.post(f"/api/games/{game}/claim", {"invite": made["seats"][1]["invite"]})
        assert key(await ada.post(f"/api/games/{game}/rematch", status=409)) == "game-not-over"
        async with bob.page() as page:
            state = await page.watch(game, 1)
            await page.act(state["version"], "Resign", 1)
            following = (await ada.post(f"/api/games/{game}/rematch"))["game"]
            assert (await page.next("rematch"))["game"] == following != game
        assert (await bob.post(f"/api/games/{game}/rematch"))["game"] == following
        assert (await ada.get(f"/api/games/{following}"))["mine"] == [0]
        assert (await bob.get(f"/api/games/{following}"))["mine"] == [1]
        await eve.post(f"/api/games/{game}/rematch", status=403)


async def test_the_list_of_games_tells_how_they_stand(server: Running) -> None:
    async with server.browser() as ada:
        assert await ada.get("/api/games") == []
        first = (await ada.new_game("here", "here"))["game"]
        second = (await ada.new_game("here", "here", edition="defi"))["game"]
        async with ada.page() as page:
            state = await page.watch(first, 0)
            await page.act(state["version"], "Pass", state["view"]["turn"])
            await page.act(state["version"] + 2, "Resign", 0)
        listed = await ada.get("/api/games")
        assert [one["game"] for one in listed] == [first, second]
        assert listed[0]["ended"] == {"reason": "resigned", "winners": [1]}
        assert listed[1]["ended"] is None
        assert listed[1]["awaited"]
        assert [one["game"] for one in await ada.get("/api/games?limit=1&offset=1")] == [second]


async def test_a_browser_is_known_from_its_socket_on(server: Running) -> None:
    """A page opens its socket first: what the browser makes later is held by the same name."""
    async with server.browser() as ada, ada.page() as page:
        assert page.socket.response is not None
        name, _, value = page.socket.response.headers["set-cookie"].split(";")[0].partition("=")
        ada.http.cookies.set(name, value, domain="127.0.0.1", path="/")
        game = (await ada.new_game("here", "here"))["game"]
        assert (await page.watch(game, 0))["view"]["rack"]
    async with ada.page() as page:
        assert page.socket.response is not None
        assert "set-cookie" not in page.socket.response.headers
