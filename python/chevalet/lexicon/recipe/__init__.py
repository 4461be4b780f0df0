"""The recipe of the built-in French list: from the open sources to the files in `data/`.

`fetch(sources, report)` obtains the sources, `build(sources, out, report)` makes the list of them.
Both are run by `chevalet lexicon build`; docs/word-list.md tells what is decided and why.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .build import build
    from .fetch import fetch

__all__ = ["build", "fetch"]


def __getattr__(name: str) -> object:
    # Looking a word up needs `recipe.fold` only: the machinery waits until it is asked for.
    if name in __all__:
        from importlib import import_module

        return getattr(import_module(f"{__name__}.{name}"), name)
    raise AttributeError(name)
