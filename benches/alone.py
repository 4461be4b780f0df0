"""What the computer scores in the games for one person.

python benches/alone.py [--level NAME] [--games N] [--seed N]
"""

import argparse
import math
import statistics

from chevalet.analysis.arena import Played, play
from chevalet.editions import EDITIONS
from chevalet.game import events as e
from chevalet.game.edition import Edition
from chevalet.lexicon import Lexicon, find
from chevalet.players import Budget, computer

TRIALS = Budget(seconds=3600.0, iterations=60)
"""Bounds the thinking by trials, so that a busy machine changes nothing."""


def played(edition: Edition, words: Lexicon, level: str, seed: int) -> Played:
    players = [
        computer(level, words=words, seed=seed, budget=TRIALS) for _ in range(edition.seats.start)
    ]
    return play(edition.name, words, players, seed=f"{seed}")


def full_racks(game: Played) -> int:
    return sum(isinstance(event, e.WordLaid) and event.play.bonus > 0 for event in game.log)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="champion")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    words = find("fr")
    for edition in EDITIONS:
        if not edition.one_person:
            continue
        # With every tile in sight nothing is left to chance: one game is as good as many.
        count = 1 if edition.tiles_a_turn else chosen.games
        seeds = range(chosen.seed * 1000, chosen.seed * 1000 + count)
        games = [played(edition, words, chosen.level, seed) for seed in seeds]
        scores = [statistics.fmean(game.scores) for game in games]
        error = statistics.stdev(scores) / math.sqrt(count) if count > 1 else 0.0
        print(
            f"{edition.name}, {chosen.level}, {count} games: {statistics.fmean(scores):.0f} ± "
            f"{error:.0f} points a rack, {statistics.fmean(map(full_racks, games)):.1f} scrabbles, "
            f"{statistics.fmean(game.state.public.turns for game in games):.1f} turns",
            flush=True,
        )


if __name__ == "__main__":
    main()
