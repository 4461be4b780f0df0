"""Searches leave the interpreter free: other threads of Python go on while one runs."""

import threading
from collections.abc import Callable

import pytest

import chevalet
from chevalet.editions import EDITIONS
from chevalet.engine import Engine
from chevalet.lexicon import find
from chevalet.lexicon.indexed import indexed
from tests.analysis.ends import end_of

MIDDLE = "/".join([*["15"] * 7, "3MAISON6", *["15"] * 7]) + " EEIORTW/ 0/50 0"
PULSE = 0.002
TRIES = 4
ENOUGH = 12
"""A thread that is locked out beats once or twice, before and after the search."""


def beats_during(work: Callable[[], object]) -> int:
    """How often another thread woke up while the work was done."""
    beats, done = [0], threading.Event()

    def beat() -> None:
        while not done.wait(PULSE):
            beats[0] += 1

    thread = threading.Thread(target=beat)
    thread.start()
    try:
        before = beats[0]
        work()
        return beats[0] - before
    finally:
        done.set()
        thread.join()


def selfplay() -> None:
    engine = Engine(EDITIONS[0], indexed(find("fr")))
    list(engine.selfplay(150, seed=1))


@pytest.mark.parametrize(
    "work",
    [
        lambda: chevalet.simulate(MIDDLE, iterations=2_000, threads=1),
        lambda: chevalet.solve_endgame(end_of(5), time=0.4, threads=1),
        lambda: chevalet.best_moves(MIDDLE, time=0.4, threads=1),
        selfplay,
    ],
    ids=["simulate", "solve_endgame", "best_moves", "selfplay"],
)
def test_other_threads_run_while_a_search_does(work: Callable[[], object]) -> None:
    end_of(5)
    chevalet.simulate(MIDDLE, iterations=1, threads=1)  # what is opened once is open now
    # On a busy machine a thread may starve for other reasons: once is enough.
    assert any(beats_during(work) >= ENOUGH for _ in range(TRIES))


def test_a_thread_that_is_locked_out_is_noticed() -> None:
    assert any(beats_during(lambda: sum(range(30_000_000))) < ENOUGH for _ in range(TRIES))
