"""Cards played by themselves, answered, dropped or given back: what is asked, shown and told."""

import re

from playwright.sync_api import expect

from chevalet.game.setup import Options
from tests.browser.deal import Deal, Seat
from tests.browser.kit import violations
from tests.browser.player import Player

STATUS = ".status"
RACK = "PASSEKW"


def play_alone(player: Player, text: str) -> None:
    """The card with this on it, by mouse; what it asks for is left as it is."""
    player.card(text).get_by_role("button").click()
    player.dialog.get_by_role("button", name="Jouer la carte").click()


def test_a_look_at_a_rack_by_keyboard(seat: Seat) -> None:
    deal = Deal("delire", RACK, "TIRENTU", "LOIR?DE", seats=3, cards=["regarder"])
    first, second, third = seat(deal, 3)
    first.press(first.card("Regardez les lettres").get_by_role("button"))
    other = first.dialog.get_by_label("À quel joueur")
    expect(other.locator("option")).to_have_text(["Sud", "Est"])
    assert violations(first.page) == []
    first.tab_to(other)
    first.page.keyboard.press("ArrowDown")
    first.press(first.dialog.get_by_role("button", name="Jouer la carte"))
    expect(first.dialog.get_by_role("heading")).to_have_text("Chevalet de Est")
    shown = first.dialog.get_by_role("listitem")
    assert [text.strip() for text in shown.all_inner_texts()] == [
        "D\nD, 2 points",
        "E\nE, 1 point",
        "I\nI, 1 point",
        "L\nL, 1 point",
        "O\nO, 1 point",
        "R\nR, 1 point",
        "joker",
    ]
    assert violations(first.page) == []
    first.page.keyboard.press("Enter")
    expect(first.dialog).to_be_hidden()
    first.hears("Chevalet de Est : joker D E I L O R.")
    # It can be read again until the turn is over.
    expect(first.page.get_by_role("heading", name="Chevalet de Est")).to_be_visible()
    third.hears("Nord regarde votre chevalet.")
    second.hears("Nord regarde le chevalet de Est.")
    first.pass_turn()
    expect(first.page.get_by_role("heading", name="Chevalet de Est")).to_be_hidden()


def test_tiles_are_exchanged_by_a_card_and_the_turn_goes_on(seat: Seat) -> None:
    deal = Deal("delire", "AAKSSEW", "TIRENTU", cards=["echanger-et-jouer"])
    first, second = seat(deal)
    first.write("H8", "a")
    first.press(first.card("Échangez le nombre de lettres").get_by_role("button"))
    form = first.dialog.get_by_role("group", name="Quelles lettres")
    # A tile that lies there without being played may go as well.
    expect(form.get_by_role("button")).to_have_count(7)
    expect(first.dialog.get_by_role("button", name="Jouer la carte")).to_be_disabled()
    form.get_by_role("button").first.focus()
    first.page.keyboard.type("kw")
    expect(form.locator("[aria-pressed=true]")).to_have_count(2)
    assert violations(first.page) == []
    first.press(first.dialog.get_by_role("button", name="Jouer la carte"))
    first.hears("Vous échangez 2 lettres et tirez ")
    second.hears("Nord échange 2 lettres.")
    expect(first.grid.locator(".tried")).to_have_count(1)
    expect(first.page.get_by_role("button", name=re.compile("^Jouer"))).to_be_enabled()
    assert sorted(first.rack())[:4] != sorted("AKSSEW")[:4]


def test_a_tile_a_score_and_a_rack_are_taken(seat: Seat) -> None:
    hand = "prendre-une-lettre empocher-le-score echanger-chevalets"
    deal = Deal("delire", RACK, "EEEEEEE", cards=["", hand]).lay("H4", "PASSE", "IIIII")
    first, second = seat(deal)
    play_alone(first, "Empochez")
    first.hears("Vous empochez 20 points de Nord.")
    second.hears("Sud empoche 20 points de votre score.")
    play_alone(first, "Prenez une lettre")
    first.hears("Vous prenez une lettre à Nord : ")
    second.hears("Sud prend une lettre sur votre chevalet : ")
    assert len(first.rack()) == 8
    assert len(second.rack()) == 6
    rack = second.rack()
    play_alone(first, "Avant de prendre votre tour")
    first.hears("Vous échangez votre chevalet avec Nord.")
    second.hears("Sud échange son chevalet avec le vôtre.")
    expect(first.rack_bar.locator("[data-slot]")).to_have_count(7)
    assert set(rack) <= set(first.rack())


