"""Searches at tables of three and four."""

from dataclasses import replace

import pytest

from chevalet import Game, lexicon
from chevalet.analysis.arena import play
from chevalet.analysis.best import best_moves
from chevalet.analysis.contenders import contender
from chevalet.analysis.endgame import solve_endgame
from chevalet.analysis.match import run
from chevalet.analysis.preendgame import solve_preendgame
from chevalet.analysis.results import Match, figures
from chevalet.analysis.simulation import Simulated, simulate
from chevalet.analysis.situation import TwoSeatsNeeded, situation
from chevalet.players import Budget, computer


def table(seats: int) -> Game:
    names = [f"{number}" for number in range(seats)]
    return Game.new("classique", seats=names, words=lexicon("fr"), seed=7)


def win(done: Simulated) -> float:
    assert done.best.win is not None
    return done.best.win


@pytest.mark.parametrize("seats", [3, 4])
def test_every_other_seat_is_known_by_its_tiles_and_its_score(seats: int) -> None:
    game = table(seats)
    player = computer("expert", words=lexicon("fr"), seed=1)
    for _ in range(seats + 1):
        action = player.choose(game.view(game.turn))
        assert action is not None
        game.submit(action)
    held, scores = situation(game), game.state.public.scores
    own = scores[game.turn]
    order = [(game.turn + step) % seats for step in range(1, seats)]
    assert [held.spread, *(lead for _, lead in held.further)] == [own - scores[s] for s in order]
    assert held.seats == seats
    assert held.bag == game.state.public.bag_count


def test_three_seats_share_the_chances() -> None:
    game = table(3)
    done = simulate(game, iterations=60, candidates=4, threads=1, seed=1)
    again = simulate(game, iterations=60, candidates=4, threads=2, seed=1)
    assert done == again
    assert 1 / 3 < win(done) < 0.8
    assert best_moves(game, time=0.2, threads=1)[0].kind == "place"


def test_leading_both_others_wins_more_often_than_leading_one() -> None:
    game = table(3)
    view, first = game.view(game.turn), game.turn
    chances = []
    for leads in ((0, 0), (60, 60), (60, -60), (-60, -60)):
        scores = [0, 0, 0]
        for step, lead in enumerate(leads, 1):
            scores[(first + step) % 3] = -lead
        seen = replace(view, public=replace(view.public, scores=tuple(scores)))
        chances.append(win(simulate(seen, iterations=40, candidates=1, threads=1)))
    level, ahead, between, behind = chances
    assert ahead > level > behind
    assert ahead > between > behind


def test_only_two_seats_have_an_end_that_is_known() -> None:
    for search in (solve_endgame, solve_preendgame):
        with pytest.raises(TwoSeatsNeeded):
            search(table(3))


@pytest.mark.parametrize("seats", [3, 4])
def test_a_contender_among_its_own_kind_wins_its_share(seats: int) -> None:
    found = figures(run(Match("static", "static", "classique", "fr", seats=seats), 1))
    assert found is not None
    assert found.games == seats
    assert found.win_rate.mean == pytest.approx(1 / seats)


def test_a_whole_game_of_three_is_thought_through() -> None:
    words = lexicon("fr")
    brief = Budget(seconds=600, iterations=5)
    players = [computer("champion", words=words, seed=seat, budget=brief) for seat in range(3)]
    played = play("classique", words, players, seed="1")
    assert played.state.public.ended is not None
    assert min(played.scores) > 100
    assert contender("sim:5i").budget.iterations == 5
