"""`chevalet bench`: the same work for every engine, measured."""

import sys
import time
from typing import Annotated, Any

import typer

from chevalet.cli import localised
from chevalet.cli.lists import engine_for
from chevalet.cli.options import Json, LeavesFile, LexiconName
from chevalet.cli.output import console, print_json
from chevalet.editions import EDITIONS
from chevalet.lexicon import DEFAULT
from chevalet.messages import text

app = typer.Typer(cls=localised.Group, no_args_is_help=True)


@app.callback()
def bench() -> None:
    """Measure."""


@app.command("selfplay", help=text("cli-bench-selfplay"))
def selfplay(
    lexicon: LexiconName = None,
    leaves: LeavesFile = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help=text("cli-bench-games"))
    ] = 100,
    threads: Annotated[
        int, typer.Option("--threads", metavar="N", min=1, max=256, help=text("cli-bench-threads"))
    ] = 1,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, max=2**64 - 1, help=text("cli-option-seed"))
    ] = 1,
    as_json: Json = False,
) -> None:
    """Play whole games, best move against best move, and say how fast."""
    engine = engine_for(EDITIONS[0], lexicon or DEFAULT, leaves)
    start = time.perf_counter()
    played = list(engine.selfplay(games, seed=seed, threads=threads))
    seconds = time.perf_counter() - start
    scores = [score for outcome in played for score in outcome.scores]
    result: dict[str, int | float] = {
        "games": len(played),
        "seconds": round(seconds, 6),
        "games_per_second": round(len(played) / seconds, 3),
        "mean_score": round(sum(scores) / len(scores), 4),
        "peak_memory": peak_memory(),
        "threads": threads,
        "seed": seed,
    }
    if as_json:
        print_json(result)
    else:
        facts: dict[str, Any] = {**result, "seed": str(seed), "memory": peak_memory() // 1_000_000}
        console.print(text("cli-bench-result", **facts), soft_wrap=True)


def peak_memory() -> int:
    """The most memory this process has held at once, in bytes."""
    import resource  # Windows has none, and all other commands run there

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
