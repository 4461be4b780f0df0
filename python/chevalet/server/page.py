"""The page itself: the files that the build has put beside this one, in `page/`."""

import gzip
import mimetypes
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from chevalet.messages import text
from chevalet.server.identity import introduce, token_of
from chevalet.server.refusals import NotFound

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"
_SMALLEST_PACKED = 500
_PACKED = ("text/", "application/json", "application/javascript", "image/svg")
# By the system's own tables a manifest would be anything.
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


class PageFile:
    """One file, read and packed once."""

    def __init__(self, path: Path) -> None:
        self.plain = path.read_bytes()
        self.media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.tag = f'"{sha256(self.plain).hexdigest()[:20]}"'
        worth = len(self.plain) >= _SMALLEST_PACKED and self.media.startswith(_PACKED)
        self.packed = gzip.compress(self.plain, 9, mtime=0) if worth else None


@lru_cache(maxsize=500)
def _file(path: Path, changed: int) -> PageFile:
    return PageFile(path)


def find(asked: str) -> Path | None:
    """The file of an address, never one outside the folder."""
    path = (FOLDER / asked.lstrip("/")).resolve()
    return path if path.is_relative_to(FOLDER.resolve()) and path.is_file() else None


async def page(request: Request) -> Response:
    """A file of the page. Addresses within the page, without a file, show the page as well."""
    asked = request.path_params.get("path", "")
    if asked.startswith("api/"):
        raise NotFound(path=request.url.path)
    try:
        path = find(asked or INDEX)
        if path is None and "." not in asked.rsplit("/", 1)[-1]:
            path = find(INDEX)
            if path is None:
                return PlainTextResponse(text("page-not-built"), 503)
    except (OSError, ValueError):
        path = None
    if path is None:
        raise NotFound(path=request.url.path)
    response = answer(request, _file(path, path.stat().st_mtime_ns))
    if path.name == INDEX and token_of(request) is None:
        introduce(request, response)
    return response


def answer(request: Request, file: PageFile) -> Response:
    # Names of assets hold a digest of what is in them: they never change.
    lasting = "/assets/" in request.url.path
    headers = {
        "etag": file.tag,
        "vary": "accept-encoding",
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    body = file.plain
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.media, headers=headers)
