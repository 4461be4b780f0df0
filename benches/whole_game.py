"""How long a whole random game of two takes, with validation and every view, on one core.

Each turn takes any of the moves that the native core lists, is decided by the rules in Python, and
every seat's view follows its redacted events. Run it as a program: `python benches/whole_game.py`.
"""

import random
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python"))

from chevalet import Game, lexicon
from chevalet.editions import EDITIONS
from chevalet.game.state import opened
from chevalet.game.views import evolve_view, redact, view

GAMES = 20


def whole_game(seed: int, words: "lexicon.Lexicon") -> tuple[float, int, float]:
    """Milliseconds for one game, its turns, and the part of it that is not move generation."""
    chance, turns, generation = random.Random(seed), 0, 0.0
    began = time.perf_counter()
    game = Game.new(EDITIONS[0].name, seats=["nord", "sud"], words=words, seed=seed)
    views = {seat: view(opened(game.events[0]), seat) for seat in (0, 1)}  # type: ignore[arg-type]
    followed = 1
    while not game.is_over:
        turns += 1
        before = time.perf_counter()
        moves = game.legal_moves()
        generation += time.perf_counter() - before
        if moves:
            game.play(chance.choice(moves))
        elif game.state.bag:
            game.exchange(game.rack(game.turn)[: len(game.state.bag)])
        else:
            game.pass_turn()
        for event in game.events[followed:]:
            for seat in views:
                views[seat] = evolve_view(views[seat], redact(event, seat))
        followed = game.version
    took = time.perf_counter() - began
    assert all(views[seat] == game.view(seat) for seat in views)
    return took * 1000, turns, (took - generation) * 1000


def main() -> None:
    words = lexicon("fr")
    whole_game(0, words)  # opens the word list
    games = [whole_game(seed, words) for seed in range(1, GAMES + 1)]
    times, rules = [g[0] for g in games], [g[2] for g in games]
    turns = statistics.mean(g[1] for g in games)
    print(
        f"a whole random game: median {statistics.median(times):.1f} ms, worst {max(times):.1f} ms"
    )
    print(f"  {turns:.0f} turns; the rules alone: median {statistics.median(rules):.1f} ms")


if __name__ == "__main__":
    main()
