"""Matches: mirrored pairs, figures, results that are kept."""

import json
from pathlib import Path

import pytest

from chevalet import lexicon
from chevalet.analysis.arena import play
from chevalet.analysis.contenders import BadThinkingTime, UnknownContender, contender
from chevalet.analysis.match import OtherMatchKept, one_game, run
from chevalet.analysis.results import GameResult, Match, figures
from chevalet.cli.app import run as chevalet
from chevalet.game import events as e

STATIC = Match("static", "no-leaves", "classique", "fr")
WEAK = Match("amateur", "debutant", "classique", "fr")


def test_leaves_win_and_the_core_plays_whole_matches() -> None:
    found = figures(run(STATIC, 400, processes=2))
    assert found is not None
    assert (found.games, found.pairs) == (400, 200)
    assert found.win_rate.mean > 0.58
    assert 0 < found.win_rate.error < 0.04
    assert found.full_racks[0] > found.full_racks[1]


def test_a_contender_against_itself_mirrors_exactly() -> None:
    """The same draws and the same play: what the first game wins the second loses."""
    for what in (
        Match("static", "static", "classique", "fr"),
        Match("debutant", "debutant", "classique", "fr"),
    ):
        found = figures(run(what, 6))
        assert found is not None
        assert found.win_rate.mean == 0.5
        assert found.spread.mean == found.spread.error == 0


def test_the_two_games_of_a_pair_draw_the_same_tiles() -> None:
    words = lexicon("fr")
    draws = []
    for names in (("static", "debutant"), ("debutant", "static")):
        players = [contender(name).player(words, 1) for name in names]
        log = play("classique", words, players, seed="3").log
        drawn = [event.tiles for event in log if isinstance(event, e.TilesDrawn)]
        draws.append("".join(str(tiles) for tiles in drawn[:2]))
        assert not any(isinstance(event, e.Exchanged) for event in log[:12])
    assert draws[0] == draws[1]


def test_a_level_plays_the_same_game_again() -> None:
    again = [one_game(WEAK, 5, mirror=True) for _ in range(2)]
    assert again[0].scores == again[1].scores


def test_a_match_goes_on_where_it_was(tmp_path: Path) -> None:
    kept = tmp_path / "match.jsonl"
    whole = [one.scores for one in run(STATIC, 20)]
    begun = list(run(STATIC, 8, kept=kept))
    text = kept.read_text()
    kept.write_text(text + '{"pair": 99, "mir')
    going_on = list(run(STATIC, 20, kept=kept))
    assert sorted(one.scores for one in going_on) == sorted(whole)
    assert [one.pair for one in going_on[:8]] == [one.pair for one in sorted(begun, key=_key)]
    with pytest.raises(OtherMatchKept):
        list(run(WEAK, 8, kept=kept))


def _key(one: GameResult) -> tuple[int, int]:
    return one.pair, one.mirror


@pytest.mark.parametrize("name", ["magpie", "", "sim:0s", "sim:-1s", "sim:x", "sim:0i", "sim:1.5i"])
def test_nobody_of_that_name(name: str) -> None:
    with pytest.raises((UnknownContender, BadThinkingTime)):
        contender(name)


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    order = ["match", "static", "no-leaves", "--games", "3", "--seed", "4", "--json"]
    assert chevalet([*order, "--gcg", str(tmp_path), "--processes", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["pairs"], found["first"]) == (4, 2, "static")
    assert len(list(tmp_path.glob("*.gcg"))) == 4
    assert chevalet(["match", "static", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err
    assert chevalet(["match", "static", "static", "--edition", "classique", "--seats", "9"]) == 2
