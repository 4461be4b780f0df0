"""The levels: what they know, that they see the same again, and that they are in order."""

from dataclasses import replace

import pytest

from chevalet import Game, lexicon
from chevalet.analysis.match import run
from chevalet.analysis.results import Match, figures
from chevalet.game import events as e
from chevalet.lexicon import usage
from chevalet.messages import LANGUAGES, text
from chevalet.players import LEVELS, UnknownLevel, computer
from chevalet.players.levels import level_named
from chevalet.players.seeing import Eye

WEAK = LEVELS[:6]


def test_there_are_eight_with_names_in_both_languages() -> None:
    assert len(LEVELS) == len({level.name for level in LEVELS}) == 8
    for language in LANGUAGES:
        names = [text(f"level-{level.name}", language=language) for level in LEVELS]
        assert len(set(names)) == 8


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(UnknownLevel):
        computer("grand-maitre", words=lexicon("fr"))


def test_each_level_knows_more_words_than_the_one_before() -> None:
    words = list(lexicon("fr"))[::97]
    known = [sum(map(Eye(level, "", usage.step).knows, words)) for level in LEVELS]
    assert known == sorted(known)
    assert len(set(known[:7])) == 7
    child = Eye(LEVELS[0], "", usage.step)
    assert child.knows("CHIEN") is child.knows("MER") is True
    assert child.knows("KWAS") is child.knows("MANGEASSENT") is False


@pytest.mark.parametrize("level", WEAK, ids=lambda level: level.name)
def test_a_weak_level_takes_the_best_it_has_seen(level: object) -> None:
    """No random nonsense: whatever is better than its move was overlooked or not known."""
    words = lexicon("fr")
    found = level_named(level.name)  # type: ignore[attr-defined]
    game = Game.new("classique", seats=["a", "b"], words=words, seed=6)
    for _ in range(10):
        seen, player = game.view(game.turn), computer(found.name, words=words, seed=2)
        action = player.choose(seen)
        assert action is not None
        events = game.submit(action)
        laid = next((event.play for event in events if isinstance(event, e.WordLaid)), None)
        if laid is None:
            continue
        eye = Eye(found, f"2 {seen.seat} {seen.version}", usage.step)
        assert all(eye.knows(word.text) for word in laid.words)
        before = Game.from_events(game.events[: seen.version], words=words)
        best = next(iter(eye.seen(before._finder().moves(before.board.rows, seen.rack))))
        assert best.points == laid.points


def test_the_same_seed_plays_the_same_game() -> None:
    words = lexicon("fr")
    logs = []
    for _ in range(2):
        game = Game.new("classique", seats=["a", "b"], words=words, seed=6)
        players = [computer("famille", words=words, seed=seat) for seat in (0, 1)]
        for _ in range(12):
            action = players[game.turn].choose(game.view(game.turn))
            assert action is not None
            game.submit(action)
        logs.append(game.events)
    assert logs[0] == logs[1]


@pytest.mark.parametrize(("weak", "strong"), [(0, 2), (2, 4), (4, 6)])
def test_stronger_levels_win(weak: int, strong: int) -> None:
    what = Match(LEVELS[strong].name, LEVELS[weak].name, "classique", "fr", seed=3)
    found = figures(run(what, 10))
    assert found is not None
    assert found.win_rate.mean > 0.6
    assert found.spread.mean > 30


def test_a_list_in_another_language_is_known_by_length() -> None:
    """Nothing is known of the use of its words, and yet a child can play."""
    words = frozenset({"THE", "THEN", "THEY", "WITH", "KNIGHTHOOD", "SHE", "HEN", "WHO", "TWO"})
    game = Game.new("classique", seats=["a", "b"], words=words, seed=1)
    hand = game.state.hands[game.turn]
    hands = [replace(hand, rack="EHNSTWY") for _ in game.state.hands]
    game.state = replace(game.state, hands=tuple(hands))
    action = computer(LEVELS[0].name, words=words, seed=1).choose(game.view(game.turn))
    assert type(action).__name__ == "Place"
