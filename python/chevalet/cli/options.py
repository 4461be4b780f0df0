"""Options that several commands share: called and explained the same everywhere."""

from pathlib import Path
from typing import Annotated

import typer

from chevalet.messages import text

Json = Annotated[bool, typer.Option("--json", help=text("cli-option-json"))]
LexiconName = Annotated[
    str | None,
    typer.Option(
        "--lexicon", "-l", metavar=text("cli-name-or-file"), help=text("cli-option-lexicon")
    ),
]
LeavesFile = Annotated[
    Path | None,
    typer.Option("--leaves", metavar=text("cli-file"), help=text("cli-option-leaves")),
]