def test_a_turn_is_taken_from_an_opponent(seat: Seat) -> None:
    deal = Deal("delire", RACK, "TIRENTU", cards=["regarder", "perdre-son-tour"])
    first, second = seat(deal)
    card = second.card("Faites perdre son tour")
    second.press(card.get_by_role("button", name=re.compile("^Jouer la carte")))
    second.hears("Vous jouez la carte : Faites perdre son tour")
    first.answer()
    first.hears("Une carte vous fait perdre votre tour.")
    second.hears("À vous de jouer.")


def test_a_card_out_of_its_time_is_not_offered(seat: Seat) -> None:
    hand = "perdre-son-tour invalider doubler"
    first, second = seat(Deal("delire", RACK, cards=[hand, "tripler regarder"]))
    for player, text, when in (
        (first, "Faites perdre son tour", "Se joue au début du tour d’un adversaire."),
        (first, "Invalidez", "Se joue en réponse à une carte."),
        (second, "Triplez", "Se joue avec un mot, à votre tour."),
    ):
        card = player.card(text)
        expect(card).to_contain_text(when)
        expect(card.get_by_role("button")).to_have_count(0)
    expect(second.card("Regardez").get_by_role("button")).to_be_visible()


def test_a_card_is_given_back_to_see_the_words_of_two_letters(seat: Seat) -> None:
    deal = Deal("delire", RACK, "TIRENTU", cards=["doubler tripler"])
    first, second = seat(deal)
    first.press(first.page.get_by_role("button", name="Voir les mots de deux lettres"))
    assert violations(first.page) == []
    first.tab_to(first.dialog.get_by_role("radio", name="Doublez"))
    first.page.keyboard.press("ArrowDown")
    first.press(first.dialog.get_by_role("button", name="Rendre cette carte"))
    expect(first.dialog.get_by_role("heading")).to_have_text("Mots de deux lettres")
    words = first.dialog.get_by_role("listitem").all_inner_texts()
    assert {"AS", "DU", "WU"} <= set(words)
    assert all(len(word) == 2 for word in words)
    assert violations(first.page) == []
    first.page.keyboard.press("Escape")
    first.hears("Vous rendez une carte : voici les mots de deux lettres.")
    second.hears("Nord rend une carte pour voir les mots de deux lettres.")
    expect(first.card("Doublez")).to_be_visible()
    expect(first.card("Triplez")).to_have_count(0)


def test_a_card_is_cancelled_in_its_answer_window(seat: Seat) -> None:
    slow = Options(answer_time=120_000)
    deal = Deal("delire", RACK, "TIRENTU", cards=["doubler", "invalider"], options=slow)
    first, second = seat(deal)
    first.write("H4", "passe")
    first.card("Doublez").get_by_role("button").click()
    expect(first.page.locator(STATUS)).to_contain_text("PASSE H4 · 40")
    first.press_play()
    second.hears(
        "Nord joue la carte : Doublez la valeur de votre mot.",
        "Vous avez 120 secondes pour répondre à cette carte.",
    )
    window = second.page.get_by_role("region", name="Réponse à une carte")
    timer = window.get_by_role("timer")
    left = int(timer.inner_text().removesuffix(" s"))
    assert 60 < left <= 120
    expect(timer).not_to_have_text(f"{left} s")
    assert int(timer.inner_text().removesuffix(" s")) < left
    expect(first.page.get_by_role("region", name="Réponse à une carte")).to_contain_text(
        "Les autres joueurs peuvent encore répondre."
    )
    assert violations(second.page) == []
    second.press(window.get_by_role("button", name="L’invalider"))
    first.hears("Carte invalidée : Doublez", "PASSE en H4 vaut maintenant 20 points.")
    expect(window).to_be_hidden()
    expect(second.card("Invalidez")).to_have_count(0)


