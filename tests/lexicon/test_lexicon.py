"""Look-ups as a program asks them, against a plain search through the words."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chevalet
from chevalet.errors import ChevaletError
from chevalet.lexicon import Hooks, Lexicon, refusals

WORDS = st.lists(st.text("ABCDE", min_size=1, max_size=7), max_size=60)
HALF = "\udcff"  # what the system makes of a byte that is no text
LEX = Lexicon.from_words(["as", "été", "cœur", "mot", "mots", "remot", "sa", "taxa", "æquo"])


def test_the_package_opens_a_list_when_called() -> None:
    lex: chevalet.lexicon.Lexicon = chevalet.lexicon("fr")
    assert isinstance(lex, Lexicon)
    assert lex.name == "fr"
    assert lex.path is not None
    assert lex.path.suffix == ".kwg"
    assert "AVALANCHE" in lex


@pytest.mark.parametrize(
    "word", ["CŒUR", "cœur", "coeur", "COEUR", "Cœur", "aequo", "æquo", "E\u0301té"]
)
def test_a_word_is_known_in_any_dress(word: str) -> None:
    assert word in LEX


@pytest.mark.parametrize(
    "word", ["", "mo", "motss", "mot ", "m-ot", "mot?", "日本", "\ud800", 3, None]
)
def test_what_is_no_word_of_the_list_is_not_in_it(word: object) -> None:
    assert word not in LEX


def test_a_list_tells_its_size_and_its_words_in_order() -> None:
    assert list(LEX) == ["AEQUO", "AS", "COEUR", "ETE", "MOT", "MOTS", "REMOT", "SA", "TAXA"]
    assert len(LEX) == 9
    assert repr(LEX) == "<Lexicon words: 9 words>"


def test_equal_words_have_one_hash() -> None:
    again = Lexicon.from_words(reversed(list(LEX)))
    assert again.hash == LEX.hash != Lexicon.from_words(["as"]).hash
    assert re.fullmatch("[0-9a-f]{64}", LEX.hash)


def test_hooks_go_both_ways() -> None:
    assert LEX.hooks("mot") == Hooks("", "S", None, None)
    assert LEX.hooks("MOTS").without_last == "MOT"
    assert LEX.hooks("A") == Hooks("S", "S", None, None)


@given(WORDS, st.text("ABCDE?", max_size=8))
def test_anagrams_and_racks_agree_with_counting(words: list[str], rack: str) -> None:
    lex = Lexicon.from_words(words)

    def lacking(word: str) -> int:
        return (Counter(word) - Counter(rack)).total()

    fitting = [word for word in sorted(set(words)) if lacking(word) <= rack.count("?")]
    assert list(lex.anagrams(rack)) == [word for word in fitting if len(word) == len(rack)]
    made = lex.from_rack(rack, shortest=1, order="alphabet")
    assert [found.word for found in made] == fitting
    values = {"A": 1, "B": 3, "C": 3, "D": 2, "E": 1}
    for found in made:
        assert sum(tile.islower() for tile in found.tiles) == lacking(found.word)
        assert found.points == sum(values.get(tile, 0) for tile in found.tiles)


@given(WORDS)
def test_orders_are_by_points_or_length_then_alphabet(words: list[str]) -> None:
    lex = Lexicon.from_words(words)
    by_points = lex.from_rack("ABCDEABCDE", order="points")
    assert list(by_points) == sorted(by_points, key=lambda made: (-made.points, made.word))
    by_length = lex.from_rack("ABCDEABCDE", order="length")
    assert list(by_length) == sorted(by_length, key=lambda made: (-len(made.word), made.word))


def slips(word: str, other: str) -> bool:
    """Whether one slip makes the one the other, the plain way."""
    if len(word) == len(other):
        differing = [place for place in range(len(word)) if word[place] != other[place]]
        match differing:
            case [_]:
                return True
            case [first, second]:
                swapped = word[first] == other[second] and word[second] == other[first]
                return second == first + 1 and swapped
        return False
    short, long = sorted((word, other), key=len)
    return any(long[:place] + long[place + 1 :] == short for place in range(len(long)))


@given(WORDS, st.text("ABCDE", max_size=6))
def test_near_words_are_one_slip_away(words: list[str], word: str) -> None:
    expected = [other for other in sorted(set(words)) if slips(word, other)]
    assert list(Lexicon.from_words(words).near(word)) == expected


@given(WORDS, st.integers(-1, 5))
def test_a_limit_cuts_and_says_so(words: list[str], limit: int) -> None:
    lex = Lexicon.from_words(words)
    found = lex.pattern("*", limit=limit)
    assert list(found) == list(lex)[: max(limit, 0)]
    assert found.total == len(lex)
    assert found.truncated == (len(lex) > max(limit, 0))


@pytest.mark.parametrize(
    ("ask", "refusal", "facts"),
    [
        (lambda: LEX.anagrams("A1"), refusals.NotLetters, {"text": "A1", "character": "1"}),
        (
            lambda: LEX.hooks("a\udcff"),
            refusals.NotLetters,
            {"text": "a\udcff", "character": "\udcff"},
        ),
        (
            lambda: LEX.pattern("\udcff"),
            refusals.NotLetters,
            {"text": "\udcff", "character": "\udcff"},
        ),
        (lambda: LEX.hooks("a b"), refusals.NotLetters, {"text": "a b", "character": " "}),
        (lambda: LEX.starting("A*"), refusals.NotLetters, {"text": "A*", "character": "*"}),
        (lambda: LEX.from_rack("A" * 128), refusals.LookUpTooLarge, {"held": 128, "most": 127}),
        (
            lambda: LEX.pattern("œ{"),
            refusals.PatternCharacter,
            {"pattern": "œ{", "place": 3, "character": "{"},
        ),
        (lambda: LEX.pattern("A[B"), refusals.PatternUnclosed, {"pattern": "A[B", "place": 2}),
        (lambda: LEX.pattern("A[]"), refusals.PatternEmptyChoice, {"pattern": "A[]", "place": 2}),
        (lambda: LEX.pattern("?" * 64), refusals.PatternTooLong, {"pattern": "?" * 64}),
        (
            lambda: LEX.matching("A("),
            refusals.BadExpression,
            {"expression": "A(", "place": 2, "detail": "unclosed group"},
        ),
        (
            lambda: LEX.matching("(.{500}){500}"),
            refusals.ExpressionTooLarge,
            {"expression": "(.{500}){500}"},
        ),
        (lambda: Lexicon.from_words(["A" * 22]), refusals.BadWordLength, {"word": "A" * 22}),
        (lambda: Lexicon.from_words([""]), refusals.BadWordLength, {"word": ""}),
    ],
)
def test_bad_questions_are_refused_with_facts(
    ask: Callable[[], object], refusal: type[ChevaletError], facts: dict[str, Any]
) -> None:
    with pytest.raises(refusal) as raised:
        ask()
    assert raised.value.facts == facts


def test_ligatures_do_not_overflow_the_core() -> None:
    assert LEX.from_rack("œ" * 127).total == 0


def test_an_expression_that_explodes_ends_with_a_refusal() -> None:
    lex = chevalet.lexicon("fr")
    with pytest.raises(refusals.ExpressionTooLarge):
        lex.matching(".*(?:[AEIOU].{18}|[^AEIOU].{19}|[A-M].{17})" * 40)
