"""Two word lists side by side."""

from dataclasses import dataclass

from chevalet.lexicon.lexicon import Found, Lexicon


@dataclass(frozen=True, slots=True)
class Comparison:
    """How two lists differ."""

    common: int
    only_first: Found[str]
    only_second: Found[str]


def compare(first: Lexicon, second: Lexicon, *, limit: int | None = None) -> Comparison:
    """What each list has that the other lacks.

    >>> compare(Lexicon.from_words(["as", "es"]), Lexicon.from_words(["es", "os", "us"]))
    Comparison(common=1, only_first=('AS',), only_second=('OS', 'US'))
    """
    only_first = first.missing_from(second, limit=limit)
    only_second = second.missing_from(first, limit=limit)
    return Comparison(len(first) - only_first.total, only_first, only_second)
