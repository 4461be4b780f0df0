"""`chevalet rack`: the words that the tiles of a rack can make."""

from itertools import groupby
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from chevalet.cli.options import Json, LexiconName
from chevalet.cli.output import console, print_json
from chevalet.lexicon import DEFAULT, Found, Made, find
from chevalet.lexicon.lexicon import LONGEST, Order
from chevalet.messages import text

SHOWN = 40
"""Words shown to people unless they ask for another number; programs get all of them."""


def rack(
    tiles: Annotated[
        str, typer.Argument(metavar=text("cli-rack-metavar"), help=text("cli-rack-tiles"))
    ],
    lexicon: LexiconName = None,
    order: Annotated[Order, typer.Option("--order", "-o", help=text("cli-rack-order"))] = "length",
    shortest: Annotated[int, typer.Option("--min", min=2, help=text("cli-rack-min"))] = 2,
    longest: Annotated[int, typer.Option("--max", min=2, help=text("cli-rack-max"))] = LONGEST,
    top: Annotated[
        int | None, typer.Option("--top", "-n", metavar="N", min=1, help=text("cli-rack-top"))
    ] = None,
    as_json: Json = False,
) -> None:
    """Exit code 1 if there is no word."""
    opened = find(lexicon or DEFAULT)
    limit = top if as_json else top or SHOWN
    found = opened.from_rack(tiles, order=order, shortest=shortest, longest=longest, limit=limit)
    letters = tiles.upper()
    if as_json:
        words = [{"word": made.word, "tiles": made.tiles, "points": made.points} for made in found]
        answer = {"rack": letters, "lexicon": opened.name, "total": found.total, "words": words}
        print_json(answer)
    else:
        show(letters, opened.name, found, order)
    if not found:
        raise typer.Exit(1)


def show(letters: str, lexicon: str, found: Found[Made], order: Order) -> None:
    """The words, grouped by what they are ordered by."""
    heading = text("cli-rack-heading", rack=letters, lexicon=lexicon, total=found.total)
    console.print(heading, style="bold", markup=False)
    groups = groupby(found, key=lambda made: _group(made, order))
    table = Table.grid(padding=(0, 2))
    for label, words in groups:
        table.add_row("", label, Text(" ").join(_word(made) for made in words))
    console.print(table)
    if found.truncated:
        console.print(text("cli-more", more=found.total - len(found)), style="dim")


def _group(made: Made, order: Order) -> str:
    match order:
        case "length":
            return text("cli-letters", count=len(made.word))
        case "points":
            return text("cli-points", count=made.points)
        case "alphabet":
            return made.word[0]


def _word(made: Made) -> Text:
    """A joker's letter stays in lower case, and is underlined where the terminal can."""
    word = Text()
    for tile in made.tiles:
        word.append(tile, style="underline" if tile.islower() else "")
    return word
