"""At the table: exchanging, commands, every size of screen."""

import re

import pytest
from playwright.sync_api import expect

from chevalet.game.board import Square
from tests.browser.kit import (
    NARROW,
    PHONE,
    TABLET,
    WIDE,
    Size,
    Visitors,
    new_game,
    scrolls_sideways,
    violations,
)
from tests.browser.player import Player
from tests.browser.seating import alone

CENTRE = Square(7, 7)


def test_letters_are_exchanged(visitors: Visitors, database: str) -> None:
    page = visitors.open()
    alone(page, database)
    page.get_by_role("button", name="Échanger", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Toutes").click()
    assert violations(page) == []
    dialog.get_by_role("button", name="Échanger 7 lettres").click()
    expect(page.locator("[data-live=polite]")).to_contain_text("Vous échangez 7 lettres et tirez")


def test_the_command_box_answers(visitors: Visitors, database: str) -> None:
    page = visitors.open()
    player = alone(page, database)
    player.go_to(CENTRE)
    page.keyboard.press("/")
    field = page.get_by_role("textbox", name=re.compile("^Commande"))
    expect(field).to_be_focused()
    page.keyboard.type("tirage")
    page.keyboard.press("Enter")
    answer = page.locator(".answers")
    expect(answer).to_be_visible()
    for tile in set(player.rack()) - {"?"}:
        expect(answer).to_contain_text(tile)
    expect(page.locator("[data-live=polite]")).to_contain_text(answer.inner_text().split("\n")[0])


@pytest.mark.parametrize(
    ("size", "edition"),
    [
        (WIDE, "classique"),
        (TABLET, "classique"),
        (PHONE, "classique"),
        (NARROW, "classique"),
        (NARROW, "delire"),
        (NARROW, "defi"),
    ],
    ids=str,
)
def test_the_table_fits_every_screen(visitors: Visitors, size: Size, edition: str) -> None:
    page = visitors.open(size=size)
    player = Player(page, new_game(page, "here", "open", edition=edition))
    player.sit()
    assert not scrolls_sideways(page)
    box = player.grid.bounding_box()
    assert box is not None
    assert box["width"] <= size[0]
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_geant_look_has_no_violation(visitors: Visitors, database: str, theme: str) -> None:
    page = visitors.open(look="geant", theme=theme, size=PHONE)
    player = alone(page, database, "geant")
    assert not scrolls_sideways(page)
    assert player.grid.locator("svg").count() >= 60
    assert violations(page) == []
    page.get_by_role("button", name="Menu").click()
    assert violations(page) == []
