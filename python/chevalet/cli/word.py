"""`chevalet word`: is it a word, and what can be said about it."""

from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from chevalet.cli.options import Json, LexiconName
from chevalet.cli.output import console, print_json
from chevalet.lexicon import DEFAULT, find
from chevalet.lexicon.describing import describe_word
from chevalet.lexicon.littre import YEARS
from chevalet.messages import text

NOT_A_WORD = 1

SHOWN = 40
"""Words of one kind shown to people; programs get all of them."""


def word(
    words: Annotated[
        list[str], typer.Argument(metavar=text("cli-word-metavar"), help=text("cli-word-words"))
    ],
    lexicon: LexiconName = None,
    definition: Annotated[
        bool, typer.Option("--definition", "-d", help=text("cli-word-definition"))
    ] = False,
    as_json: Json = False,
) -> None:
    """Exit code 1 if one of the words is not in the list."""
    opened = find(lexicon or DEFAULT)
    answers = [describe_word(opened, asked, definition) for asked in words]
    for answer in answers:
        if as_json:
            print_json(answer)
        else:
            show(answer)
    if not all(answer["valid"] for answer in answers):
        raise typer.Exit(NOT_A_WORD)


def show(answer: dict[str, Any]) -> None:
    """Say it to a person."""
    verdict = "cli-word-valid" if answer["valid"] else "cli-word-invalid"
    console.print(text(verdict, word=answer["word"], lexicon=answer["lexicon"]), style="bold")
    table = Table.grid(padding=(0, 2))
    if answer["forms"]:
        table.add_row("", text("cli-word-forms"), _readings(answer["forms"]))
    shorter = [part for part in (answer["without_first"], answer["without_last"]) if part]
    for row, found in [
        ("near", answer.get("near", [])),
        ("before", answer["before"]),
        ("after", answer["after"]),
        ("shorter", shorter),
        ("anagrams", answer["anagrams"]),
        ("inside", answer["inside"]),
    ]:
        if found:
            table.add_row("", text(f"cli-word-{row}"), _listed(found))
    for sense in answer.get("synonyms", []):
        table.add_row("", text("cli-word-synonyms", pos=sense["pos"]), ", ".join(sense["words"]))
    console.print(table, markup=False)
    if "definition" in answer:
        _show_articles(answer["definition"]["articles"])


def _readings(forms: list[dict[str, Any]]) -> str:
    """One line for each: « avale : verbe, impératif... (avaler) »."""
    lines = []
    for form in forms:
        what = ", ".join(part for part in (form["pos"], form["inflection"]) if part)
        of = "" if form["lemma"] == form["spelling"] else form["lemma"]
        key = "cli-word-form-of" if of else "cli-word-form"
        lines.append(text(key, spelling=form["spelling"], what=what, lemma=of))
    return "\n".join(lines)


def _show_articles(articles: list[dict[str, Any]]) -> None:
    key = "cli-word-littre" if articles else "cli-word-littre-none"
    console.print(text(key, years=YEARS), style="bold")
    for article in articles:
        console.print(f"  {article['headword']}, {article['grammar']}", markup=False)
        senses = [*article["senses"], *(["…"] if article["cut"] else [])]
        for sense in senses:
            console.print(Padding(Text(sense), (0, 0, 0, 4)))


def _listed(words: list[str]) -> str:
    shown = " ".join(words[:SHOWN])
    more = len(words) - SHOWN
    return shown if more <= 0 else f"{shown} {text('cli-more', more=more)}"
