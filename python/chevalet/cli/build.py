"""`chevalet lexicon build`: the built-in lists made again from their open sources."""

import subprocess
from pathlib import Path
from typing import Annotated

import typer

from chevalet.cli.options import Json
from chevalet.cli.output import console, print_json
from chevalet.errors import ChevaletError
from chevalet.lexicon.folders import cache_folder
from chevalet.messages import text


class RecipeSourceMissing(ChevaletError):
    """A source of the recipe is not in the folder."""

    file: str
    folder: str


class RecipeFetchFailed(ChevaletError):
    """A client of a package registry failed, or is not installed."""

    command: str


def build(
    out: Annotated[
        Path, typer.Argument(metavar=text("cli-folder"), help=text("cli-lexicon-build-out"))
    ],
    sources: Annotated[
        Path | None,
        typer.Option(
            "--sources", metavar=text("cli-folder"), help=text("cli-lexicon-build-sources")
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Fetch the sources unless a folder of them is given, then make every file of the data."""
    # The machinery of the recipe is large and seldom wanted.
    from chevalet.lexicon.recipe.build import build as make
    from chevalet.lexicon.recipe.fetch import fetch
    from chevalet.lexicon.recipe.sources import SourceMissing

    def report(line: str) -> None:
        if not as_json:
            console.print(line, markup=False)

    folder = sources or cache_folder() / "sources"
    out.mkdir(parents=True, exist_ok=True)  # before the long work, so that a refusal comes at once
    try:
        if sources is None:
            fetch(folder, report)
        make(folder, out, report)
    except SourceMissing as error:
        raise RecipeSourceMissing(file=error.pattern, folder=str(folder)) from error
    except subprocess.CalledProcessError as error:
        raise RecipeFetchFailed(command=" ".join(map(str, error.cmd))) from error
    if as_json:
        print_json({"folder": str(out), "files": sorted(path.name for path in out.iterdir())})
