"""Cards that are played with a word, each kind of them: chosen, told, counted, taken back."""

import re

from playwright.sync_api import expect

from chevalet.game.board import Square
from tests.browser.deal import Deal, Seat
from tests.browser.kit import violations
from tests.browser.player import Player

STATUS = ".status"
RACK = "PASSEKW"


def one(seat: Seat, rack: str, cards: str) -> Player:
    """Somebody to play with these cards, opposite somebody who is not there."""
    (player,) = seat(Deal("delire", rack, cards=[cards]), 1)
    return player


def test_a_word_backwards_by_keyboard_closes_the_squares_beyond(seat: Seat) -> None:
    deal = Deal("delire", "SALEKWZ", "TIRENTU", cards=["a-l-envers"])
    first, second = seat(deal)
    first.write("H5", "elas")
    expect(first.page.locator(STATUS)).to_contain_text("ELAS")
    card = first.card("à l'envers")
    first.press(card.get_by_role("button"))
    first.hears("Carte choisie pour votre mot : Formez un mot à l'envers.")
    # The focus stays on the button, which now takes the card back.
    expect(card.get_by_role("button")).to_be_focused()
    expect(card.get_by_role("button")).to_have_accessible_name(
        "Ne pas la jouer Formez un mot à l'envers."
    )
    expect(first.page.locator(STATUS)).to_contain_text("SALE H5")
    first.press(first.page.get_by_role("button", name=re.compile("^Jouer ·")))
    for player in (first, second):
        player.hears("la carte : Formez un mot à l'envers.", "SALE en H5", "fermées : H4, H9.")
        for column in (3, 8):
            closed = player.square(Square(7, column))
            expect(closed).to_have_accessible_name(re.compile("^case fermée,"))
    assert second.board()[7] == "....ELAS......."
    # What is refused is told, and stays where it is.
    second.write("H9", "t")
    second.page.keyboard.press("Enter")
    second.is_warned("La case H9 est fermée : un mot à l’envers ne s’allonge pas.")
    expect(second.grid.locator(".tried")).to_have_count(1)


def test_several_words_by_mouse(seat: Seat) -> None:
    deal = Deal("delire", RACK, "RIZELTU", cards=["", "plusieurs-mots"])
    first, second = seat(deal.lay("H4", "PASSE", "AAEEI"))
    several = first.card("Jouez plusieurs mots")
    status = first.page.locator(STATUS)
    several.get_by_role("button").click()
    for tile, square in (("R", Square(7, 8)), ("I", Square(8, 8)), ("Z", Square(9, 8))):
        first.drag_tile(tile, square)
    first.page.get_by_role("button", name="Former un autre mot").click()
    first.hears("Les lettres suivantes formeront un autre mot.")
    for tile, square in (("E", Square(8, 5)), ("L", Square(9, 5))):
        first.drag_tile(tile, square)
    for word in ("RIZ", "PASSER", "SEL"):
        expect(status).to_contain_text(word)
    # Without the card they are one laying again, and refused; nothing is lost.
    several.get_by_role("button").click()
    expect(status).to_contain_text("même ligne")
    expect(first.grid.locator(".tried")).to_have_count(5)
    assert promised(first) is None
    first.page.keyboard.press("Escape")
    several.get_by_role("button").click()
    for tile, square in (("R", Square(7, 8)), ("I", Square(8, 8)), ("Z", Square(9, 8))):
        first.drag_tile(tile, square)
    first.page.get_by_role("button", name="Former un autre mot").click()
    for tile, square in (("E", Square(8, 5)), ("L", Square(9, 5))):
        first.drag_tile(tile, square)
    expect(status).to_contain_text("SEL")
    points = promised(first)
    first.press_play()
    second.hears(f"joue RIZ en 9H, {points} points.", "Aussi formés : PASSER, SEL.")


def promised(player: Player) -> int | None:
    """What the button promises."""
    text = player.page.get_by_role("button", name=re.compile("^Jouer")).first.inner_text()
    found = re.search(r"\d+", text)
    return int(found[0]) if found else None


def test_a_tile_is_turned_over_and_serves_as_a_joker(seat: Seat) -> None:
    deal = Deal("delire", RACK, "TIRENTU", cards=["retourner"])
    first, second = seat(deal)
    page, card = first.page, first.card("Retournez l'une de vos lettres")
    first.press(card.get_by_role("button"))
    form = first.dialog.get_by_role("group", name="Quelle lettre retourner")
    expect(form.get_by_role("button")).to_have_count(7)
    assert violations(page) == []
    tile = form.get_by_role("button", name="K, 10 points")
    form.get_by_role("button").first.focus()
    page.keyboard.type("k")
    expect(tile).to_have_attribute("aria-pressed", "true")
    first.press(first.dialog.get_by_role("button", name="Jouer avec le mot"))
    turned = first.rack_bar.get_by_role("button", name="K retournée, sert de joker")
    expect(turned).to_be_visible()
    first.write("H4", "passer")
    expect(first.square(Square(7, 8))).to_have_accessible_name(
        "R, face cachée, posée, pas encore jouée, H9"
    )
    # A card taken back turns the tile up again, and the reload forgets neither.
    page.reload()
    expect(page.locator(STATUS)).to_contain_text("PASSER H4")
    card.get_by_role("button").click()
    expect(first.rack_bar.get_by_role("button", name="K, 10 points")).to_be_visible()
    expect(first.grid.locator(".tried")).to_have_count(5)
    # Chosen again for a tile that lies already: it says its letter.
    first.write("H9", "k")
    card.get_by_role("button").click()
    tile.click()
    first.dialog.get_by_role("button", name="Jouer avec le mot").click()
    first.dialog.get_by_role("group").get_by_role("button", name="R", exact=True).click()
    expect(page.locator(STATUS)).to_contain_text("PASSER H4")
    first.press_play()
    second.hears("Retournez l'une de vos lettres", "joue PASSER en H4")
    for player in (first, second):
        expect(player.square(Square(7, 8))).to_have_accessible_name("R, face cachée, H9")


