"""People with browsers: each has cookies and settings of their own, and errors are noticed."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

People = Callable[[int], list[Page]]
"""So many regulars, each with a page."""
Size = tuple[int, int]
WIDE: Size = (1280, 800)
TABLET: Size = (768, 1024)
PHONE: Size = (390, 844)
NARROW: Size = (360, 640)

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@contextmanager
def house(
    database: str, port: int = 0, module: str = "tests.browser.house"
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server of one's own; its address and its process, stopped at the end."""
    command = [sys.executable, "-m", module, database, str(port)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            assert address.startswith("http"), f"the server does not start: {address}"
            yield address.rstrip("/"), server
        finally:
            server.terminate()
            server.wait(timeout=15)


class Visitors:
    """Opens pages, one new person each. What goes wrong in any of them is in `errors`."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.address = address
        self.errors: list[str] = []

    def open(
        self,
        path: str = "/",
        *,
        size: Size = WIDE,
        touch: bool = False,
        language: str = "fr",
        service_workers: bool = False,
        address: str | None = None,
        **settings: Any,
    ) -> Page:
        """A page for somebody new. `settings` are those of the page: theme, look, animation …"""
        context = self._browser.new_context(
            base_url=address or self.address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale={"fr": "fr-FR", "en": "en-GB"}[language],
            service_workers="allow" if service_workers else "block",
        )
        context.set_default_timeout(20_000)
        chosen = {"theme": "light", "animation": "off", "sound": False, **settings}
        context.add_init_script(
            "if (!localStorage.getItem('chevalet.settings'))"
            f" localStorage.setItem('chevalet.settings', {json.dumps(json.dumps(chosen))})"
        )
        self._contexts.append(context)
        return self.another_page(context, path)

    def another_page(self, context: BrowserContext, path: str) -> Page:
        """One more tab of the same person."""
        page = context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.errors.append(f"{page.url}: {error}"))
        page.goto(path)
        page.wait_for_selector("main h1", state="attached")
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.location.get('url', '')}: {message.text}")

    def close(self) -> None:
        for context in self._contexts:
            context.close()


def new_game(page: Page, *kinds: str, edition: str = "classique", **more: Any) -> str:
    """A game made as this person: `here`, `open`, or the name of a level. Its id."""
    seats = [
        {"kind": kind, "name": f"Place {seat + 1}"}
        if kind in ("here", "open")
        else {"kind": "computer", "name": f"Place {seat + 1}", "level": kind}
        for seat, kind in enumerate(kinds)
    ]
    answer = page.request.post("/api/games", data={"edition": edition, "seats": seats, **more})
    assert answer.ok, answer.text()
    game: str = answer.json()["game"]
    return game


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong with the page as it is now, one line each.

    In the géant look letters must stand out at 7:1, else at 4.5:1.
    """
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """() => {
          const strong = document.documentElement.dataset.look === 'geant';
          const rules = { 'color-contrast-enhanced': { enabled: strong } };
          return axe.run(document, { resultTypes: ['violations'], rules });
        }"""
    )
    return [
        f"{one['id']}: {one['help']}: {node['html'][:200]} {node.get('failureSummary', '')}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def scrolls_sideways(page: Page) -> bool:
    """Whether the page is wider than its window."""
    wide: bool = page.evaluate(
        "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
    )
    return wide


def path_of(page: Page) -> str:
    return re.sub(r"^https?://[^/]+", "", page.url)
