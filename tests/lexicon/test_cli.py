"""`chevalet word`, `rack`, `find` and `lexicon`, as people and programs meet them."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from chevalet.cli.app import run
from chevalet.lexicon import Lexicon

WORDS = ["aval", "avalanche", "avalanches", "cœur", "la", "lac", "laves", "salve", "va", "val"]


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("CHEVALET_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("CHEVALET_LANG", "en")
    path = tmp_path / "mots.txt"
    path.write_text("\n".join(WORDS), encoding="utf-8")
    return str(path)


class Terminal:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> tuple[int, str, str]:
        code = run(arguments)
        out, err = self.capsys.readouterr()
        return code, out, err

    def json(self, *arguments: str) -> Any:
        code, out, err = self(*arguments, "--json")
        assert (code in (0, 1), err) == (True, "")
        assert len(out.splitlines()) == 1
        return json.loads(out)


@pytest.fixture
def chevalet(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


def test_a_word_is_told_with_all_about_it(chevalet: Terminal, words: str) -> None:
    answer = chevalet.json("word", "avalanche", "-l", words)
    (form,) = answer.pop("forms")
    assert (form["spelling"], form["lemma"], form["pos"]) == ("avalanche", "avalanche", "nom")
    assert answer == {
        "word": "AVALANCHE",
        "lexicon": "mots",
        "valid": True,
        "before": [],
        "after": ["AVALANCHES"],
        "without_first": None,
        "without_last": None,
        "anagrams": [],
        "inside": ["AVAL", "VAL", "VA", "LA"],
    }
    code, out, _ = chevalet("word", "laves", "-l", words)
    assert code == 0
    assert "LAVES is valid (list mots)" in out
    assert "SALVE" in out


def test_a_form_is_told_with_its_lemma_and_the_littre(chevalet: Terminal) -> None:
    answer = chevalet.json("word", "AVALANCHES", "--definition")
    assert [form["lemma"] for form in answer["forms"]] == ["avalanche"]
    (article,) = answer["definition"]["articles"]
    assert article["headword"] == "AVALANCHE"
    assert "1873" in answer["definition"]["source"]
    assert any("éboulement" in sense["words"] for sense in answer["synonyms"])
    _, out, _ = chevalet("word", "AVALANCHES", "--definition")
    assert "avalanche" in out
    assert "Masse de neige" in out
    assert "1873" in out, "the age of the definitions is said"


def test_a_word_not_in_the_list_is_code_1(chevalet: Terminal, words: str) -> None:
    code, out, _ = chevalet("word", "avalanhce", "-l", words)
    assert (code, "AVALANHCE is not valid" in out) == (1, True)
    assert "AVALANCHE" in out.split(), "a word near it is offered"
    code, out, _ = chevalet("word", "aval", "xyz", "-l", words, "--json")
    assert code == 1
    assert [json.loads(line)["valid"] for line in out.splitlines()] == [True, False]


@pytest.mark.parametrize(
    "arguments",
    [
        ("word", "a-b"),
        ("word",),
        ("rack", "AB1"),
        ("rack", "A" * 200),
        ("rack", "AB", "--order", "weight"),
        ("rack", "AB", "--top", "0"),
        ("find", "A["),
        ("find", "(", "--regex"),
        ("word", "as", "--lexicon", "unknown"),
        ("word", "as", "--lexicon", "missing.kwg"),
        ("word", "as", "--lexicon", "/"),
        ("lexicon", "info", "unknown"),
        ("lexicon", "remove", "unknown"),
        ("lexicon", "remove", "fr"),
        ("lexicon", "import", "missing.txt"),
        ("lexicon", "import", "/"),
        ("lexicon", "frobnicate"),
        ("lexicon", "export", "fr", "/"),
        ("lexicon", "compare", "fr"),
    ],
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_bad_input_is_one_line_and_code_2(
    chevalet: Terminal,
    arguments: tuple[str, ...],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CHEVALET_LANG", language)
    code, out, err = chevalet(*arguments)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert len(err) > len("chevalet: \n")


def test_a_rack_gives_its_words(chevalet: Terminal, words: str) -> None:
    answer = chevalet.json("rack", "lav?", "-l", words, "--order", "points")
    assert answer == {
        "rack": "LAV?",
        "lexicon": "mots",
        "total": 5,
        "words": [
            {"word": "AVAL", "tiles": "AVaL", "points": 6},
            {"word": "VAL", "tiles": "VAL", "points": 6},
            {"word": "VA", "tiles": "VA", "points": 5},
            {"word": "LA", "tiles": "LA", "points": 2},
            {"word": "LAC", "tiles": "LAc", "points": 2},
        ],
    }
    code, out, _ = chevalet("rack", "lav?", "-l", words, "--top", "2")
    assert code == 0
    assert "LAV?: 5 words (list mots)" in out
    assert "AVaL" in out
    assert "… and 3 more" in out
    assert chevalet("rack", "xyz", "-l", words)[0] == 1


def test_patterns_and_expressions_find_words(chevalet: Terminal, words: str) -> None:
    answer = chevalet.json("find", "?a*", "-l", words)
    assert answer["words"] == ["LA", "LAC", "LAVES", "SALVE", "VA", "VAL"]
    assert chevalet.json("find", "(.A)+", "--regex", "-l", words)["words"] == ["LA", "VA"]
    assert chevalet("find", "Q*", "-l", words)[0] == 1


def test_a_list_is_imported_told_of_exported_and_removed(
    chevalet: Terminal, words: str, tmp_path: Path
) -> None:
    Path(words).write_bytes("# mots\r\ncœur\r\nCOEUR\r\nétés\r\nà\r\n".encode("cp1252"))
    code, out, _ = chevalet("lexicon", "import", words, "--name", "essai")
    assert code == 0
    assert "“essai” imported: 2 words" in out
    assert "3: COEUR" in out
    listed = chevalet.json("lexicon", "list")
    assert {"name": "essai", "built_in": False, "words": 2} in listed
    assert any(known["name"] == "fr" and known["built_in"] for known in listed)
    about = chevalet.json("lexicon", "info", "essai")
    assert about["by_length"] == {"4": 1, "5": 1}
    assert about["hash"] == Lexicon.from_words(["cœur", "étés"]).hash
    assert about["encoding"] == "cp1252"
    assert [dropped["reason"] for dropped in about["dropped"]] == [
        "comment",
        "too-short",
        "duplicate",
    ]
    code, out, _ = chevalet("lexicon", "info", "essai")
    assert about["hash"] in "".join(out.split())
    chevalet("lexicon", "export", "essai", str(tmp_path / "essai.kwg"))
    assert chevalet("lexicon", "compare", "essai", str(tmp_path / "essai.kwg"))[0] == 0
    assert chevalet("lexicon", "export", "essai", str(tmp_path / "essai.kwg"))[0] == 2
    assert chevalet("lexicon", "import", words, "--name", "essai")[0] == 2
    assert chevalet.json("lexicon", "import", words, "--name", "essai", "--replace")["words"] == 2
    assert chevalet.json("lexicon", "remove", "essai") == {"removed": "essai"}
    assert chevalet("lexicon", "info", "essai")[0] == 2


def test_info_notices_a_list_that_was_altered(chevalet: Terminal, words: str) -> None:
    chevalet("lexicon", "import", words)
    graph = Path(chevalet.json("lexicon", "info", "mots")["path"])
    graph.unlink()
    graph.write_bytes(Lexicon.from_words(["autre"]).graph.to_bytes())
    code, _, err = chevalet("lexicon", "info", "mots")
    assert (code, "has changed" in err) == (2, True)


def test_two_lists_are_compared(chevalet: Terminal, words: str, tmp_path: Path) -> None:
    other = tmp_path / "autre.txt"
    other.write_text("aval\nval\nzoo\n")
    answer = chevalet.json("lexicon", "compare", words, str(other))
    assert (answer["common"], answer["only_second"]) == (2, ["ZOO"])
    assert len(answer["only_first"]) == len(WORDS) - 2
    code, out, _ = chevalet("lexicon", "compare", words, str(other))
    assert code == 1
    assert "In common: 2 words." in out


@pytest.mark.usefixtures("words")
def test_without_a_command_the_lexicon_tells_what_there_is(chevalet: Terminal) -> None:
    code, out, _ = chevalet("lexicon")
    assert (code, "compare" in out) == (0, True)


@pytest.mark.parametrize("before", ["word as --lexicon", "lexicon info"])
def test_the_shell_completes_the_names_of_lists(
    chevalet: Terminal, words: str, before: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chevalet("lexicon", "import", words)
    typed = f"chevalet {before} mo"
    monkeypatch.setenv("_CHEVALET_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", typed)
    monkeypatch.setenv("COMP_CWORD", str(len(typed.split()) - 1))
    command = [sys.executable, "-m", "chevalet"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["mots"]


def test_a_recipe_without_its_sources_is_refused(
    chevalet: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHEVALET_LANG", "en")
    out = tmp_path / "out"
    code, _, err = chevalet("lexicon", "build", str(out), "--sources", str(tmp_path / "none"))
    assert code == 2
    assert "grammalecte" in err
    assert len(err.splitlines()) == 1
