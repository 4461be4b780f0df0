"""Rules about the code itself: who may name an edition, how long a file may be."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from chevalet.editions import EDITIONS

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "python" / "chevalet"
MODULES = sorted(PACKAGE.rglob("*.py"))
CRATES = sorted((ROOT / "crates").rglob("src/**/*.rs"))
EDITION = re.compile("|".join(rf"\b{edition.name}\b" for edition in EDITIONS), re.IGNORECASE)


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def words_of_python(source: str) -> Iterator[str]:
    """Names and texts of the program itself: comments and docstrings may cite a rulebook."""
    tree = ast.parse(source)
    documentation = {
        id(body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        if (body := node.body) and isinstance(body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in documentation:
                yield text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                yield name
            case ast.ImportFrom(module=str(name)):
                yield name


def words_of_rust(source: str) -> str:
    return re.sub(r"//.*", "", source)


@pytest.mark.parametrize(
    "module", [m for m in MODULES if PACKAGE / "editions" not in m.parents], ids=named
)
def test_nothing_outside_editions_names_an_edition(module: Path) -> None:
    words = words_of_python(module.read_text(encoding="utf-8"))
    assert [word for word in words if EDITION.search(word)] == []


@pytest.mark.parametrize("module", CRATES, ids=named)
def test_the_native_core_never_hears_an_editions_name(module: Path) -> None:
    assert EDITION.findall(words_of_rust(module.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("module", MODULES, ids=named)
def test_a_file_is_short(module: Path) -> None:
    assert len(module.read_text(encoding="utf-8").splitlines()) <= 400


def test_an_edition_that_is_named_is_found() -> None:
    name = EDITIONS[0].name
    assert any(EDITION.search(word) for word in words_of_python(f"new({name!r})"))
    assert any(EDITION.search(word) for word in words_of_python(f"from e import {name.upper()}"))
    assert not any(EDITION.search(word) for word in words_of_python(f'"""{name}"""  # {name}'))
