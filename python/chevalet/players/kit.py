"""What a player thinks with: the edition, its word lists and the engines that search them."""

from collections.abc import Callable
from functools import cached_property, lru_cache
from itertools import islice

from chevalet.editions import edition as edition_named
from chevalet.engine import Engine, word_index
from chevalet.errors import ChevaletError
from chevalet.game.edition import Edition
from chevalet.game.given import Given, Words
from chevalet.game.setup import Setup
from chevalet.lexicon import Lexicon, find, usage
from chevalet.lexicon.indexed import indexed
from chevalet.lexicon.leaves import leaves_of

WordList = Lexicon | frozenset[str]


class Kit:
    """One edition with one word list; shared by all players that have the same."""

    def __init__(self, edition: Edition, words: WordList, nouns: Words) -> None:
        self.edition = edition
        self.words = words
        self.nouns = nouns
        self.given = Given(edition=edition, words=words, proper_nouns=nouns, chance=lambda _: 0)
        """What the rules need to say whether a placement may be made; nothing is ever drawn."""

    @cached_property
    def plain(self) -> Engine:
        """Finds moves, and counts points alone."""
        words = self.words
        index = indexed(words) if isinstance(words, Lexicon) else word_index(words)
        return Engine(self.edition, index)

    @cached_property
    def weighing(self) -> Engine:
        """Finds moves, and weighs what they keep, if the list has a leave table for this box."""
        table = leaves_of(self.words) if isinstance(self.words, Lexicon) else None
        if table is None or not self.edition.tiles:
            return self.plain
        return Engine(self.edition, self.plain.words, leaves=table)

    @cached_property
    def with_nouns(self) -> Engine:
        """Finds moves with proper nouns among the words."""
        nouns = self.nouns if isinstance(self.nouns, Lexicon | frozenset) else frozenset()
        return Engine(self.edition, word_index([*self.words, *nouns]))

    @cached_property
    def usage(self) -> Callable[[str], int]:
        """How common a word is; of a list in another language its length has to tell."""
        words = list(islice(self.words, 0, None, max(1, len(self.words) // 500)))
        french = sum(usage.step(word) < usage.STEPS for word in words)
        return usage.step if 2 * french >= len(words) else by_length

    def engine(self, *, leaves: bool) -> Engine:
        return self.weighing if leaves else self.plain


def by_length(word: str) -> int:
    """Short words first, where nothing is known of their use.

    >>> by_length("AS") < by_length("ASTRE") < by_length("ASTREINTE")
    True
    """
    return min(usage.STEPS, 1 + 2 * len(word))


def kit_for(setup: Setup, words: WordList) -> Kit:
    """The kit of a game, whatever it was made with."""
    nouns = setup.proper_nouns.name if setup.proper_nouns else None
    return _kit(setup.edition, words, nouns)


@lru_cache(maxsize=16)
def _kit(edition: str, words: WordList, nouns: str | None) -> Kit:
    return Kit(edition_named(edition), words, _nouns(nouns))


def _nouns(name: str | None) -> Words:
    """The proper nouns of the game, if they are a list that can be found by its name."""
    if name is None:
        return frozenset()
    try:
        return find(name)
    except ChevaletError:
        return frozenset()
