"""Whole games in the browser, of every edition, from the first word to the settlement."""

import re

from playwright.sync_api import Page, expect

from tests.browser.kit import PHONE, Visitors, new_game, violations
from tests.browser.player import Player
from tests.browser.seating import online

FAST = "club"


def settled(page: Page, seats: int = 2) -> None:
    """The game is over, and its last screen says all there is to say."""
    expect(page.locator("#ending-title")).to_have_text(re.compile("gagn|Égalité|terminée"))
    expect(page.locator(".ending tbody tr")).to_have_count(seats)
    assert violations(page) == []


def test_classique_by_keyboard_alone_from_the_start_page(visitors: Visitors) -> None:
    page = visitors.open(level=FAST)
    start = page.get_by_role("button", name="Jouer", exact=True)
    expect(start).to_be_enabled()
    start.press("Enter")
    expect(page).to_have_url(re.compile("/game/"))
    player = Player(page, page.url.rsplit("/", 1)[1])
    expect(player.grid).to_be_visible()
    player.play_on(player.type)
    settled(page)
    looked_through(page, player)


def looked_through(page: Page, player: Player) -> None:
    """The game is stepped through, and asked for again."""
    end = player.board()
    page.get_by_role("button", name="Revoir la partie").click()
    bar = page.get_by_role("toolbar", name="Revoir la partie")
    expect(bar).to_contain_text("Début de la partie")
    assert "".join(player.board()).strip(".") == ""
    bar.get_by_role("button", name="Fin").click()
    assert player.board() == end
    bar.get_by_role("button", name="Revenir à la partie").click()
    record = page.request.get(f"/api/games/{player.game}/gcg")
    assert record.ok
    assert record.text().startswith("#character-encoding")
    page.get_by_role("button", name="Revanche").click()
    expect(page).not_to_have_url(re.compile(player.game))
    expect(player.grid).to_be_visible()


def test_ancien_by_mouse(visitors: Visitors) -> None:
    page = visitors.open()
    player = Player(page, new_game(page, "here", FAST, edition="ancien"), "ancien")
    player.sit()
    player.play_on(player.drag)
    settled(page)


def test_geant_by_touch_on_a_phone(visitors: Visitors) -> None:
    page = visitors.open(size=PHONE, touch=True)
    player = Player(page, new_game(page, "here", FAST, edition="geant"), "geant")
    player.sit()
    player.play_on(player.tap)
    settled(page)


def test_delire_with_its_cards(visitors: Visitors) -> None:
    page = visitors.open()
    player = Player(page, new_game(page, "here", FAST, edition="delire"), "delire")
    player.sit()
    player.play_on(player.type)
    settled(page)


def test_defi_between_two_browsers(visitors: Visitors) -> None:
    first, second = online(visitors, edition="defi")
    for _ in range(60):
        if not first.wait_for_turn():
            break
        first.take_turn(first.type)
        first, second = second, first
    settled(first.page)
    settled(second.page)
