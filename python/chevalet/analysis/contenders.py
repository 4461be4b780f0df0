"""Those who meet in a match, by name: a level, or a way to play.

`static` weighs points and what is kept, `no-leaves` points alone; `sim:0.5s` is the champion with
half a second a move, `sim:300i` one that tries its moves out 300 times at the most, however long
that takes on a busy machine. Any level that thinks takes a bound in the same way. `late` plays as
`static` until one or two tiles are in the bag, and from then on as the champion; so does
`late-no-draws`, but tries moves out then instead of looking at every draw.
"""

import re
from dataclasses import dataclass, replace

from chevalet.analysis.best import FEW_LEFT
from chevalet.errors import ChevaletError
from chevalet.lexicon import Lexicon
from chevalet.players.champion import Budget
from chevalet.players.computer import Computer
from chevalet.players.levels import LEVELS, Level

UNHURRIED = 3600.0
"""Seconds for a move of those who are bound by trials."""
_TIME = re.compile(r"(\d+(?:\.\d+)?)s?|(\d+)i")
_KINDS = {
    "static": Level(name="static", leaves=True),
    "no-leaves": Level(name="no-leaves"),
    "sim": replace(LEVELS[-1], name="sim"),
    "late": replace(LEVELS[-1], name="late"),
    "late-no-draws": replace(LEVELS[-1], name="late-no-draws"),
    **{level.name: level for level in LEVELS},
}
_BUDGETS = {
    "late": Budget(within=FEW_LEFT),
    "late-no-draws": Budget(within=FEW_LEFT, draws=0),
}


class UnknownContender(ChevaletError):
    """Neither a level nor a way to play."""

    name: str
    known: tuple[str, ...]


class BadThinkingTime(ChevaletError):
    """The bound of a contender is no number of seconds or of trials above zero."""

    name: str


@dataclass(frozen=True, slots=True)
class Contender:
    """One who plays in a match."""

    name: str
    level: Level
    budget: Budget = Budget()  # noqa: RUF009  an immutable value
    """For a move, if the level thinks."""

    @property
    def weighs(self) -> bool | None:
        """Plays the best move at once: with leaves or without? Nothing for all who do more."""
        plain = Level(name=self.level.name, leaves=self.level.leaves)
        return self.level.leaves if self.level == plain else None

    def player(self, words: Lexicon, seed: int) -> Computer:
        return Computer(self.level, words, seed, budget=self.budget)


def contender(name: str) -> Contender:
    """The contender of that name.

    >>> contender("sim:0.5s").budget.seconds, contender("sim:300i").budget.iterations
    (0.5, 300)
    >>> contender("sim:300i").budget.seconds
    3600.0
    >>> contender("static").weighs
    True
    """
    kind, _, time = name.partition(":")
    if kind not in _KINDS:
        raise UnknownContender(name=kind, known=tuple(_KINDS))
    budget = _BUDGETS.get(kind, Budget())
    if not time:
        return Contender(name, _KINDS[kind], budget)
    found = _TIME.fullmatch(time)
    if not found or float(found[1] or found[2]) <= 0:
        raise BadThinkingTime(name=name)
    if found[2]:
        trials = replace(budget, iterations=int(found[2]), seconds=UNHURRIED)
        return Contender(name, _KINDS[kind], trials)
    return Contender(name, _KINDS[kind], replace(budget, seconds=float(found[1])))
