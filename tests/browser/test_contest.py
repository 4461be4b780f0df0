"""Words that wait for a verdict: a good word contested, a bad one, one that is accepted."""

import re

import pytest
from playwright.sync_api import Locator, expect

from chevalet.game.setup import Options
from tests.browser.deal import dealt
from tests.browser.kit import People, violations
from tests.browser.player import Player
from tests.browser.seating import at_table
from tests.browser.shelf import Shelf

RACKS = ("RATINES", "BONJOUL")
RULE = "contestation"


def table(people: People, shelf: Shelf, penalty: int = 0) -> tuple[Player, Player]:
    options = Options(contest_penalty=penalty)
    game = dealt(*RACKS, word_rule=RULE, options=options)
    first, second = at_table(shelf, game, *people(2))
    return first, second


def bar(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Mot à accepter ou à contester")


@pytest.mark.parametrize("penalty", [0, 5])
def test_un_bon_mot_conteste_reste_et_compte(people: People, shelf: Shelf, penalty: int) -> None:
    first, second = table(people, shelf, penalty)
    first.play("H6", "RATS")
    expect(second.polite).to_contain_text("Nord pose RATS en H6, 8 points")
    first.has_scores(Nord=0)
    bar(second).get_by_role("button", name="Contester RATS").click()
    told = "conteste à tort : RATS est dans la liste."
    cost = f" Pénalité : {penalty} points." if penalty else ""
    expect(first.polite).to_contain_text(f"Sud {told}{cost}")
    expect(second.polite).to_contain_text(f"Vous contestez à tort : RATS est dans la liste.{cost}")
    # It cannot be doubted twice.
    expect(bar(second).get_by_role("button", name=re.compile("^Contester"))).to_have_count(0)
    bar(second).get_by_role("button", name="Accepter").click()
    for player in (first, second):
        player.has_scores(Nord=8, Sud=-penalty)
    rows = [row[3:] for row in second.sheet()]
    lost = [["contestation perdue", "", f"{-penalty}", f"{-penalty}"]] if penalty else []
    assert sorted(rows) == sorted([["RATS", "H6", "8", "8"], *lost])
    assert first.board()[7] == ".....RATS......"
    expect(second.status).to_contain_text("À vous de jouer")


def test_un_mot_faux_conteste_revient_et_le_tour_est_perdu(people: People, shelf: Shelf) -> None:
    first, second = table(people, shelf)
    first.spell("H6", "TRSA")
    # Points are told, and never whether the word is good.
    expect(first.status).to_have_text(re.compile(r"^\s*TRSA\s+H6 · 8\s*points\s*$"))
    first.page.keyboard.press("Enter")
    expect(bar(second)).to_contain_text("TRSA")
    assert violations(second.page) == []
    bar(second).get_by_role("button", name="Contester TRSA").click()
    expect(first.polite).to_contain_text(
        "Sud conteste avec raison : TRSA n’est pas dans la liste. "
        "Vous reprenez vos lettres. Votre tour est perdu."
    )
    expect(second.polite).to_contain_text("Vous contestez avec raison : TRSA")
    expect(second.polite).to_contain_text("Nord reprend ses lettres. Nord perd son tour.")
    expect(second.status).to_contain_text("À vous de jouer")
    for player in (first, second):
        player.has_scores(Nord=0, Sud=0)
        assert "".join(player.board()).strip(".") == ""
    assert sorted(first.rack()) == sorted(RACKS[0])
    [row] = [row[1:] for row in second.sheet()]
    assert row == ["Nord", "", "TRSA\n(mot repris)", "H6", "0", "0"]


def test_a_word_is_accepted_by_a_button_or_by_playing_on(people: People, shelf: Shelf) -> None:
    first, second = table(people, shelf)
    first.play("H6", "RATS")
    bar(second).get_by_role("button", name="Accepter").click()
    expect(second.polite).to_contain_text("Le mot de Nord est accepté : 8 points, 8 en tout.")
    expect(second.status).to_contain_text("À vous de jouer")
    second.play("6I", "OUL")
    expect(first.polite).to_contain_text("Sud pose ROUL")


def test_whoever_is_not_next_may_contest_and_not_accept(people: People, shelf: Shelf) -> None:
    game = dealt(*RACKS, "MLIEDDE", word_rule=RULE)
    first, _, third = at_table(shelf, game, *people(3))
    first.play("H6", "TRSA")
    expect(bar(third).get_by_role("button", name="Accepter")).to_have_count(0)
    bar(third).get_by_role("button", name="Contester TRSA").click()
    expect(first.polite).to_contain_text("Est conteste avec raison : TRSA")
    assert "".join(first.board()).strip(".") == ""
