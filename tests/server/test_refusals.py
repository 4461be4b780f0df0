"""What is refused, counted, and changes nothing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import orjson
import pytest
from websockets.exceptions import InvalidStatus

from chevalet.server.limits import Limits, Pace
from chevalet.server.protocol import Chat
from tests.server.kit import ROOMY, Browser, Page, Running, running


async def counted(server: Running, error: str) -> float:
    async with server.browser() as anyone:
        lines = (await anyone.http.get("/metrics")).text.splitlines()
    wanted = f'chevalet_refusals_total{{error="{error}"}} '
    return sum(float(line.removeprefix(wanted)) for line in lines if line.startswith(wanted))


@asynccontextmanager
async def two_people(server: Running) -> AsyncIterator[tuple[str, Page, Page]]:
    """A running game, the page of the seat to play and the page of the other."""
    async with server.browser() as ada, server.browser() as bob:
        made = await ada.new_game("here", "open")
        game, link = made["game"], made["seats"][1]["invite"]
        await bob.post(f"/api/games/{game}/claim", {"invite": link})
        async with ada.page() as a, bob.page() as b:
            turn = (await a.watch(game, 0))["view"]["turn"]
            await b.watch(game, 1)
            yield game, *((a, b) if turn == 0 else (b, a))


async def test_nobody_acts_for_another_seat(server: Running) -> None:
    async with two_people(server) as (game, to_play, other):
        table = (await server.club.room(game)).table
        version, turn = table.version, table.view(None).public.turn
        for kind in ("Pass", "Resign", "Leave", "Pause", "Accept"):
            answer = await other.act(version, kind, turn)
            assert answer["error"] == {"key": "not-your-seat", "facts": {"seat": turn}}
        hold = {"type": "Hold", "seat": 1 - turn, "place": {"type": "Place", "seat": turn}}
        assert (await other.ask("act", version=version, action=hold))["type"] == "refused"
        place = {"type": "Place", "seat": turn, "tiles": []}
        assert await other.refused("preview", action=place) == "not-your-seat"
        assert table.version == version
        assert await counted(server, "not-your-seat") == 6
        assert (await to_play.act(version, "Pass", turn))["type"] == "done"


async def test_a_spectator_only_watches(server: Running) -> None:
    async with two_people(server) as (game, _, _), server.browser() as eve:
        async with eve.page() as page:
            seen = (await page.watch(game))["view"]
            assert (seen["rack"], seen["racks"], seen["may"]) == ("", [None, None], [])
            for seat in (0, 1):
                answer = await page.act(seen["version"], "Pass", seat)
                assert answer["error"]["key"] == "spectators-only-watch"
        table = (await server.club.room(game)).table
        assert table.version == seen["version"]


async def test_who_follows_nothing_does_nothing(server: Running) -> None:
    async with server.browser() as eve, eve.page() as page:
        assert (await page.act(5, "Pass", 0))["error"]["key"] == "nothing-watched"
        assert await page.refused("say", text="bonjour") == "nothing-watched"
        assert await page.refused("watch", game="nowhere") == "unknown-game"


async def test_a_stale_action_is_refused_and_a_replayed_one_does_nothing(server: Running) -> None:
    async with two_people(server) as (game, to_play, _):
        table = (await server.club.room(game)).table
        version, turn = table.version, table.view(None).public.turn
        for stale in (version - 1, version + 1, 0):
            answer = await to_play.act(stale, "Pass", turn)
            assert answer["error"]["key"] == "stale-version"
        assert (await to_play.act(version, "Pass", turn))["type"] == "done"
        after = table.version
        for _ in range(3):
            answer = await to_play.act(version, "Pass", turn)
            assert answer["error"] == {
                "key": "stale-version",
                "facts": {"given": version, "current": after},
            }
        assert table.version == after


async def test_the_clock_is_the_servers(server: Running) -> None:
    async with two_people(server) as (game, to_play, _):
        version = (await server.club.room(game)).table.version
        assert await to_play.refused("act", version=version, action={"type": "Tick"}) == (
            "bad-message"
        )


MALFORMED = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"3",
    b'"watch"',
    b"{}",
    b'{"type":"act"}',
    b'{"type":"nothing","id":1}',
    b'{"type":"watch","id":-1,"game":"x"}',
    b'{"type":"watch","id":1e99,"game":"x"}',
    b'{"type":"watch","id":1,"game":"x","seat":true}',
    b'{"type":"watch","id":1,"game":"x","more":1}',
    b'{"type":"ping","id":"' + b"9" * 5000 + b'"}',
    b'{"type":"ping","id":' + b"9" * 5000 + b"}",
    b"[" * 5000,
    b'{"type":"say","id":1,"text":"\\ud800"}',
    b'{"type":"act","id":1,"version":1,"action":{"type":"Pass","seat":"0"}}',
    b'{"type":"act","id":1,"version":1,"action":{"type":"Place","seat":0,"tiles":[1]}}',
    b'{"type":"act","id":1,"version":1,"action":{"type":["Pass"],"seat":0}}',
    b'{"type":"act","id":1,"version":1,"action":' + b'{"place":' * 1000 + b"1" + b"}" * 1001,
    b"\xff\xfe",
]


@pytest.mark.parametrize("sent", MALFORMED, ids=range(len(MALFORMED)))
async def test_malformed_messages_are_refused_and_the_connection_survives(
    server: Running, sent: bytes
) -> None:
    async with server.browser() as eve, eve.page() as page:
        await page.socket.send(sent)
        assert (await page.next("refused"))["error"]["key"] == "bad-message"
        assert (await page.ask("ping"))["type"] == "pong"
        assert await counted(server, "bad-message") == 1


async def test_the_id_comes_back_when_it_can_be_read(server: Running) -> None:
    async with server.browser() as eve, eve.page() as page:
        await page.socket.send('{"type":"act","id":77,"version":"x"}')
        refused = await page.next("refused")
        assert (refused["id"], refused["error"]["facts"]["path"]) == (77, "act.version")


async def test_senseless_numbers_are_refused_in_words(server: Running) -> None:
    """Squares off any board, seats beyond counting: refused, and the answer can be written."""
    async with two_people(server) as (game, to_play, _):
        table = (await server.club.room(game)).table
        version, turn = table.version, table.view(None).public.turn
        for row, column in ((-1, 3), (10**30, 0), (25, 25), (3, 15)):
            square = f'{{"type":"Square","row":{row},"column":{column}}}'
            laid = f'{{"type":"Laid","square":{square},"tile":"A"}}'
            place = f'{{"type":"Place","seat":{turn},"tiles":[{laid}]}}'
            await to_play.socket.send(
                f'{{"type":"act","id":5,"version":{version},"action":{place}}}'
            )
            assert (await to_play.next("refused"))["error"]["key"] in (
                "off-the-board",
                "tile-not-on-rack",
            )
        await to_play.socket.send(
            f'{{"type":"act","id":6,"version":{version},"action":{{"type":"Pass","seat":{10**40}}}}}'
        )
        assert (await to_play.next("refused"))["error"]["facts"] == {"seat": "…"}
        assert table.version == version


async def test_messages_that_are_too_large(server: Running) -> None:
    async with server.browser() as eve, eve.page() as page:
        await page.socket.send('{"type":"ping","id":1,"x":"' + "x" * 20_000 + '"}')
        assert (await page.next("refused"))["error"]["key"] == "message-too-large"
        assert (await page.ask("ping"))["type"] == "pong"
        await page.socket.send("x" * 2_000_000)
        closed = await page.until_closed()
        assert closed.rcvd is not None
        assert closed.rcvd.code == 1009


async def test_bodies_that_are_too_large(server: Running) -> None:
    async with server.browser() as eve:
        huge = {"edition": "x" * 20_000, "seats": []}
        assert (await eve.post("/api/games", huge, 413))["error"]["key"] == "message-too-large"

        async def pieces() -> AsyncIterator[bytes]:
            for _ in range(40):
                yield b"x" * 1_000

        answer = await eve.http.post("/api/games", content=pieces())
        assert answer.status_code == 413


async def test_a_flood_is_refused_then_ended() -> None:
    few = replace(ROOMY, messages=Pace(1, 5), strikes=10)
    async with running(limits=few) as server, server.browser() as eve:
        async with eve.page() as page:
            for number in range(100):
                await page.socket.send(orjson.dumps({"type": "ping", "id": number}).decode())
            await page.until_closed()
        kinds = [message["type"] for message in page.read]
        assert kinds.count("pong") == 5
        assert kinds[-1] == "bye"
        refused = [one for one in page.read if one["type"] == "refused"]
        assert {one["error"]["key"] for one in refused} == {"too-many-requests"}
        assert await counted(server, "too-many-requests") == len(refused)
        async with eve.page() as page:
            assert (await page.ask("ping"))["type"] == "pong"


async def test_chat_has_a_pace_of_its_own() -> None:
    few = replace(ROOMY, chat=Pace(0.01, 2))
    async with running(limits=few) as server, two_people(server) as (_, page, other):
        for text in ("un", "deux"):
            assert (await page.ask("say", text=text))["type"] == "done"
        assert await page.refused("say", text="trois") == "too-many-requests"
        assert [(await other.next("chat"))["text"] for _ in range(2)] == ["un", "deux"]


async def test_requests_have_a_pace() -> None:
    few = replace(ROOMY, requests=Pace(0.001, 3))
    async with running(limits=few) as server, server.browser() as eve:
        answers = [await eve.http.get("/api/levels") for _ in range(4)]
        assert [one.status_code for one in answers] == [200, 200, 200, 429]
        assert int(answers[-1].headers["retry-after"]) > 1


async def test_new_games_have_a_pace() -> None:
    few = replace(ROOMY, games=Pace(0.001, 1))
    async with running(limits=few) as server, server.browser() as eve:
        await eve.new_game("here", "club")
        seats = [{"kind": "here", "name": name} for name in "ab"]
        await eve.post("/api/games", {"edition": "classique", "seats": seats}, 429)


async def test_an_address_opens_so_many_sockets() -> None:
    async with running(limits=replace(ROOMY, sockets=2)) as server, server.browser() as eve:
        async with eve.page(), eve.page():
            with pytest.raises(InvalidStatus):
                async with eve.page():
                    pass
        await asyncio.sleep(0.05)
        async with eve.page() as page:
            assert (await page.ask("ping"))["type"] == "pong"


FOREIGN = ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1"]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_pages_of_other_sites_are_refused(server: Running, origin: str) -> None:
    async with server.browser() as ada:
        with pytest.raises(InvalidStatus):
            async with ada.page(Origin=origin):
                pass
        answer = await ada.http.post("/api/games", json={}, headers={"origin": origin})
        assert answer.status_code == 403
        assert answer.json()["error"]["key"] == "foreign-origin"
        assert await counted(server, "foreign-origin") == 2


async def test_its_own_page_is_welcome(server: Running) -> None:
    origin = f"http://127.0.0.1:{server.port}"
    async with server.browser() as ada:
        async with ada.page(Origin=origin) as page:
            assert (await page.ask("ping"))["type"] == "pong"
        answer = await ada.http.post("/api/games", json={}, headers={"origin": origin})
        assert answer.status_code == 422


async def test_who_does_not_listen_is_sent_away(server: Running) -> None:
    """A page that reads nothing is told so and dropped; the game goes on."""
    async with two_people(server) as (game, to_play, other), server.browser() as eve:
        async with eve.page() as page:
            await page.watch(game)
            page.socket.transport.pause_reading()
            drained = [asyncio.ensure_future(one.until_closed()) for one in (to_play, other)]
            room = await server.club.room(game)
            much = Chat(seat=None, name="", text="x" * 100_000, at=0)
            for _ in range(300):
                room.tell_all(much)
                # Time for those who do listen.
                await asyncio.sleep(0.002)
                if len(room.listeners) < 3:
                    break
            assert len(room.listeners) == 2
            page.socket.transport.abort()
        for one in drained:
            one.cancel()


HEADERS = {
    "content-security-policy": "script-src 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
}


@pytest.mark.parametrize(
    "path", ["/", "/api/levels", "/nothing.js", "/health", "/api/games/x", "/docs", "/api/nothing"]
)
async def test_every_answer_has_its_headers(server: Running, path: str) -> None:
    async with server.browser() as eve:
        answer = await eve.http.get(path)
        for name, part in HEADERS.items():
            assert part in answer.headers[name]
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        assert "server" not in answer.headers


def test_the_limits_of_every_day_are_not_the_tests_own() -> None:
    assert Limits().message_bytes <= 65_536
    assert Limits().messages.burst < ROOMY.messages.burst


async def test_unknown_games(server: Running) -> None:
    async with server.browser() as eve:
        for path in ("", "/replay", "/gcg"):
            answer = await eve.get(f"/api/games/nowhere{path}", 404)
            assert answer["error"] == {"key": "unknown-game", "facts": {"game": "nowhere"}}
        await eve.post("/api/games/nowhere/rematch", status=404)


async def test_a_running_game_has_no_record(server: Running) -> None:
    async with server.browser() as ada:
        game = (await ada.new_game("here", "here"))["game"]
        answer = await ada.get(f"/api/games/{game}/gcg", 409)
        assert answer["error"]["key"] == "game-still-running"


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"edition": "belote"}, "unknown-edition"),
        ({"words": "../../etc/passwd"}, "unknown-lexicon"),
        ({"words": "/etc/passwd"}, "unknown-lexicon"),
        ({"clock": {"type": "TurnClock", "length": 10**12}}, "clock-too-long"),
        ({"clock": {"type": "TurnClock", "length": 0}}, "bad-clock"),
        ({"seats": [{"kind": "here", "name": "a"}]}, "wrong-number-of-seats"),
        ({"seats": [{"kind": "here", "name": "a"}] * 2}, "bad-seat-name"),
        ({"seats": [{"kind": "computer", "name": n} for n in "ab"]}, "level-missing"),
        (
            {"seats": [{"kind": "computer", "name": n, "level": "dieu"} for n in "ab"]},
            "unknown-level",
        ),
        ({"seats": [{"kind": "here", "name": n} for n in ("a", "\x07")]}, "odd-name"),
        ({"word_rule": "contestation", "options": {"contest_penalty": 101}}, "bad-message"),
        ({"more": 1}, "bad-message"),
    ],
)
async def test_games_that_cannot_be_made(
    server: Running, wrong: dict[str, object], key: str
) -> None:
    seats = [{"kind": "here", "name": name} for name in ("a", "b")]
    async with Browser(server.port) as eve:
        answer = await eve.http.post(
            "/api/games", json={"edition": "classique", "seats": seats, **wrong}
        )
        assert answer.status_code in (404, 409, 422)
        assert answer.json()["error"]["key"] == key
        assert await server.club.store.games() == ()
