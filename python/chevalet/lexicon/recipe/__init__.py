"""The recipe of the built-in French list: from the open sources to the files in `data/`.

`fetch(sources)` obtains the sources, `build(sources, out, report)` makes the list of them. Both are
run by `chevalet lexicon build`; docs/word-list.md tells what is decided and why.
"""

from .build import build

__all__ = ["build"]
