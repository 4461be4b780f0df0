"""The end of a game in every box: the settlement, a rematch, the record, and the link to see it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from chevalet import lexicon
from chevalet.game import events as e
from chevalet.game.actions import DropCards
from chevalet.game.clock import NoClock
from chevalet.game.tiles import total
from chevalet.moves import Move
from chevalet.play import Game
from tests.browser.kit import People, Visitors
from tests.browser.player import Player
from tests.browser.seating import at_table
from tests.browser.shelf import Shelf

# Games that end by a word, with tiles left on the other rack.
TOGETHER = {"classique": 6, "geant": 6, "delire": 6, "ancien": 6, "defi": 4}
ALONE = {"ancien-solitaire": 6, "ancien-deux-chevalets": 6}


def before_the_last_word(edition: str, seed: int, seats: int) -> tuple[Game, Move, Game]:
    """A game of best words before its last one, that word, and the game as it ends with it."""
    words = lexicon.find("fr")
    game = Game.new(edition, seats=("Nord", "Sud")[:seats], words=words, seed=seed, clock=NoClock())
    while True:
        drop_what_is_too_much(game)
        version = game.version
        move = game.best_moves(1)[0]
        game.play(move)
        if game.is_over:
            return Game(game.events[:version], words=words), move, game


def drop_what_is_too_much(game: Game) -> None:
    public = game.state.public
    if public.dropping is not None and public.cards is not None:
        cards = game.state.hands[public.dropping].cards
        game.submit(DropCards(public.dropping, cards[public.cards.hand_limit :]))


def finish(player: Player, move: Move) -> None:
    expect(player.status).to_contain_text("À vous de jouer")
    player.type(move)
    player.press_play()
    expect(player.page.locator("#ending-title")).to_be_visible()


def settlement(page: Page) -> list[list[str]]:
    rows = page.locator(".ending tbody tr")
    return [row.locator("th, td").all_inner_texts() for row in rows.all()]


def settled(game: Game) -> list[list[str]]:
    """What each line must say, worked out from the racks as they were left; the best first."""
    values, seats = game.edition.values, range(len(game.score))
    left = [total(game.rack(seat), values) for seat in seats]
    lines = []
    for seat in sorted(seats, key=lambda seat: -game.score[seat]):
        line = [game.setup.seats[seat]]
        if any(isinstance(event, e.Settled) for event in game.events):
            change = -left[seat] if left[seat] else sum(left)
            signed = f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "0"
            line += [str(game.score[seat] - change), game.rack(seat) or "aucune", signed]
        lines.append([*line, str(game.score[seat])])
    return lines


def downloaded(page: Page) -> Game:
    """The record that the page gives, read and replayed."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Télécharger (GCG)").click()
    assert download.value.suggested_filename.endswith(".gcg")
    record = Path(download.value.path()).read_text(encoding="utf-8")
    return Game.from_gcg(record, words=lexicon.find("fr"))


@pytest.mark.parametrize("edition", TOGETHER)
def test_the_end_is_settled_recorded_seen_again_and_followed_by_a_rematch(
    people: People, shelf: Shelf, edition: str
) -> None:
    game, move, end = before_the_last_word(edition, TOGETHER[edition], seats=2)
    pages = people(3)
    players = at_table(shelf, game, *pages[:2])
    finish(players[game.turn], move)
    winner = end.winners[0]
    for seat, player in enumerate(players):
        title = "Vous avez gagné !" if seat == winner else f"{end.setup.seats[winner]} gagne"
        expect(player.page.locator("#ending-title")).to_contain_text(title)
        expect(player.polite).to_contain_text("Partie terminée")
        assert settlement(player.page) == settled(end)

    again = downloaded(pages[1])
    assert (again.score, again.board) == (end.score, end.board)
    assert [turn.words for turn in again.history] == [turn.words for turn in end.history]

    pages[0].get_by_role("button", name="Partager").click()
    link = pages[0].get_by_label("Lien pour revoir la partie").input_value()
    seen_again(pages[2], link, end)

    pages[1].get_by_role("button", name="Revanche").click()
    for seat, page in enumerate(pages[:2]):
        expect(page).not_to_have_url(re.compile(players[0].game))
        expect(page.locator("ul.players li", has_text="vous")).to_contain_text(
            ("Nord", "Sud")[seat]
        )
        expect(page.locator(".ending")).to_have_count(0)
    assert pages[0].url == pages[1].url
    # Whoever only looked is left where they look.
    expect(pages[2]).to_have_url(link)


