"""Options that several commands share: called and explained the same everywhere."""

from pathlib import Path
from typing import Annotated

import typer

from chevalet.lexicon import names
from chevalet.messages import text


def complete_list(incomplete: str) -> list[str]:
    """Names of word lists that begin so, for the shell."""
    return [name for name in names() if name.startswith(incomplete)]


Json = Annotated[bool, typer.Option("--json", help=text("cli-option-json"))]
LexiconName = Annotated[
    str | None,
    typer.Option(
        "--lexicon",
        "-l",
        metavar=text("cli-name-or-file"),
        help=text("cli-option-lexicon"),
        autocompletion=complete_list,
    ),
]
LeavesFile = Annotated[
    Path | None,
    typer.Option("--leaves", metavar=text("cli-file"), help=text("cli-option-leaves")),
]
