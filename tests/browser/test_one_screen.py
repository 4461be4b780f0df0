"""Several people around one screen: whoever is handed the device sees nothing of the others."""

import re

from playwright.sync_api import Page, expect

from tests.browser.deal import dealt
from tests.browser.kit import People, Visitors, new_game, violations
from tests.browser.player import Player
from tests.browser.seating import at_table
from tests.browser.shelf import Shelf

RACKS = ("RATINES", "BONJOUL")


def ready(page: Page, name: str) -> None:
    """Behind the curtain: no rack, until the next person says who they are."""
    button = page.get_by_role("button", name=f"Je suis {name}")
    expect(button).to_be_focused()
    expect(page.locator("[data-slot]")).to_have_count(0)
    button.click()
    expect(button).to_have_count(0)


def test_a_curtain_lies_between_two_racks(people: People, shelf: Shelf) -> None:
    [page] = people(1)
    player = at_table(shelf, dealt(*RACKS), page, page)[0]
    # Nobody knows yet who holds the device.
    ready(page, "Nord")
    assert sorted(player.rack()) == sorted(RACKS[0])
    player.play("H6", "RATS")
    expect(page.get_by_text("Passez l’appareil à Sud")).to_be_visible()
    assert violations(page) == []
    ready(page, "Sud")
    assert sorted(player.rack()) == sorted(RACKS[1])
    # It is told to Sud as it concerns Sud.
    expect(player.polite).to_have_text(re.compile("Nord joue RATS en H6, 8 points. .*À vous"))
    expect(player.status).to_contain_text("Nord joue RATS")
    player.spell("6I", "OUL")
    page.reload()
    # The same hands: no curtain, and what was laid lies there.
    expect(player.tried).to_have_count(3)


def test_nothing_of_a_rack_is_seen_while_the_device_is_handed_over(
    people: People, shelf: Shelf
) -> None:
    [page] = people(1)
    player = at_table(shelf, dealt(*RACKS), page, page)[0]
    ready(page, "Nord")
    page.get_by_role("tab", name="Commandes").click()
    command = page.get_by_role("textbox", name=re.compile("^Commande"))
    command.fill("tirage")
    command.press("Enter")
    expect(page.locator(".answers")).to_contain_text("R")
    # A word tried and not played must not stay in sight either.
    player.spell("H6", "RATINES")
    expect(player.status).to_contain_text("RATINES")
    player.pass_turn()
    expect(page.get_by_role("button", name="Je suis Sud")).to_be_visible()
    expect(player.tried).to_have_count(0)
    expect(player.status).not_to_contain_text("RATINES")
    expect(page.locator(".answers")).to_have_count(0)
    expect(page.locator(".points")).to_have_count(0)
    page.get_by_role("tab", name="Feuille").click()
    assert player.sheet() == [["1", "Nord", "", "passe", "", "0", "0"]]
    page.get_by_role("tab", name="Sac").click()
    expect(page.get_by_role("tabpanel")).not_to_contain_text(re.compile("[AEIOU] "))
    page.reload()
    ready(page, "Sud")
    expect(player.polite).not_to_contain_text("Vous")
    player.pass_turn()
    ready(page, "Nord")
    expect(player.tried).to_have_count(7)


def test_eight_people_share_a_screen(visitors: Visitors) -> None:
    page = visitors.open()
    player = Player(page, new_game(page, *["here"] * 8, edition="defi"), "defi")
    player.sit()
    met = []
    for _ in range(8):
        button = page.get_by_role("button", name=re.compile("^Je suis Place"))
        # Dice lie in sight of everyone: only who plays changes hands.
        if button.is_visible():
            button.click()
        expect(player.status).to_contain_text("À vous de jouer")
        met.append(player.name)
        player.pass_turn()
        expect(page.locator("ul.players li[aria-current=step]")).not_to_contain_text(met[-1])
    assert sorted(met) == [f"Place {number}" for number in range(1, 9)]
