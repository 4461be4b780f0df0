"""`chevalet find`: the words that match a pattern or a regular expression."""

from typing import Annotated

import typer

from chevalet.cli.options import Json, LexiconName
from chevalet.cli.output import console, print_json
from chevalet.lexicon import DEFAULT
from chevalet.lexicon import find as find_lexicon
from chevalet.lexicon.lexicon import LONGEST
from chevalet.messages import text

SHOWN = 100
"""Words shown to people unless they ask for another number; programs get all of them."""


def find(
    pattern: Annotated[
        str, typer.Argument(metavar=text("cli-find-metavar"), help=text("cli-find-pattern"))
    ],
    lexicon: LexiconName = None,
    regex: Annotated[bool, typer.Option("--regex", "-r", help=text("cli-find-regex"))] = False,
    shortest: Annotated[int, typer.Option("--min", min=1, help=text("cli-rack-min"))] = 1,
    longest: Annotated[int, typer.Option("--max", min=1, help=text("cli-rack-max"))] = LONGEST,
    top: Annotated[
        int | None, typer.Option("--top", "-n", metavar="N", min=1, help=text("cli-rack-top"))
    ] = None,
    as_json: Json = False,
) -> None:
    """Exit code 1 if there is no word."""
    opened = find_lexicon(lexicon or DEFAULT)
    ask = opened.matching if regex else opened.pattern
    limit = top if as_json else top or SHOWN
    found = ask(pattern, shortest=shortest, longest=longest, limit=limit)
    if as_json:
        answer = {"pattern": pattern, "lexicon": opened.name, "total": found.total}
        print_json({**answer, "words": list(found)})
    else:
        heading = text("cli-find-heading", lexicon=opened.name, total=found.total)
        console.print(heading, style="bold", markup=False)
        console.print(" ".join(found), markup=False)
        if found.truncated:
            console.print(text("cli-more", more=found.total - len(found)), style="dim")
    if not found:
        raise typer.Exit(1)
