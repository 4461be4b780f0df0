"""`chevalet solitaire-record`: search for the highest score with all letters in sight."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer

from chevalet.analysis.record import Laid, RecordSearch
from chevalet.cli import solitaire_replay as replay
from chevalet.cli.options import Json, LexiconName
from chevalet.cli.output import console, print_json
from chevalet.editions import EDITIONS
from chevalet.errors import ChevaletError
from chevalet.game.edition import Edition
from chevalet.game.supplies import OpenPool
from chevalet.lexicon import DEFAULT, Lexicon, atomic, find
from chevalet.lexicon.indexed import indexed
from chevalet.messages import text
from chevalet.notation import gcg, gcg_record
from chevalet.notation.squares import to_french
from chevalet.play import Game

MINUTES = 10.0
"""How long the search takes when nothing else is asked for."""


class RecordFolderMissing(ChevaletError):
    """The folder in which the game is to be saved does not exist."""

    folder: str


class RecordMiscounted(ChevaletError):
    """The search counted a game otherwise than the rules do: a fault of the program."""

    found: int
    counted: int


def solitaire_record(
    lexicon: LexiconName = None,
    minutes: Annotated[
        float | None,
        typer.Option(
            "--minutes", metavar="N", min=0.01, max=100_000, help=text("cli-record-minutes")
        ),
    ] = None,
    rounds: Annotated[
        int | None,
        typer.Option("--rounds", metavar="N", min=1, help=text("cli-record-rounds")),
    ] = None,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, max=2**63, help=text("cli-option-seed"))
    ] = 1,
    threads: Annotated[
        int | None,
        typer.Option("--threads", metavar="N", min=1, max=256, help=text("cli-bench-threads")),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar=text("cli-file"), help=text("cli-record-output")),
    ] = None,
    show: Annotated[
        Path | None,
        typer.Option("--show", metavar=text("cli-file"), help=text("cli-record-show")),
    ] = None,
    pause: Annotated[
        float,
        typer.Option("--pause", metavar="N", min=0, max=60, help=text("cli-record-pause")),
    ] = 1.0,
    as_json: Json = False,
) -> None:
    """Search for a record, or show a game that was saved."""
    words = find(lexicon or DEFAULT)
    if show is not None:
        shown = replay.checked(gcg.read(gcg.decode(show.read_bytes())), words)
        _tell(shown, show, pause, as_json)
        return
    if output is not None and not output.absolute().parent.is_dir():
        raise RecordFolderMissing(folder=str(output.absolute().parent))
    if minutes is None and rounds is None:
        minutes = MINUTES
    search = RecordSearch(_edition(), indexed(words), seed=seed)
    _search(search, minutes, rounds, threads or os.cpu_count() or 1, quiet=as_json)
    game = played(_edition(), words, search.turns)
    saved = output or Path(f"solitaire-{search.score}.gcg")
    atomic.write(saved, gcg.write(gcg_record.record(game.events, game.edition)).encode())
    _tell(game, saved, 0, as_json)


def _edition() -> Edition:
    """The game with all letters in sight."""
    return next(edition for edition in EDITIONS if isinstance(edition.supply, OpenPool))


def _search(
    search: RecordSearch, minutes: float | None, rounds: int | None, threads: int, *, quiet: bool
) -> None:
    begun = monotonic()

    def found(score: int) -> None:
        seconds = round(monotonic() - begun)
        if not quiet:
            sys.stderr.write(text("cli-record-found", score=score, seconds=seconds) + "\n")

    seconds = None if minutes is None else minutes * 60
    try:
        search.run(rounds=rounds, seconds=seconds, threads=threads, found=found)
    except KeyboardInterrupt:
        if not search.turns:
            raise
        sys.stderr.write(text("cli-record-interrupted") + "\n")


def played(edition: Edition, words: Lexicon, turns: Iterable[Laid]) -> Game:
    """The game played by the rules, turn by turn; who cannot go out passes twice at the end."""
    game = Game.new(edition.name, seats=[text("cli-record-player")], words=words)
    for turn in turns:
        before = game.score[0]
        game.play(to_french(turn.place), turn.word)
        counted = game.score[0] - before
        if counted != turn.points:
            raise RecordMiscounted(found=turn.points, counted=counted)
    while not game.is_over:
        game.pass_turn()
    return game


def _tell(game: Game, saved: Path, pause: float, as_json: bool) -> None:
    if as_json:
        print_json(
            {
                "score": game.score[0],
                "turns": [
                    {"place": place, "word": word, "points": points}
                    for place, word, points, _ in replay.rows(game)
                ],
                "file": str(saved),
            }
        )
        return
    replay.show(game, pause)
    console.print(text("cli-record-done", score=game.score[0], file=str(saved)), soft_wrap=True)
