"""Reading the base: the Dicollecte/Grammalecte lexicon (MPL 2.0).

Two files of its source package are read. `French.lex` has one line per inflected form (form, lemma,
tags) in decreasing order of use; `FRANCAIS.dic` has one line per lemma with its register, domain
and frequency class.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

# The lexicon's own marks of what is never a word of the game: symbols, initials, typographic
# abbreviations, chemical formulas.
NOT_WORDS = frozenset({"symb", "sig", "abty", "cc"})


@dataclass(frozen=True, slots=True)
class Row:
    """One inflected form as French.lex gives it."""

    spelling: str
    lemma: str
    tags: tuple[str, ...]  # ("V1__t_q_zz", "Q", "A", "f", "s")
    semantics: str  # after ";": S a symbol, U a unit with its prefix, é an aspirated h...
    rank: int  # 1 for the most used form of the language

    @property
    def pos(self) -> str:
        return self.tags[0] if self.tags else ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One lemma as FRANCAIS.dic gives it."""

    lemma: str
    pos: tuple[str, ...]
    registers: frozenset[str]
    domains: frozenset[str]
    status: str  # *: every spelling dictionary; M, C, R, A: some; X: none
    frequency: int  # 0 never met in the lexicon's corpus ... 9


def rows(lines: Iterable[str]) -> Iterator[Row]:
    """The forms of French.lex, in the order of the file."""
    rank = 0
    for line in lines:
        fields = line.rstrip("\r\n").split("\t")
        if len(fields) != 3 or line.startswith("#"):
            continue
        rank += 1
        spelling, lemma, rest = fields
        rest = rest.rpartition("/")[0]
        tags, _, semantics = rest.partition(";")
        yield Row(spelling, lemma, tuple(tags.rstrip("!").strip(":").split(":")), semantics, rank)


def entries(lines: Iterable[str]) -> Iterator[Entry]:
    """The lemmas of FRANCAIS.dic."""
    for line in lines:
        head, *fields = line.rstrip("\r\n").split("\t")
        if not fields:
            continue
        values: dict[str, list[str]] = {}
        for field in fields:
            # « lx:rare fam » is one field with two values.
            key, _, value = field.partition(":")
            values.setdefault(key, []).extend(value.split())
        yield Entry(
            lemma=head.partition("/")[0],
            pos=tuple(values.get("po", ())),
            registers=frozenset(values.get("lx", ())),
            domains=frozenset(values.get("se", ())),
            status=values.get("di", ["*"])[0],
            frequency=int(values.get("fq", ["0"])[0]),
        )
