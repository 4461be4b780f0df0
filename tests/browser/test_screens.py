"""Every screen in every look: no barrier that axe-core knows, no sideways scrolling."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit import Visitors, new_game, scrolls_sideways, violations

SCREENS = {
    "/": "Chevalet",
    "/new": "Nouvelle partie",
    "/games": "Parties",
    "/lookup": "Chercher un mot",
    "/settings": "Réglages",
    "/help": "Aide",
    "/nowhere": "Cette page n’existe pas",
}
LOOKS = [("light", "bois"), ("dark", "bois"), ("light", "geant"), ("dark", "geant")]


def settled(page: Page, path: str, title: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize(("theme", "look"), LOOKS)
def test_no_screen_has_a_barrier(visitors: Visitors, theme: str, look: str) -> None:
    page = visitors.open(theme=theme, look=look)
    game = new_game(page, "here", "open")
    screens = {
        **SCREENS,
        f"/invite/{game}": "Inviter à jouer",
        f"/join/{game}#x": "On vous invite à jouer",
    }
    found = {}
    for path, title in screens.items():
        settled(page, path, title)
        if path == "/new":
            page.get_by_text("Autres options").click()
        found[path] = violations(page)
    assert {path: list_ for path, list_ in found.items() if list_} == {}


@pytest.mark.parametrize("look", ["bois", "geant"])
def test_no_screen_scrolls_sideways(visitors: Visitors, look: str) -> None:
    """A window of 1280 pixels at 400 % has room for 320."""
    page = visitors.open(look=look)
    game = new_game(page, "here", "open")
    wide = []
    for path, title in {**SCREENS, f"/invite/{game}": "Inviter à jouer"}.items():
        settled(page, path, title)
        for width in (320, 360, 768, 1280):
            page.set_viewport_size({"width": width, "height": 640})
            if scrolls_sideways(page):
                wide.append((path, width))
    assert wide == []
