"""How far the searches come: ends solved, one tile in the bag, two threads of Python.

python benches/searches.py [--positions N]
"""

import argparse
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import chevalet
from chevalet.editions import EDITIONS
from chevalet.lexicon import Lexicon, find
from chevalet.players import computer

SECONDS = 30.0
"""Time for each position."""
ITERATIONS = 150
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
    chevalet.simulate(MIDDLE, iterations=ITERATIONS, seed=seed, threads=1)


def two_threads() -> float:
    """How much more two threads of Python do than one in the same time."""
    simulate(0)
    start = time.perf_counter()
    for seed in range(4):
        simulate(seed)
    alone = time.perf_counter() - start
    start = time.perf_counter()
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(simulate, range(4)))
    return alone / (time.perf_counter() - start)


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
    print(f"| two threads of Python against one | {two_threads():.2f} × |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=10)
    chosen = parser.parse_args()
    report(find("fr"), chosen.positions)


if __name__ == "__main__":
    main()
