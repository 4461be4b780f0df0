"""The native core: word graphs, move generation, equity."""

from collections.abc import Sequence
from os import PathLike
from typing import Final, TypeAlias, final

__all__ = [
    "VERSION",
    "BadExpression",
    "BadGraph",
    "BadLetters",
    "BadPattern",
    "BadWordList",
    "Graph",
    "folded",
    "read_word_list",
]

VERSION: Final[str]

class BadGraph(ValueError):  # noqa: N818
    """A file that is no sound word graph. Argument: what is wrong with it, in English."""

class BadWordList(ValueError):  # noqa: N818
    """A file that is no word list. First argument: `empty`, `not-text`, `few-words`, ..."""

class BadLetters(ValueError):  # noqa: N818
    """Something that is no letter. Argument: the character."""

class BadPattern(ValueError):  # noqa: N818
    """A pattern that cannot be read. Arguments: what is wrong, and at which character."""

class BadExpression(ValueError):  # noqa: N818
    """An expression that cannot be used. Arguments: `syntax` or `too-large`, and a message."""

_Lengths: TypeAlias = tuple[int, int]
_Found: TypeAlias = tuple[list[str], int]
_Dropped: TypeAlias = list[tuple[str, int, list[tuple[int, str]]]]

@final
class Graph:
    """A compiled word list. Lengths are the fewest and the most letters."""

    @staticmethod
    def open(path: str | PathLike[str]) -> Graph: ...
    @staticmethod
    def from_bytes(data: bytes) -> Graph: ...
    @staticmethod
    def from_words(words: Sequence[str]) -> Graph: ...
    def rebuilt(self) -> Graph: ...
    def to_bytes(self) -> bytes: ...
    @property
    def has_gaddag(self) -> bool: ...
    def __len__(self) -> int: ...
    def __contains__(self, word: str, /) -> bool: ...
    def words(self) -> list[str]: ...
    def missing_from(self, other: Graph, limit: int) -> _Found: ...
    def starting(self, beginning: str, lengths: _Lengths, limit: int) -> _Found: ...
    def ending(self, end: str, lengths: _Lengths, limit: int) -> _Found: ...
    def pattern(self, pattern: str, lengths: _Lengths, limit: int) -> _Found: ...
    def matching(self, expression: str, lengths: _Lengths, limit: int) -> _Found: ...
    def anagrams(self, tiles: str, limit: int) -> _Found: ...
    def made_from(
        self, tiles: str, lengths: _Lengths, values: Sequence[int], order: str, limit: int
    ) -> tuple[list[tuple[str, int]], int]: ...
    def hooks(self, word: str) -> tuple[str, str]: ...
    def inside(self, word: str, lengths: _Lengths) -> list[tuple[int, str]]: ...

def folded(word: str) -> str: ...
def read_word_list(data: bytes) -> tuple[Graph, str, int, _Dropped]: ...
