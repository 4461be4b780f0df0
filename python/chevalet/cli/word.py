"""`chevalet word`: is it a word, and what can be said about it."""

from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from chevalet.cli.options import Json, LexiconName
from chevalet.cli.output import console, print_json
from chevalet.lexicon import DEFAULT, Lexicon, find
from chevalet.lexicon.forms import forms
from chevalet.lexicon.lexicon import MOST_TILES
from chevalet.lexicon.littre import YEARS, littre
from chevalet.lexicon.refusals import BadWordLength
from chevalet.lexicon.synonyms import synonyms
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


def describe_word(lexicon: Lexicon, asked: str, definition: bool) -> dict[str, Any]:
    """All there is to say about a word, as a JSON value."""
    letters = lexicon.folded(asked)
    if not 1 <= len(letters) <= MOST_TILES:
        raise BadWordLength(word=asked)
    hooks = lexicon.hooks(letters)
    readings = forms(letters)
    described: dict[str, Any] = {
        "word": letters,
        "lexicon": lexicon.name,
        "valid": letters in lexicon,
        "forms": [asdict(reading) for reading in readings],
        "before": [letter + letters for letter in hooks.before],
        "after": [letters + letter for letter in hooks.after],
        "without_first": hooks.without_first,
        "without_last": hooks.without_last,
        "anagrams": [other for other in lexicon.anagrams(letters) if other != letters],
        "inside": list(lexicon.inside(letters)),
    }
    if not described["valid"]:
        described["near"] = list(lexicon.near(letters))
    if definition:
        lemmas = dict.fromkeys(reading.lemma for reading in readings)
        senses = [asdict(sense) for lemma in lemmas for sense in synonyms(lemma)]
        articles = [asdict(article) for article in littre(letters)]
        described["definition"] = {"source": f"Littré, {YEARS}", "articles": articles}
        described["synonyms"] = senses
    return described


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
