"""Every example of the two READMEs runs, and answers what they say."""

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_cli import ENGLISH, FRENCH, chevalet

ROOT = Path(__file__).parent.parent
READMES = {"README.md": ENGLISH, "README.fr.md": FRENCH}
_BLOCK = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)


def examples(readme: str) -> Iterator[tuple[str, list[str]]]:
    """Each command of the console blocks, with the lines it is said to print (`…`: any)."""
    for block in _BLOCK.findall((ROOT / readme).read_text(encoding="utf-8")):
        for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, *printed = example.rstrip().splitlines()
            yield command, printed


EXAMPLES = [(name, *example) for name in READMES for example in examples(name)]


@pytest.mark.parametrize(("readme", "command", "printed"), EXAMPLES)
def test_every_command_prints_what_is_said(readme: str, command: str, printed: list[str]) -> None:
    program, *arguments = shlex.split(command)
    assert program == "chevalet"
    done = chevalet(*arguments, environment={**READMES[readme], "COLUMNS": "100"})
    assert done.stderr == ""
    lines = iter(line.rstrip() for line in done.stdout.splitlines())
    for line in printed:
        assert line.rstrip() == "…" or line.rstrip() in lines, f"{line!r} in\n{done.stdout}"


@pytest.mark.parametrize("readme", READMES)
def test_every_line_of_python_answers_what_is_said(readme: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / readme), module_relative=False)
    assert tried > 3
    assert failed == 0


def test_both_readmes_have_the_same_commands() -> None:
    english, french = ([command for command, _ in examples(name)] for name in READMES)
    assert english == french
    assert len(english) >= 5
