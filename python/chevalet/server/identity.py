"""Who asks: an unguessable token a browser, of which only the hash is known here.

A browser keeps it in a cookie that no script can read; a program sends it in a header.
"""

import re
import secrets
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "chevalet"
# 32 random bytes: as they are given out here, or in base 64 as programs often make them.
_TOKEN = re.compile(r"[0-9a-f]{64}|[A-Za-z0-9_-]{43}")
_YEAR = 365 * 24 * 3600


def new_secret() -> str:
    """256 bits of the system's randomness: a token, or what a link carries.

    Letters and digits only: people send links by messengers, and some cut off a mark at the end.
    """
    return secrets.token_hex(32)


def hashed(secret: str) -> str:
    """What is kept of a secret. It has more randomness than any guessing reaches: no salt."""
    return sha256(secret.encode()).hexdigest()


def token_of(connection: HTTPConnection) -> str | None:
    """The token that came with a request, if it can be one of ours."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    token = bearer.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def holder_of(connection: HTTPConnection) -> str | None:
    """Whoever asks, as seats know them; nobody when no token came along."""
    token = token_of(connection)
    return None if token is None else hashed(token)


def introduce(connection: HTTPConnection, response: Response) -> str:
    """Whoever asks, with a new token for a browser that has none.

    It gets one with the page, or at the latest with its socket: what it holds later was made in the
    same name.
    """
    token = token_of(connection) or new_secret()
    response.set_cookie(
        COOKIE,
        token,
        max_age=_YEAR,
        path="/",
        secure=connection.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )
    return hashed(token)
