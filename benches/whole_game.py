"""How long a whole random game of two takes, with validation and every view, on one core.

Each turn takes any of the moves that the native core lists, is decided by the rules in Python, and
every seat's view follows its redacted events. Run it as a program: `python benches/whole_game.py`.
Both times are printed: of the core, and of the clock on the wall, which a busy machine stretches.
"""

import random
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python"))

from chevalet import Game, lexicon
from chevalet.editions import EDITIONS
from chevalet.game import events as e
from chevalet.game.state import opened
from chevalet.game.views import evolve_view, redact, view

GAMES = 20


def whole_game(seed: int, words: "lexicon.Lexicon") -> tuple[float, float, int]:
    """Milliseconds of the core and on the wall for a game, and its turns."""
    chance, turns = random.Random(seed), 0
    core, wall = time.process_time(), time.perf_counter()
    game = Game.new(EDITIONS[0].name, seats=["nord", "sud"], words=words, seed=seed)
    created = game.events[0]
    assert isinstance(created, e.GameCreated)
    views = {seat: view(opened(created), seat) for seat in (0, 1)}
    followed = 1
    while not game.is_over:
        turns += 1
        if moves := game.legal_moves():
            game.play(chance.choice(moves))
        elif game.state.bag:
            game.exchange(game.rack(game.turn)[: len(game.state.bag)])
        else:
            game.pass_turn()
        for event in game.events_from(followed):
            for seat in views:
                views[seat] = evolve_view(views[seat], redact(event, seat))
        followed = game.version
    took = (time.process_time() - core) * 1000, (time.perf_counter() - wall) * 1000
    assert all(views[seat] == game.view(seat) for seat in views)
    return *took, turns


def main() -> None:
    words = lexicon("fr")
    whole_game(0, words)  # opens the word list
    games = [whole_game(seed, words) for seed in range(1, GAMES + 1)]
    print(f"a whole random game, {GAMES} games of {statistics.mean(g[2] for g in games):.0f} turns")
    for name, index in (("core", 0), ("wall", 1)):
        times = [game[index] for game in games]
        print(f"  {name}: median {statistics.median(times):.1f} ms, worst {max(times):.1f} ms")


if __name__ == "__main__":
    main()
