"""The files of the page."""

import gzip
from pathlib import Path

import pytest

from chevalet.server import page as pages
from tests.server.kit import Running


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Chevalet</title>")
    (folder / "assets" / "index-abc.js").write_text("export const x = 1;\n" * 100)
    (folder / "app.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "FOLDER", folder)
    return folder


async def test_the_page_and_its_addresses(server: Running, built: Path) -> None:
    async with server.browser() as anyone:
        for path in ("/", "/index.html", "/game/abc", "/settings"):
            answer = await anyone.http.get(path)
            assert (answer.status_code, answer.headers["content-type"]) == (
                200,
                "text/html; charset=utf-8",
            )
            assert answer.headers["cache-control"] == "no-cache"
        manifest = await anyone.http.get("/app.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")


async def test_a_browser_is_known_from_the_page_on(server: Running, built: Path) -> None:
    async with server.browser() as ada:
        first = await ada.http.get("/")
        token = ada.http.cookies["chevalet"]
        assert "httponly" in first.headers["set-cookie"].lower()
        assert "set-cookie" not in (await ada.http.get("/")).headers
        await ada.new_game("here", "here")
        assert ada.http.cookies["chevalet"] == token


async def test_assets_are_packed_and_kept(server: Running, built: Path) -> None:
    async with server.browser() as anyone:
        answer = await anyone.http.get("/assets/index-abc.js")
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.text == "export const x = 1;\n" * 100
        assert int(answer.headers["content-length"]) < 100
        plain = await anyone.http.get("/assets/index-abc.js", headers={"accept-encoding": ""})
        assert "content-encoding" not in plain.headers
        again = await anyone.http.get(
            "/assets/index-abc.js", headers={"if-none-match": answer.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    ["/nothing.js", "/..%2Fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%00.js", "/api/x.js"],
)
async def test_nothing_else_is_served(server: Running, built: Path, path: str) -> None:
    async with server.browser() as anyone:
        answer = await anyone.http.get(path)
        assert answer.status_code == 404
        assert "secret" not in answer.text.replace("secret.txt", "")


async def test_a_page_that_is_not_built_says_so(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "nowhere")
    async with server.browser() as anyone:
        answer = await anyone.http.get("/")
        assert answer.status_code == 503
        assert "make build" in answer.text


def test_packing_is_the_same_every_time(built: Path) -> None:
    file = pages.PageFile(built / "assets" / "index-abc.js")
    assert file.packed is not None
    assert gzip.decompress(file.packed) == file.plain
