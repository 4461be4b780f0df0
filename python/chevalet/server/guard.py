"""What every request passes: its origin, its size, its pace; and the headers of every answer."""

import logging
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chevalet.errors import ChevaletError
from chevalet.server.faults import fault, status_of
from chevalet.server.limits import Buckets, Limits
from chevalet.server.metrics import Metrics
from chevalet.server.refusals import ForeignOrigin, MessageTooLarge, ServerFault, TooManyRequests
from chevalet.server.rest import Problem

log = logging.getLogger(__name__)

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
# The page brings everything along: no script, style or picture comes from elsewhere, none is
# written into the HTML.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def require_own_origin(connection: HTTPConnection) -> None:
    """Refuse pages of other sites, which would speak in the name of whoever has them open.

    Programs other than browsers send no origin, and have no cookie that could be misused.
    """
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host"):
        raise ForeignOrigin(origin=origin)


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


class Guard:
    """Outermost: nothing is worked on that is refused here, and no answer lacks its headers."""

    def __init__(self, app: ASGIApp, metrics: Metrics, limits: Limits) -> None:
        self._app = app
        self._metrics = metrics
        self._limits = limits
        self._requests = Buckets(limits.requests)
        self._games = Buckets(limits.games)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started, status = time.perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            self._admit(scope)
            body = await self._body(receive) if scope["method"] not in SAFE else receive
            await self._app(scope, body, answer)
        except ChevaletError as refusal:
            self._metrics.refusals.labels(refusal.key).inc()
            await problem(refusal)(scope, receive, answer)
        except Exception:
            self._metrics.faults.inc()
            log.exception("a request could not be answered")
            if status:
                raise
            await problem(ServerFault())(scope, receive, answer)
        finally:
            self._metrics.requests.labels(str(status)).inc()
            taken = round((time.perf_counter() - started) * 1000, 1)
            asked = {"method": scope["method"], "path": scope["path"], "status": status}
            log.info("request", extra={**asked, "ms": taken})

    def _admit(self, scope: Scope) -> None:
        address = address_of(scope)
        if scope["path"].startswith("/api"):
            self._requests.take(address)
        if scope["method"] in SAFE:
            return
        require_own_origin(HTTPConnection(scope))
        if scope["path"] == "/api/games" or scope["path"].endswith("/rematch"):
            self._games.take(address)
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or int(length[:18]) > self._limits.body_bytes:
            raise MessageTooLarge(most=self._limits.body_bytes)

    async def _body(self, receive: Receive) -> Receive:
        """The whole body, read no further than its allowed size, whatever its length is said to be.

        It is read here because whoever reads it later would call an error in it the sender's.
        """
        body = b""
        while (message := await receive())["type"] == "http.request":
            body += message.get("body", b"")
            if len(body) > self._limits.body_bytes:
                raise MessageTooLarge(most=self._limits.body_bytes)
            if not message.get("more_body", False):
                break
        whole: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def read() -> Message:
            return whole.pop() if whole else await receive()

        return read


def problem(refusal: ChevaletError) -> JSONResponse:
    """The answer to what cannot be done."""
    content = Problem(error=fault(refusal)).model_dump(mode="json")
    headers = {}
    if isinstance(refusal, TooManyRequests):
        headers["retry-after"] = str(refusal.seconds)
    return JSONResponse(content, status_of(refusal), headers)
