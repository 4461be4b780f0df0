"""How common a word is: step 0 are the 250 commonest words, and with every two steps more there are
twice as many.

>>> step("MAISON") < step("AVALANCHE") < step("ZYTHUM")
True
>>> step("XYZZY") == STEPS
True
"""

import lzma
import math
from functools import cache
from importlib import resources

STEPS = 22
"""The step of words that are hardly ever met, and of those that the built-in list lacks."""
_FIRST = 250
_LOOKED_UP = "fr"


def step_at(place: int) -> int:
    """The step of the word at a place of the list ordered by use, the commonest at 0.

    >>> step_at(0), step_at(249), step_at(250), step_at(500), step_at(16_000)
    (0, 0, 1, 3, 13)
    """
    return (
        0 if place < _FIRST else min(STEPS, 1 + math.floor(2 * math.log2((place + 0.5) / _FIRST)))
    )


def step(word: str) -> int:
    """How common a word is, written in capitals."""
    return _steps().get(word, STEPS)


@cache
def _steps() -> dict[str, int]:
    """Every word of the built-in list that is met at all."""
    data = resources.files("chevalet.lexicon").joinpath("data")
    words = lzma.decompress(data.joinpath(f"{_LOOKED_UP}.txt.xz").read_bytes()).decode().split()
    steps = lzma.decompress(data.joinpath("usage.bin.xz").read_bytes())
    return {word: one for word, one in zip(words, steps, strict=True) if one < STEPS}
