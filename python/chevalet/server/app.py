"""The application: an explicit list of routes around one club."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

from chevalet import _core
from chevalet.errors import ChevaletError
from chevalet.server import documentation, endpoints
from chevalet.server.club import Club
from chevalet.server.guard import Guard, problem
from chevalet.server.house import House
from chevalet.server.limits import Limits
from chevalet.server.listing import Listing
from chevalet.server.metrics import Metrics
from chevalet.server.page import page
from chevalet.server.refusals import BadMessage, NotFound
from chevalet.server.rest import Problem
from chevalet.server.sockets import Sockets
from chevalet.server.works import Works
from chevalet.store import Store, open_store
from chevalet.table.timer import wall_clock


class Rest(NamedTuple):
    """An address of HTTP, and what may go wrong there."""

    method: str
    path: str
    endpoint: Callable[..., Any]
    refusals: tuple[int, ...] = ()
    status: int = 200


ROUTES = (
    Rest("GET", "/api/editions", endpoints.editions),
    Rest("GET", "/api/levels", endpoints.levels),
    Rest("GET", "/api/lexicons", endpoints.lexicons),
    Rest("POST", "/api/games", endpoints.new_game, (403, 404, 409, 413), status=201),
    Rest("GET", "/api/games", endpoints.games),
    Rest("GET", "/api/games/{game}", endpoints.game, (404,)),
    Rest("POST", "/api/games/{game}/claim", endpoints.claim, (403, 410, 413)),
    Rest("POST", "/api/games/{game}/invite", endpoints.invite, (403, 404, 409, 413)),
    Rest("GET", "/api/games/{game}/replay", endpoints.replay, (403, 404)),
    Rest("GET", "/api/games/{game}/gcg", endpoints.gcg, (404, 409)),
    Rest("POST", "/api/games/{game}/rematch", endpoints.rematch, (403, 404, 409)),
    Rest("GET", "/api/words/{lexicon}/{word}", endpoints.word, (403, 404, 409)),
    Rest("GET", "/api/words/{lexicon}", endpoints.rack, (403, 404, 409)),
    Rest("POST", "/api/positions/read", endpoints.positions, (409, 413)),
    Rest("POST", "/api/positions/cgp", endpoints.position_cgp, (409, 413)),
    Rest("GET", "/health", endpoints.health),
    Rest("GET", "/metrics", endpoints.metrics),
)
ANYWHERE = (422, 429, 503)
"""What any request may be answered: it makes no sense, it is one too many, the database is away."""


def create_app(
    games: Store | str | None = None,
    *,
    limits: Limits | None = None,
    now: Callable[[], int] = wall_clock,
) -> FastAPI:
    """The server as an ASGI application; a store that is only named is opened when it starts."""
    metrics, allowed = Metrics(), limits or Limits()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await open_store(games) if isinstance(games, str | None) else games
        club = Club(store, now)
        sockets, works = Sockets(metrics, allowed), Works(metrics)
        app.state.house = House(club, Listing(club), sockets, works, metrics, allowed)
        metrics.watch("rooms", "Games that are open", lambda: len(club.rooms))
        await club.start()
        yield
        works.close()
        await club.close()

    app = FastAPI(
        title="Chevalet",
        version=_core.VERSION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/openapi.json",
    )
    for route in ROUTES:
        app.add_api_route(
            route.path,
            route.endpoint,
            methods=[route.method],
            status_code=route.status,
            responses={code: {"model": Problem} for code in (*route.refusals, *ANYWHERE)},
        )
    app.add_api_websocket_route("/api/socket", endpoints.socket)
    app.add_route("/docs", documentation.page, include_in_schema=False)
    app.add_route("/{path:path}", page, include_in_schema=False)
    app.add_exception_handler(ChevaletError, refused)
    app.add_exception_handler(RequestValidationError, misunderstood)
    app.add_exception_handler(HTTPException, elsewhere)
    app.add_middleware(GZipMiddleware, minimum_size=1_000)
    app.add_middleware(Guard, metrics=metrics, limits=allowed)
    return app


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, ChevaletError)
    request.app.state.house.metrics.refusals.labels(error.key).inc()
    return problem(error)


async def misunderstood(request: Request, error: Exception) -> Response:
    """What is wrong, and where. What was sent is not repeated."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    path = ".".join(str(step) for step in first["loc"])
    return await refused(request, BadMessage(path=path, detail=first["msg"]))


async def elsewhere(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = await refused(request, NotFound(path=request.url.path))
    response.status_code = error.status_code
    return response
