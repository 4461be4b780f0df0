"""Reading the hand-written files: what is admitted and refused by judgement, with its inflections.

A line is a kind, words, and perhaps « = » and a gloss; `[...]` opens a section, whose title is the
reason of its lines. `word/feminine` gives an irregular feminine, `word+form+form` further forms
(foreign plurals).

    nm nf ne      noun: masculine, feminine, of both genders
    nmi nfi nei   the same, invariable
    na ae ai      adjective (or noun) with a feminine, of both genders, invariable
    v vi          verb whose past participle agrees, or not
    like:model    verb conjugated like another
    adv int pr    adverb, interjection, small word

In the files of removals the kinds are `form` (one spelling) and `lemma` (with every form of it).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from . import inflect

_GENDERS = {"m": "masculin", "f": "féminin", "e": "épicène"}
_INVARIABLE = {"adv": "adverbe", "int": "interjection", "pr": "mot invariable", "ai": "adjectif"}

# The forms of a model verb, as (spelling, what it is).
Model = Callable[[str], Iterable[tuple[str, str]]]


class HandError(ValueError):
    """A hand-written line cannot be understood."""


@dataclass(frozen=True, slots=True)
class Line:
    """One word of a hand-written file."""

    kind: str
    word: str
    feminine: str | None
    extra: tuple[str, ...]
    section: str
    gloss: str


@dataclass(frozen=True, slots=True)
class Admitted:
    """One form of a word admitted by hand."""

    spelling: str
    lemma: str
    pos: str
    inflection: str


def lines(text: str) -> Iterator[Line]:
    """The words of a hand-written file, in its order."""
    section = ""
    for raw in text.splitlines():
        stripped = raw.strip()
        if not stripped or stripped.startswith("#"):
            continue
        if stripped.startswith("["):
            section = stripped.strip("[]")
            continue
        head, _, gloss = stripped.partition(" = ")
        kind, *words = head.split()
        if not words:
            raise HandError(raw)
        for item in words:
            word, *extra = item.split("+")
            word, _, feminine = word.partition("/")
            yield Line(kind, word, feminine or None, tuple(extra), section, gloss)


def forms(line: Line, model: Model) -> Iterator[Admitted]:
    """Every form of a hand-written word."""
    pos, generated = _inflected(line, model)
    for spelling, inflection in generated:
        yield Admitted(spelling, line.word, pos, inflection)
    for spelling in line.extra:
        yield Admitted(spelling, line.word, pos, "pluriel" if pos == "nom" else "variante")


def _inflected(line: Line, model: Model) -> tuple[str, Iterable[tuple[str, str]]]:
    kind, word = line.kind, line.word
    if kind in _INVARIABLE:
        return _INVARIABLE[kind], [(word, "invariable")]
    if kind in ("v", "vi"):
        return "verbe", inflect.verb(word, agrees=kind == "v")
    if kind.startswith("like:"):
        return "verbe", _like(word, kind[5:], model)
    if kind == "na":
        return "adjectif", inflect.adjective(word, line.feminine)
    if kind == "ae":
        return "adjectif", inflect.noun(word, "épicène")
    if kind[0] == "n" and kind[1:2] in _GENDERS and kind[2:] in ("", "i"):
        return "nom", inflect.noun(word, _GENDERS[kind[1]], invariable=kind[2:] == "i")
    raise HandError(f"{kind} {word}")


def _like(word: str, model_verb: str, model: Model) -> Iterator[tuple[str, str]]:
    """The forms of a verb from those of another with the same ending: retondre like tondre."""
    kept = 0
    while kept < min(len(word), len(model_verb)) and word[-1 - kept] == model_verb[-1 - kept]:
        kept += 1
    old, new = model_verb[: len(model_verb) - kept], word[: len(word) - kept]
    found = False
    for spelling, inflection in model(model_verb):
        if spelling.startswith(old):
            found = True
            yield new + spelling[len(old) :], inflection
    if not found:
        raise HandError(f"{word}: {model_verb} is not in the base")
