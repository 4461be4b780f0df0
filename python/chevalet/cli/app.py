"""The `chevalet` command: what it is made of, and how it ends."""

import typer

from chevalet import _core

app = typer.Typer(name="chevalet", no_args_is_help=True)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"chevalet {_core.VERSION}")
        raise typer.Exit


@app.callback()
def root(
    version: bool = typer.Option(False, "--version", callback=_version, is_eager=True),
) -> None:
    """Chevalet."""


def main() -> None:
    """Run the command line."""
    app()
