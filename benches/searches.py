"""How far the searches come: ends solved, one tile in the bag, two threads of Python.

python benches/searches.py [--positions N]
"""

import argparse
import statistics
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import chevalet
from chevalet.editions import EDITIONS
from chevalet.lexicon import Lexicon, find
from chevalet.players import computer

SECONDS = 30.0
"""Time for each position."""
ITERATIONS, CANDIDATES = 2_000, 8
CALLS, ROUNDS = 8, 3
MIDDLE = "/".join([*["15"] * 7, "3MAISON6", *["15"] * 7]) + " EEIORTW/ 0/50 0"


def positions(words: Lexicon, left: int) -> Iterator[chevalet.Game]:
    """Games of the computer against itself when so many tiles are in the bag."""
    seed = 0
    while True:
        seed += 1
        game = chevalet.Game.new(EDITIONS[0].name, seats=["a", "b"], words=words, seed=seed)
        player = computer("expert", words=words, seed=seed)
        while game.state.public.bag_count > left and not game.is_over:
            action = player.choose(game.view(game.turn))
            assert action is not None
            game.submit(action)
        if game.state.public.bag_count == left and not game.is_over:
            yield game


def simulate(seed: int) -> None:
    """About a third of a second of one core."""
    chevalet.simulate(MIDDLE, iterations=ITERATIONS, candidates=CANDIDATES, seed=seed, threads=1)


def seconds(work: Callable[..., Iterator[None]]) -> float:
    """What it takes to have all calls done by this kind of `map`."""
    start = time.perf_counter()
    list(work(simulate, range(CALLS)))
    return time.perf_counter() - start


def two_threads() -> tuple[float, float]:
    """How much more two threads of Python do than one, and two processes: all that can be had.

    The best of a few rounds, since others may be at work on the machine.
    """
    processes = ProcessPoolExecutor(2, mp_context=get_context("spawn"))
    with ThreadPoolExecutor(2) as threads, processes:
        kinds = (map, threads.map, processes.map)
        for kind in kinds:
            list(kind(simulate, range(2)))  # the word list is open from here on
        rounds = [[seconds(kind) for kind in kinds] for _ in range(ROUNDS)]
    alone, by_threads, by_processes = map(min, zip(*rounds, strict=True))
    return alone / by_threads, alone / by_processes


def one_tile_left(words: Lexicon, count: int) -> tuple[list[float], int]:
    """Seconds that the best play took, and how often it was proven."""
    seconds, proven = [], 0
    for _, game in zip(range(count), positions(words, 1), strict=False):
        start = time.perf_counter()
        foreseen = chevalet.solve_preendgame(game, time=SECONDS)
        seconds.append(time.perf_counter() - start)
        proven += foreseen.proven
    return seconds, proven


def report(words: Lexicon, count: int) -> None:
    """One line of a table each."""
    seconds, proven = one_tile_left(words, count)
    median, longest = statistics.median(seconds), max(seconds)
    print(
        f"| one tile in the bag, best play proven within {SECONDS:.0f} s | "
        f"{proven} of {count}, median {median:.2f} s, longest {longest:.1f} s |"
    )
    threads, processes = two_threads()
    what = "two threads of Python against one (two processes against one)"
    print(f"| {what} | {threads:.2f} × ({processes:.2f} ×) |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=10)
    chosen = parser.parse_args()
    report(find("fr"), chosen.positions)


if __name__ == "__main__":
    main()
