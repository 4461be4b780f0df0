"""The committed tables: readings, Littré, synonyms, proper nouns."""

from __future__ import annotations

import hashlib
import json
import lzma
import random
import time
from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chevalet.lexicon.blocks import Table, pack
from chevalet.lexicon.forms import forms
from chevalet.lexicon.littre import littre
from chevalet.lexicon.synonyms import synonyms
from tests.lexicon.built import built_in_words

DATA = resources.files("chevalet.lexicon") / "data"


def test_a_form_names_its_lemma() -> None:
    (form,) = forms("AVALANCHES")
    assert (form.spelling, form.lemma, form.pos) == ("avalanches", "avalanche", "nom")
    assert form.inflection == "féminin pluriel"
    assert form.frequency is not None
    assert {form.lemma for form in forms("ETE")} == {"être", "été"}


def test_small_letters_are_understood() -> None:
    assert forms("avalanches") == forms("AVALANCHES")


@pytest.mark.parametrize("word", ["", "A", "ZZZZZZ", "XQZ", "ÉTÉ", "0"])
def test_what_is_not_in_the_list_has_no_form(word: str) -> None:
    assert forms(word) == []


def test_every_word_has_a_form() -> None:
    for word in random.Random(1873).sample(sorted(built_in_words()), 100):
        assert forms(word), word


def test_the_commonest_reading_comes_first() -> None:
    assert forms("EST")[0].lemma in ("être", "est")
    ranks = [form.rank for form in forms("PORTE")]
    assert ranks == sorted(ranks, key=lambda rank: (rank is None, rank))


def test_the_littre_is_found_through_the_lemma() -> None:
    assert [article.headword for article in littre("AVALANCHES")] == ["AVALANCHE"]
    assert littre("WEBINAIRES") == []


def test_synonyms_by_sense() -> None:
    assert any("félin" in sense.words for sense in synonyms("chat"))
    assert synonyms("zzz") == []


def test_descriptions_tell_words_licences_and_hash() -> None:
    for name in ("fr", "noms-propres"):
        about = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
        text = lzma.decompress((DATA / f"{name}.txt.xz").read_bytes())
        assert about["sha256"] == hashlib.sha256(text).hexdigest()
        assert about["words"] == len(text.split())
        assert all(source["licence"] for source in about["sources"])


def test_proper_nouns_of_every_kind() -> None:
    text = lzma.decompress((DATA / "noms-propres.txt.xz").read_bytes()).decode("ascii")
    names = set(text.split())
    assert {"PARIS", "MARIE", "MARTIN", "RENAULT", "LONDRES", "LYON", "TOKYO", "ZURICH"} <= names


def test_opening_a_table_takes_milliseconds() -> None:
    started = time.perf_counter()
    table = Table(DATA / "forms.tbl")
    assert table["CHAT"]
    assert time.perf_counter() - started < 0.5  # a few ms; generous for a busy machine


@given(st.dictionaries(st.text("ABC", min_size=1, max_size=9), st.text("xyz|é", max_size=30)))
def test_a_table_gives_back_what_was_packed(
    tmp_path_factory: pytest.TempPathFactory, rows: dict[str, str]
) -> None:
    file = tmp_path_factory.mktemp("tables") / "t.tbl"
    file.write_bytes(pack([*rows.items()] * 2, {}))
    table = Table(file)
    assert all(table[key] == [value, value] for key, value in rows.items())
    assert table["D"] == []
