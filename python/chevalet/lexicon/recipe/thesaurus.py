"""Reading the MyThes thesaurus of Dicollecte (LGPL 2.1 or later), kept as a table of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .fold import fold


def table(lines: Iterable[str], lemmas: frozenset[str]) -> Iterator[tuple[str, str]]:
    """One line per sense: the part of speech, then the synonyms. `entry|n` heads n senses."""
    entries = iter(lines)
    next(entries)  # the encoding
    for line in entries:
        headword, _, senses = line.strip().rpartition("|")
        word = fold(headword)
        for _ in range(int(senses)):
            pos, _, synonyms = next(entries).strip().partition("|")
            if word in lemmas and synonyms:
                yield word or "", f"{pos.strip('()').lower()}|{synonyms}"
