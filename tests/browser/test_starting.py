"""From the start page into a game: alone, around one screen, online, by keyboard only."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit import PHONE, Visitors, new_game

GAME = re.compile(r"/game/\w+")


def test_one_click_leads_into_a_game_against_the_computer(page: Page) -> None:
    page.get_by_role("button", name="Jouer").click()
    expect(page).to_have_url(GAME)
    expect(page.get_by_role("grid")).to_be_visible()


def test_the_level_is_chosen_in_words_and_remembered(page: Page) -> None:
    page.get_by_label("Niveau").select_option("Champion")
    page.get_by_role("button", name="Jouer").click()
    expect(page).to_have_url(GAME)
    game = page.url.rsplit("/", 1)[-1]
    seats = page.request.get(f"/api/games/{game}").json()["setup"]["seats"]
    assert [seat["level"] for seat in seats] == [None, "champion"]
    page.goto("/")
    expect(page.get_by_label("Niveau")).to_have_value("champion")


def test_a_running_game_is_found_again_on_the_start_page(page: Page) -> None:
    game = new_game(page, "here", "here")
    page.reload()
    page.get_by_role("listitem").filter(has_text="À vous").get_by_role("link").click()
    expect(page).to_have_url(re.compile(game))


def test_every_box_can_be_chosen_and_says_how_many_play(visitors: Visitors) -> None:
    page = visitors.open("/new")
    for box in page.request.get("/api/editions").json():
        choice = page.locator(f"input[name=edition][value={box['name']}]")
        choice.check(force=True)
        seats = page.get_by_role("textbox", name=re.compile("^Nom à la place"))
        assert box["seats"]["min"] <= seats.count() <= box["seats"]["max"]
    page.locator("input[name=edition][value=defi]").check(force=True)
    add = page.get_by_role("button", name="Ajouter un joueur")
    while add.count():
        add.click()
    expect(page.get_by_role("textbox", name=re.compile("^Nom à la place"))).to_have_count(8)


@pytest.mark.parametrize("box", ["ancien-solitaire", "ancien-deux-chevalets", "delire", "defi"])
def test_a_game_of_the_box_begins(visitors: Visitors, box: str) -> None:
    page = visitors.open("/new/here", size=PHONE, touch=True)
    page.locator(f"input[name=edition][value={box}]").check(force=True)
    page.get_by_role("button", name="Commencer").click()
    expect(page).to_have_url(GAME)
    game = page.url.rsplit("/", 1)[-1]
    assert page.request.get(f"/api/games/{game}").json()["edition"] == box


def test_a_refusal_is_shown_in_place_and_nothing_is_lost(visitors: Visitors) -> None:
    page = visitors.open("/new/here")
    name = page.get_by_label("Nom à la place 1")
    name.fill("Zoé")
    page.get_by_label("Nom à la place 2").fill("Zoé")
    page.get_by_role("button", name="Commencer").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(name).to_have_value("Zoé")
    visitors.errors.clear()  # the browser itself notes the refused request


def test_a_link_gives_the_seat_to_somebody_else_once(visitors: Visitors) -> None:
    host = visitors.open("/new/online")
    host.get_by_role("button", name="Commencer et inviter").click()
    link = host.get_by_label("Lien pour Invité").input_value()
    guest = visitors.open(link)
    guest.get_by_role("button", name="Prendre ma place").click()
    expect(guest).to_have_url(GAME)
    assert len(guest.request.get(f"/api/games/{guest.url.rsplit('/', 1)[-1]}").json()["mine"]) == 1
    late = visitors.open(link)
    late.get_by_role("button", name="Prendre ma place").click()
    expect(late.get_by_role("alert")).to_be_visible()
    visitors.errors.clear()


def test_the_secret_of_a_link_is_never_sent_as_an_address(visitors: Visitors) -> None:
    page = visitors.open("/new/online")
    page.get_by_role("button", name="Commencer et inviter").click()
    link = page.get_by_label("Lien pour Invité").input_value()
    assert len(link.partition("#")[2]) >= 20


def test_keyboard_only_from_the_start_to_the_game(page: Page) -> None:
    def walk_to(text: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            at: str = page.evaluate(
                "() => document.activeElement.innerText || document.activeElement.value || ''"
            )
            if text in at:
                return
        raise AssertionError(f"{text} is not reached by Tab")

    walk_to("Autres éditions")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nouvelle partie")
    expect(page.get_by_role("radio", name=re.compile("Classique"))).to_be_checked()
    walk_to("classique")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name=re.compile("^Géant"))).to_be_checked()
    walk_to("Commencer")
    page.keyboard.press("Enter")
    expect(page).to_have_url(GAME)
    expect(page.get_by_role("grid")).to_be_visible()
