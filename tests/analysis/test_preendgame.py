"""A few tiles in the bag, compared with the ends that each draw leads to."""

import time
from collections import Counter
from dataclasses import replace

import pytest

import chevalet
from chevalet.analysis.advice import Advice
from chevalet.analysis.preendgame import BagUnfit, Foreseen, solve_preendgame
from chevalet.editions import EDITIONS
from chevalet.game.board import Direction
from chevalet.game.edition import Edition
from chevalet.notation.cgp import Position

ROWS = ("." * 15,) * 7 + ("....PASSE......",) + ("." * 15,) * 7
OTHERS = "ADEZ"


def small(scores: tuple[int, int]) -> tuple[Position, Edition]:
    """Racks of three, and one of the four unseen tiles is in the bag."""
    tiles = Counter("PASSE") + Counter("NTI") + Counter(OTHERS)
    edition = replace(EDITIONS[0], tiles=dict(tiles), rack_size=3)
    return Position(ROWS, racks=("NTI", ""), scores=scores), edition


def by_hand(position: Position, edition: Edition, play: Advice) -> float:
    """The chance to win of a play, each draw's end solved on its own."""
    assert play.start is not None
    down = play.direction is Direction.DOWN
    rows = [list(row) for row in position.rows]
    for step, tile in enumerate(play.tiles):
        if tile != ".":
            rows[play.start.row + step * down][play.start.column + step * (not down)] = tile
    after = tuple("".join(row) for row in rows)
    won = 0.0
    for place, drawn in enumerate(OTHERS):
        other = OTHERS[:place] + OTHERS[place + 1 :]
        scores = (position.scores[1], position.scores[0] + play.points)
        end = Position(after, racks=(other, play.leave + drawn), scores=scores)
        spread = -chevalet.solve_endgame(end, edition=edition, threads=1).spread
        won += 1.0 if spread > 0 else 0.5 if spread == 0 else 0.0
    return won / len(OTHERS)


@pytest.mark.parametrize("scores", [(100, 104), (100, 120), (130, 100)])
def test_each_draw_s_end_decides(scores: tuple[int, int]) -> None:
    position, edition = small(scores)
    seen: list[Foreseen] = []
    foreseen = solve_preendgame(
        position, edition=edition, candidates=6, threads=2, progress=seen.append
    )
    assert seen
    checked = 0
    for play in foreseen.plays:
        assert play.bounds is not None
        assert play.win is not None
        low, high = play.bounds
        assert low <= play.win <= high
        if play.kind == "place":
            assert low <= by_hand(position, edition, play) <= high
            checked += low == high
    assert checked


def test_any_other_bag_is_refused() -> None:
    rows = "/".join(["15"] * 15)
    with pytest.raises(BagUnfit):
        solve_preendgame(f"{rows} AEINRST/ 0/0 0")


def test_time_ends_it() -> None:
    position, edition = small((100, 104))
    began = time.monotonic()
    solve_preendgame(position, edition=edition, time=0.3)
    assert time.monotonic() - began < 5
