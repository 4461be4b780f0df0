"""`chevalet moves`: the legal moves of a position, drawn for people or as JSON for programs."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from chevalet import _core
from chevalet.cli import board
from chevalet.cli.lists import engine_for
from chevalet.cli.options import Json, LeavesFile, LexiconName
from chevalet.cli.output import console, print_json
from chevalet.editions import EDITIONS
from chevalet.engine import Engine
from chevalet.errors import ChevaletError
from chevalet.game.board import PLAIN, STAR, Direction, Layout, Square
from chevalet.game.edition import Edition
from chevalet.lexicon import DEFAULT, named
from chevalet.messages import describe, text
from chevalet.notation import cgp
from chevalet.notation.cgp import Position
from chevalet.notation.squares import Place, square_name, to_french

SHOWN = 20
"""Moves listed for people unless they ask for another number; programs get all of them."""


class OnePositionNeeded(ChevaletError):
    """Neither a position nor a file of positions was given, or both were."""


class PositionLine(ChevaletError):
    """One line of a file of positions is wrong."""

    file: str
    line: int
    problem: str


@dataclass(frozen=True)
class Question:
    """A position to find moves in, and the word list to find them by."""

    position: Position
    lexicon: str

    @property
    def edition(self) -> Edition:
        return edition_of_size(self.position.size)

    def moves(self, leaves: Path | None) -> list[_core.Placement]:
        engine = _engine(self.position.size, self.lexicon, leaves)
        rows, rack = self.position.rows, self.position.rack
        unseen = engine.unseen(rows, rack)
        # As many tiles as one other rack can hold: the bag is empty, and they are on that rack.
        bag_is_empty = len(unseen) <= self.edition.rack_size
        return engine.moves(rows, rack, unseen=unseen if bag_is_empty else None)


@cache
def _engine(size: int, lexicon: str, leaves: Path | None) -> Engine:
    return engine_for(edition_of_size(size), lexicon, leaves)


def moves(
    position: Annotated[
        str | None,
        typer.Option("--position", "-p", metavar="CGP", help=text("cli-moves-position")),
    ] = None,
    positions: Annotated[
        Path | None,
        typer.Option("--positions", metavar=text("cli-file"), help=text("cli-moves-positions")),
    ] = None,
    lexicon: LexiconName = None,
    leaves: LeavesFile = None,
    top: Annotated[
        int | None, typer.Option("--top", "-n", metavar="N", min=1, help=text("cli-moves-top"))
    ] = None,
    as_json: Json = False,
) -> None:
    """List the legal placements of the seat to move, best first."""
    if (position is None) == (positions is None):
        raise OnePositionNeeded
    if positions is not None:
        for question in list(_questions(positions, lexicon)):
            print_json(answer(question, leaves, top))
        return
    assert position is not None
    question = read(position, lexicon)
    if as_json:
        print_json(answer(question, leaves, top))
    else:
        show(question, leaves, top or SHOWN)


def read(line: str, lexicon: str | None) -> Question:
    """A CGP line as a question; a list named by the user goes before the one the line names."""
    position = cgp.parse(line)
    edition = edition_of_size(position.size)
    position.check(edition.tiles, edition.rack_size)
    if lexicon is None and position.lexicon is not None:
        # A position may come from anywhere: it never opens a file.
        return Question(position, named(position.lexicon).name)
    return Question(position, lexicon or DEFAULT)


@cache
def edition_of_size(size: int) -> Edition:
    """The first edition with a board of this size; else the usual tiles on plain squares."""
    for edition in EDITIONS:
        if edition.layout.size == size:
            # Dice limit no letter as tiles do: what is on the board came from many rolls.
            return replace(edition, tiles=edition.tiles or EDITIONS[0].tiles)
    middle = Square(size // 2, size // 2)
    plain = Layout(
        tuple(
            tuple(STAR if Square(row, column) == middle else PLAIN for column in range(size))
            for row in range(size)
        )
    )
    return replace(EDITIONS[0], layout=plain)


def answer(question: Question, leaves: Path | None, top: int | None) -> dict[str, Any]:
    """Every legal placement, or the best `top`, as a JSON value."""
    found = question.moves(leaves)
    return {
        "position": str(question.position),
        "lexicon": question.lexicon,
        "moves": [_as_json(move) for move in found[:top]],
    }


def _as_json(move: _core.Placement) -> dict[str, Any]:
    return {
        "square": square_name(Square(move.row, move.column)),
        "direction": move.direction,
        "word": move.word,
        "tiles": move.tiles.replace(".", ""),
        "points": move.points,
        "leave": move.leave,
        "equity": round(move.equity, 3),
    }


def show(question: Question, leaves: Path | None, top: int) -> None:
    """Draw the board and list the best moves."""
    position, edition = question.position, question.edition
    found = question.moves(leaves)
    console.print(board.draw(position.rows, edition.layout, edition.signs))
    console.print(
        text(
            "cli-moves-heading",
            rack=position.rack or "-",
            lexicon=question.lexicon,
            found=len(found),
        )
    )
    if not found:
        return
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column, justify in _COLUMNS:
        table.add_column(text(f"cli-moves-column-{column}"), justify=justify)
    for rank, move in enumerate(found[:top], start=1):
        place = Place(Square(move.row, move.column), Direction(move.direction))
        table.add_row(
            str(rank),
            to_french(place),
            move.word,
            str(move.points),
            move.leave,
            text("cli-moves-value", value=move.equity),
        )
    console.print(table)
    if len(found) > top:
        console.print(text("cli-moves-more", more=len(found) - top), style="dim")


_COLUMNS: tuple[tuple[str, Any], ...] = (
    ("rank", "right"),
    ("place", "left"),
    ("word", "left"),
    ("points", "right"),
    ("leave", "left"),
    ("equity", "right"),
)


def _questions(file: Path, lexicon: str | None) -> Iterator[Question]:
    """The positions of a file, one a line; empty lines and comments (`#`) are skipped."""
    content = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    for number, line in enumerate(content.decode(errors="replace").splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            yield read(line, lexicon)
        except ChevaletError as error:
            raise PositionLine(file=str(file), line=number, problem=describe(error)) from error
