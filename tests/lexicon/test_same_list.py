"""A list opened twice is one list: whoever keeps something for a list keeps it once."""

from pathlib import Path

import pytest

from chevalet import lexicon
from chevalet.game.setup import Setup, WordListId
from chevalet.lexicon import Lexicon
from chevalet.lexicon.indexed import indexed
from chevalet.players.kit import kit_for


def test_a_list_opened_twice_is_the_same_list() -> None:
    assert lexicon("fr") == lexicon("fr")
    assert len({lexicon("fr"), lexicon("fr")}) == 1


def test_other_words_or_another_name_are_another_list() -> None:
    one = Lexicon.from_words(["AS", "SA"])
    assert one == Lexicon.from_words(["SA", "AS"])
    assert one != Lexicon.from_words(["AS"])
    assert one != Lexicon.from_words(["AS", "SA"], name="other")
    assert one != "words"


def test_what_is_made_for_a_list_is_made_once() -> None:
    one, other = lexicon("fr"), lexicon("fr")
    assert indexed(one) is indexed(other)
    setup = Setup("classique", ("nord", "sud"), WordListId(one.name, one.hash))
    assert kit_for(setup, one) is kit_for(setup, other)


def test_a_list_is_opened_once() -> None:
    assert lexicon("fr").graph is lexicon("fr").graph


def test_a_list_whose_file_has_changed_is_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHEVALET_DATA", str(tmp_path / "data"))
    source = tmp_path / "liste.txt"
    source.write_text("AS\nSA\n")
    before = lexicon.add(source)
    assert list(lexicon("liste")) == ["AS", "SA"]
    source.write_text("AS\nOS\n")
    lexicon.add(source, replacing=True)
    assert list(lexicon("liste")) == ["AS", "OS"]
    assert list(before) == ["AS", "SA"]
