"""`chevalet match`: two contenders, many games, who is stronger and by how much."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from chevalet.analysis.contenders import contender
from chevalet.analysis.match import run
from chevalet.analysis.results import Estimate, Figures, GameResult, Match, figures
from chevalet.cli.options import Json, LexiconName
from chevalet.cli.output import console, print_json
from chevalet.cli.progress import progress_bar
from chevalet.editions import EDITIONS
from chevalet.editions import edition as edition_named
from chevalet.game.refusals import WrongNumberOfSeats
from chevalet.lexicon import DEFAULT, find
from chevalet.messages import text


def match(
    first: Annotated[str, typer.Argument(metavar="A", help=text("cli-match-first"))],
    second: Annotated[str, typer.Argument(metavar="B", help=text("cli-match-second"))],
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="N", min=1, help=text("cli-match-games"))
    ] = 100,
    pairs: Annotated[bool, typer.Option("--pairs/--no-pairs", help=text("cli-match-pairs"))] = True,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, max=2**63, help=text("cli-option-seed"))
    ] = 1,
    edition: Annotated[
        str, typer.Option("--edition", "-e", metavar="E", help=text("cli-match-edition"))
    ] = EDITIONS[0].name,
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="N", min=1, help=text("cli-match-seats"))
    ] = None,
    lexicon: LexiconName = None,
    processes: Annotated[
        int, typer.Option("--processes", metavar="N", min=1, max=256, help=text("cli-match-procs"))
    ] = 2,
    kept: Annotated[
        Path | None,
        typer.Option("--keep", metavar=text("cli-file"), help=text("cli-match-keep")),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option("--gcg", metavar=text("cli-folder"), help=text("cli-match-gcg")),
    ] = None,
    as_json: Json = False,
) -> None:
    """Play a match and show its figures."""
    contender(first), contender(second), find(lexicon or DEFAULT)
    box = edition_named(edition)
    count = seats if seats is not None else max(2, box.seats.start)
    if count not in box.seats or count < 2:
        most = box.seats.stop - 1
        raise WrongNumberOfSeats(seats=count, least=max(2, box.seats.start), most=most)
    what = Match(first, second, edition, lexicon or DEFAULT, seed, count, pairs)
    results = list(_watched(what, games, processes, kept, records))
    found = figures(results)
    assert found is not None
    if as_json:
        print_json({**asdict(what), **asdict(found)})
    else:
        show(what, found)


def _watched(
    what: Match, games: int, processes: int, kept: Path | None, records: Path | None
) -> list[GameResult]:
    """Play, with a bar that shows how far it is and how it stands."""
    total = -(-games // what.sides) * what.sides
    results, won = list[GameResult](), 0.0
    with progress_bar() as progress:
        task = progress.add_task("", total=total)
        for one in run(what, games, processes=processes, kept=kept, records=records):
            results.append(one)
            won += one.won
            rate = f"{what.first} {won / len(results):.1%}"
            progress.update(task, completed=len(results), description=rate)
    return results


def show(what: Match, found: Figures) -> None:
    """A table for people: one column a contender."""
    table = Table(title=text("cli-match-title", games=found.games, pairs=found.pairs))
    table.add_column()
    for name in (what.first, what.second):
        table.add_column(name, justify="right")
    rate, spread = found.win_rate, found.spread
    table.add_row(
        text("match-win-rate"),
        f"{rate.mean:.1%} ± {rate.error:.1%}",
        f"{1 - rate.mean:.1%} ± {rate.error:.1%}",
    )
    table.add_row(
        text("match-spread"),
        _figure(spread, "+"),
        _figure(Estimate(-spread.mean, spread.error), "+"),
    )
    table.add_row(text("match-score"), *(_figure(score) for score in found.scores))
    table.add_row(text("match-full-racks"), *(f"{racks:.2f}" for racks in found.full_racks))
    table.add_row(text("match-seconds"), *(f"{one:.4f}" for one in found.seconds_per_move))
    console.print(table)


def _figure(estimate: Estimate, sign: str = "") -> str:
    return f"{estimate.mean:{sign}.1f} ± {estimate.error:.1f}"
