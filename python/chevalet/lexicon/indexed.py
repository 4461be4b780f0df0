"""What move generation reads of a word list, made once for each list."""

from functools import lru_cache

from chevalet import _core
from chevalet.lexicon import atomic
from chevalet.lexicon.cache import forget_oldest
from chevalet.lexicon.folders import cache_folder
from chevalet.lexicon.lexicon import Lexicon
from chevalet.lexicon.refusals import GraphTooLarge

_KEPT = 4


@lru_cache(maxsize=_KEPT)
def indexed(lexicon: Lexicon) -> _core.Words:
    """The index of a list, mapped from the cache, or made and put there."""
    path = cache_folder() / "indexes" / f"{lexicon.hash}-{_core.VERSION}.index"
    try:
        return _core.Words.open(path, lexicon.graph)
    except (OSError, ValueError):
        words = _build(lexicon)
    try:
        atomic.write(path, words.bytes())
        forget_oldest(path, kept=_KEPT)
    except OSError:
        pass  # a cache that cannot be written only costs time
    return words


def _build(lexicon: Lexicon) -> _core.Words:
    try:
        return _core.Words.build(lexicon.graph)
    except ValueError:
        raise GraphTooLarge(file=lexicon.name) from None
