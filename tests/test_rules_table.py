"""docs/rules.md: every row names a place in the code and a test that are really there."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| (?P<rule>[^|]+) \| (?P<code>[^|]+) \| (?P<test>[^|]+) \|$")
SECTIONS = ("classique", "geant", "delire", "ancien", "defi")


def rows(text: str) -> list[tuple[str, str, str]]:
    """The rows of all tables, without their headings."""
    found = [ROW.match(line) for line in text.splitlines() if line.startswith("|")]
    assert None not in found, "a row of three columns"
    cells = [(m["rule"], m["code"], m["test"]) for m in found if m]
    return [row for row in cells if row[1] not in ("code", "---")]


@cache
def names(file: Path) -> frozenset[str]:
    """Everything a module defines at its top level."""
    found: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.Assign(targets=targets):
                found |= {target.id for target in targets if isinstance(target, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name)):
                found.add(name)
    return frozenset(found)


def missing(row: tuple[str, str, str]) -> list[str]:
    """What a row names and is not there."""
    faults = []
    for cell, folder in ((row[1], "python/chevalet"), (row[2], "tests")):
        path, _, name = cell.partition(": ")
        file = ROOT / folder / path
        is_test = folder != "tests" or name.startswith("test_")
        if not (is_test and file.is_file() and name in names(file)):
            faults.append(cell)
    return faults


TABLE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("row", rows(TABLE), ids=lambda row: str(row[0])[:50])
def test_every_rule_has_its_place_and_its_test(row: tuple[str, str, str]) -> None:
    assert missing(row) == []


def test_every_rulebook_has_its_table() -> None:
    for section in SECTIONS:
        _, _, rest = TABLE.partition(f"\n## {section}\n")
        assert len(rows(rest.partition("\n## ")[0])) > 10


def test_a_row_without_its_test_is_noticed() -> None:
    good = rows(TABLE)[0]
    assert missing((good[0], good[1], "game/test_classique.py: test_of_nothing")) != []
    assert missing((good[0], "game/scoring.py: nothing", good[2])) != []
    assert missing((good[0], good[1], "game/none.py: test_x")) != []
    with pytest.raises(AssertionError):
        rows("| a rule | without a test |")
