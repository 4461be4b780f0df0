"""How the page loads: what is sent, when something is drawn, what jumps, what blocks.

    python benches/page_load.py --visits 5

A real server, Debian's Chromium, an empty cache for every visit. `full` is the machine as it is;
`slow` is a fourth of its speed on a slow mobile line (1.6 Mbit/s down, 0.75 up, 150 ms). Sizes and
counts are the same on any machine, times are not: take them where nothing else runs.
"""

import argparse
import statistics
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.browser.kit import ARGUMENTS, house

CHROMIUM = "/usr/bin/chromium"
SLOW = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
SLOWER = 4
# A task over 50 ms blocks for what it is longer.
WATCH = """
window.seen = { largest: 0, shift: 0, blocked: 0 };
const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each))
  .observe({ type, buffered: true });
watch('largest-contentful-paint', (one) => { seen.largest = one.startTime; });
watch('layout-shift', (one) => { if (!one.hadRecentInput) seen.shift += one.value; });
watch('longtask', (one) => { seen.blocked += one.duration - 50; });
"""
READ = """() => ({
  first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, ...seen,
})"""
SCREENS = {"start": "/", "new game": "/new", "game": "/game/{game}"}


def visit(browser: Browser, address: str, path: str, slow: bool) -> dict[str, float]:
    """One visit with an empty cache."""
    context = browser.new_context(base_url=address, locale="fr-FR", service_workers="block")
    page = context.new_page()
    if "{game}" in path:
        seats = [{"kind": "here", "name": "A"}, {"kind": "open", "name": "B"}]
        made = page.request.post("/api/games", data={"edition": "classique", "seats": seats})
        path = path.format(game=made.json()["game"])
    page.add_init_script(WATCH)
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    received: dict[str, int] = {}
    fonts: set[str] = set()

    def finished(news: dict[str, Any]) -> None:
        received[news["requestId"]] = int(news["encodedDataLength"])

    def answered(news: dict[str, Any]) -> None:
        if news["type"] == "Font":
            fonts.add(news["requestId"])

    wire.on("Network.loadingFinished", finished)
    wire.on("Network.responseReceived", answered)
    if slow:
        wire.send("Network.emulateNetworkConditions", SLOW)
        wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(path)
    page.wait_for_selector("main h1", state="attached")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    figures: dict[str, float] = page.evaluate(READ)
    font_bytes = sum(size for one, size in received.items() if one in fonts)
    context.close()
    return figures | {
        "requests": len(received),
        "bytes": sum(received.values()) - font_bytes,
        "fonts": font_bytes,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--visits", type=int, default=5, help="of each screen; the median is told")
    visits = parser.parse_args().visits
    print("screen    machine requests  page kB fonts kB first ms largest ms blocked ms   shift")
    with house("memory:") as (address, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        visit(browser, address, "/", slow=False)
        for name, path in SCREENS.items():
            for slow in (False, True):
                seen = [visit(browser, address, path, slow) for _ in range(visits)]
                told = {key: statistics.median(one[key] for one in seen) for key in seen[0]}
                print(
                    f"{name:9} {'slow' if slow else 'full':7} {told['requests']:8.0f}"
                    f" {told['bytes'] / 1000:8.1f} {told['fonts'] / 1000:8.1f}"
                    f" {told['first']:8.0f} {told['largest']:10.0f} {told['blocked']:10.0f}"
                    f" {told['shift']:7.3f}",
                    flush=True,
                )
        browser.close()


if __name__ == "__main__":
    main()
