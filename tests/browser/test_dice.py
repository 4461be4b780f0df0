"""Dice: rolled, laid, leaving the board; the hourglass."""

import re
from dataclasses import replace

from playwright.sync_api import expect

from chevalet.editions.defi import SABLIER
from chevalet.game.board import Square
from tests.browser.deal import Deal, Seat
from tests.browser.kit import violations

ROLL = "PASSERT"


def test_only_the_word_just_played_stays_and_the_roll_is_told(seat: Seat) -> None:
    """« le deuxième joueur a ajouté ORTE à la suite de la lettre P de PASSE »"""
    first, second = seat(Deal("defi", ROLL).lay("E3", "PASSE", "ORTE"))
    first.write("3F", "orte")
    first.page.keyboard.press("Enter")
    for player in (first, second):
        player.hears("PORTE en 3E", "4 dés quittent le plateau.")
    assert [row[2] for row in second.board()] == list("....PORTE")
    expect(second.grid.locator(".tile")).to_have_count(5)
    # Seven of the dice left in the box are rolled anew, for all to see.
    rolled = second.rack()
    assert len(rolled) == 7
    told = re.search(r"Vos dés : (.*?)\.", second.polite.inner_text())
    assert told
    assert sorted(told[1].replace("joker", "?").split()) == sorted(rolled)
    first.hears(f"Dés de Nord : {told[1]}.")
    expect(first.page.get_by_role("img", name=" ".join(rolled))).to_be_visible()


def test_a_word_that_is_only_lengthened_leaves_with_all_its_dice(seat: Seat) -> None:
    """« le second joueur a ajouté un S à PASSE. ... PASSES est enlevé »"""
    first, second = seat(Deal("defi", ROLL).lay("E3", "PASSE", "S"))
    first.write("E8", "s")
    first.page.keyboard.press("Enter")
    for player in (first, second):
        player.hears("6 dés quittent le plateau. Il est vide : le mot suivant passe par l’étoile.")
    expect(second.grid.locator(".tile")).to_have_count(0)


def test_the_word_that_stays_is_chosen_when_one_die_makes_two(seat: Seat) -> None:
    # The rules never leave two words on the board: the dice that should go stay, to make the case.
    deal = Deal("defi", ROLL).lay("E3", "PASSE", "ORTE").lay("3E", "PORTE", "S", sweep=False)
    first, second = seat(deal)
    page = first.page
    first.write("F4", "s")
    choice = page.get_by_role("group", name="Quel mot reste sur le plateau ?")
    expect(choice.get_by_role("radio")).to_have_count(2)
    first.hears("Deux mots formés : OS", "choisissez celui qui reste sur le plateau.")
    assert violations(page) == []
    first.tab_to(choice.get_by_role("radio", checked=True))
    page.keyboard.press("ArrowDown")
    first.press(page.get_by_role("button", name="Jouer"))
    second.hears("dés quittent le plateau.")
    assert [row[3] for row in second.board()][4:6] == ["A", "S"]
    expect(second.grid.locator(".tile")).to_have_count(2)


def test_the_sand_runs_out(seat: Seat) -> None:
    """« dans le cas contraire, ils doivent passer leur tour »"""
    first, second = seat(Deal("defi", ROLL, clock=replace(SABLIER, length=4_000)).pause())
    first.write("E5", "as")
    first.page.get_by_role("button", name="Reprendre la partie").click()
    glass = first.page.locator("svg:has(#sand-above)")
    expect(glass).to_be_visible()
    second.hears("Temps écoulé : Nord passe.", "À vous de jouer. Vos dés : ")
    first.hears("Temps écoulé : vous passez.", "Dés de Sud : ")
    # What was tried went back into the box with the other dice.
    expect(first.grid.locator(".tried")).to_have_count(0)
    expect(first.square(Square(4, 4))).to_have_accessible_name("vide, étoile, E5")
