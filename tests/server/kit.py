"""A real server on a free port of this machine, and pages that speak to it over real sockets."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from chevalet.server.app import create_app
from chevalet.server.club import Club
from chevalet.server.limits import Limits, Pace
from chevalet.server.protocol import server_messages
from chevalet.server.serving import Server, Settings, configured, listening
from chevalet.table.timer import wall_clock

PATIENCE = 30
ROOMY = Limits(
    requests=Pace(10_000, 10_000),
    games=Pace(1_000, 1_000),
    messages=Pace(10_000, 10_000),
    chat=Pace(100, 100),
    sockets=1_000,
)


class Running:
    """A server that listens, and whoever is connected to it."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.port = port

    @property
    def club(self) -> Club:
        club: Club = self.server.config.app.state.house.club  # type: ignore[union-attr]
        return club

    def browser(self) -> "Browser":
        return Browser(self.port)


@asynccontextmanager
async def running(
    database: str = "memory:", limits: Limits = ROOMY, now: Callable[[], int] = wall_clock
) -> AsyncIterator[Running]:
    """Start a server in this loop; stopped as by a signal."""
    with listening(Settings(port=0)) as listener:
        server = Server(configured(create_app(database, limits=limits, now=now)))
        serving = asyncio.ensure_future(server._serve([listener]))
        async with asyncio.timeout(PATIENCE):
            while not server.started:
                assert not serving.done(), serving
                await asyncio.sleep(0.01)
        try:
            yield Running(server, listener.getsockname()[1])
        finally:
            server.should_exit = True
            await asyncio.wait_for(serving, PATIENCE)


class Browser:
    """A browser with its own cookies; opens pages."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def new_game(self, *kinds: str, edition: str = "classique", **more: Any) -> Any:
        """`here`, `open`, or the name of a level."""
        seats: list[dict[str, str]] = [
            {"kind": kind, "name": f"place {seat}"}
            if kind in ("here", "open")
            else {"kind": "computer", "name": f"place {seat}", "level": kind}
            for seat, kind in enumerate(kinds)
        ]
        return await self.post("/api/games", {"edition": edition, "seats": seats, **more}, 201)

    @asynccontextmanager
    async def page(self, **headers: str) -> AsyncIterator["Page"]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {**({"Cookie": cookies} if cookies else {}), **headers}
        address = f"ws://127.0.0.1:{self.port}/api/socket"
        async with connect(
            address, additional_headers=sent, max_size=None, compression=None
        ) as socket:
            page = Page(socket)
            assert (await page.next("hello"))["v"] == 1
            yield page


class Page:
    """A page's end of the socket. Every message it reads must be as the schema has it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.read: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self._unread: list[dict[str, Any]] = []
        self._ids = itertools.count(1)

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            raw = await self.socket.recv(decode=False)
        assert isinstance(raw, bytes)
        server_messages.validate_json(raw)
        message: dict[str, Any] = orjson.loads(raw)
        self.read.append(message)
        self.raw.append(raw)
        return message

    async def next(self, kind: str, **facts: Any) -> dict[str, Any]:
        """The next message of a type that says so; others wait their turn."""

        def fits(message: dict[str, Any]) -> bool:
            told = all(message.get(name) == value for name, value in facts.items())
            return message["type"] == kind and told

        for index, message in enumerate(self._unread):
            if fits(message):
                return self._unread.pop(index)
        while not fits(message := await self.receive()):
            self._unread.append(message)
        return message

    async def ask(self, kind: str, **message: Any) -> dict[str, Any]:
        """Say something and wait for its answer."""
        number = next(self._ids)
        await self.socket.send(orjson.dumps({"type": kind, "id": number, **message}).decode())
        while (answer := await self.receive()).get("id") != number:
            self._unread.append(answer)
        return answer

    async def watch(self, game: str, seat: int | None = None, **more: Any) -> dict[str, Any]:
        """Follow a game; gives the first update."""
        answer = await self.ask("watch", game=game, seat=seat, **more)
        assert answer["type"] == "done", answer
        return await self.next("update", game=game, seat=seat)

    async def act(self, version: int, kind: str, seat: int, **more: Any) -> dict[str, Any]:
        action = {"type": kind, "seat": seat, **more}
        return await self.ask("act", version=version, action=action)

    async def until_closed(self) -> ConnectionClosed:
        """Read to the end; gives the way it ended."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as closed:
            return closed

    async def refused(self, kind: str, **message: Any) -> str:
        """The name of the error with which something is refused."""
        answer = await self.ask(kind, **message)
        assert answer["type"] == "refused", answer
        key: str = answer["error"]["key"]
        return key
