"""Those who meet in a match, by name: a level, or a way to play.

`static` weighs points and what is kept, `no-leaves` points alone; `sim:0.5s` is the champion with
half a second a move, and any level that thinks takes a time in the same way.
"""

import re
from dataclasses import dataclass, replace

from chevalet.errors import ChevaletError
from chevalet.lexicon import Lexicon
from chevalet.players.champion import Budget
from chevalet.players.computer import Computer
from chevalet.players.levels import LEVELS, Level

_TIME = re.compile(r"(\d+(?:\.\d+)?)s?")
_KINDS = {
    "static": Level(name="static", leaves=True),
    "no-leaves": Level(name="no-leaves"),
    "sim": replace(LEVELS[-1], name="sim"),
    **{level.name: level for level in LEVELS},
}


class UnknownContender(ChevaletError):
    """Neither a level nor a way to play."""

    name: str
    known: tuple[str, ...]


class BadThinkingTime(ChevaletError):
    """The time of a contender is no number of seconds above zero."""

    name: str


@dataclass(frozen=True, slots=True)
class Contender:
    """One who plays in a match."""

    name: str
    level: Level
    seconds: float | None = None
    """Time for a move; the level's own when nothing is said."""

    @property
    def weighs(self) -> bool | None:
        """Plays the best move at once: with leaves or without? Nothing for all who do more."""
        plain = Level(name=self.level.name, leaves=self.level.leaves)
        return self.level.leaves if self.level == plain else None

    def player(self, words: Lexicon, seed: int) -> Computer:
        budget = Budget() if self.seconds is None else Budget(self.seconds)
        return Computer(self.level, words, seed, budget=budget)


def contender(name: str) -> Contender:
    """The contender of that name.

    >>> contender("sim:0.5s").seconds
    0.5
    >>> contender("static").weighs
    True
    """
    kind, _, time = name.partition(":")
    if kind not in _KINDS:
        raise UnknownContender(name=kind, known=tuple(_KINDS))
    if not time:
        return Contender(name, _KINDS[kind])
    found = _TIME.fullmatch(time)
    if not found or float(found[1]) <= 0:
        raise BadThinkingTime(name=name)
    return Contender(name, _KINDS[kind], float(found[1]))
