"""Deciding: which forms of the base, and which others, are words of the built-in list."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from chevalet.lexicon.forms import Form

from . import describe, hand
from .fold import fold
from .grammalecte import NOT_WORDS, Entry, Row
from .witnesses import Witnesses

# Parts of speech of the base that are never laid: prefixes, Roman numerals, known mistakes.
_NEVER_LAID = frozenset({"pfx", "sfx", "nbro", "err"})
_NEVER_LAID_TAGS = frozenset({"Zp", "Zs", "F", "Br", "H"})
# A lemma this rare is believed only if another dictionary, or a reader's judgement, knows it too.
RARE = 4


@dataclass(slots=True)
class Judgement:
    """The hand-written files."""

    additions: list[hand.Line] = field(default_factory=list)
    removals: list[hand.Line] = field(default_factory=list)
    # Lemmas of the base a reader vouches for though no witness does.
    vouched: frozenset[str] = frozenset()


class Base:
    """The base lexicon, grouped by lemma."""

    def __init__(self, rows: Iterable[Row], entries: Iterable[Entry]) -> None:
        self.rows = list(rows)
        self.entries: dict[str, list[Entry]] = defaultdict(list)
        for entry in entries:
            self.entries[entry.lemma].append(entry)
        self.verbs: dict[str, list[Row]] = defaultdict(list)
        for row in self.rows:
            if row.pos.startswith("V"):
                self.verbs[row.lemma].append(row)

    def conjugation(self, infinitive: str) -> Iterator[tuple[str, str]]:
        for row in self.verbs[infinitive]:
            if not _interrogative(row):
                yield row.spelling, describe.inflection(row.tags)


def _interrogative(row: Row) -> bool:
    """« aimè » of « aimè-je »: never alone."""
    return row.tags[-1] in ("1ś", "1ŝ")


def refusal(
    row: Row, entries: list[Entry], witnesses: Witnesses, vouched: frozenset[str]
) -> str | None:
    """Why a row of the base is no word of the list, or None."""
    word = fold(row.spelling)
    if word is None:
        return "not one word of 2 to 21 letters"
    if row.spelling != row.spelling.lower():
        return "proper noun or initials"
    if row.pos in _NEVER_LAID_TAGS or "S" in row.semantics or _interrogative(row):
        return "symbol, prefix or part of a form"
    if all(e.registers & NOT_WORDS or set(e.pos) <= _NEVER_LAID for e in entries):
        return "symbol, prefix or part of a form"
    lemma = fold(row.lemma)
    votes = witnesses.agreeing(lemma) if lemma else 0
    if row.lemma in vouched:
        return None
    if "U" in row.semantics:
        unit = row.spelling.removesuffix("s")
        known = unit == row.lemma or witnesses.agreeing(fold(unit) or "")
        return None if known else "unit with a prefix nobody uses"
    if all(e.status == "X" for e in entries) and votes < 2:
        return "in no spelling dictionary"
    if votes == 0 and max(e.frequency for e in entries) <= RARE:
        return "rare and known to no other dictionary"
    return None


def decide(
    base: Base, witnesses: Witnesses, judgement: Judgement
) -> tuple[dict[str, set[Form]], Counter[str]]:
    """The words of the list with their readings, and the rows refused, counted by reason."""
    removed_lemmas = {line.word for line in judgement.removals if line.kind == "lemma"}
    removed_words = {fold(line.word) for line in judgement.removals if line.kind == "form"}
    words: dict[str, set[Form]] = defaultdict(set)
    refused: Counter[str] = Counter()
    for row in base.rows:
        entries = base.entries.get(row.lemma, [])
        word = fold(row.spelling)
        reason = (
            "removed by hand"
            if row.lemma in removed_lemmas or word in removed_words
            else refusal(row, entries, witnesses, judgement.vouched)
        )
        if reason or word is None:
            refused[reason or ""] += 1
            continue
        frequency = max(e.frequency for e in entries)
        pos, inflection = describe.part_of_speech(row.tags), describe.inflection(row.tags)
        words[word].add(Form(row.spelling, row.lemma, pos, inflection, frequency, row.rank))
    for line in judgement.additions:
        for form in hand.forms(line, base.conjugation):
            word = fold(form.spelling)
            if word is None:
                raise hand.HandError(form.spelling)
            known = words.get(word, set())
            if not any(f.lemma == form.lemma and f.inflection == form.inflection for f in known):
                words[word].add(Form(form.spelling, form.lemma, form.pos, form.inflection))
    return words, refused
