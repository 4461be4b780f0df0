"""`chevalet review`: a game looked at turn by turn, for people, as a page or as JSON."""

import asyncio
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from chevalet.analysis import sheet
from chevalet.analysis.report import page, play_text, remark, summary_rows
from chevalet.analysis.review import Depth, Summary, TurnReview, summaries
from chevalet.analysis.review import review as reviewed
from chevalet.analysis.tools import all_cores
from chevalet.cli.options import Json, LexiconName
from chevalet.cli.output import console, print_json
from chevalet.cli.progress import progress_bar
from chevalet.editions import EDITIONS
from chevalet.editions import edition as edition_named
from chevalet.errors import ChevaletError
from chevalet.game import events as e
from chevalet.game.setup import Setup, WordListId
from chevalet.game.state import replay
from chevalet.lexicon import DEFAULT, Lexicon, atomic, find
from chevalet.messages import text
from chevalet.notation import gcg, gcg_log
from chevalet.store import open_store


class ReviewTooEarly(ChevaletError):
    """A game that is still played is not reviewed: that would help one of the players."""

    game: str


TURNS = (gcg.Placed, gcg.Swapped, gcg.PassedTurn)


def review(
    file: Annotated[Path, typer.Argument(metavar=text("cli-file"), help=text("cli-review-file"))],
    lexicon: LexiconName = None,
    edition: Annotated[
        str, typer.Option("--edition", "-e", metavar="E", help=text("cli-review-edition"))
    ] = EDITIONS[0].name,
    seconds: Annotated[
        float | None,
        typer.Option("--time", "-t", metavar="S", min=0.01, max=600, help=text("cli-review-time")),
    ] = None,
    html: Annotated[
        Path | None,
        typer.Option("--html", metavar=text("cli-file"), help=text("cli-review-html")),
    ] = None,
    as_json: Json = False,
) -> None:
    """Review a game: a GCG record, or one typed in by hand."""
    words = find(lexicon or DEFAULT)
    if file.exists() or file.suffix or file.parent != Path():
        log, left_out = read_game(gcg.decode(file.read_bytes()), edition, words)
    else:
        log, left_out = asyncio.run(stored_game(str(file))), frozenset[int]()
    bound = Depth().iterations if seconds is None else 100_000
    depth = Depth(iterations=bound, seconds=seconds, threads=all_cores())
    turns = _watched(log, words, depth, left_out)
    state = replay(log)
    names = state.public.setup.seats
    found = summaries(names, state.public.scores, turns)
    if html is not None:
        atomic.write(html, page(names, turns, found, text).encode())
    if as_json:
        print_json(
            {"players": [asdict(one) for one in found], "turns": [as_facts(t) for t in turns]}
        )
    else:
        show(names, turns, found)
        if html is not None:
            console.print(text("cli-review-written", file=str(html)), soft_wrap=True)


async def stored_game(name: str) -> tuple[e.Event, ...]:
    """The log of a game that was played here, once it is over."""
    store = await open_store()
    try:
        log = (await store.read(name)).events
    finally:
        await store.close()
    if replay(log).public.ended is None:
        raise ReviewTooEarly(game=name)
    return log


def read_game(
    content: str, edition: str, words: Lexicon
) -> tuple[tuple[e.Event, ...], frozenset[int]]:
    """The log of a game in either form, and the turns whose rack is not told."""
    box = edition_named(edition)
    game = gcg.read(content) if sheet.is_gcg(content) else sheet.read(content, box.layout.size)
    setup = gcg_log.setup_of(game)
    if setup is None:
        names = tuple(player.name for player in game.players)
        setup = Setup(edition, names, WordListId(words.name, words.hash))
    turns = [move for move in game.moves if isinstance(move, TURNS)]
    blind = frozenset(number for number, move in enumerate(turns, 1) if not move.rack)
    return gcg_log.log_of(game, edition_named(setup.edition), setup), blind


def _watched(
    log: tuple[e.Event, ...], words: Lexicon, depth: Depth, left_out: frozenset[int]
) -> list[TurnReview]:
    turns = list[TurnReview]()
    total = sum(isinstance(event, e.TurnBegan) for event in log)
    with progress_bar() as progress:
        task = progress.add_task(text("cli-review-progress"), total=total)
        for turn in reviewed(log, words, depth, left_out=left_out):
            turns.append(turn)
            progress.update(task, completed=len(turns))
    return turns


def as_facts(turn: TurnReview) -> dict[str, Any]:
    """A turn for programs, with what is worked out of it."""
    return {
        **asdict(turn),
        "win_lost": turn.win_lost,
        "points_lost": turn.points_lost,
        "is_best": turn.is_best,
        "good_exchange": turn.good_exchange,
    }


def show(names: tuple[str, ...], turns: list[TurnReview], found: tuple[Summary, ...]) -> None:
    """Two tables for people."""
    table = Table()
    for key in ("turn", "player", "rack", "played", "best", "win-lost", "points-lost", "remark"):
        table.add_column(text(f"review-{key}"))
    for turn in turns:
        best = "" if turn.is_best else play_text(turn.best, text)
        table.add_row(
            str(turn.number),
            names[turn.seat],
            turn.rack,
            play_text(turn.played, text),
            best,
            f"{turn.win_lost:.1%}" if turn.win_lost >= 0.001 else "",
            f"{turn.points_lost:.0f}" if turn.points_lost >= 0.5 else "",
            remark(turn, text),
        )
    console.print(table)
    summary = Table()
    summary.add_column()
    for one in found:
        summary.add_column(one.name, justify="right")
    for key, values in summary_rows(found):
        summary.add_row(text(key), *values)
    console.print(summary)
