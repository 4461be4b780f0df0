"""The `chevalet` command: the list of its parts, and how it ends.

Exit codes: 0 done, 1 the answer is no (or the user gave up), 2 what was asked for makes no sense
(one line on the error stream says why), 130 interrupted.
"""

import sys
from collections.abc import Sequence
from typing import Annotated, NoReturn

import typer
from typer.main import get_command

from chevalet import _core
from chevalet.cli import bench, faults, find, lexicon, localised, moves, rack, word
from chevalet.cli.lookup import interactive
from chevalet.errors import ChevaletError
from chevalet.messages import text

app = typer.Typer(
    name="chevalet",
    help=text("cli-help"),
    invoke_without_command=True,
    cls=localised.Group,
    pretty_exceptions_enable=False,
)


def _print_version(asked: bool) -> None:
    if asked:
        typer.echo(f"chevalet {_core.VERSION}")
        raise typer.Exit


@app.callback()
def root(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help=text("cli-option-version")
        ),
    ] = False,
) -> None:
    """Without a command: look things up, one question a line."""
    if context.invoked_subcommand is None:
        interactive(run)


app.command("word", help=text("cli-word"))(word.word)
app.command("rack", help=text("cli-rack"))(rack.rack)
app.command("find", help=text("cli-find"))(find.find)
app.add_typer(lexicon.app, name="lexicon", help=text("cli-lexicon"))
app.command("moves", help=text("cli-moves"))(moves.moves)
app.add_typer(bench.app, name="bench", help=text("cli-bench"))


def run(arguments: Sequence[str]) -> int:
    """Run the command line with these arguments and give its exit code."""
    command = localised.speaking(get_command(app), arguments)
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


def main() -> NoReturn:
    """The entry point of the installed program."""
    sys.exit(run(sys.argv[1:]))
