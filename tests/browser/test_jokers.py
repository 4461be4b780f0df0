"""The joker says its letter: typed, tapped or dragged, and comes back when it is not said."""

import re

from playwright.sync_api import Page, expect

from chevalet.game.board import Square
from tests.browser.deal import Deal, Seat
from tests.browser.kit import PHONE, Visitors, violations
from tests.browser.player import Player

STAR = Square(7, 7)
RACK = "PASE?KW"
LAID = "E, joker, posée, pas encore jouée, étoile, H8"


def picker(player: Player) -> None:
    expect(player.dialog.get_by_role("heading")).to_have_text(
        "Quelle lettre le joker remplace-t-il ?"
    )


def test_a_question_mark_asks_for_the_letter_and_typing_goes_on(seat: Seat) -> None:
    first, second = seat(Deal("classique", RACK))
    keys = first.page.keyboard
    first.go_to(STAR)
    keys.press("?")
    picker(first)
    assert violations(first.page) == []
    keys.press("Escape")
    expect(first.dialog).to_be_hidden()
    expect(first.grid.locator(".tried")).to_have_count(0)
    assert sorted(first.rack()) == sorted(RACK)
    keys.press("?")
    picker(first)
    # An accent says the plain letter.
    first.page.evaluate(
        "document.activeElement.dispatchEvent("
        "new KeyboardEvent('keydown', {key: 'é', bubbles: true, cancelable: true}))"
    )
    expect(first.square(STAR)).to_have_accessible_name(LAID)
    expect(first.square(Square(7, 8))).to_be_focused()
    keys.press("p")
    expect(first.square(Square(7, 8))).to_have_accessible_name(re.compile("^P, posée"))
    keys.press("Escape")
    # The joker, although the letter is held.
    keys.press("Shift+E")
    expect(first.square(STAR)).to_have_accessible_name(LAID)
    keys.press("Escape")
    first.write("H4", "passe")
    expect(first.square(Square(7, 6))).to_have_accessible_name(re.compile("^S, joker, posée"))
    keys.press("Enter")
    second.hears("Nord joue PASSE en H4, 18 points.")
    expect(second.square(Square(7, 6))).to_have_accessible_name("S, joker, H7")


def test_by_mouse_a_tap_or_a_drag_asks_and_the_letter_stays_with_the_tile(seat: Seat) -> None:
    (player,) = seat(Deal("classique", RACK), 1)
    player.tile("e").click()
    player.square(STAR).click()
    picker(player)
    player.dialog.get_by_role("button", name="E", exact=True).click()
    expect(player.square(STAR)).to_have_accessible_name(LAID)
    # Moved, it is the same letter; put back, it is a joker again.
    player.move_tile(player.square(STAR), player.square(Square(7, 8)))
    expect(player.square(Square(7, 8))).to_have_accessible_name(re.compile("^E, joker, posée"))
    player.move_tile(player.square(Square(7, 8)), player.rack_bar)
    expect(player.tile("e")).to_be_visible()
    player.drag_tile("e", STAR)
    picker(player)
    player.page.keyboard.press("Escape")
    expect(player.tile("e")).to_be_visible()
    expect(player.grid.locator(".tried")).to_have_count(0)


def test_by_touch(visitors: Visitors, database: str) -> None:
    page = visitors.open(size=PHONE, touch=True)
    (player,) = Deal("classique", RACK).at(database, page)
    player.tile("e").tap()
    player.square(STAR).tap()
    picker(player)
    player.dialog.get_by_role("button", name="E", exact=True).tap()
    expect(player.square(STAR)).to_have_accessible_name(LAID)
    player.square(STAR).tap()
    finger(page, player)
    picker(player)
    assert violations(page) == []
    player.dialog.get_by_role("button", name="Annuler").tap()
    expect(player.dialog).to_be_hidden()
    expect(player.tile("e")).to_be_visible()
    finger(page, player)
    picker(player)
    player.dialog.get_by_role("button", name="E", exact=True).tap()
    expect(player.grid.locator(".tried")).to_have_count(1)


def test_the_tap_after_a_tile_let_go_in_haste_counts(visitors: Visitors, database: str) -> None:
    page = visitors.open(size=PHONE, touch=True)
    (player,) = Deal("classique", RACK).at(database, page)
    for _ in range(8):
        finger(page, player)
        picker(player)
        player.dialog.get_by_role("button", name="Annuler").tap()
        expect(player.dialog).to_be_hidden()


def finger(page: Page, player: Player) -> None:
    """A finger drags the joker to the star; the tile floats a little above it."""
    start, end = player.tile("e").bounding_box(), player.square(STAR).bounding_box()
    assert start
    assert end
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    far = (end["x"] + end["width"] / 2, end["y"] + end["height"] / 2 + start["width"] * 0.9)
    touch = page.context.new_cdp_session(page)
    steps = [(x + (far[0] - x) * part / 4, y + (far[1] - y) * part / 4) for part in range(5)]
    for kind, at in zip(["touchStart", *["touchMove"] * 4], steps, strict=True):
        points = [{"x": at[0], "y": at[1]}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()
