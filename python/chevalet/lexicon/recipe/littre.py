"""Taking the definitions out of the Littré: plain text of a public-domain book, no markup kept."""

from __future__ import annotations

import html
import json
import re
import struct
from collections.abc import Iterator

from .fold import fold

# Enough for what a player asks; the longest articles run to pages.
SENSES, LETTERS = 6, 1200

_HEADING = re.compile(r"<b><big>.*?</big></b>")
_GRAMMAR = re.compile(r"<i><small>(.*?)</small></i>", re.DOTALL)
_PRONUNCIATION = re.compile(r"^\([^)]*\)\s*")
_TAG = re.compile(r"<[^>]+>")
_NUMBER = re.compile(r"^\d+°\s*")


def index(data: bytes) -> Iterator[tuple[str, int, int]]:
    """Headword, offset and length of each entry of a StarDict index."""
    start = 0
    while start < len(data):
        end = data.index(b"\0", start)
        offset, length = struct.unpack(">II", data[end + 1 : end + 9])
        yield data[start:end].decode("utf-8"), offset, length
        start = end + 9


def key(headword: str) -> str | None:
    """What a headword is looked up by: « COADNÉ, ÉE », « COALISER (SE) », « BAR.2 »."""
    return fold(re.split(r"[,.(]", headword)[0].strip().rstrip("-"))


def article(text: str) -> tuple[str, list[str], bool]:
    """Grammar, senses, and whether the article was cut. Citations and etymology are left out."""
    body = _HEADING.split(text)[0]
    found = _GRAMMAR.search(body)
    grammar = _plain(_PRONUNCIATION.sub("", found.group(1))) if found else ""
    senses: list[str] = []
    for paragraph in _GRAMMAR.sub("", body).split("\n\n"):
        lines = (
            line
            for line in paragraph.split("\n")
            if not line.startswith('<span foreground="#0000CD">')
        )
        sense = _NUMBER.sub("", _plain(" ".join(lines)))
        if sense:
            senses.append(sense)
    kept: list[str] = []
    for sense in senses[:SENSES]:
        room = LETTERS - sum(map(len, kept))
        if len(sense) > room:
            # Cut at the end of a sentence, or not at all.
            sense = sense[: sense.rfind(". ", 0, room) + 1]
        if not sense:
            break
        kept.append(sense)
    return grammar, kept, kept != senses


def _plain(marked: str) -> str:
    return " ".join(html.unescape(_TAG.sub("", marked)).split())


def table(index_data: bytes, text: bytes, lemmas: frozenset[str]) -> Iterator[tuple[str, str]]:
    """The lines of the table, for the lemmas of the list only."""
    headwords: dict[tuple[int, int], str] = {}
    for headword, offset, length in index(index_data):
        # An article is indexed with and without its accents and endings: the fullest is its name.
        headwords[offset, length] = max(
            headwords.get((offset, length), ""), headword, key=_fullness
        )
    for (offset, length), headword in headwords.items():
        folded = key(headword)
        if folded in lemmas:
            grammar, senses, cut = article(text[offset : offset + length].decode("utf-8"))
            if senses:
                name = re.sub(r"\.\d+$", "", headword)
                value = json.dumps([name, grammar, senses, cut], ensure_ascii=False)
                yield folded or "", value


def _fullness(headword: str) -> tuple[int, int, str]:
    return sum(not c.isascii() for c in headword), len(headword), headword
