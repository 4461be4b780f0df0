"""The built-in list as the tests read it: straight from the committed file."""

from __future__ import annotations

import functools
import lzma
from importlib import resources


@functools.cache
def built_in_words() -> frozenset[str]:
    packed = (resources.files("chevalet.lexicon") / "data" / "fr.txt.xz").read_bytes()
    return frozenset(lzma.decompress(packed).decode("ascii").split())
