"""`chevalet train`: what the computer learns by playing against itself."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import typer

from chevalet.cli import localised
from chevalet.cli.options import Json, LexiconName
from chevalet.cli.output import console, print_json
from chevalet.cli.progress import progress_bar
from chevalet.cli.train_win import train_win
from chevalet.editions import EDITIONS
from chevalet.engine import rule_table
from chevalet.engine.training import Observer, Plan, Training, TrainingUnfit
from chevalet.lexicon import DEFAULT, Lexicon, atomic, find, leaves
from chevalet.lexicon.folders import cache_folder
from chevalet.lexicon.indexed import indexed
from chevalet.messages import text

SAVED_EVERY = 30.0
"""Seconds between two saved states: what an interruption may cost."""

app = typer.Typer(cls=localised.Group, no_args_is_help=True)


@app.callback()
def train() -> None:
    """Learn."""


app.command("win", help=text("cli-train-win"))(train_win)


@app.command("leaves", help=text("cli-train-leaves"))
def train_leaves(
    lexicon: LexiconName = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help=text("cli-train-games"))
    ] = Plan().games,
    generations: Annotated[
        int,
        typer.Option("--generations", metavar="N", min=1, max=100, help=text("cli-train-rounds")),
    ] = Plan().generations,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, max=2**63, help=text("cli-option-seed"))
    ] = Plan().seed,
    threads: Annotated[
        int | None,
        typer.Option("--threads", metavar="N", min=1, max=256, help=text("cli-bench-threads")),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option("--cluster", metavar=text("cli-address"), help=text("cli-train-cluster")),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar=text("cli-file"), help=text("cli-train-output")),
    ] = None,
    as_json: Json = False,
) -> None:
    """Learn what kept tiles are worth with a word list; goes on where it was interrupted."""
    words, plan = find(lexicon or DEFAULT), Plan(games, generations, seed)
    saved = _saved_state(words, plan)
    training = _begun(words, plan, saved)
    resumed = training.done
    with _observer(cluster, words) as observer:
        _run(training, threads or os.cpu_count() or 1, observer, saved)
    if output is None:
        path = leaves.keep(words, training.table)
    else:
        is_packed = output.suffix == ".xz"
        atomic.write(output, leaves.packed(training.table) if is_packed else training.table)
        path = output
    saved.unlink(missing_ok=True)
    if as_json:
        facts = {"lexicon": words.name, "games": plan.games, "generations": plan.generations}
        print_json({**facts, "seed": plan.seed, "resumed_at": resumed, "file": str(path)})
    else:
        console.print(text("cli-train-done", file=str(path)), soft_wrap=True)


def _begun(words: Lexicon, plan: Plan, saved: Path) -> Training:
    rules, index = rule_table(EDITIONS[0]), indexed(words)
    try:
        return Training.resumed(rules, index, plan, saved.read_bytes())
    except (OSError, TrainingUnfit):
        return Training(rules, index, plan)


def _observer(address: str | None, words: Lexicon) -> AbstractContextManager[Observer | None]:
    """Who plays the games: a cluster, or nobody but this machine."""
    if address is None:
        return nullcontext()
    from chevalet.engine.cluster import Cluster

    return Cluster(address, EDITIONS[0], words)


def _run(training: Training, threads: int, observer: Observer | None, saved: Path) -> None:
    with progress_bar() as progress:
        total = training.plan.games * training.plan.generations
        task = progress.add_task(text("cli-train-progress"), total=total, completed=training.done)
        saved_at = time.monotonic()
        with _interrupts() as interrupted:
            for _ in training.run(threads, observer=observer):
                progress.update(task, completed=training.done)
                if interrupted or time.monotonic() - saved_at > SAVED_EVERY:
                    atomic.write(saved, training.state())
                    saved_at = time.monotonic()
                if interrupted:
                    raise KeyboardInterrupt


@contextmanager
def _interrupts() -> Iterator[list[int]]:
    """The interrupts so far: they wait until the games under way are counted."""
    seen: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: seen.append(number))
    try:
        yield seen
    finally:
        signal.signal(signal.SIGINT, before)


def _saved_state(words: Lexicon, plan: Plan) -> Path:
    name = sha256(f"{words.hash} {plan}".encode()).hexdigest()[:32]
    return cache_folder() / "training" / f"{name}.state"
