"""Hints while one plays, and the review when it is over."""

import pytest
from playwright.sync_api import Page, expect

from chevalet import Game, lexicon
from tests.browser.kit import PHONE, WIDE, Visitors, new_game, scrolls_sideways, violations
from tests.browser.shelf import Shelf

# Plays both seats by their hints over a socket of its own, then gives up.
PLAY = """async ([game, turns]) => {
  const socket = new WebSocket(`ws://${location.host}/api/socket`);
  let id = 0, view = null;
  const waiting = new Map();
  socket.onmessage = ({ data }) => {
    const said = JSON.parse(data);
    if (said.type === 'update') view = said.view;
    waiting.get(said.id)?.(said);
  };
  await new Promise((opened) => { socket.onopen = opened; });
  const ask = (question) => new Promise((answer) => {
    waiting.set(++id, answer);
    socket.send(JSON.stringify({ ...question, id }));
  });
  const act = (action) => ask({ type: 'act', version: view.version, action });
  for (let turn = 0; turn < turns; turn++) {
    await ask({ type: 'watch', game, seat: 0 });
    const seat = view.turn;
    await ask({ type: 'watch', game, seat });
    const { word, start, direction } = await ask({ type: 'hint', step: 3 });
    if (!word) { // the draw has not a single word: one in a hundred has none
      await act({ type: 'Pass', seat });
      continue;
    }
    const tiles = [...word].flatMap((tile, by) => {
      const row = start.row + (direction === 'down' ? by : 0);
      const column = start.column + (direction === 'down' ? 0 : by);
      const square = { type: 'Square', row, column };
      return view.board[row][column] === '.' ? [{ type: 'Laid', square, tile }] : [];
    });
    const answer = await act({ type: 'Place', seat, tiles });
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
  }
  await ask({ type: 'watch', game, seat: 0 });
  await act({ type: 'Resign', seat: 0 });
  socket.close();
}"""


def finished(page: Page, turns: int = 5) -> str:
    game = new_game(page, "here", "here", hints=True)
    page.evaluate(PLAY, [game, turns])
    return game


def test_a_finished_game_is_reviewed_from_its_last_screen(visitors: Visitors) -> None:
    page = visitors.open("/")
    game = finished(page)
    page.goto(f"/game/{game}")
    page.get_by_role("link", name="Analyse de la partie").click()
    page.get_by_label("Temps par coup").select_option("0.5")
    page.get_by_role("button", name="Analyser la partie").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_text("L’analyse est terminée.")).to_be_visible(timeout=30_000)
    turns = page.get_by_role("table", name="Coup par coup")
    expect(turns.locator("tbody tr")).to_have_count(5)
    expect(page.get_by_role("img", name="Chances de gagner de Place 1")).to_be_visible()
    page.get_by_text("Les chiffres du graphique").click()
    assert violations(page) == []
    page.get_by_role("link", name="Analyser le coup 2").click()
    expect(page.get_by_role("heading", level=1, name="Analyse")).to_be_visible()
    assert page.get_by_label("Chevalet", exact=True).input_value() != ""


def test_a_review_is_stopped_at_once(visitors: Visitors) -> None:
    page = visitors.open("/")
    game = finished(page)
    page.goto(f"/game/{game}/review")
    page.get_by_label("Temps par coup").select_option("10")
    page.get_by_role("button", name="Analyser la partie").click()
    page.get_by_role("button", name="Arrêter").click()
    expect(page.get_by_text("L’analyse s’est arrêtée.")).to_be_visible(timeout=2_000)


def test_a_running_game_is_not_reviewed(visitors: Visitors) -> None:
    page = visitors.open("/")
    game = new_game(page, "here", "here")
    page.goto(f"/game/{game}/review")
    page.get_by_role("button", name="Analyser la partie").click()
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize("look", ["bois", "geant"])
def test_the_review_fits_a_phone(visitors: Visitors, look: str) -> None:
    page = visitors.open("/", size=PHONE, look=look)
    game = finished(page, 3)
    page.goto(f"/game/{game}/review")
    page.get_by_label("Temps par coup").select_option("0.5")
    page.get_by_role("button", name="Analyser la partie").click()
    expect(page.get_by_text("L’analyse est terminée.")).to_be_visible(timeout=30_000)
    assert violations(page) == []
    assert not scrolls_sideways(page)


def test_hints_come_one_step_at_a_time(visitors: Visitors, shelf: Shelf) -> None:
    page = visitors.open("/", size=WIDE)
    # Dealt from a seed: one draw in a hundred has no word to hint at.
    dealt = Game.new("ancien-solitaire", seats=["Anne"], words=lexicon("fr"), seed=1)
    game = shelf.put(dealt, page, hints=True)
    page.goto(f"/game/{game}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Indice").click()
    told = page.get_by_role("dialog").get_by_role("status").locator("p")
    expect(told).to_have_count(1)
    page.get_by_role("button", name="Où ?").click()
    expect(told.nth(1)).to_contain_text("Il part de")
    page.get_by_role("button", name="Quel mot ?").click()
    expect(told.nth(2)).to_contain_text("C’est")
    expect(page.get_by_role("button", name="Quel mot ?")).to_have_count(0)
    assert violations(page) == []


def test_without_hints_the_menu_offers_none(visitors: Visitors) -> None:
    page = visitors.open("/")
    game = new_game(page, "here", hints=False, edition="ancien-solitaire")
    page.goto(f"/game/{game}")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("button", name="Indice")).to_have_count(0)
