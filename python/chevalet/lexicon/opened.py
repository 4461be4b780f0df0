"""Word graphs that are open already: proving one sound takes milliseconds, so it is done once."""

from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from chevalet import _core

_KEPT = 8


def opened(path: Path) -> _core.Graph:
    """The graph of a file, mapped: the one from before while the file is the same."""
    known = path.stat()
    return _opened(path, known.st_ino, known.st_mtime_ns, known.st_size)


@lru_cache(maxsize=_KEPT)
def _opened(path: Path, inode: int, changed: int, size: int) -> _core.Graph:
    return _core.Graph.open(path)


@lru_cache(maxsize=_KEPT)
def digest(graph: _core.Graph) -> str:
    """SHA-256 of a graph's file."""
    return sha256(graph.to_bytes()).hexdigest()