def seen_again(page: Page, link: str, end: Game) -> None:
    """Whoever has no seat steps through the game, by keys and by mouse."""
    page.goto(link)
    bar = page.get_by_role("toolbar", name="Revoir la partie")
    said = bar.get_by_role("status")
    looking = Player(page, "", end.edition.name)
    expect(said).to_have_text("Début de la partie")
    assert "".join(looking.board()).strip(".") == ""
    expect(page.locator("[data-slot]")).to_have_count(0)
    first, second = (turn.words[0].upper() for turn in end.history[:2])
    page.keyboard.press("ArrowRight")
    expect(said).to_contain_text(f": {first} en")
    assert len("".join(looking.board()).replace(".", "")) == len(first)
    # As it stood then, with every rack open by now.
    began = end.history[0]
    looking.has_scores(**{end.setup.seats[began.seat]: began.points})
    if not end.edition.dice:
        assert all(row[2] for row in looking.sheet()[:2])
        expect(page.get_by_text(re.compile("^Chevalet de "))).to_have_count(2)
    on = bar.get_by_role("button", name="Coup suivant")
    on.click()
    expect(said).to_contain_text(f": {second} en")
    page.keyboard.press("ArrowLeft")
    expect(said).to_contain_text(f": {first} en")
    bar.get_by_role("button", name="Fin").click()
    expect(on).to_have_attribute("aria-disabled", "true")
    assert looking.board() == with_the_last_word(end)
    # Keys still work where the button has nowhere to go.
    page.keyboard.press("Home")
    expect(said).to_have_text("Début de la partie")
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    assert looking.board() == list(end.board.rows)
    assert settlement(page) == settled(end)


def with_the_last_word(end: Game) -> list[str]:
    """The board when the last word was counted: dice leave it afterwards."""
    scored = [isinstance(event, e.PlayScored) for event in end.events]
    return list(Game(end.events[: len(scored) - scored[::-1].index(True)]).board.rows)


@pytest.mark.parametrize("edition", ALONE)
def test_a_game_alone_ends_and_begins_again(people: People, shelf: Shelf, edition: str) -> None:
    seats = 2 if edition.endswith("chevalets") else 1
    game, move, end = before_the_last_word(edition, ALONE[edition], seats)
    [page] = people(1)
    player = at_table(shelf, game, *[page] * seats)[0]
    finish(player, move)
    assert settlement(page) == settled(end)
    assert downloaded(page).score == end.score
    page.get_by_role("button", name="Revanche").click()
    expect(page).not_to_have_url(re.compile(player.game))
    expect(player.status).to_contain_text("À vous de jouer")


def test_a_stranger_without_any_cookie_sees_a_finished_game(
    visitors: Visitors, people: People, shelf: Shelf
) -> None:
    _, _, end = before_the_last_word("classique", TOGETHER["classique"], seats=2)
    name = shelf.put(end, *people(2))
    stranger = visitors.open(f"/game/{name}")
    expect(stranger.get_by_role("toolbar", name="Revoir la partie")).to_be_visible()
    expect(stranger.get_by_role("button", name="Revanche")).to_have_count(0)
    stranger.get_by_role("button", name="Coup suivant").click()
    expect(stranger.get_by_role("toolbar").get_by_role("status")).to_contain_text(
        end.history[0].words[0]
    )
