"""The clocks: what is said when time runs short, the old box's beep and rings, overtime."""

import re

import pytest
from playwright.sync_api import Page, expect

from chevalet.game.actions import Pause
from chevalet.game.clock import Clock, TotalClock, TurnClock
from chevalet.play import Game
from tests.browser.deal import dealt
from tests.browser.kit import People, Visitors
from tests.browser.player import Player
from tests.browser.seating import at_table
from tests.browser.shelf import Shelf

LISTEN = """() => {
  window.tones = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.tones.push(Math.round(this.frequency.value));
    start.apply(this, when);
  };
}"""
BEEP, RING = 880, 1318


def resting(clock: Clock, **more: str) -> Game:
    """A game whose time stands still until somebody goes on: the page has time to open."""
    game = dealt("RATINES", "BONJOUL", clock=clock, **more)
    game.submit(Pause(0))
    return game


def go_on(player: Player) -> None:
    player.page.get_by_role("button", name="Reprendre la partie").click()


def test_one_minute_thirty_and_ten_seconds_are_said(people: People, shelf: Shelf) -> None:
    said = {
        61_000: "Il reste une minute.",
        31_000: "Il reste 30 secondes.",
        11_000: "Il reste 10 secondes.",
    }
    players = [
        at_table(shelf, resting(TotalClock(length)), page, None)[0]
        for length, page in zip(said, people(3), strict=True)
    ]
    for player in players:
        expect(player.urgent).to_be_empty()
        go_on(player)
    for player, sentence in zip(players, said.values(), strict=True):
        expect(player.urgent).to_have_text(sentence, timeout=6_000)
    clock = players[2].page.get_by_role("timer", name=re.compile("^Temps de Nord : 0:0"))
    expect(clock).to_be_visible()


@pytest.fixture
def listener(visitors: Visitors) -> Page:
    """Somebody who wants to hear sounds; the tones are counted where they are made."""
    page = visitors.open(sound=True)
    page.add_init_script(f"({LISTEN})()")
    return page


def test_ancien_le_bip_les_cinq_sonneries_et_le_mot_retenu(listener: Page, shelf: Shelf) -> None:
    game = resting(TurnClock(5_000, beep_left=3_000), edition="ancien")
    [player] = at_table(shelf, game, listener, None)
    player.spell("H6", "RATS")
    go_on(player)
    expect(player.polite).to_contain_text("Le chronomètre a sonné", timeout=6_000)
    assert tones(listener).count(BEEP) == 1
    assert RING not in tones(listener)
    expect(player.polite).to_contain_text("Le temps du tour est écoulé.", timeout=8_000)
    # « Le joueur devra alors déposer le mot qu'il a retenu »
    expect(player.polite).to_contain_text("Vous jouez RATS en H6, 8 points.")
    player.has_scores(Nord=8)
    assert tones(listener).count(RING) == 5
    expect(player.status).to_contain_text("Au tour de Sud")


def test_without_a_word_the_turn_is_over_at_the_rings(people: People, shelf: Shelf) -> None:
    game = resting(TurnClock(1_500, beep_left=None), edition="ancien")
    first, second = at_table(shelf, game, *people(2))
    go_on(second)
    expect(first.polite).to_contain_text("Temps écoulé : vous passez.", timeout=6_000)
    expect(second.polite).to_contain_text("Temps écoulé : Nord passe.")


def tones(page: Page) -> list[int]:
    heard: list[int] = page.evaluate("() => window.tones")
    return heard
