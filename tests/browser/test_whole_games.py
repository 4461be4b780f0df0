"""Whole games in the browser, from the first word to the settlement."""

from playwright.sync_api import expect

from tests.browser.kit import PHONE, Visitors, new_game, violations
from tests.browser.player import Player


def test_a_game_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.open()
    player = Player(page, new_game(page, "here", "debutant"))
    player.sit()
    player.play_on(player.type)
    expect(page.locator(".ending table tbody tr")).to_have_count(2)
    assert violations(page) == []


def test_a_game_by_mouse(visitors: Visitors) -> None:
    page = visitors.open()
    player = Player(page, new_game(page, "here", "debutant", edition="ancien"), "ancien")
    player.sit()
    player.play_on(player.drag)
    expect(page.locator(".ending table tbody tr")).to_have_count(2)


def test_a_game_by_touch_on_a_phone(visitors: Visitors) -> None:
    page = visitors.open(size=PHONE, touch=True)
    player = Player(page, new_game(page, "here", "debutant", edition="geant"), "geant")
    player.sit()
    player.play_on(player.tap)
    expect(page.locator(".ending table tbody tr")).to_have_count(2)
