"""`chevalet train win`: the chance to win by score difference and tiles left."""

import os
from pathlib import Path
from typing import Annotated

import typer

from chevalet import _core
from chevalet.cli.options import Json, LexiconName
from chevalet.cli.output import console, print_json
from chevalet.cli.progress import progress_bar
from chevalet.editions import EDITIONS
from chevalet.engine import Engine
from chevalet.lexicon import DEFAULT, atomic, find, winning
from chevalet.lexicon.indexed import indexed
from chevalet.lexicon.leaves import leaves_of
from chevalet.messages import text

GAMES_AT_ONCE = 1024
"""Games between two looks at the keyboard."""


def train_win(
    lexicon: LexiconName = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help=text("cli-train-win-games"))
    ] = 200_000,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, max=2**63, help=text("cli-option-seed"))
    ] = 1,
    threads: Annotated[
        int | None,
        typer.Option("--threads", metavar="N", min=1, max=256, help=text("cli-bench-threads")),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar=text("cli-file"), help=text("cli-train-win-output")),
    ] = None,
    as_json: Json = False,
) -> None:
    """Learn chances to win with a word list; a seed gives one table on any number of threads."""
    words = find(lexicon or DEFAULT)
    engine = Engine(EDITIONS[0], indexed(words), leaves=leaves_of(words))
    table = _learned(engine, games, seed, threads or os.cpu_count() or 1)
    if output is None:
        path = winning.keep(words, table)
    else:
        atomic.write(output, winning.packed(table) if output.suffix == ".xz" else table)
        path = output
    if as_json:
        facts = {"lexicon": words.name, "games": games, "seed": seed, "file": str(path)}
        print_json(facts)
    else:
        console.print(text("cli-train-win-done", file=str(path)), soft_wrap=True)


def _learned(engine: Engine, games: int, seed: int, threads: int) -> bytes:
    sums: _core.WinSums | None = None
    with progress_bar() as progress:
        task = progress.add_task(text("cli-train-progress"), total=games)
        for first in range(0, games, GAMES_AT_ONCE):
            seen = _core.observe_wins(
                engine.rules,
                engine.words,
                seed=seed,
                first=first,
                games=min(GAMES_AT_ONCE, games - first),
                threads=threads,
                leaves=engine.leaves,
            )
            if sums is None:
                sums = seen
            else:
                sums.merge(seen)
            progress.update(task, completed=first + GAMES_AT_ONCE)
    assert sums is not None
    return sums.learn()
