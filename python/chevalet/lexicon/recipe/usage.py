"""How common each word is: a step a word, made of the ranks that the base gives its readings.

A form is as well known as its lemma and its own use make it: whoever knows MANGER understands
MANGEASSENT but does not think of it. So a reading counts with a mean of its own rank and the best
rank of its lemma, its own weighing more, and a word counts as its commonest reading.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Mapping

from chevalet.lexicon.forms import Form
from chevalet.lexicon.usage import STEPS, step_at

_UNRANKED = 1_000_000.0
_OWN = 0.75


def table(words: Mapping[str, Iterable[Form]]) -> bytes:
    """One byte a word, in alphabetical order of the list, compressed."""
    lemmas: dict[str, int] = {}
    for forms in words.values():
        for form in forms:
            if form.rank is not None:
                lemmas[form.lemma] = min(form.rank, lemmas.get(form.lemma, form.rank))

    def rank(form: Form) -> float:
        if form.rank is None or form.lemma not in lemmas:
            return _UNRANKED
        return float(form.rank**_OWN * lemmas[form.lemma] ** (1 - _OWN))

    order = sorted(words, key=lambda word: (min(map(rank, words[word]), default=_UNRANKED), word))
    steps = {word: step_at(place) for place, word in enumerate(order)}
    unranked = {w for w, forms in words.items() if all(form.rank is None for form in forms)}
    packed = bytes(STEPS if word in unranked else steps[word] for word in sorted(words))
    return lzma.compress(packed, preset=9 | lzma.PRESET_EXTREME)
