"""Laying tiles by keyboard, mouse and finger, and what is said of them before they are played."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, FloatRect, Locator, Page, expect

from chevalet.game.board import Direction, Square
from tests.browser.deal import dealt
from tests.browser.kit import PHONE, People, Visitors
from tests.browser.player import Player, middle
from tests.browser.seating import at_table
from tests.browser.shelf import Shelf

CENTRE = Square(7, 7)

Sit = Callable[[str], Player]


@pytest.fixture
def sit(people: People, shelf: Shelf) -> Sit:
    """Sit down to a rack of one's choice; it is one's turn, and nobody else is in a hurry."""
    return lambda rack: at_rack(shelf, rack, *people(1))


def at_rack(shelf: Shelf, rack: str, page: Page) -> Player:
    [player] = at_table(shelf, dealt(rack, "AEIOULM"), page, None)
    return player


def test_letters_go_to_the_cursor_and_come_back(sit: Sit) -> None:
    player = sit("RATINES")
    keys = player.page.keyboard
    player.spell("H8", "RAT")
    expect(player.square(CENTRE)).to_have_accessible_name("R, posée, pas encore jouée, étoile, H8")
    assert sorted(player.rack()) == sorted("INES")
    keys.press("Backspace")
    expect(player.tried).to_have_count(2)
    expect(player.square(Square(7, 9))).to_have_accessible_name(re.compile("^vide"))
    keys.press("Escape")
    expect(player.tried).to_have_count(0)
    assert sorted(player.rack()) == sorted("RATINES")


def test_a_click_brings_the_cursor_another_turns_it_and_letters_follow_the_arrow(sit: Sit) -> None:
    player = sit("RATINES")
    player.square(CENTRE).click()
    assert player.direction() is Direction.ACROSS
    player.square(CENTRE).click()
    assert player.direction() is Direction.DOWN
    player.page.keyboard.type("rat")
    for row, letter in enumerate("RAT", start=CENTRE.row):
        expect(player.square(Square(row, CENTRE.column))).to_have_accessible_name(
            re.compile(f"^{letter}, posée")
        )


def test_accents_are_letters(sit: Sit) -> None:
    player = sit("ECAINOU")
    player.go_to(CENTRE)
    for key in "éçÀ":
        press(player.page, key)
    expect(player.tried).to_have_count(3)
    for column, letter in enumerate("ECA", start=CENTRE.column):
        expect(player.square(Square(7, column))).to_have_accessible_name(
            re.compile(f"^{letter}, posée")
        )


def test_shift_forces_the_joker_and_a_letter_that_is_not_there_takes_it(sit: Sit) -> None:
    player = sit("?AZINES")
    player.spell("H8", "z")
    # The Z of the rack stays: the joker was asked for.
    expect(player.square(CENTRE)).to_have_accessible_name(re.compile("^Z, joker, posée"))
    assert "Z" in player.rack()
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("k")
    expect(player.square(CENTRE)).to_have_accessible_name(re.compile("^K, joker, posée"))
    player.page.keyboard.press("q")
    expect(player.urgent).to_contain_text("Pas de Q")


def test_the_preview_tells_words_and_points(sit: Sit) -> None:
    player = sit("RATINES")
    player.spell("H6", "RATS")
    expect(player.status).to_have_text(re.compile(r"RATS\s+H6 · 8"))
    play = player.page.get_by_role("button", name=re.compile("^Jouer · 8 "))
    expect(play).to_be_enabled()


def test_a_wrong_word_is_refused_kindly_and_stays_where_it_lies(sit: Sit) -> None:
    player = sit("RATINES")
    player.spell("H6", "TRS")
    expect(player.status).to_contain_text("TRS n’est pas dans la liste")
    player.page.keyboard.press("Enter")
    expect(player.urgent).to_contain_text("Mots non admis : TRS")
    expect(player.tried).to_have_count(3)
    # What was said of it is not said of the next word.
    player.page.keyboard.press("Escape")
    player.spell("H6", "RATS")
    expect(player.status).to_contain_text("RATS")
    expect(player.status).not_to_contain_text("TRS")


@pytest.fixture
def phone(visitors: Visitors, shelf: Shelf) -> Player:
    return at_rack(shelf, "RATINES", visitors.open(size=PHONE, touch=True))


def test_a_tap_on_a_tile_then_on_a_square_lays_it(phone: Player) -> None:
    phone.tile("A").tap()
    expect(phone.tile("A")).to_have_attribute("aria-pressed", "true")
    phone.square(CENTRE).tap()
    expect(phone.square(CENTRE)).to_have_accessible_name(re.compile("^A, posée"))
    phone.square(CENTRE).tap()
    expect(phone.tried).to_have_count(0)
    assert "A" in phone.rack()


def test_a_finger_drags_a_tile_and_the_page_stays_where_it_is(phone: Player) -> None:
    page = phone.page
    finger = Finger(page)
    # Elsewhere a finger scrolls the page, as fingers do.
    finger.drag(phone.status, 0, -120)
    page.wait_for_function("() => scrollY > 20")
    page.evaluate("() => scrollTo(0, 0)")

    start, goal = middle(phone.tile("N")), middle(phone.square(CENTRE))
    finger.down(*start)
    finger.move((start[0] + goal[0]) / 2, (start[1] + goal[1]) / 2)
    finger.move(goal[0], goal[1] + lift(phone.tile("N")))
    expect(page.locator(".flying")).to_be_visible()
    expect(phone.square(CENTRE)).to_have_class(re.compile(r"\bover\b"))
    finger.up()
    expect(phone.square(CENTRE)).to_have_accessible_name(re.compile("^N, posée"))
    assert page.evaluate("() => scrollY") == 0

    # From one square to another, and back to the rack.
    other = Square(9, 4)
    finger.drag_to(phone.square(CENTRE), phone.square(other))
    expect(phone.square(other)).to_have_accessible_name(re.compile("^N, posée"))
    expect(phone.square(CENTRE)).to_have_accessible_name(re.compile("^vide"))
    finger.drag_to(phone.square(other), phone.tile("E"))
    expect(phone.tried).to_have_count(0)
    assert page.evaluate("() => scrollY") == 0


def test_the_rack_is_put_in_order_by_mouse_and_by_keyboard(sit: Sit) -> None:
    player = sit("RATINES")
    player.page.get_by_role("button", name="Trier").click()
    assert player.rack() == "AEINRST"
    mouse = player.page.mouse
    (x, y), edge = middle(player.tile("A")), box(player.tile("T"))
    mouse.move(x, y)
    mouse.down()
    mouse.move(edge["x"] + edge["width"] - 2, y, steps=4)
    mouse.up()
    assert player.rack() == "EINRSTA"
    player.tile("A").focus()
    player.page.keyboard.press("Control+ArrowLeft")
    assert player.rack() == "EINRSAT"
    player.page.reload()
    expect(player.tile("A")).to_be_visible()
    assert player.rack() == "EINRSAT"


def press(page: Page, key: str) -> None:
    """A key as a French keyboard sends it."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": key, "text": key})
    devtools.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": key})


def box(one: Locator) -> FloatRect:
    found = one.bounding_box()
    assert found is not None
    return found


def lift(tile: Locator) -> float:
    """A tile floats above the finger that drags it: the finger goes so far below the goal."""
    return 0.9 * box(tile)["width"]


class Finger:
    """A finger on the screen: the browser makes pointer events of it, or scrolls."""

    def __init__(self, page: Page) -> None:
        self._devtools: CDPSession = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        self._touch("touchStart", x, y)

    def move(self, x: float, y: float) -> None:
        self._touch("touchMove", x, y)

    def up(self) -> None:
        self._devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def drag(self, start: Locator, right: float, down: float) -> None:
        x, y = middle(start)
        self.down(x, y)
        for step in range(1, 5):
            self.move(x + right * step / 4, y + down * step / 4)
        self.up()

    def drag_to(self, start: Locator, goal: Locator) -> None:
        (x, y), (to_x, to_y) = middle(start), middle(goal)
        self.drag(start, to_x - x, to_y + lift(start) - y)

    def _touch(self, kind: str, x: float, y: float) -> None:
        touch = {"type": kind, "touchPoints": [{"x": x, "y": y}]}
        self._devtools.send("Input.dispatchTouchEvent", touch)
