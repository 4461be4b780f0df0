"""`chevalet lookup`: one question a line, answered by the command that fits what was typed."""

import contextlib
import sys
from collections.abc import Callable, Iterator, Sequence

from chevalet import _core
from chevalet.cli.output import console
from chevalet.messages import text

Run = Callable[[Sequence[str]], int]

HELP = ":aide"
QUIT = ":q"


def lookup() -> None:
    """Until the end of the input."""
    from chevalet.cli.app import run  # which loads this module

    interactive(run)


def interactive(run: Run) -> None:
    """Answer until the end of the input; prompt and explain only if a person is typing."""
    person = sys.stdin.isatty()
    if person:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # arrow keys and history at the prompt
        console.print(text("lookup-welcome", version=_core.VERSION), style="bold")
        console.print(text("lookup-help"), markup=False)
    for question in _questions(text("lookup-prompt") if person else ""):
        if question == QUIT:
            return
        if question in {HELP, ":help"}:
            console.print(text("lookup-help"), markup=False)
        elif question:
            run(command_for(question))


def command_for(question: str) -> list[str]:
    """The command that answers a question.

    >>> command_for("avalanche"), command_for("AEINRS?"), command_for("p.sse*")
    (['word', '--', 'avalanche'], ['rack', '--', 'AEINRS?'], ['find', '--', 'p?sse*'])
    """
    if "/" in question:
        return ["moves", f"--position={question}"]
    if any(mark in question for mark in "*.["):
        return ["find", "--", question.replace(".", "?")]
    if "?" in question:
        return ["rack", "--", question.replace(" ", "")]
    return ["word", "--", *question.split()]


def _questions(prompt: str) -> Iterator[str]:
    while True:
        try:
            yield input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            if prompt:
                console.print()
            return
