"""At the table: laying tiles, what is said, what survives, two browsers."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chevalet.game.board import Direction, Square
from tests.browser.kit import (
    NARROW,
    PHONE,
    TABLET,
    WIDE,
    Size,
    Visitors,
    house,
    new_game,
    scrolls_sideways,
    violations,
)
from tests.browser.player import Player

CENTRE = Square(7, 7)


def alone(page: Page, **more: Any) -> Player:
    """A seat whose turn it is; nobody else is in a hurry."""
    player = Player(page, new_game(page, "here", "open", **more))
    player.sit()
    if "À vous" not in page.locator(".status").inner_text():
        return alone(page, **more)
    return player


def online(visitors: Visitors, **more: Any) -> tuple[Player, Player]:
    """Two people with a browser each; the first is to play."""
    host, guest = visitors.open(), visitors.open()
    seats = [{"kind": "here", "name": "Nord"}, {"kind": "open", "name": "Sud"}]
    edition = more.pop("edition", "classique")
    made = host.request.post("/api/games", data={"edition": edition, "seats": seats, **more})
    game, invite = made.json()["game"], made.json()["seats"][1]["invite"]
    claimed = guest.request.post(f"/api/games/{game}/claim", data={"invite": invite})
    assert claimed.ok, claimed.text()
    players = [Player(page, game, str(edition)) for page in (host, guest)]
    for player in players:
        player.sit()
    players.sort(key=lambda one: "À vous" not in one.page.locator(".status").inner_text())
    return players[0], players[1]


def test_letters_go_to_the_cursor_and_come_back(visitors: Visitors) -> None:
    page = visitors.open()
    player = alone(page)
    rack = player.rack()
    letters = [tile for tile in rack if tile != "?"][:3]
    player.go_to(CENTRE)
    for letter in letters:
        page.keyboard.press(letter.lower())
    expect(player.square(CENTRE)).to_have_accessible_name(
        f"{letters[0]}, posée, pas encore jouée, étoile, H8"
    )
    page.keyboard.press("Backspace")
    expect(player.grid.locator(".tried")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(player.grid.locator(".tried")).to_have_count(0)
    assert sorted(player.rack()) == sorted(rack)


def test_a_click_brings_the_cursor_and_another_turns_it(visitors: Visitors) -> None:
    player = alone(visitors.open())
    player.square(CENTRE).click()
    assert player.direction() is Direction.ACROSS
    player.square(CENTRE).click()
    assert player.direction() is Direction.DOWN


def test_accents_and_the_forced_joker(visitors: Visitors) -> None:
    page = visitors.open()
    player = alone(page)
    while not {"E", "?"} & set(player.rack()):
        player = alone(page)
    player.go_to(CENTRE)
    if "E" in player.rack():
        page.keyboard.insert_text("")
        page.evaluate(
            "document.activeElement.dispatchEvent("
            "new KeyboardEvent('keydown', {key: 'é', bubbles: true, cancelable: true}))"
        )
        expect(player.square(CENTRE)).to_have_accessible_name(re.compile("^E, posée"))
    else:
        page.keyboard.press("Shift+Z")
        expect(player.square(CENTRE)).to_have_accessible_name(re.compile("^Z, joker, posée"))


def test_the_preview_tells_words_and_points_and_a_wrong_word_kindly(visitors: Visitors) -> None:
    page = visitors.open()
    player = alone(page)
    move = player.find()
    while move is None:
        player = alone(page)
        move = player.find()
    player.type(move)
    status = page.locator(".status")
    expect(status).to_contain_text(move.word.upper())
    expect(page.get_by_role("button", name=re.compile(f"^Jouer · {move.points} "))).to_be_enabled()
    page.keyboard.press("Escape")
    consonants = [tile for tile in player.rack() if tile in "BCDFGHJKLMNPQRSTVWXZ"][:2]
    if len(consonants) == 2:
        player.go_to(CENTRE)
        for letter in consonants:
            page.keyboard.press(letter.lower())
        expect(status).to_contain_text(re.compile("n’est pas dans la liste"))
        page.keyboard.press("Enter")
        expect(page.locator("[data-live=assertive]")).to_contain_text("non admis")
        expect(player.grid.locator(".tried")).to_have_count(2)


def test_tiles_tried_survive_a_reload_and_the_opponents_move(visitors: Visitors) -> None:
    first, second = online(visitors)
    shuffled = second.page
    shuffled.get_by_role("button", name="Trier").click()
    letter = next(tile for tile in second.rack() if tile != "?")
    corner = Square(14, 14)
    second.go_to(corner)
    shuffled.keyboard.press(letter.lower())
    rack = second.rack()
    move = first.find()
    if move is None:
        first.pass_turn()
    else:
        first.type(move)
        first.page.keyboard.press("Enter")
    expect(shuffled.locator("li[aria-current=step]")).to_contain_text("vous")
    tried = re.compile(f"^{letter}, posée")
    expect(second.square(corner)).to_have_accessible_name(tried)
    shuffled.reload()
    expect(second.square(corner)).to_have_accessible_name(tried)
    assert second.rack() == rack


def test_the_opponents_move_is_announced(visitors: Visitors) -> None:
    first, second = online(visitors)
    move = first.find()
    if move is None:
        return
    first.type(move)
    first.page.keyboard.press("Enter")
    said = second.page.locator("[data-live=polite]")
    expect(said).to_contain_text(
        f"{first.name} joue {move.word.upper()} en {move.place}, {move.points} points."
    )
    expect(said).to_contain_text("À vous de jouer.")
    own = first.page.locator("[data-live=polite]")
    expect(own).to_contain_text(f"Votre score : {move.points}.")


def test_a_wrong_word_is_contested_and_comes_back(visitors: Visitors) -> None:
    first, second = online(visitors, word_rule="contestation")
    letters = [tile for tile in first.rack() if tile != "?"][:4]
    first.go_to(CENTRE)
    for letter in letters:
        first.page.keyboard.press(letter.lower())
    # Nothing tells whether the word is good.
    expect(first.page.locator(".status")).to_contain_text("".join(letters))
    first.page.keyboard.press("Enter")
    bar = second.page.get_by_role("region", name="Mot à accepter ou à contester")
    expect(bar).to_contain_text("".join(letters))
    bar.get_by_role("button", name=re.compile("^Contester")).click()
    expect(bar).to_be_hidden()
    said = first.page.locator("[data-live=polite]")
    expect(said).to_contain_text(re.compile("conteste avec raison|conteste à tort"))


def test_a_word_is_accepted(visitors: Visitors) -> None:
    first, second = online(visitors, word_rule="contestation")
    move = first.find()
    if move is None:
        return
    first.type(move)
    first.page.keyboard.press("Enter")
    second.page.get_by_role("button", name="Accepter").click()
    expect(second.page.locator("[data-live=polite]")).to_contain_text("est accepté")
    expect(second.page.locator(".status")).to_contain_text("À vous de jouer")


def test_a_curtain_lies_between_two_racks_at_one_screen(visitors: Visitors) -> None:
    page = visitors.open()
    player = Player(page, new_game(page, "here", "here"))
    player.sit()
    player.wait_for_turn()
    rack = player.rack()
    player.pass_turn()
    ready = page.get_by_role("button", name=re.compile("^Je suis Place"))
    expect(ready).to_be_visible()
    expect(page.locator("[data-slot]")).to_have_count(0)
    assert violations(page) == []
    ready.click()
    expect(page.locator("[data-slot]")).to_have_count(7)
    assert player.rack() != rack or len(set(rack)) < 7


def test_a_spectator_sees_the_board_and_no_rack(visitors: Visitors) -> None:
    player = alone(visitors.open())
    other = visitors.open(f"/game/{player.game}")
    expect(other.get_by_role("grid")).to_be_visible()
    expect(other.locator("[data-slot]")).to_have_count(0)
    expect(other.get_by_role("button", name="Jouer")).to_have_count(0)


def test_the_chat_is_heard_and_can_be_muted(visitors: Visitors) -> None:
    first, second = online(visitors)
    first.page.get_by_role("tab", name="Discussion").click()
    first.page.get_by_label("Votre message").fill("Bonjour !")
    first.page.get_by_role("button", name="Envoyer").click()
    expect(second.page.get_by_role("tab", name=re.compile("Discussion.*1"))).to_be_visible()
    second.page.get_by_role("tab", name=re.compile("Discussion")).click()
    expect(second.page.get_by_role("log")).to_contain_text("Bonjour !")
    second.page.get_by_label("Ne pas montrer la discussion").check()
    expect(second.page.get_by_role("log")).to_be_hidden()


def test_letters_are_exchanged(visitors: Visitors) -> None:
    page = visitors.open()
    alone(page)
    page.get_by_role("button", name="Échanger", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Toutes").click()
    assert violations(page) == []
    dialog.get_by_role("button", name="Échanger 7 lettres").click()
    expect(page.locator("[data-live=polite]")).to_contain_text("Vous échangez 7 lettres et tirez")


def test_the_command_box_answers(visitors: Visitors) -> None:
    page = visitors.open()
    player = alone(page)
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


def test_the_clock_warns(visitors: Visitors) -> None:
    page = visitors.open()
    player = alone(page, clock={"type": "TotalClock", "length": 62_000})
    assert player.rack()
    expect(page.locator("[data-live=assertive]")).to_have_text(
        "Il reste une minute.", timeout=8_000
    )


def test_a_lost_connection_comes_back_and_nothing_laid_is_lost(
    visitors: Visitors, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with house(database) as (address, _):
        page = visitors.open(address=address)
        player = alone(page)
        move = player.find()
        while move is None:
            player = alone(page)
            move = player.find()
        player.type(move)
    expect(page.get_by_text("Connexion perdue")).to_be_visible()
    expect(player.grid.locator(".tried")).to_have_count(len(move.tiles))
    with house(database, int(address.rsplit(":", 1)[1])):
        expect(page.get_by_text("Connexion perdue")).to_be_hidden(timeout=20_000)
        page.get_by_role("button", name=re.compile("^Jouer")).click()
        expect(page.locator("[data-live=polite]")).to_contain_text(
            f"Vous jouez {move.word.upper()}"
        )
    visitors.errors = [one for one in visitors.errors if "WebSocket" not in one]


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
def test_the_geant_look_has_no_violation(visitors: Visitors, theme: str) -> None:
    page = visitors.open(look="geant", theme=theme, size=PHONE)
    player = alone(page, edition="geant")
    assert not scrolls_sideways(page)
    assert player.grid.locator("svg").count() >= 60
    assert violations(page) == []
    page.get_by_role("button", name="Menu").click()
    assert violations(page) == []
