"""Starting and stopping the server."""

import asyncio
import logging
import socket
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass

import uvicorn
from fastapi import FastAPI

from chevalet.server.app import create_app
from chevalet.server.garbage import search_seldom, searching
from chevalet.server.limits import Limits
from chevalet.server.refusals import NoAddressFree
from chevalet.store import open_store

DEFAULT_PORT = 8080
PORTS_TRIED = 20
# Larger messages are refused with a sentence, up to this size; beyond it the connection ends.
LARGEST_FRAME = 1_048_576
SHUTDOWN = 10
"""Seconds for what is under way to be finished."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is started."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database: str | None = None
    limits: Limits = Limits()  # noqa: RUF009  an immutable value
    exact_port: bool = False
    """Refuse to start rather than take another port."""


class Server(uvicorn.Server):
    """Says good-bye to the pages before it closes their connections."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        if isinstance(app, FastAPI) and hasattr(app.state, "house"):
            await app.state.house.sockets.farewell()
        await super().shutdown(sockets)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Run until a signal comes; `ready` is told the address once the server listens."""
    with listening(settings) as listener:
        address = address_of(listener, settings.host)
        asyncio.run(run(settings, listener, lambda: ready(address)))


def configured(app: FastAPI) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        # It would cost each socket more memory than all the rest, for messages of a few kilobytes.
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN,
    )


async def run(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    # Opened here: what is wrong with it is then told like anything else that is wrong.
    store = await open_store(settings.database)
    server = Server(configured(create_app(store, limits=settings.limits)))
    serving = asyncio.ensure_future(server.serve([listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        search_seldom()
        ready()
    tidying = asyncio.ensure_future(searching())
    await serving
    tidying.cancel()


def listening(settings: Settings) -> socket.socket:
    """A socket that listens on the port asked for, or on one of the next."""
    tried = 1 if settings.exact_port or settings.port == 0 else PORTS_TRIED
    for port in range(settings.port, min(settings.port + tried, 65_536)):
        try:
            found = socket.getaddrinfo(settings.host, port, type=socket.SOCK_STREAM)
            # With its protocol said: of connections whose protocol is 0 asyncio does not know that
            # they are TCP, and leaves small messages waiting for up to 40 ms.
            listener = socket.socket(found[0][0], socket.SOCK_STREAM, socket.IPPROTO_TCP)
            try:
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                listener.bind(found[0][4])
            except OSError:
                listener.close()
                raise
            return listener
        except OSError:
            continue
    last = settings.port + tried - 1
    raise NoAddressFree(host=settings.host, first=settings.port, last=last)


def address_of(listener: socket.socket, host: str) -> str:
    """The address that a browser on this machine opens."""
    port = listener.getsockname()[1]
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host  # noqa: S104
    return f"http://{shown}:{port}/"


def open_browser(address: str) -> None:
    """Show the page, if there is a browser that can."""
    try:
        webbrowser.get().open(address)
    except webbrowser.Error:
        log.debug("no browser")
