"""The word lists that come with the program: a compressed text and its description in `data/`.

A list is compiled when it is first used and kept in the user's cache; after that it is mapped.
"""

import json
import lzma
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from chevalet import _core
from chevalet.lexicon.about import About, Source
from chevalet.lexicon.cache import compiled
from chevalet.lexicon.lexicon import Lexicon
from chevalet.lexicon.translated import translated

_SUFFIX = ".txt.xz"


def _data() -> Traversable:
    return resources.files("chevalet.lexicon").joinpath("data")


@cache
def names() -> tuple[str, ...]:
    """The names of the lists, in alphabetical order."""
    if not _data().is_dir():
        return ()
    files = (file.name for file in _data().iterdir())
    return tuple(sorted(name.removesuffix(_SUFFIX) for name in files if name.endswith(_SUFFIX)))


def load(name: str) -> Lexicon:
    """Open a list, compiling it if this is the first time."""
    description = _description(name)
    with translated(name):
        graph, path = compiled(description["sha256"], lambda: _compile(name))
    return Lexicon(graph, name=name, path=path, about=about(name))


def about(name: str) -> About:
    """What is known about a list, without opening it."""
    description = _description(name)
    sources = tuple(
        Source(
            name=source["name"],
            version=source.get("version", ""),
            licence=source.get("licence", ""),
            use=source.get("use", ""),
        )
        for source in description.get("sources", ())
    )
    return About(
        words=description["words"],
        licence=description.get("licence", ""),
        description=description.get("description", ""),
        sources=sources,
    )


def _compile(name: str) -> _core.Graph:
    packed = _data().joinpath(name + _SUFFIX).read_bytes()
    graph, *_ = _core.read_word_list(lzma.decompress(packed))
    return graph


def _description(name: str) -> dict[str, Any]:
    text = _data().joinpath(f"{name}.json").read_text(encoding="utf-8")
    description: dict[str, Any] = json.loads(text)
    return description
