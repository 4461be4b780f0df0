"""Options that several commands share: called and explained the same everywhere."""

from typing import Annotated

import typer

from chevalet.messages import text

Json = Annotated[bool, typer.Option("--json", help=text("cli-option-json"))]
LexiconName = Annotated[
    str,
    typer.Option(
        "--lexicon", "-l", metavar=text("cli-name-or-file"), help=text("cli-option-lexicon")
    ),
]
