"""The native core: word graphs, move generation, equity."""

from collections.abc import Callable, Sequence
from os import PathLike
from typing import Final, Literal, TypeAlias, final

__all__ = [
    "VERSION",
    "BadExpression",
    "BadGraph",
    "BadLetters",
    "BadPattern",
    "BadWordList",
    "Candidate",
    "Ending",
    "Forecast",
    "Graph",
    "LeaveSums",
    "Leaves",
    "Outlook",
    "Placement",
    "RecordSearch",
    "Rules",
    "Simulation",
    "Stop",
    "WinSums",
    "Winning",
    "Words",
    "best",
    "duel",
    "exchanges",
    "folded",
    "foresee",
    "observe_leaves",
    "observe_wins",
    "placements",
    "read_word_list",
    "selfplay",
    "simulate",
    "solve_endgame",
]

VERSION: Final[str]

class BadGraph(ValueError):
    """A file that is no sound word graph. Argument: what is wrong with it, in English."""

class BadWordList(ValueError):
    """A file that is no word list. First argument: `empty`, `not-text`, `few-words`, ..."""

class BadLetters(ValueError):
    """Something that is no letter. Argument: the character."""

class BadPattern(ValueError):
    """A pattern that cannot be read. Arguments: what is wrong, where, and the character."""

class BadExpression(ValueError):
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

@final
class Rules:
    def __new__(
        cls,
        *,
        letters: Sequence[Sequence[int]],
        words: Sequence[Sequence[int]],
        start: tuple[int, int],
        values: Sequence[int],
        counts: Sequence[int],
        rack_size: int,
        bonuses: Sequence[int],
    ) -> Rules: ...
    @property
    def side(self) -> int: ...
    @property
    def rack_size(self) -> int: ...

@final
class Words:
    @staticmethod
    def build(graph: Graph) -> Words: ...
    @staticmethod
    def open(path: str | PathLike[str], graph: Graph) -> Words: ...
    def bytes(self) -> bytes: ...

@final
class Leaves:
    def __new__(cls, rules: Rules, klv: bytes) -> Leaves: ...
    def value(self, leave: str) -> float: ...

@final
class Placement:
    @property
    def row(self) -> int: ...
    @property
    def column(self) -> int: ...
    @property
    def direction(self) -> Literal["across", "down"]: ...
    @property
    def word(self) -> str: ...
    @property
    def tiles(self) -> str: ...
    @property
    def points(self) -> int: ...
    @property
    def leave(self) -> str: ...
    @property
    def equity(self) -> float: ...
    @property
    def words(self) -> list[tuple[int, int, Literal["across", "down"], str]]: ...

def placements(
    rules: Rules,
    words: Words,
    rows: Sequence[str],
    rack: str,
    *,
    most: int | None = None,
    limit: int | None = None,
    through: tuple[int, int] | None = None,
    word: str | None = None,
    closed: Sequence[tuple[int, int]] = ...,
    leaves: Leaves | None = None,
    unseen: int | None = None,
) -> list[Placement]: ...
def best(
    rules: Rules,
    words: Words,
    rows: Sequence[str],
    rack: str,
    *,
    exchangeable: int = 0,
    leaves: Leaves | None = None,
    unseen: int | None = None,
) -> Placement | str | None: ...
def exchanges(
    rules: Rules, rack: str, most: int, *, leaves: Leaves | None = None
) -> list[tuple[str, str, float]]: ...
def selfplay(
    rules: Rules,
    words: Words,
    *,
    seed: int,
    games: int,
    first: int = 0,
    threads: int = 1,
    leaves: Leaves | None = None,
    exchange_needs: int = 7,
) -> list[tuple[int, int, int, int, int, int]]: ...
def duel(
    rules: Rules,
    words: Words,
    *,
    seed: int,
    games: int,
    first: int = 0,
    threads: int = 1,
    leaves: tuple[Leaves | None, Leaves | None],
    exchange_needs: int = 7,
) -> list[tuple[tuple[int, int], tuple[int, int], tuple[int, int]]]: ...

@final
class RecordSearch:
    """A search for the highest score with every tile in sight."""

    def __new__(cls, rules: Rules, words: Words, *, seed: int, beams: int = 8) -> RecordSearch: ...
    @property
    def is_idle(self) -> bool: ...
    @property
    def rounds(self) -> int: ...
    @property
    def score(self) -> int: ...
    def game(self) -> list[tuple[int, int, Literal["across", "down"], str, int]]: ...
    def round(
        self,
        *,
        threads: int = 1,
        seconds: float | None = None,
        found: Callable[[int], object] | None = None,
    ) -> None: ...

