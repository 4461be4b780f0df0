"""The native core: word graphs, move generation, equity."""

from typing import Final

__all__ = ["VERSION"]

VERSION: Final[str]
