"""What move generation reads of a word list, made once for each list."""

from pathlib import Path

from chevalet import _core
from chevalet.lexicon import atomic
from chevalet.lexicon.folders import cache_folder
from chevalet.lexicon.lexicon import Lexicon

_KEPT = 4


def indexed(lexicon: Lexicon) -> _core.Words:
    """The index of a list, mapped from the cache, or made and put there."""
    path = cache_folder() / "indexes" / f"{lexicon.hash}-{_core.VERSION}.index"
    try:
        return _core.Words.open(path, lexicon.graph)
    except (OSError, ValueError):
        words = _core.Words.build(lexicon.graph)
    try:
        atomic.write(path, words.bytes())
        _forget_oldest(path.parent)
    except OSError:
        pass  # a cache that cannot be written only costs time
    return words


def _forget_oldest(folder: Path) -> None:
    newest_first = sorted(folder.glob("*.index"), key=lambda path: -path.stat().st_mtime)
    for path in newest_first[_KEPT:]:
        path.unlink(missing_ok=True)