@final
class LeaveSums:
    def __new__(cls, rules: Rules) -> LeaveSums: ...
    def __len__(self) -> int: ...
    def merge(self, other: LeaveSums) -> None: ...
    def to_bytes(self) -> bytes: ...
    @staticmethod
    def from_bytes(rules: Rules, data: bytes) -> LeaveSums: ...
    def learn(self, rules: Rules) -> bytes: ...

def observe_leaves(
    rules: Rules,
    words: Words,
    *,
    seed: int,
    games: int,
    first: int = 0,
    threads: int = 1,
    leaves: Leaves | None = None,
    exchange_needs: int = 7,
) -> LeaveSums: ...

@final
class Stop:
    """Stops searches from another thread."""

    def __new__(cls) -> Stop: ...
    def set(self) -> None: ...
    def is_set(self) -> bool: ...

@final
class Winning:
    """The chance to win by score difference and tiles left."""

    def __new__(cls, data: bytes) -> Winning: ...
    def chance(self, ahead: float, tiles_left: int) -> float: ...

@final
class WinSums:
    def merge(self, other: WinSums) -> None: ...
    def learn(self) -> bytes: ...

def observe_wins(
    rules: Rules,
    words: Words,
    *,
    seed: int,
    games: int,
    first: int = 0,
    threads: int = 1,
    leaves: Leaves | None = None,
    exchange_needs: int = 7,
) -> WinSums: ...

@final
class Candidate:
    """What a simulation knows of one play: a placement, tiles to exchange, or nothing to pass."""

    @property
    def play(self) -> Placement | str | None: ...
    @property
    def points(self) -> int: ...
    @property
    def equity(self) -> float: ...
    @property
    def win(self) -> float: ...
    @property
    def spread(self) -> float: ...
    @property
    def error(self) -> float: ...
    @property
    def iterations(self) -> int: ...
    @property
    def dropped(self) -> bool: ...

@final
class Simulation:
    """How far a simulation has come; the best candidate first."""

    @property
    def candidates(self) -> list[Candidate]: ...
    @property
    def iterations(self) -> int: ...
    @property
    def rollouts(self) -> int: ...
    @property
    def ended(self) -> Literal["sure", "spent", "stopped"] | None: ...

def simulate(
    rules: Rules,
    words: Words,
    rows: Sequence[str],
    rack: str,
    *,
    unseen: str,
    opponent: int,
    spread: int,
    further: Sequence[tuple[int, int]] = ...,
    known: str = "",
    leaves: Leaves | None = None,
    winning: Winning | None = None,
    plies: int = 2,
    candidates: int = 15,
    iterations: int = 10_000,
    seconds: float | None = None,
    seed: int = 0,
    threads: int = 1,
    exchange_needs: int = 7,
    doubt: float = 0.05,
    indifference: float = 0.002,
    also: Sequence[Placement | str] = ...,
    stop: Stop | None = None,
    progress: Callable[[Simulation], object] | None = None,
) -> Simulation: ...

@final
class Ending:
    """What is known of an end: differences from now on, own points less the other's, settled."""

    @property
    def play(self) -> Placement | str | None: ...
    @property
    def value(self) -> int: ...
    @property
    def bounds(self) -> tuple[int, int]: ...
    @property
    def depth(self) -> int: ...
    @property
    def nodes(self) -> int: ...

def solve_endgame(
    rules: Rules,
    words: Words,
    rows: Sequence[str],
    rack: str,
    other: str,
    *,
    passed: bool = False,
    seconds: float | None = None,
    threads: int = 1,
    memory: int = 67_108_864,
    stop: Stop | None = None,
    progress: Callable[[Ending], object] | None = None,
) -> Ending: ...

@final
class Forecast:
    """What is known of one play over all draws; the bounds of the chance to win are proven."""

    @property
    def play(self) -> Placement | str | None: ...
    @property
    def points(self) -> int: ...
    @property
    def equity(self) -> float: ...
    @property
    def win(self) -> float: ...
    @property
    def bounds(self) -> tuple[float, float]: ...
    @property
    def spread(self) -> float: ...
    @property
    def draws(self) -> int: ...
    @property
    def decided(self) -> int: ...

@final
class Outlook:
    """How far the search over all draws has come; the best play first."""

    @property
    def plays(self) -> list[Forecast]: ...
    @property
    def nodes(self) -> int: ...
    @property
    def proven(self) -> bool: ...

def foresee(
    rules: Rules,
    words: Words,
    rows: Sequence[str],
    rack: str,
    *,
    unseen: str,
    opponent: int,
    spread: int,
    known: str = "",
    leaves: Leaves | None = None,
    winning: Winning | None = None,
    candidates: int = 15,
    seconds: float | None = None,
    seed: int = 0,
    threads: int = 1,
    exchange_needs: int = 7,
    memory: int = 67_108_864,
    stop: Stop | None = None,
    progress: Callable[[Outlook], object] | None = None,
) -> Outlook: ...
