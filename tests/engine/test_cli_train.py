"""`chevalet train leaves`, as a user runs it."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chevalet import _core
from chevalet.cli.app import run
from chevalet.editions import EDITIONS
from chevalet.engine import rule_table
from chevalet.engine.training import Training

COMMAND = [sys.executable, "-m", "chevalet"]


def words(folder: Path) -> Path:
    made = [a + b for a in "BCDFLMNPRST" for b in "AEIOU"]
    made += [first + second for first in made for second in ("RA", "SE", "TES", "NI")]
    path = folder / "mots.txt"
    path.write_text("\n".join(made), encoding="ascii")
    return path


def train(folder: Path, *arguments: str) -> list[str]:
    return ["train", "leaves", "--lexicon", str(words(folder)), *arguments]


def test_a_list_gets_leaves_of_its_own(tmp_path: Path) -> None:
    environment = {**os.environ, "CHEVALET_DATA": str(tmp_path / "data")}
    command = train(tmp_path, "--games", "40", "--generations", "1", "--json")
    done = subprocess.run([*COMMAND, *command], env=environment, capture_output=True, check=True)
    file = Path(json.loads(done.stdout)["file"])
    assert file.is_relative_to(tmp_path / "data")
    _core.Leaves(rule_table(EDITIONS[0]), file.read_bytes())
    position = "/".join(["15"] * 15) + " AEINRST/ 0/0 0"
    moves = [*COMMAND, "moves", "--lexicon", str(tmp_path / "mots.txt"), "--json", "--position"]
    told = subprocess.run([*moves, position], env=environment, capture_output=True, check=True)
    found = json.loads(told.stdout)["moves"]
    assert any(move["equity"] != move["points"] for move in found)


def test_an_interrupted_training_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CHEVALET_DATA", str(tmp_path / "data"))
    output = tmp_path / "mots.klv2"
    arguments = train(tmp_path, "--games", "600", "--generations", "1", "--json", "-o", str(output))
    uninterrupted = Training.run

    def interrupted(training: Training, threads: int, **more: Any) -> Iterator[tuple[int, int]]:
        for step in uninterrupted(training, threads, **more):
            signal.raise_signal(signal.SIGINT)
            yield step

    with monkeypatch.context() as patched:
        patched.setattr(Training, "run", interrupted)
        assert run(arguments) == 130
    assert not output.exists()
    assert run(arguments) == 0
    assert json.loads(capsys.readouterr().out)["resumed_at"] == 512
    assert output.exists()
    assert not list((tmp_path / "data" / "cache" / "training").iterdir())