def test_a_word_that_needs_its_card_comes_back_with_its_tiles(seat: Seat) -> None:
    deal = Deal("delire", RACK, "TIRENTU", cards=["n-importe-ou dix-points", "invalider"])
    first, second = seat(deal)
    first.write("B3", "passe")
    for text in ("N'IMPORTE OÙ", "Ajoutez 10 points"):
        first.card(text).get_by_role("button").click()
    expect(first.page.locator(STATUS)).to_contain_text("PASSE B3")
    first.press_play()
    window = second.page.get_by_role("region", name="Réponse à une carte")
    chosen = window.get_by_role("listitem").filter(has_text="N'IMPORTE OÙ")
    chosen.get_by_role("button", name="L’invalider").click()
    first.hears(
        "Sans sa carte, votre mot ne tient plus : vous le reprenez et rejouez.",
        "Vos autres cartes reviennent en main.",
    )
    assert sorted(first.rack()) == sorted(RACK)
    expect(first.card("Ajoutez 10 points").get_by_role("button")).to_be_visible()
    expect(first.page.locator(STATUS)).to_contain_text("À vous de jouer")


def test_an_answer_that_does_not_come_lets_the_card_be(seat: Seat) -> None:
    deal = Deal(
        "delire",
        RACK,
        "TIRENTU",
        cards=["regarder", "doubler"],
        options=Options(answer_time=1_500),
    )
    first, second = seat(deal)
    play_alone(first, "Regardez")
    window = second.page.get_by_role("region", name="Réponse à une carte")
    # Who holds no such card may wait as well as answer: the time tells nothing.
    expect(window.get_by_role("button")).to_have_text("Laisser jouer")
    expect(first.dialog.get_by_role("heading")).to_have_text("Chevalet de Sud")
    expect(window).to_be_hidden()


def test_a_fourth_card_is_used_at_once_or_dropped(seat: Seat) -> None:
    hand = "doubler tripler regarder"
    deal = Deal("delire", RACK, "TIRENTU", cards=[hand], deck="dix-points")
    (player,) = seat(deal, 1)
    player.write("H4", "passe")
    player.press_play()
    player.hears(
        "Vous piochez une carte. Ajoutez 10 points à votre score.",
        "Trop de cartes en main : écartez-en une.",
    )
    bar = player.page.get_by_role("form", name="Trop de cartes en main")
    expect(bar.get_by_role("checkbox")).to_have_count(4)
    expect(bar.get_by_role("button", name="Écarter")).to_be_disabled()
    assert violations(player.page) == []
    expect(player.card("Doublez").get_by_role("button")).to_have_count(0)
    play_alone(player, "Regardez")
    expect(player.dialog.get_by_role("heading")).to_have_text("Chevalet de Sud")
    player.page.keyboard.press("Escape")
    expect(player.card("Regardez")).to_have_count(0)


def test_a_card_too_many_is_dropped_by_keyboard(seat: Seat) -> None:
    hand = "doubler tripler nom-propre"
    deal = Deal("delire", RACK, "TIRENTU", cards=[hand], deck="dix-points")
    first, second = seat(deal)
    first.write("H4", "passe")
    first.page.keyboard.press("Enter")
    bar = first.page.get_by_role("form", name="Trop de cartes en main")
    first.tab_to(bar.get_by_role("checkbox", name="Triplez"))
    first.page.keyboard.press("Space")
    first.press(bar.get_by_role("button", name="Écarter"))
    first.hears("Vous écartez une carte. Triplez la valeur de votre mot.")
    second.hears("Nord écarte une carte. Triplez", "À vous de jouer.")
    expect(first.page.get_by_role("heading", name="Cartes délire (3)")).to_be_visible()
    expect(first.card("Triplez")).to_have_count(0)
