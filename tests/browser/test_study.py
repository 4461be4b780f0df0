"""The analysis board: set up by hand, read from a text, searched, gone on from, shared."""

from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit import PHONE, WIDE, Visitors, new_game, scrolls_sideways, violations

CGP = "15/15/15/3M11/3A11/3I11/3S11/3OPTiONS5/4A10/4R10/4I10/15/15/15/15 AEINRST/ 40/62 0"
GCG = """#player1 nord Nord
#player2 sud Sud
>nord: AEPSSVO 8E PASSE +14 14
>sud: AEINRS? -ANR +0 0
"""


def square(page: Page, row: int, column: int) -> str:
    found = page.locator(f'[data-row="{row}"][data-column="{column}"]')
    return found.get_attribute("aria-label") or ""


def begin(page: Page) -> None:
    page.get_by_role("button", name="Analyser", exact=True).click()


def searched(page: Page) -> None:
    expect(page.locator("[data-best]")).to_contain_text("Meilleur coup", timeout=30_000)


def test_a_position_is_set_up_and_searched_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.open("/study")
    page.locator('[role="gridcell"][tabindex="0"]').focus()
    page.keyboard.type("passe")
    assert square(page, 7, 7) == "P, H8"
    page.keyboard.press("Backspace")
    page.keyboard.press("Shift+e")
    assert square(page, 7, 11) == "E, joker, H12"
    page.get_by_label("Chevalet", exact=True).focus()
    page.keyboard.type("aeinrst")
    begin_button = page.get_by_role("button", name="Analyser", exact=True)
    begin_button.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Arrêter").wait_for()
    row = page.locator("tbody tr").first
    row.wait_for()
    page.get_by_role("button", name="Arrêter").focus()
    page.keyboard.press("Enter")
    expect(begin_button).to_be_visible(timeout=2_000)
    searched(page)
    assert page.get_by_role("columnheader", name="Gain").count() == 1


def test_each_play_leads_to_its_answers_and_back(visitors: Visitors) -> None:
    page = visitors.open(f"/study?cgp={quote(CGP)}")
    page.get_by_text("Édition, dictionnaire").click()
    page.get_by_label("Durée").select_option("3")
    begin(page)
    searched(page)
    best = page.locator("tbody th button").first
    word = (best.inner_text().split() or [""])[-1]
    best.click()
    expect(page.get_by_role("heading", name="Répliques probables")).to_be_visible()
    expect(page.locator("[data-best]")).to_contain_text("Réplique moyenne", timeout=15_000)
    expect(page.get_by_label("Score", exact=True)).to_have_value("62")
    page.get_by_role("button", name="Revenir d’un coup").click()
    expect(page.get_by_label("Chevalet", exact=True)).to_have_value("AEINRST")
    expect(page.locator("tbody th button").first).to_contain_text(word)


def test_a_pasted_game_is_stepped_through_and_a_fault_is_told_with_its_line(
    visitors: Visitors,
) -> None:
    page = visitors.open("/study")
    page.get_by_role("button", name="Coller un texte").click()
    text = page.get_by_label("Position CGP ou partie GCG")
    text.fill(GCG.replace("+14 14", "+15 15"))
    page.get_by_role("button", name="Lire").click()
    expect(page.get_by_role("alert")).to_contain_text("3")
    visitors.errors.clear()  # the browser notes the refusal of the server
    text.fill(GCG)
    page.get_by_role("button", name="Lire").click()
    page.get_by_role("button", name="Coup suivant").click()
    expect(page.get_by_label("Chevalet", exact=True)).to_have_value("?AEINRS")
    assert square(page, 7, 4) == "P, H5"


def test_a_shared_link_shows_the_same_position(visitors: Visitors) -> None:
    page = visitors.open(f"/study?cgp={quote(CGP)}")
    page.get_by_role("button", name="Partager").click()
    link = page.get_by_label("Lien vers cette position").input_value()
    other = visitors.open(link.removeprefix(visitors.address))
    expect(other.get_by_label("Chevalet", exact=True)).to_have_value("AEINRST")
    assert square(other, 7, 6) == "I, joker, H7"


def test_an_impossible_position_is_refused_in_words(visitors: Visitors) -> None:
    page = visitors.open("/study")
    page.get_by_label("Chevalet", exact=True).fill("KKKAEIN")
    begin(page)
    expect(page.get_by_role("alert")).to_contain_text("Trop de K")


def test_whoever_plays_without_help_is_told_to_wait(visitors: Visitors) -> None:
    page = visitors.open("/")
    new_game(page, "here", "debutant", hints=False)
    page.goto(f"/study?cgp={quote(CGP)}")
    begin(page)
    expect(page.get_by_role("alert")).to_contain_text("L’analyse attend la fin de la partie")


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("look", ["bois", "geant"])
def test_nothing_is_in_the_way_of_anybody(
    visitors: Visitors, size: tuple[int, int], look: str
) -> None:
    page = visitors.open(f"/study?cgp={quote(CGP)}", size=size, look=look, theme="dark")
    begin(page)
    page.locator("tbody tr").nth(5).wait_for()
    assert violations(page) == []
    assert look == "geant" or not scrolls_sideways(page)
