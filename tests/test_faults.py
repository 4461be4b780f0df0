"""What a person reads after a mistake at the command line: one line, in their own language."""

import subprocess
import sys
from pathlib import Path

import pytest

from chevalet.cli.app import run
from tests.test_cli import ENGLISH

MISTAKES = [
    (["rack", "AEI", "--min", "0"], "le minimum est 2", "the least is 2"),
    (["bench", "selfplay", "--threads", "999"], "le maximum est 256", "the most is 256"),
    (["rack", "AEI", "--top", "deux"], "un nombre entier", "a whole number"),
    (["rack", "AEI", "--order", "x"], "alphabet, length, points", "alphabet, length, points"),
    (["rack", "AEI", "--min"], "demande une valeur", "needs a value"),
    (["rack", "AEI", "--json=3"], "ne prend pas de valeur", "takes no value"),
    (["rack", "AEI", "AEO"], "en trop : AEO", "Too many arguments: AEO"),
    (["word", ""], "de 1 à 21 lettres", "1 to 21 letters"),
    (["bench", "selfplay", "--leaves", __file__], "reliquats (KLV2)", "leave table (KLV2)"),
    (["lexicon", "export", "fr", "/nowhere/at/all"], "/nowhere/at n’existe", "/nowhere/at does"),
    (["find", "-r", "É(A)\\1"], "au signe 5", "at character 5"),
    (["rack"], "Il manque", "is missing"),
    (["word", "CHAT", "--lexicon", "x/" * 3000], "x/x/", "x/x/"),
]


@pytest.mark.parametrize(("arguments", "french", "english"), MISTAKES)
def test_a_mistake_is_told_in_the_users_language(
    arguments: list[str],
    french: str,
    english: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for language, expected in (("fr", french), ("en", english)):
        monkeypatch.setenv("CHEVALET_LANG", language)
        assert run(arguments) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert len(told.err.splitlines()) == 1
        assert expected in told.err


@pytest.mark.parametrize("option", ["--min", "--max", "--top"])
def test_a_number_may_be_as_large_as_one_likes(option: str) -> None:
    assert run(["rack", "SA", option, str(10**30), "--json"]) == (1 if option == "--min" else 0)


def test_an_answer_that_cannot_be_written_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "chevalet", "rack", "SA"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=ENGLISH,
            check=False,
            timeout=60,
        )
    assert done.returncode == 2
    assert done.stderr == (
        "chevalet: The answer could not be written: the disk is full, or the output is closed.\n"
    )
