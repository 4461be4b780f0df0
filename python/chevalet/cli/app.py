"""The `chevalet` command: the list of its parts, and how it ends.

Exit codes: 0 done, 1 the answer is no (or the user gave up), 2 what was asked for makes no sense
(one line on the error stream says why), 130 interrupted.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated

import typer
from typer.main import get_command

from chevalet import _core
from chevalet.cli import faults, localised
from chevalet.errors import ChevaletError
from chevalet.messages import text

COMMANDS = (
    "play",
    "serve",
    "lookup",
    "word",
    "rack",
    "find",
    "lexicon",
    "moves",
    "train",
    "match",
    "review",
    "bench",
    "solitaire-record",
)
"""Each is a module beside this one, with a function of its name or, for a group, an `app`; there a
hyphen is an underscore."""


def _print_version(asked: bool) -> None:
    if asked:
        typer.echo(f"chevalet {_core.VERSION}")
        raise typer.Exit


def _root(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help=text("cli-option-version")
        ),
    ] = False,
) -> None:
    """Without a command: play."""
    if context.invoked_subcommand is None:
        from chevalet.cli.play import play

        play()


def _app(arguments: Sequence[str]) -> typer.Typer:
    """The commands that the arguments may mean.

    Loading them all takes longer than most of them run, so one that is named is loaded alone.
    """
    app = typer.Typer(
        name="chevalet",
        help=text("cli-help"),
        invoke_without_command=True,
        cls=localised.Group,
        pretty_exceptions_enable=False,
    )
    app.callback()(_root)
    named = [name for name in COMMANDS if name in arguments]
    for name in [] if "--version" in arguments else named or COMMANDS:
        called = name.replace("-", "_")
        module = import_module(f"chevalet.cli.{called}")
        about = text(f"cli-{name}")
        if hasattr(module, "app"):
            app.add_typer(module.app, name=name, help=about)
        else:
            app.command(name, help=about)(getattr(module, called))
    return app


def run(arguments: Sequence[str]) -> int:
    """Run the command line with these arguments and give its exit code."""
    command = localised.speaking(get_command(_app(arguments)), arguments)
    try:
        code = command.main(list(arguments), prog_name="chevalet", standalone_mode=False)
    except ChevaletError as error:
        return faults.refuse(error)
    except typer.TyperException as error:
        return faults.misused(error)
    except OSError as error:
        return faults.unreadable(error)
    except typer.Abort:
        sys.stderr.write(text("cli-interrupted") + "\n")
        return 1
    return code if isinstance(code, int) else 0
