"""Reading word lists and word graphs from files."""

from pathlib import Path
from typing import NamedTuple

from chevalet import _core
from chevalet.lexicon.about import About, Dropped
from chevalet.lexicon.refusals import FileTooLarge
from chevalet.lexicon.translated import translated

MOST_MEGABYTES = 64


class Read(NamedTuple):
    """A file's words, and what there is to say about it."""

    graph: _core.Graph
    about: About


def content(path: Path) -> bytes:
    """The bytes of a file, unless it is larger than any list, graph or table can be."""
    # Opened before its size is asked, so that a missing file, a folder or a forbidden file is
    # refused by the error that names it.
    with path.open("rb") as file:
        data = file.read((MOST_MEGABYTES << 20) + 1)
    if len(data) > MOST_MEGABYTES << 20:
        megabytes = path.stat().st_size >> 20
        raise FileTooLarge(file=str(path), megabytes=megabytes, most=MOST_MEGABYTES)
    return data


def is_graph(data: bytes) -> bool:
    """A graph has a zero byte in its first node; a text has none, unless it is marked UTF-16."""
    return b"\0" in data[:4] and data[:2] not in (b"\xff\xfe", b"\xfe\xff")


def read(path: Path, data: bytes) -> Read:
    """The words of a list or a graph.

    The words of a graph are compiled anew: nothing says that another program's GADDAG, if it has
    one, holds the same words as its DAWG.
    """
    with translated(str(path)):
        if is_graph(data):
            graph = _core.Graph.from_bytes(data).rebuilt()
            return Read(graph, About(file=path.name, encoding="kwg", words=len(graph)))
        graph, encoding, lines, dropped = _core.read_word_list(data)
        reasons = tuple(
            Dropped(reason, count, tuple(examples)) for reason, count, examples in dropped
        )
        about = About(
            file=path.name, encoding=encoding, lines=lines, words=len(graph), dropped=reasons
        )
        return Read(graph, about)
