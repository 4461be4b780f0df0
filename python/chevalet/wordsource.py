"""The words of a game: given as a list, by the name of one, or one by one."""

import hashlib
from collections.abc import Iterable

from chevalet.game.refusals import WrongWordList
from chevalet.game.setup import WordListId
from chevalet.lexicon import Lexicon, find, names

WordSource = Lexicon | str | Iterable[str]
"""A word list, the name of one, or the words themselves."""
HeldWords = Lexicon | frozenset[str]


def container(words: WordSource | None) -> HeldWords | None:
    if isinstance(words, str):
        return find(words)
    return words if words is None or isinstance(words, Lexicon) else frozenset(words)


def identity(words: HeldWords) -> WordListId:
    """The name and hash of a word list; a bare set of words is hashed word by word."""
    if isinstance(words, Lexicon):
        return WordListId(words.name, words.hash)
    digest = hashlib.sha256("\n".join(sorted(words)).encode()).hexdigest()
    return WordListId("words", digest)


def by_name(wanted: WordListId) -> Lexicon | None:
    """The list of that name, if there is one and it is still the same."""
    if wanted.name not in names():
        return None
    found = find(wanted.name)
    return found if found.hash == wanted.hash else None


def require_same(expected: WordListId, words: HeldWords) -> None:
    given = identity(words)
    if given.hash != expected.hash:
        raise WrongWordList(expected=expected.name, given=given.name)
