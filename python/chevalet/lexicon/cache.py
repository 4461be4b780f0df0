"""Compiled word lists, kept so that they are compiled once. Nothing here is needed: all of it can
be made again from what it was made from."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from chevalet import _core
from chevalet.lexicon import atomic
from chevalet.lexicon.folders import cache_folder
from chevalet.lexicon.opened import opened

_LAYOUT = 1
"""Raised when the compiler lays its graphs out in another way."""

_MOST_KEPT = 12


class Compiled(NamedTuple):
    """A graph and its file; no file if the cache cannot be written."""

    graph: _core.Graph
    path: Path | None


def compiled(key: str, compile_list: Callable[[], _core.Graph]) -> Compiled:
    """The graph of what `key` names, mapped from the cache, or compiled and put there."""
    path = cache_folder() / "lexicons" / f"{key}-{_LAYOUT}.kwg"
    try:
        return Compiled(opened(path), path)
    except (OSError, _core.BadGraph):
        graph = compile_list()
    try:
        atomic.write(path, graph.to_bytes(), read_only=True)
        forget_oldest(path, kept=_MOST_KEPT)
        return Compiled(opened(path), path)
    except (OSError, _core.BadGraph):
        return Compiled(graph, None)


def forget_oldest(newest: Path, *, kept: int) -> None:
    """Of the files beside `newest` and of its kind, keep only the last few."""
    alike = newest.parent.glob(f"*{newest.suffix}")
    newest_first = sorted(alike, key=lambda path: path.stat().st_mtime, reverse=True)
    for path in newest_first[kept:]:
        path.unlink(missing_ok=True)