def test_a_turned_tile_that_is_not_laid_is_refused_kindly(seat: Seat) -> None:
    player = one(seat, RACK, "retourner")
    card = player.card("Retournez")
    card.get_by_role("button").click()
    player.dialog.get_by_role("button", name="K, 10 points").click()
    player.dialog.get_by_role("button", name="Jouer avec le mot").click()
    player.write("H4", "passe")
    player.page.keyboard.press("Enter")
    player.is_warned("porte sur une case du mot : la lettre retournée, posée")
    expect(player.grid.locator(".tried")).to_have_count(5)
    expect(card.get_by_role("button", name="Ne pas la jouer")).to_be_visible()


def test_a_premium_square_counts_again(seat: Seat) -> None:
    deal = Deal("delire", RACK, "RIZELTU", cards=["", "case-deja-utilisee"])
    first, second = seat(deal.lay("H4", "PASSE", "AAEEI"))
    card = first.card("case Prime déjà utilisée")
    card.get_by_role("button").click()
    expect(first.dialog).to_contain_text("Posez d’abord un mot qui passe par une case Prime")
    expect(first.dialog.get_by_role("button", name="Jouer avec le mot")).to_be_disabled()
    first.page.keyboard.press("Escape")
    first.write("9H", "riz")
    expect(first.page.locator(STATUS)).to_contain_text("PASSER H4 · 8")
    first.press(card.get_by_role("button"))
    square = first.dialog.get_by_label("Sur quelle case")
    expect(square.locator("option")).to_have_text(["H4, lettre double", "H8, étoile"])
    assert violations(first.page) == []
    first.tab_to(square)
    first.page.keyboard.press("ArrowDown")
    first.press(first.dialog.get_by_role("button", name="Jouer avec le mot"))
    expect(first.page.locator(STATUS)).to_contain_text("PASSER H4 · 16")
    # The dialog gave the focus back to the card it was opened from.
    expect(card.get_by_role("button", name="Ne pas la jouer")).to_be_focused()
    points = promised(first)
    first.press_play()
    second.hears(f"joue RIZ en 9H, {points} points.")


def test_a_card_is_about_the_word_that_is_named(seat: Seat) -> None:
    deal = Deal("delire", RACK, "RIZELTU", cards=["", "tripler"]).lay("H4", "PASSE", "AAEEI")
    (player,) = seat(deal, 1)
    status = player.page.locator(STATUS)
    player.write("9H", "riz")
    expect(status).to_contain_text("RIZ 9H · 13")
    expect(status).to_contain_text("PASSER H4 · 8")
    card = player.card("Triplez")
    card.get_by_role("button").click()
    expect(status).to_contain_text("RIZ 9H · 39")
    word = card.get_by_label("Sur quel mot")
    word.select_option("PASSER")
    expect(status).to_contain_text("PASSER H4 · 24")
    expect(status).to_contain_text("RIZ 9H · 13")
    assert violations(player.page) == []
    # Other tiles form other words: the card is about the first again, and is not lost.
    player.page.keyboard.press("Escape")
    player.write("9H", "riz")
    expect(status).to_contain_text("RIZ 9H · 39")
    expect(word).to_have_value("")


def test_three_cards_at_once_by_keyboard(seat: Seat) -> None:
    hand = "n-importe-ou doubler dix-points"
    deal = Deal("delire", RACK, "TIRENTU", cards=[hand])
    first, second = seat(deal)
    first.write("B3", "passe")
    status = first.page.locator(STATUS)
    expect(status).to_contain_text("étoile")
    for text in ("N'IMPORTE OÙ", "Doublez", "Ajoutez 10 points"):
        first.press(first.card(text).get_by_role("button"))
    expect(status).to_contain_text("PASSE B3 · 38")
    expect(status).to_contain_text("prime de 10 points pour trois cartes")
    first.go_to(Square(0, 0))
    first.page.keyboard.press("Enter")
    second.hears("Ajoutez 10 points", "Doublez", "N'IMPORTE OÙ", "en B3, 48 points.")
    expect(first.page.get_by_text("Aucune carte.")).to_be_visible()


def test_a_card_that_does_not_suit_the_word_is_refused_and_stays(seat: Seat) -> None:
    player = one(seat, "PASSEDU", "fois-quatre nom-propre")
    status, card = player.page.locator(STATUS), player.card("ON, SI, DU, DE")
    card.get_by_role("button").click()
    player.write("H4", "passe")
    expect(status).to_contain_text("ne s’applique pas à ce qui est joué")
    player.page.keyboard.press("Enter")
    player.is_warned("Formez l'un des mots suivants")
    expect(player.grid.locator(".tried")).to_have_count(5)
    expect(card.get_by_role("button", name="Ne pas la jouer")).to_be_visible()
    player.page.keyboard.press("Escape")
    player.write("H7", "du")
    expect(status).to_contain_text("DU H7 · 24")
    player.page.keyboard.press("Enter")
    player.hears("Vous jouez DU en H7, 24 points.")


def test_a_proper_noun(seat: Seat) -> None:
    player = one(seat, "LOIREKW", "nom-propre")
    status = player.page.locator(STATUS)
    player.write("H4", "loire")
    expect(status).to_contain_text("LOIRE n’est pas dans la liste")
    player.card("nom propre").get_by_role("button").click()
    expect(status).to_contain_text("LOIRE H4")
    player.press_play()
    player.hears("Vous jouez LOIRE en H4")
