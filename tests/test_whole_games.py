"""Whole games with the built-in word list and the native core, to their real endings."""

import random
import runpy
from collections import Counter
from pathlib import Path

import pytest

from chevalet import Game, lexicon
from chevalet.game import events as e
from chevalet.game.actions import Accept, Answer, DropCards
from chevalet.game.reasons import EndReason
from chevalet.game.state import evolve, opened, replay
from chevalet.game.views import evolve_view, redact, view
from tests.game.laws import check_conservation, check_following

SEATS = ["nord", "sud", "est", "ouest", "a", "b", "c", "d"]
EDITIONS = {"classique": 4, "geant": 3, "ancien": 2, "ancien-deux-chevalets": 2, "delire": 2}


def play_out(game: Game, chance: random.Random, *, best: bool = False) -> None:
    """Play any move, or the best, until the game is over; the core and the rules count alike."""
    for _ in range(400):
        public = game.state.public
        if game.is_over:
            return
        if public.dropping is not None:
            held = game.state.hands[public.dropping].cards
            game.submit(DropCards(public.dropping, held[: len(held) - 3]))
        elif public.window is not None:
            game.submit(Answer(public.window.waiting[0]))
        elif public.pending is not None:
            game.submit(Accept(game.turn))
        elif moves := game.legal_moves():
            move = moves[0] if best else chance.choice(moves)
            events = game.play(move)
            laid = next(event for event in events if isinstance(event, e.WordLaid))
            assert laid.play.points == move.points
        elif len(game.state.bag) >= 7:
            game.exchange(game.rack(game.turn)[:3])
        else:
            game.pass_turn()
    raise AssertionError("every game ends")


def check(game: Game) -> None:
    """Conservation and the views, event by event, over the whole log."""
    created = game.events[0]
    assert isinstance(created, e.GameCreated)
    state = opened(created)
    views = {seat: view(state, seat) for seat in (*state.public.seats, None)}
    for event in game.events[1:]:
        state = evolve(state, event)
        views = {seat: evolve_view(v, redact(event, seat)) for seat, v in views.items()}
        check_conservation(state, game.edition, started=isinstance(event, e.TurnBegan))
        check_following(views, state)
    assert replay(game.events) == state == game.state


@pytest.mark.parametrize("rule", ["arbitre", "contestation"])
@pytest.mark.parametrize(("name", "seats"), EDITIONS.items())
def test_a_whole_game_of_tiles(name: str, seats: int, rule: str) -> None:
    rule = "arbitre" if name == "ancien-deux-chevalets" else rule
    game = Game.new(name, seats=SEATS[:seats], words=lexicon("fr"), word_rule=rule, seed=seats)
    play_out(game, random.Random(seats), best=True)
    check(game)
    assert game.state.public.ended in (EndReason.WENT_OUT, EndReason.NOTHING_LEFT_TO_PLAY)
    assert game.state.bag == ""
    left = Counter(game.state.public.left)
    assert sum(map(len, left)) < 7 * seats


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_whole_game_of_dice(seats: int) -> None:
    game = Game.new("defi", seats=SEATS[:seats], words=lexicon("fr"), seed=seats)
    play_out(game, random.Random(seats))
    check(game)
    assert game.state.public.ended is EndReason.SCORE_REACHED
    assert max(game.score) >= 200
    assert game.winners == (game.score.index(max(game.score)),)


def test_alone_for_thirty_turns() -> None:
    game = Game.new("ancien-solitaire", seats=["moi"], words=lexicon("fr"), seed=4)
    play_out(game, random.Random(4))
    check(game)
    assert game.state.public.turns <= 30


def test_it_goes_on_after_being_put_away() -> None:
    """In the middle of a game the log alone is enough."""
    words = lexicon("fr")
    game = Game.new("classique", seats=["nord", "sud"], words=words, seed=9)
    for _ in range(10):
        game.play(game.legal_moves()[0])
    again = Game.from_events(game.events, words=words)
    assert again.legal_moves()[0] == game.legal_moves()[0]
    again.play(again.legal_moves()[0])


def test_the_example_runs() -> None:
    example = Path(__file__).parents[1] / "examples" / "score_sheet.py"
    script = runpy.run_path(str(example))
    game = script["played"](3)
    sheet = script["sheet"](game)
    assert f"Nord {game.score[0]}" in sheet
    assert len(sheet.splitlines()) == len(game.history) + 15 + 1
