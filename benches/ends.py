"""Ends of games, somewhere between an empty bag and the last tile: how many are solved, how soon.

python benches/ends.py [--positions N] [--seconds S]
"""

import argparse
import random
import statistics
import time
from collections.abc import Iterator

import chevalet
from chevalet.editions import EDITIONS
from chevalet.lexicon import find
from chevalet.players import computer


def ends() -> Iterator[chevalet.Game]:
    """Games of the computer against itself: of each the position before one turn of its end."""
    words, seed = find("fr"), 0
    while True:
        seed += 1
        game = chevalet.Game.new(EDITIONS[0].name, seats=["a", "b"], words=words, seed=seed)
        player = computer("expert", words=words, seed=seed)
        lengths = []
        while not game.is_over:
            if not game.state.public.bag_count:
                lengths.append(len(game.events))
            action = player.choose(game.view(game.turn))
            assert action is not None
            game.submit(action)
        if lengths:  # else the game ended by passes before
            length = random.Random(seed).choice(lengths)
            yield chevalet.Game.from_events(game.events[:length], words=words)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seconds", type=float, help="at the most for each")
    chosen = parser.parse_args()
    seconds: list[float] = []
    exact = 0
    for number, game in zip(range(chosen.positions), ends(), strict=False):
        mine, theirs = (len(game.state.rack(seat)) for seat in (game.turn, 1 - game.turn))
        start = time.perf_counter()
        solved = chevalet.solve_endgame(game, time=chosen.seconds)
        seconds.append(time.perf_counter() - start)
        exact += solved.exact
        low, high = solved.bounds
        print(
            f"{number + 1}: {mine} tiles against {theirs}, {seconds[-1]:.2f} s,"
            f" {solved.spread:+d} in {low:+d}..{high:+d}",
            flush=True,
        )
    print(f"solved exactly: {exact} of {len(seconds)}")
    print(f"median {statistics.median(seconds):.2f} s, longest {max(seconds):.1f} s")


if __name__ == "__main__":
    main()
