"""What the Littré says of a word: an old dictionary, an optional extra.

Émile Littré's Dictionnaire de la langue française (1873-1877) is in the public domain. Its
definitions are a century and a half old: say so where you show them. Quotations and etymologies are
left out, and long articles are cut after their first senses.

>>> for article in littre("avalanche"):
...     print(article.headword, article.grammar)
...     print(article.senses[0][:55])
AVALANCHE s. f.
Masse de neige et de glace, détachée d'une montagne, et
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources

from chevalet.lexicon.blocks import Table
from chevalet.lexicon.forms import forms
from chevalet.lexicon.recipe.fold import fold

YEARS = "1873-1877"


@dataclass(frozen=True, slots=True)
class Article:
    """One article of the dictionary."""

    headword: str
    grammar: str
    senses: tuple[str, ...]
    cut: bool
    """Whether the article goes on in the book."""


@cache
def _table() -> Table:
    return Table(resources.files("chevalet.lexicon") / "data" / "littre.tbl")


def littre(word: str) -> list[Article]:
    """The articles on a word, or on the words it is a form of."""
    keys = dict.fromkeys(filter(None, (fold(word), *(fold(f.lemma) for f in forms(word)))))
    return [_article(value) for key in keys for value in _table()[key]]


def _article(value: str) -> Article:
    headword, grammar, senses, cut = json.loads(value)
    return Article(headword, grammar, tuple(senses), cut)
