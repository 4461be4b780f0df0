"""Resting, leaving, coming back, giving up: asked for twice, seen and heard by the others."""

import re

from playwright.sync_api import expect

from tests.browser.deal import dealt
from tests.browser.kit import People, violations
from tests.browser.player import Player
from tests.browser.seating import at_table
from tests.browser.shelf import Shelf

RACKS = ("RATINES", "BONJOUL", "MLIEDDE")


def choose(player: Player, item: str) -> None:
    """An item of the menu."""
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("dialog").get_by_role("button", name=item).click()


def confirm(player: Player, item: str, sentence: str) -> None:
    """The menu asks again, and says what it means; one may think better of it."""
    dialog = player.page.get_by_role("dialog")
    choose(player, item)
    expect(dialog).to_contain_text(sentence)
    dialog.get_by_role("button", name="Annuler").click()
    expect(dialog).to_have_count(0)
    choose(player, item)
    dialog.get_by_role("button", name=item).click()
    expect(dialog).to_have_count(0)


def test_a_game_rests_for_both_and_goes_on(people: People, shelf: Shelf) -> None:
    first, second = at_table(shelf, dealt(*RACKS[:2]), *people(2))
    choose(second, "Mettre en pause")
    expect(first.polite).to_contain_text("Sud met la partie en pause.")
    expect(second.polite).to_contain_text("Vous mettez la partie en pause.")
    for player in (first, second):
        expect(player.status).to_contain_text("La partie est en pause.")
    # Tiles can be tried meanwhile, and not played.
    first.spell("H6", "RATS")
    expect(first.page.get_by_role("button", name=re.compile("^Jouer"))).to_be_disabled()
    assert violations(first.page) == []
    first.page.get_by_role("button", name="Reprendre la partie").click()
    expect(second.polite).to_contain_text("La partie reprend.")
    first.press_play()
    expect(second.polite).to_contain_text("Nord joue RATS")


def test_who_leaves_three_seats_is_passed_over_and_comes_back(people: People, shelf: Shelf) -> None:
    first, second, third = at_table(shelf, dealt(*RACKS), *people(3))
    confirm(second, "Quitter la table", "Les autres joueurs continueront sans vous")
    for player in (first, third):
        expect(player.polite).to_contain_text("Sud quitte la table.")
        expect(player.page.locator("ul.players li", has_text="Sud")).to_contain_text(
            "a quitté la table"
        )
    first.play("H6", "RATS")
    expect(third.status).to_contain_text("À vous de jouer")
    second.page.get_by_role("button", name="Revenir à la table").click()
    expect(third.polite).to_contain_text("Sud revient à la table.")
    assert sorted(second.rack()) == sorted(RACKS[1])
    third.pass_turn()
    expect(first.status).to_contain_text("À vous de jouer")
    first.pass_turn()
    expect(second.status).to_contain_text("À vous de jouer")


def test_who_gives_up_among_three_is_out_and_the_last_one_wins(
    people: People, shelf: Shelf
) -> None:
    first, second, third = at_table(shelf, dealt(*RACKS), *people(3))
    confirm(first, "Abandonner", "La partie sera perdue pour vous, sans retour.")
    expect(second.polite).to_contain_text("Nord abandonne.")
    expect(second.status).to_contain_text("À vous de jouer")
    expect(third.page.locator("ul.players li", has_text="Nord")).to_contain_text("a abandonné")
    expect(first.page.locator("#ending-title")).to_have_count(0)
    confirm(second, "Abandonner", "sans retour")
    expect(third.page.locator("#ending-title")).to_have_text("Vous avez gagné !")
    expect(third.polite).to_contain_text("Sud abandonne. Partie terminée : vous gagnez")
    for loser in (first, second):
        expect(loser.page.locator("#ending-title")).to_have_text("Est gagne la partie.")
        expect(loser.page.locator(".ending")).to_contain_text("Tous les autres ont abandonné.")


def test_a_game_against_the_computer_is_given_up(people: People, shelf: Shelf) -> None:
    game = dealt(*RACKS[:2])
    [player] = at_table(shelf, game, *people(1), "club")
    confirm(player, "Abandonner", "La partie sera perdue pour vous")
    expect(player.page.locator("#ending-title")).to_have_text("Sud gagne la partie.")
    expect(player.polite).to_contain_text("Vous abandonnez. Partie terminée : Sud gagne")
    expect(player.page.locator("[data-slot]")).to_have_count(0)
    player.page.goto("/games")
    finished = player.page.get_by_role("listitem").filter(
        has=player.page.locator(f'a[href="/game/{player.game}"]')
    )
    expect(finished).to_contain_text("Gagné par Sud")


def test_a_game_alone_is_given_up_and_nobody_else_is_spoken_of(
    people: People, shelf: Shelf
) -> None:
    [page] = people(1)
    [player] = at_table(shelf, dealt(RACKS[0], edition="ancien-solitaire"), page)
    page.get_by_role("button", name="Menu").click()
    expect(player.dialog.get_by_role("button", name="Quitter la table")).to_have_count(0)
    player.dialog.get_by_role("button", name="Fermer").click()
    confirm(player, "Abandonner", "La partie sera perdue pour vous")
    expect(page.locator("#ending-title")).to_have_text("Partie terminée : 0 points.")
    expect(page.locator(".ending")).to_contain_text("La partie a été abandonnée.")
    expect(page.locator(".ending")).not_to_contain_text("autres")
