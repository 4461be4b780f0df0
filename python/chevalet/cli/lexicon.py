"""`chevalet lexicon`: the word lists of this machine."""

from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from chevalet.cli import localised
from chevalet.cli.build import build
from chevalet.cli.options import Json, complete_list
from chevalet.cli.output import console, print_json
from chevalet.lexicon import (
    Dropped,
    Found,
    Lexicon,
    add,
    built_in,
    compare,
    export,
    find,
    remove,
    store,
)
from chevalet.messages import UnknownMessage, text

SHOWN = 20
"""Words or lines of one kind shown to people."""

app = typer.Typer(invoke_without_command=True, cls=localised.Group)

Named = Annotated[
    str,
    typer.Argument(
        metavar=text("cli-name-or-file"),
        help=text("cli-lexicon-which"),
        autocompletion=complete_list,
    ),
]
Replace = Annotated[bool, typer.Option("--replace", help=text("cli-lexicon-replace"))]


@app.callback()
def root(context: typer.Context) -> None:
    """Without a command: say what there is."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command("list", help=text("cli-lexicon-list"))
def list_all(as_json: Json = False) -> None:
    """Names, sizes, origins."""
    known = [(name, True, built_in.about(name)) for name in built_in.names()]
    known += [(name, False, store.about(name)) for name in store.names()]
    if as_json:
        print_json(
            [
                {"name": name, "built_in": comes_with_program, "words": about.words}
                for name, comes_with_program, about in known
            ]
        )
        return
    table = Table.grid(padding=(0, 2))
    for name, comes_with_program, about in known:
        origin = "cli-lexicon-built-in" if comes_with_program else "cli-lexicon-added"
        told = text(origin, file=about.file or "-", date=about.added[:10] or "-")
        table.add_row(name, text("cli-lexicon-words", count=about.words), told)
    console.print(table)


@app.command(help=text("cli-lexicon-info"))
def info(name: Named, as_json: Json = False) -> None:
    """Everything about one list; a list of the store is checked against its hash."""
    lexicon = find(name)
    lexicon.verify()
    by_length = dict(sorted(Counter(map(len, lexicon)).items()))
    answer = {
        "name": lexicon.name,
        "words": len(lexicon),
        "by_length": by_length,
        "path": str(lexicon.path) if lexicon.path else None,
        **asdict(lexicon.about),
        "hash": lexicon.hash,
    }
    if as_json:
        print_json(answer)
        return
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(overflow="fold")
    about = lexicon.about
    for row, value in [
        ("name", lexicon.name),
        ("description", _description(lexicon)),
        ("count", text("cli-lexicon-words", count=len(lexicon))),
        ("by-length", "  ".join(f"{length}: {count}" for length, count in by_length.items())),
        ("licence", about.licence),
        ("sources", "\n".join(_source(source) for source in asdict(about)["sources"])),
        ("file", about.file),
        ("date", about.added),
        ("graph", answer["path"]),
        ("hash", lexicon.hash),
    ]:
        if value:
            table.add_row(text(f"cli-lexicon-row-{row}"), value)
    console.print(table)
    _tell_dropped(about.dropped)


def _description(lexicon: Lexicon) -> str:
    """In the user's language for the lists of the program."""
    if lexicon.name not in built_in.names():
        return lexicon.about.description
    try:
        return text(f"cli-lexicon-about-{lexicon.name}")
    except UnknownMessage:
        return lexicon.about.description


def _source(source: dict[str, str]) -> str:
    name, *details = (value for value in source.values() if value)
    return f"{name} ({'; '.join(details)})" if details else name


@app.command("import", help=text("cli-lexicon-import"))
def import_file(
    file: Annotated[
        Path, typer.Argument(metavar=text("cli-file"), help=text("cli-lexicon-import-file"))
    ],
    name: Annotated[
        str | None,
        typer.Option("--name", metavar=text("cli-name"), help=text("cli-lexicon-import-name")),
    ] = None,
    replace: Replace = False,
    as_json: Json = False,
) -> None:
    """Check a file, compile it, keep it under a name."""
    lexicon = add(file, name=name, replacing=replace)
    if as_json:
        print_json({"name": lexicon.name, **lexicon.about.to_json()})
        return
    said = text("cli-lexicon-imported", name=lexicon.name, count=len(lexicon))
    console.print(said, style="bold", markup=False)
    _tell_dropped(lexicon.about.dropped)


def _tell_dropped(dropped: tuple[Dropped, ...]) -> None:
    if not dropped:
        return
    console.print(text("cli-lexicon-dropped"))
    table = Table.grid(padding=(0, 2))
    for lines in dropped:
        examples = "; ".join(f"{line}: {example}" for line, example in lines.examples)
        table.add_row("", str(lines.count), text(f"cli-lexicon-dropped-{lines.reason}"), examples)
    console.print(table, markup=False)


@app.command("compare", help=text("cli-lexicon-compare"))
def compare_two(
    first: Named,
    second: Named,
    every: Annotated[bool, typer.Option("--all", help=text("cli-lexicon-compare-all"))] = False,
    as_json: Json = False,
) -> None:
    """Exit code 1 if the lists differ."""
    limit = None if every or as_json else SHOWN
    one, other = find(first), find(second)
    result = compare(one, other, limit=limit)
    if as_json:
        only = {"only_first": list(result.only_first), "only_second": list(result.only_second)}
        print_json({"first": one.name, "second": other.name, "common": result.common, **only})
    else:
        console.print(text("cli-lexicon-common", count=result.common))
        _tell_only(first, result.only_first)
        _tell_only(second, result.only_second)
    if result.only_first or result.only_second:
        raise typer.Exit(1)


def _tell_only(name: str, words: Found[str]) -> None:
    heading = text("cli-lexicon-only", name=name, count=words.total)
    console.print(heading, style="bold", markup=False)
    more = [text("cli-more", more=words.total - len(words))] if words.truncated else []
    if words:
        console.print(" ".join([*words, *more]), markup=False)


@app.command("export", help=text("cli-lexicon-export"))
def export_file(
    name: Named,
    file: Annotated[
        Path, typer.Argument(metavar=text("cli-file"), help=text("cli-lexicon-export-file"))
    ],
    replace: Replace = False,
    as_json: Json = False,
) -> None:
    """Write a list for other programs."""
    lexicon = find(name)
    export(lexicon, file, replacing=replace)
    if as_json:
        print_json({"name": lexicon.name, "words": len(lexicon), "file": str(file)})
    else:
        console.print(
            text("cli-lexicon-exported", count=len(lexicon), file=str(file)), markup=False
        )


@app.command("remove", help=text("cli-lexicon-remove"))
def remove_list(
    name: Annotated[str, typer.Argument(metavar=text("cli-name"), help=text("cli-lexicon-which"))],
    as_json: Json = False,
) -> None:
    """Forget an imported list."""
    remove(name)
    if as_json:
        print_json({"removed": name})
    else:
        console.print(text("cli-lexicon-removed", name=name), markup=False)


app.command("build", help=text("cli-lexicon-build"))(build)
