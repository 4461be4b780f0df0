"""`chevalet.best_moves` takes the search that suits the position."""

import chevalet
from chevalet.analysis.advice import Advice
from tests.analysis.ends import end_of

EMPTY = "/".join(["15"] * 15) + " AEINRST/ 0/0 0"


def test_with_a_full_bag_plays_are_simulated() -> None:
    heard: list[tuple[Advice, ...]] = []
    moves = chevalet.best_moves(
        EMPTY, time=0.5, threads=1, progress=lambda plays: heard.append(tuple(plays))
    )
    assert moves[0].iterations > 0
    assert moves[0].win is not None
    assert heard
    assert heard[-1] == moves


def test_with_an_empty_bag_the_end_is_searched() -> None:
    (best,) = chevalet.best_moves(end_of(3), time=5)
    assert best.bounds is not None
    assert best.win in best.bounds
