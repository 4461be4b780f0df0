"""`chevalet word`: is it a word, and what can be said about it."""

from typing import Annotated, Any

import typer
from rich.table import Table

from chevalet.cli.options import Json, LexiconName
from chevalet.cli.output import console, print_json
from chevalet.lexicon import DEFAULT, Lexicon, find
from chevalet.messages import text

NOT_A_WORD = 1

SHOWN = 40
"""Words of one kind shown to people; programs get all of them."""


def word(
    words: Annotated[
        list[str], typer.Argument(metavar=text("cli-word-metavar"), help=text("cli-word-words"))
    ],
    lexicon: LexiconName = None,
    as_json: Json = False,
) -> None:
    """Exit code 1 if one of the words is not in the list."""
    opened = find(lexicon or DEFAULT)
    answers = [describe_word(opened, asked) for asked in words]
    for answer in answers:
        if as_json:
            print_json(answer)
        else:
            show(answer)
    if not all(answer["valid"] for answer in answers):
        raise typer.Exit(NOT_A_WORD)


def describe_word(lexicon: Lexicon, asked: str) -> dict[str, Any]:
    """All there is to say about a word, as a JSON value."""
    hooks = lexicon.hooks(asked)
    letters = lexicon.folded(asked)
    return {
        "word": letters,
        "lexicon": lexicon.name,
        "valid": letters in lexicon,
        "before": [letter + letters for letter in hooks.before],
        "after": [letters + letter for letter in hooks.after],
        "without_first": hooks.without_first,
        "without_last": hooks.without_last,
        "anagrams": [other for other in lexicon.anagrams(letters) if other != letters],
        "inside": list(lexicon.inside(letters)),
    }


def show(answer: dict[str, Any]) -> None:
    """Say it to a person."""
    verdict = "cli-word-valid" if answer["valid"] else "cli-word-invalid"
    console.print(text(verdict, word=answer["word"], lexicon=answer["lexicon"]), style="bold")
    table = Table.grid(padding=(0, 2))
    shorter = [part for part in (answer["without_first"], answer["without_last"]) if part]
    for row, found in [
        ("before", answer["before"]),
        ("after", answer["after"]),
        ("shorter", shorter),
        ("anagrams", answer["anagrams"]),
        ("inside", answer["inside"]),
    ]:
        if found:
            table.add_row("", text(f"cli-word-{row}"), _listed(found))
    console.print(table)


def _listed(words: list[str]) -> str:
    shown = " ".join(words[:SHOWN])
    more = len(words) - SHOWN
    return shown if more <= 0 else f"{shown} {text('cli-more', more=more)}"
