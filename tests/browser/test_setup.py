"""The setup screen: whatever is chosen there, the game that begins has exactly that."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chevalet.editions import EDITIONS
from chevalet.game.edition import Edition
from chevalet.lexicon import store
from chevalet.notation.values import to_json
from tests.browser.kit import Visitors, house

LIST = "maison"
GAME = re.compile(r"/game/\w+")


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has a second dictionary."""
    folder = tmp_path_factory.mktemp("data")
    written = folder / "maison.txt"
    written.write_text("AS\nLE\nRAT\nRATS\n", encoding="utf-8")
    patch = pytest.MonkeyPatch()
    patch.setenv("CHEVALET_DATA", str(folder))
    store.add(Path(written), name=LIST)
    with house(f"sqlite:///{folder / 'games.sqlite'}") as (address, _):
        patch.undo()
        yield address


@pytest.fixture(scope="module")
def chooser(browser: Any, furnished: str) -> Iterator[Page]:
    visitors = Visitors(browser, furnished)
    yield visitors.open()
    visitors.close()
    assert visitors.errors == []


@pytest.mark.parametrize("box", EDITIONS, ids=lambda box: box.name)
def test_what_is_chosen_is_what_is_played(chooser: Page, box: Edition) -> None:
    page = chooser
    page.goto("/new")
    page.locator(f"input[name=edition][value={box.name}]").check(force=True)
    page.get_by_role("combobox", name="Dictionnaire").select_option(LIST)
    page.get_by_text("Autres options").click()
    wanted: dict[str, Any] = {
        "words": LIST,
        "word_rule": "arbitre",
        "contest_penalty": 0,
        "turn_limit": None,
        "answer_time": 15_000,
    }
    rules = page.get_by_role("group", name="Mots inconnus du dictionnaire")
    expect(rules).to_have_count(0 if box.one_person else 1)
    if not box.one_person:
        rules.get_by_label("Contestation").check(force=True)
        page.get_by_label("Points perdus pour une contestation").fill("5")
        wanted |= {"word_rule": "contestation", "contest_penalty": 5}
        page.get_by_label("Nom à la place 1").fill("Zoé")
        page.get_by_label("Niveau à la place 2").select_option("Expert")
    if box.turn_limits:
        page.get_by_label("Nombre de tours").select_option(f"{box.turn_limits[-1]} tours")
        wanted["turn_limit"] = box.turn_limits[-1]
    if box.deck:
        page.get_by_label("Secondes pour répondre").fill("20")
        wanted["answer_time"] = 20_000
    hints = page.get_by_label("Permettre les indices")
    hints.uncheck()
    wanted["hints"] = False
    # Every clock of the box is there, its own first; the last of them is taken.
    own = [to_json(clock) for clock in dict.fromkeys((box.clock, *box.clocks))]
    clocks = page.get_by_role("combobox", name="Horloge")
    assert clocks.locator("option").count() >= len(own)
    clocks.select_option(index=len(own) - 1)
    wanted["clock"] = own[-1]
    page.get_by_role("button", name="Commencer").click()
    expect(page).to_have_url(GAME)

    made = page.request.get(f"/api/games/{page.url.rsplit('/', 1)[1]}").json()
    assert made["edition"] == box.name
    setup = made["setup"]
    assert {name: setup[name] for name in wanted} == wanted
    seats = [(seat["name"], seat["kind"], seat["level"]) for seat in setup["seats"]]
    if box.one_person:
        assert len(seats) == box.seats.start
        assert made["mine"] == list(range(box.seats.start))
    else:
        assert seats == [("Zoé", "person", None), ("Ordinateur", "computer", "expert")]
    expect(page.get_by_role("grid")).to_be_visible()
    if isinstance(own[-1], dict) and own[-1]["type"] != "NoClock":
        expect(page.get_by_role("timer").first).to_be_visible()


def test_the_clocks_of_clubs_and_none_are_offered_too(chooser: Page) -> None:
    chooser.goto("/new")
    clocks = chooser.get_by_role("combobox", name="Horloge")
    expect(clocks.locator("option")).to_have_text(
        ["Sans horloge", "10 minutes par joueur", "20 minutes par joueur", "25 minutes par joueur"]
    )
    chooser.locator("input[name=edition][value=ancien]").check(force=True)
    expect(clocks.locator("option").nth(1)).to_have_text("2 minutes par tour")
    expect(clocks.locator("option").nth(2)).to_have_text("4 minutes par tour")


def test_an_agreed_penalty_does_not_stand_in_the_way_of_a_solitaire(chooser: Page) -> None:
    chooser.goto("/new")
    chooser.get_by_label("Contestation").check(force=True)
    chooser.get_by_text("Autres options").click()
    chooser.get_by_label("Points perdus pour une contestation").fill("5")
    chooser.locator("input[name=edition][value=ancien-solitaire]").check(force=True)
    chooser.get_by_role("button", name="Commencer").click()
    expect(chooser).to_have_url(GAME)
