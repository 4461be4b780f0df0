"""Names that come from elsewhere (positions, logs, pages) never open a file."""

from pathlib import Path

import pytest

from chevalet.analysis.situation import lexicon_of
from chevalet.lexicon import find, named
from chevalet.lexicon.refusals import UnknownLexicon


def test_a_name_is_no_path(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("AS\nSA\n", encoding="utf-8")
    assert "SA" in find(str(file))
    for name in (str(file), "./fr", "../fr", ""):
        with pytest.raises(UnknownLexicon):
            named(name)
    assert named("fr").hash == find("fr").hash


def test_a_position_names_a_list_and_the_user_a_file(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("AS\nSA\n", encoding="utf-8")
    position = "/".join(["15"] * 15) + f" AS/ 0/0 0 lex {file};"
    with pytest.raises(UnknownLexicon):
        lexicon_of(position, None)
    assert "SA" in lexicon_of(position, str(file))
    assert lexicon_of(position.split(" lex")[0], None).name == "fr"
