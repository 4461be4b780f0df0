"""The user's own word lists: imported once, checked, compiled, kept under a name.

A list `ods8` is two files, `ods8.json` and the graph that it names. The graph is written first and
the description last, in one step, so a list is there whole or not at all; whatever is refused or
interrupted leaves everything as it was.
"""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from chevalet.lexicon import atomic, built_in, reading
from chevalet.lexicon.about import About
from chevalet.lexicon.folders import data_folder
from chevalet.lexicon.lexicon import Lexicon
from chevalet.lexicon.opened import opened
from chevalet.lexicon.refusals import (
    BadLexiconName,
    BrokenDescription,
    BuiltInLexicon,
    LexiconNameTaken,
    StoreBusy,
    UnknownLexicon,
)
from chevalet.lexicon.translated import translated

_NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,39}")
_PATIENCE = 10.0


def folder() -> Path:
    """Where the lists are."""
    return data_folder() / "lexicons"


def names() -> tuple[str, ...]:
    """The names of the user's lists, in alphabetical order."""
    found = (path.stem for path in folder().glob("*.json"))
    return tuple(sorted(name for name in found if _NAME.fullmatch(name)))


def about(name: str) -> About:
    """What is known about the user's list of this name, without opening it."""
    return _describe(name)[0]


def load(name: str) -> Lexicon:
    """Open the user's list of this name: a few milliseconds, whatever its size."""
    known, path = _describe(name)
    with translated(str(path)):
        return Lexicon(opened(path), name=name, path=path, about=known)


def add(path: Path, *, name: str | None = None, replacing: bool = False) -> Lexicon:
    """Import a word list or a word graph. What was dropped from it is in `Lexicon.about`."""
    chosen = name if name is not None else _name_of(path)
    _check_name(chosen)
    graph, known = reading.read(path, reading.content(path))
    data = graph.to_bytes()
    digest = sha256(data).hexdigest()
    known = replace(known, hash=digest, added=datetime.now(UTC).isoformat(timespec="seconds"))
    with _alone():
        if chosen in names() and not replacing:
            raise LexiconNameTaken(name=chosen)
        file = f"{chosen}-{digest[:16]}.kwg"
        if not (folder() / file).exists():
            atomic.write(folder() / file, data, read_only=True)
        description = {"graph": file, **known.to_json()}
        text = json.dumps(description, ensure_ascii=False, indent=1)
        atomic.write(_description_of(chosen), text.encode())
        _sweep()
    return load(chosen)


def remove(name: str) -> None:
    """Forget the user's list of this name."""
    if name in built_in.names():
        raise BuiltInLexicon(name=name)
    with _alone():
        _require(name)
        _description_of(name).unlink()
        _sweep()


def _description_of(name: str) -> Path:
    return folder() / f"{name}.json"


def _require(name: str) -> None:
    if name not in names():
        raise UnknownLexicon(name=name, known=", ".join((*built_in.names(), *names())))


def _describe(name: str) -> tuple[About, Path]:
    _require(name)
    file = _description_of(name)
    try:
        value = json.loads(file.read_text(encoding="utf-8"))
        return About.from_json(value), folder() / value["graph"]
    except (ValueError, KeyError, TypeError):
        raise BrokenDescription(name=name, file=str(file)) from None


def _name_of(path: Path) -> str:
    """A name made from a file's: `ODS 8.txt` is `ods-8`."""
    return re.sub(r"[^a-z0-9._]+", "-", path.stem.lower()).strip("-._")


def _check_name(name: str) -> None:
    if name in built_in.names():
        raise LexiconNameTaken(name=name)
    if not _NAME.fullmatch(name):
        raise BadLexiconName(name=name)


@contextmanager
def _alone() -> Iterator[None]:
    """One process at a time changes the store; reading needs no leave."""
    import filelock  # only those who change the store need it, and it is slow to load

    folder().mkdir(parents=True, exist_ok=True)
    try:
        with filelock.FileLock(folder() / ".lock", timeout=_PATIENCE):
            yield
    except filelock.Timeout:
        raise StoreBusy(folder=str(folder())) from None


def _sweep() -> None:
    """Remove graphs that no description names, and what an interruption left."""
    try:
        named = {_describe(name)[1].name for name in names()}
    except BrokenDescription:
        return  # whose graphs they are cannot be told
    for path in folder().iterdir():
        is_graph = path.suffix == ".kwg" and path.name not in named
        is_temporary = path.name.startswith(".") and path.name != ".lock"
        if is_graph or is_temporary:
            path.unlink(missing_ok=True)
