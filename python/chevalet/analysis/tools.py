"""What an analysis works with: one edition, one word list, its leaves and chances."""

import math
import os

from chevalet import _core
from chevalet.engine import Engine
from chevalet.errors import ChevaletError
from chevalet.game.edition import Edition
from chevalet.lexicon import Lexicon
from chevalet.lexicon.indexed import indexed
from chevalet.lexicon.leaves import leaves_of
from chevalet.lexicon.winning import winning_of

Stop = _core.Stop
"""`Stop().set()`, from any thread, ends every search that was given it."""


class TimeLimitUnfit(ChevaletError):
    """A time limit of nothing, or less."""

    seconds: float


class ChancesUnreadable(ChevaletError):
    """A file that is no table of chances to win."""


class Tools:
    """An engine that weighs what is kept, and the chances to win."""

    def __init__(self, engine: Engine, chances: bytes | None = None) -> None:
        self.engine = engine
        try:
            self.winning = None if chances is None else _core.Winning(chances)
        except ValueError:
            raise ChancesUnreadable() from None


_kept: dict[tuple[str, str], Tools] = {}


def tools_for(edition: Edition, words: Lexicon) -> Tools:
    """The tools for a game of this edition with this list, made once."""
    key = edition.name, words.hash
    kept = _kept.get(key)
    if kept is None or kept.engine.edition is not edition:
        engine = Engine(edition, indexed(words), leaves=leaves_of(words))
        kept = _kept[key] = Tools(engine, winning_of(words))
    return kept


def check_time(seconds: float | None) -> float | None:
    """The limit itself, if it leaves any time."""
    if seconds is not None and not (seconds > 0 and math.isfinite(seconds)):
        raise TimeLimitUnfit(seconds=seconds)
    return seconds


def all_cores() -> int:
    """How many threads this process may use at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
