"""From what a user calls a word list to the list."""

import os
from hashlib import sha256
from pathlib import Path

from chevalet import _core
from chevalet.lexicon import built_in, reading, store
from chevalet.lexicon.about import About
from chevalet.lexicon.cache import compiled
from chevalet.lexicon.lexicon import Lexicon
from chevalet.lexicon.refusals import UnknownLexicon
from chevalet.lexicon.translated import translated

DEFAULT = "fr"
"""The list that is meant when none is named."""


def names() -> tuple[str, ...]:
    """Every list that can be opened by its name: those of the program, then the user's."""
    return (*built_in.names(), *store.names())


def find(name: str | os.PathLike[str]) -> Lexicon:
    """Open a word list by its name, or by the path of a word list or a word graph.

    A name goes before a file of the same name in the current folder; `./name` is always a file.
    """
    if isinstance(name, str):
        if name in built_in.names():
            return built_in.load(name)
        if name in store.names():
            return store.load(name)
    path = Path(name)
    if isinstance(name, str) and not _looks_like_a_path(name) and not path.exists():
        raise UnknownLexicon(name=name, known=", ".join(names()) or "-")
    return from_file(path)


def named(name: str) -> Lexicon:
    """Open a list by its name alone: a name that came from elsewhere must not open files."""
    if name not in names():
        raise UnknownLexicon(name=name, known=", ".join(names()) or "-")
    return find(name)


def from_file(path: Path) -> Lexicon:
    """Open a word list or a word graph that is not in the store.

    A graph is read into memory, not mapped: nobody promises that the file stays as it is. A list,
    or a graph that lacks its GADDAG, is compiled once for each content.
    """
    data = reading.content(path)
    if reading.is_graph(data):
        with translated(str(path)):
            graph = _core.Graph.from_bytes(data)
        if graph.has_gaddag:
            about = About(file=path.name, encoding="kwg", words=len(graph))
            return Lexicon(graph, name=path.stem, path=path, about=about)
    graph, kept = compiled(sha256(data).hexdigest(), lambda: reading.read(path, data).graph)
    return Lexicon(graph, name=path.stem, path=kept, about=About(file=path.name, words=len(graph)))


def _looks_like_a_path(name: str) -> bool:
    return "/" in name or os.sep in name or name.endswith((".txt", ".kwg"))
