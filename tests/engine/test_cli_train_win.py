"""`chevalet train win`, as a user runs it."""

import json
import lzma
from pathlib import Path

import pytest

from chevalet import _core
from chevalet.cli.app import run
from chevalet.lexicon import DEFAULT, find
from chevalet.lexicon.winning import winning_of


def learned(folder: Path, *arguments: str) -> bytes:
    made = [a + b for a in "BCDFLMNPRST" for b in "AEIOU"]
    made += [first + second for first in made for second in ("RA", "SE", "TES", "NI")]
    words, output = folder / "mots.txt", folder / "mots.win"
    words.write_text("\n".join(made), encoding="ascii")
    asked = ["train", "win", "--lexicon", str(words), "--games", "1100", "--json"]
    assert run([*asked, "-o", str(output), *arguments]) == 0
    return output.read_bytes()


def test_a_seed_gives_one_table_on_any_number_of_threads(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = learned(tmp_path, "--threads", "1")
    assert json.loads(capsys.readouterr().out)["games"] == 1100
    assert learned(tmp_path, "--threads", "3") == alone
    assert learned(tmp_path, "--seed", "2") != alone


def test_the_shipped_table_is_sensible() -> None:
    table = _core.Winning(winning_of(find(DEFAULT)))
    for left in (20, 50, 80):
        even = table.chance(0, left)
        assert 0.5 < even < 0.75, "it is good to be on the move"
        assert table.chance(-60, left) < table.chance(-20, left) < even < table.chance(40, left)
    assert table.chance(60, 20) > table.chance(60, 80), "a lead is worth more near the end"


def test_a_table_can_be_written_compressed(tmp_path: Path) -> None:
    packed = tmp_path / "mots.win.xz"
    plain = learned(tmp_path, "--threads", "1")
    learned(tmp_path, "--threads", "1", "-o", str(packed))
    assert lzma.decompress(packed.read_bytes()) == plain
