"""Simulation through the Python API, and what it refuses."""

import threading
import time

import pytest

import chevalet
from chevalet.analysis.simulation import Simulated, simulate
from chevalet.analysis.situation import (
    BoardApart,
    HandsTooSmall,
    RackUnknown,
    TwoSeatsNeeded,
    situation,
)
from chevalet.analysis.tools import ChancesUnreadable, TimeLimitUnfit, Tools
from chevalet.editions import EDITIONS
from chevalet.engine import BoardUnfit, Engine, LeavesUnreadable, word_index
from chevalet.errors import ChevaletError
from chevalet.notation.cgp import TooManyOfLetter

EMPTY = ["15"] * 15


def cgp(row: str = "4PASSE6", rack: str = "AEINRST", other: str = "") -> str:
    rows = [*EMPTY[:7], row, *EMPTY[8:]]
    return f"{'/'.join(rows)} {rack}/{other} 0/16 0"


def test_a_seed_gives_the_same_figures_on_any_number_of_threads() -> None:
    asked = {"iterations": 80, "candidates": 6, "seed": 4}
    alone = simulate(cgp(), threads=1, **asked)  # type: ignore[arg-type]
    assert alone == simulate(cgp(), threads=3, **asked)  # type: ignore[arg-type]
    other = simulate(cgp(), threads=1, iterations=80, candidates=6, seed=5)
    assert alone.best.win != other.best.win


def test_a_game_can_be_asked_about_as_it_stands() -> None:
    game = chevalet.Game.new(EDITIONS[0].name, seats=["a", "b"], words="fr", seed=3)
    by_view = simulate(game.view(game.turn), iterations=40, candidates=4, threads=1)
    by_game = simulate(game, iterations=40, candidates=4, threads=1)
    by_text = simulate(str(game.position()), iterations=40, candidates=4, threads=1)
    assert by_view == by_game == by_text


def test_the_lead_decides_the_chance() -> None:
    behind = simulate(cgp().replace("0/16", "0/200"), iterations=40, candidates=2, threads=1)
    ahead = simulate(cgp().replace("0/16", "200/0"), iterations=40, candidates=2, threads=1)
    assert behind.best.win is not None
    assert ahead.best.win is not None
    assert behind.best.win < 0.1 < 0.95 < ahead.best.win


def stopping_takes() -> float:
    """Seconds from the stop to the answer."""
    stop = chevalet.Stop()
    done: list[float] = []

    def search() -> None:
        simulate(cgp(), time=60, plies=6, stop=stop, threads=1)
        done.append(time.monotonic())

    thread = threading.Thread(target=search)
    thread.start()
    time.sleep(0.1)
    stopped = time.monotonic()
    stop.set()
    thread.join()
    return done[0] - stopped


def test_a_stop_ends_it_at_once() -> None:
    simulate(cgp(), iterations=1)  # everything is loaded
    # Others may use the machine: the quickest of some tries tells.
    assert min(stopping_takes() for _ in range(5)) < 0.05


def test_progress_is_told_and_may_refuse() -> None:
    seen: list[Simulated] = []
    done = simulate(cgp(), iterations=120, candidates=3, threads=2, progress=seen.append)
    assert [one.ended is None for one in seen][:-1] == [True] * (len(seen) - 1)
    assert seen[-1] == done
    assert seen[0].iterations < done.iterations

    def refuse(_: Simulated) -> None:
        raise KeyError("enough")

    with pytest.raises(KeyError, match="enough"):
        simulate(cgp(), time=60, progress=refuse)


@pytest.mark.parametrize("seconds", [0, -1.5, float("nan"), float("inf")])
def test_no_time_is_refused(seconds: float) -> None:
    with pytest.raises(TimeLimitUnfit):
        simulate(cgp(), time=seconds)


@pytest.mark.parametrize(
    ("position", "refusal"),
    [
        (cgp("4KAKIK6"), TooManyOfLetter),
        (cgp("PASSE10"), BoardApart),
        (cgp("4PASSE3AS1"), BoardApart),
        (cgp(rack=""), RackUnknown),
        (cgp(rack="AEI"), HandsTooSmall),
        ("/".join(["9"] * 9) + " AEINRST/ 0/0 0", BoardUnfit),
        ("/".join(EMPTY) + " AEINRST// 0/0/0 0", TwoSeatsNeeded),
    ],
)
def test_what_no_game_can_reach_is_refused(position: str, refusal: type[ChevaletError]) -> None:
    with pytest.raises(refusal):
        simulate(position)


def test_damaged_tables_are_refused() -> None:
    words = word_index(["AS", "SA"])
    with pytest.raises(LeavesUnreadable):
        Engine(EDITIONS[0], words, leaves=b"no table")
    with pytest.raises(ChancesUnreadable):
        Tools(Engine(EDITIONS[0], words), b"CWT1 no table")


def test_words_that_the_list_lacks_can_be_named() -> None:
    read = situation(cgp("4PASXE6"))
    assert read.unknown_words(chevalet.lexicon("fr")) == ("PASXE",)
