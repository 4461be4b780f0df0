"""Synonyms from the thesaurus of Dicollecte: an optional extra under its own licence, the LGPL.

>>> [sense.pos for sense in synonyms("abaca")]
['nom']
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources

from chevalet.lexicon.blocks import Table
from chevalet.lexicon.recipe.fold import fold


@dataclass(frozen=True, slots=True)
class Sense:
    """The words near one sense of a word."""

    pos: str
    words: tuple[str, ...]


@cache
def _table() -> Table:
    return Table(resources.files("chevalet.lexicon") / "data" / "synonyms.tbl")


def synonyms(lemma: str) -> list[Sense]:
    """The senses of a lemma with their synonyms; none if the thesaurus lacks it."""
    found = []
    for value in _table()[fold(lemma) or ""]:
        pos, *words = value.split("|")
        found.append(Sense(pos, tuple(words)))
    return found
