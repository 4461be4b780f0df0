"""Leave values learned from games that the engine plays against itself.

A generation plays with the table of the one before, sums up what the racks holding each leave were
worth, and learns the next table from the sums. The same seed gives the same table anywhere.
"""

from collections.abc import Callable

from chevalet import _core

GAMES_AT_ONCE = 512
"""Games between two reports of progress."""


def train(
    rules: _core.Rules,
    words: _core.Words,
    *,
    games: int,
    generations: int = 4,
    seed: int = 1,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> bytes:
    """A KLV2 file for a word list, learned in `generations` of `games` games each.

    `progress` is told the generation and how many of its games are done.
    """
    table = _core.LeaveSums(rules).learn(rules)
    for generation in range(generations):
        leaves = _core.Leaves(rules, table)
        seen = _core.LeaveSums(rules)
        for first in range(0, games, GAMES_AT_ONCE):
            share = min(GAMES_AT_ONCE, games - first)
            seen.merge(
                _core.observe_leaves(
                    rules,
                    words,
                    seed=seed + generation,
                    first=first,
                    games=share,
                    threads=threads,
                    leaves=leaves,
                )
            )
            if progress is not None:
                progress(generation, first + share)
        table = seen.learn(rules)
    return table
