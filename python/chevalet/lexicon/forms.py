"""What each word of the built-in list is: of which lemma, which part of speech, which form.

>>> for form in forms("AVALANCHES"):
...     print(form.spelling, "<-", form.lemma, form.pos, form.inflection)
avalanches <- avalanche nom féminin pluriel
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources

from chevalet.lexicon.blocks import Table


@dataclass(frozen=True, slots=True)
class Form:
    """One reading of a word: AVALE is of avaler, twice, and AVALES only once."""

    spelling: str
    """With its accents."""
    lemma: str
    """The headword it is a form of."""
    pos: str
    """Part of speech, in French: « nom », « nom, adjectif », « verbe »..."""
    inflection: str
    """« féminin pluriel », « présent, 2e pers. du singulier »..."""
    frequency: int | None = None
    """How often the lemma is met: 9 for the commonest words, 0 for those hardly ever met."""
    rank: int | None = None
    """The place of the spelling among all forms of the language by use, 1 the first."""


@cache
def _table() -> Table:
    return Table(resources.files("chevalet.lexicon") / "data" / "forms.tbl")


def forms(word: str) -> list[Form]:
    """The readings of a word, the most used first; none if the built-in list lacks it."""
    table = _table()
    found = [decode(value, table.extra) for value in table[word.upper()]]
    return sorted(found, key=lambda form: (form.rank is None, form.rank or 0, form.lemma))


def encode(form: Form, codes: dict[str, int]) -> str:
    """A reading as a line of the table; parts of speech and inflections become numbers."""
    fields = [
        form.spelling,
        "" if form.lemma == form.spelling else form.lemma,
        str(codes[form.pos]),
        str(codes[form.inflection]),
        "" if form.frequency is None else str(form.frequency),
        "" if form.rank is None else str(form.rank),
    ]
    return "|".join(fields)


def decode(value: str, extra: dict[str, list[str]]) -> Form:
    """A reading from its line."""
    spelling, lemma, pos, inflection, frequency, rank = value.split("|")
    names = extra["names"]
    return Form(
        spelling,
        lemma or spelling,
        names[int(pos)],
        names[int(inflection)],
        int(frequency) if frequency else None,
        int(rank) if rank else None,
    )
