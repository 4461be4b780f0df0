"""A word list to ask questions of.

>>> lex = Lexicon.from_words(["avalanche", "aval", "lac", "val", "été", "cœur", "as", "sa", "sac"])
>>> "AVALANCHE" in lex, "coeur" in lex, "avion" in lex
(True, True, False)
>>> len(lex), list(lex)[:3]
(9, ['AS', 'AVAL', 'AVALANCHE'])
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Literal, Self, TypeVar

from chevalet import _core
from chevalet.game.tiles import ALPHABET, JOKER
from chevalet.lexicon.about import About
from chevalet.lexicon.opened import digest
from chevalet.lexicon.refusals import LexiconAltered, LookUpTooLarge
from chevalet.lexicon.translated import translated

T = TypeVar("T")

Order = Literal["alphabet", "length", "points"]

LONGEST = 21
"""Letters of the longest word that a list can hold."""

MOST_TILES = 127
"""Tiles of a rack that can be looked up: each may be a ligature, and the core takes 255 letters."""

_NO_LIMIT = 2**32


class Found(tuple[T, ...]):
    """What a look-up found: a tuple, cut at the limit that was asked for.

    >>> found = Lexicon.from_words(["as", "es", "os"]).pattern("?S", limit=2)
    >>> found
    ('AS', 'ES')
    >>> found.total, found.truncated
    (3, True)
    """

    total: int

    def __new__(cls, items: Iterable[T], total: int) -> Self:
        found = super().__new__(cls, items)
        found.total = total
        return found

    @property
    def truncated(self) -> bool:
        """There are more than these."""
        return self.total > len(self)


@dataclass(frozen=True, slots=True)
class Made:
    """A word made from a rack. In `tiles` a joker is the letter it stands for in lower case."""

    tiles: str
    points: int

    @property
    def word(self) -> str:
        return self.tiles.upper()


@dataclass(frozen=True, slots=True)
class Hooks:
    """The letters that make another word when put before or after a word."""

    before: str
    after: str
    without_first: str | None
    """What is left without the first letter, if it is a word."""
    without_last: str | None
    """What is left without the last letter, if it is a word."""


class Lexicon:
    """A word list, compiled. Words come in capitals and in alphabetical order.

    Whatever is asked may be in either case, with or without accents and ligatures. `shortest` and
    `longest` bound the number of letters of the words wanted; `limit` cuts the answer, which knows
    how many words there are in all (`Found.total`).
    """

    def __init__(
        self,
        graph: _core.Graph,
        *,
        name: str,
        path: Path | None = None,
        about: About | None = None,
    ) -> None:
        self.graph = graph
        """The native word graph, for those who hand it on."""
        self.name = name
        self.path = path
        """The file of the graph, if it has one."""
        self.about = about or About()
        """Where the list comes from and under which licences."""

    @classmethod
    def from_words(cls, words: Iterable[str], *, name: str = "words") -> Self:
        """Compile words, in any order, into a list that lives in memory.

        >>> list(Lexicon.from_words(["sa", "as", "As"]))
        ['AS', 'SA']
        """
        with translated(name):
            return cls(_core.Graph.from_words(list(words)), name=name)

    @cached_property
    def hash(self) -> str:
        """SHA-256 of the graph's file: two lists with one hash have the same words."""
        return self.about.hash or digest(self.graph)

    def __eq__(self, other: object) -> bool:
        """Lists of one name with the same words are the same list, however often it was opened."""
        if not isinstance(other, Lexicon):
            return NotImplemented
        return (self.name, self.hash) == (other.name, other.hash)

    def __hash__(self) -> int:
        return hash(self.hash)

    def verify(self) -> None:
        """Refuse a list whose file is not the one that was kept."""
        if self.about.hash and sha256(self.graph.to_bytes()).hexdigest() != self.about.hash:
            raise LexiconAltered(name=self.name)

    @staticmethod
    def folded(word: str) -> str:
        """The letters of a word as lists have them.

        >>> Lexicon.folded("Œuvré")
        'OEUVRE'
        """
        with translated(word):
            return _core.folded(word)

    def __contains__(self, word: object) -> bool:
        try:
            return isinstance(word, str) and word in self.graph
        except UnicodeEncodeError:  # half of a character
            return False

    def __len__(self) -> int:
        return len(self.graph)

    def __iter__(self) -> Iterator[str]:
        return iter(self.graph.words())

    def __repr__(self) -> str:
        return f"<Lexicon {self.name}: {len(self)} words>"

    def anagrams(self, tiles: str, *, limit: int | None = None) -> Found[str]:
        """Words that use every tile; `?` is a joker.

        >>> lex = Lexicon.from_words(["ARISENT", "ENTRAIS", "TRAINES", "TRAITES"])
        >>> lex.anagrams("aeinrst")
        ('ARISENT', 'ENTRAIS', 'TRAINES')
        >>> lex.anagrams("AEIRST?", limit=1)
        ('ARISENT',)
        """
        _check_rack(tiles)
        with translated(tiles):
            return Found(*self.graph.anagrams(tiles, _bound(limit)))

    def from_rack(
        self,
        tiles: str,
        *,
        shortest: int = 2,
        longest: int = LONGEST,
        order: Order = "points",
        values: Mapping[str, int] | None = None,
        limit: int | None = None,
    ) -> Found[Made]:
        """Words made of some or all of the tiles, most points first; `?` is a joker, worth nothing.

        Without `values` the points are those of the French tiles.

        >>> lex = Lexicon.from_words(["AS", "JA", "JAS", "SA", "TAS"])
        >>> [(made.tiles, made.points) for made in lex.from_rack("AJ?")]
        [('JA', 9), ('JAs', 9), ('As', 1), ('sA', 1)]
        >>> [made.word for made in lex.from_rack("AJST", order="length", shortest=3)]
        ['JAS', 'TAS']
        """
        _check_rack(tiles)
        worth = _french_values() if values is None else values
        points = [worth.get(tile, 0) for tile in JOKER + ALPHABET]
        bounds = _lengths(shortest, longest)
        with translated(tiles):
            made, total = self.graph.made_from(tiles, bounds, points, order, _bound(limit))
        return Found((Made(*word) for word in made), total)

    def pattern(
        self, pattern: str, *, shortest: int = 1, longest: int = LONGEST, limit: int | None = None
    ) -> Found[str]:
        """Words that match a pattern as a whole.

        `?` is any letter, `*` any run of letters (or none), `[AEIOU]` one of these letters,
        `[A-F]` one of a range, `[^AEIOU]` any other letter.

        >>> lex = Lexicon.from_words(["avalanche", "avare", "blanche", "manche", "ruche"])
        >>> lex.pattern("A???*E")
        ('AVALANCHE', 'AVARE')
        >>> lex.pattern("*[LM]ANCHE")
        ('AVALANCHE', 'BLANCHE', 'MANCHE')
        """
        with translated(pattern):
            bounds = _lengths(shortest, longest)
            return Found(*self.graph.pattern(pattern, bounds, _bound(limit)))

    def matching(
        self,
        expression: str,
        *,
        shortest: int = 1,
        longest: int = LONGEST,
        limit: int | None = None,
    ) -> Found[str]:
        r"""Words that match a regular expression as a whole.

        The expression is matched while the graph is walked, so beginnings that no match has cost
        nothing. It has no look-around and no back-references.

        >>> lex = Lexicon.from_words(["avion", "camion", "lampion", "passion"])
        >>> lex.matching(r".*[^S]ION")
        ('AVION', 'CAMION', 'LAMPION')
        >>> lex.matching(r"(.A){1,2}.+ON", longest=6)
        ('CAMION',)
        """
        with translated(expression):
            bounds = _lengths(shortest, longest)
            return Found(*self.graph.matching(expression, bounds, _bound(limit)))

    def starting(
        self, beginning: str, *, shortest: int = 1, longest: int = LONGEST, limit: int | None = None
    ) -> Found[str]:
        """Words that begin with these letters, themselves among them if they are a word.

        >>> Lexicon.from_words(["aval", "avalanche", "avare"]).starting("AVA", longest=5)
        ('AVAL', 'AVARE')
        """
        with translated(beginning):
            bounds = _lengths(shortest, longest)
            return Found(*self.graph.starting(beginning, bounds, _bound(limit)))

    def ending(
        self, end: str, *, shortest: int = 1, longest: int = LONGEST, limit: int | None = None
    ) -> Found[str]:
        """Words that end with these letters, themselves among them if they are a word.

        >>> Lexicon.from_words(["avalanche", "blanche", "manches"]).ending("ANCHE")
        ('AVALANCHE', 'BLANCHE')
        """
        with translated(end):
            bounds = _lengths(shortest, longest)
            return Found(*self.graph.ending(end, bounds, _bound(limit)))

    def hooks(self, word: str) -> Hooks:
        """Letters that make another word before and after, and what is left without an end.

        >>> Lexicon.from_words(["acte", "pacte", "actes", "jacte"]).hooks("acte")
        Hooks(before='JP', after='S', without_first=None, without_last=None)
        >>> Lexicon.from_words(["acte", "pacte"]).hooks("pacte").without_first
        'ACTE'
        """
        folded = self.folded(word)
        before, after = self.graph.hooks(folded)
        first, last = (part if part in self else None for part in (folded[1:], folded[:-1]))
        return Hooks(before, after, without_first=first, without_last=last)

    def inside(self, word: str, *, shortest: int = 2, longest: int = LONGEST) -> tuple[str, ...]:
        """Other words inside a word, the longest first.

        >>> Lexicon.from_words(["aval", "val", "la", "va"]).inside("AVALANCHE")
        ('AVAL', 'VAL', 'VA', 'LA')
        """
        with translated(word):
            found = self.graph.inside(word, _lengths(shortest, longest))
        return tuple(dict.fromkeys(part for _, part in found))

    def near(self, word: str) -> tuple[str, ...]:
        """Words one slip away: a letter too many, too few, wrong, or two changed over.

        >>> Lexicon.from_words(["avalanche", "aval", "cheval"]).near("avalanhce")
        ('AVALANCHE',)
        """
        folded = self.folded(word)
        splits = [(folded[:place], folded[place:]) for place in range(len(folded) + 1)]
        slips = {before + after[1:] for before, after in splits if after}
        slips |= {before + letter + after for before, after in splits for letter in ALPHABET}
        slips |= {before + letter + after[1:] for before, after in splits for letter in ALPHABET}
        slips |= {before + after[1::-1] + after[2:] for before, after in splits if len(after) > 1}
        return tuple(sorted(slip for slip in slips - {folded} if slip in self.graph))

    def missing_from(self, other: "Lexicon", *, limit: int | None = None) -> Found[str]:
        """Words of this list that the other lacks.

        >>> short, long = (Lexicon.from_words(words) for words in (["as"], ["as", "es", "os"]))
        >>> long.missing_from(short)
        ('ES', 'OS')
        """
        return Found(*self.graph.missing_from(other.graph, _bound(limit)))


def _french_values() -> Mapping[str, int]:
    """Points that all editions share."""
    # Imported when asked for: a look-up needs no rules, and they take longer to load than it does.
    from chevalet.editions import EDITIONS

    return EDITIONS[0].values


def _check_rack(tiles: str) -> None:
    if len(tiles) > MOST_TILES:
        raise LookUpTooLarge(held=len(tiles), most=MOST_TILES)


def _bound(limit: int | None) -> int:
    return _NO_LIMIT if limit is None else min(max(limit, 0), _NO_LIMIT)


def _lengths(shortest: int, longest: int) -> tuple[int, int]:
    return min(max(shortest, 0), LONGEST + 1), min(max(longest, 0), LONGEST)
