"""What a game is made from: explicit, and kept in its log."""

from dataclasses import dataclass
from enum import StrEnum

from chevalet.game.clock import Clock, NoClock


class WordRule(StrEnum):
    """What happens to a word that the list does not hold."""

    ARBITRE = "arbitre"
    """It is refused at once, and nothing is lost."""
    CONTESTATION = "contestation"
    """It lies there until the next seat acts; whoever doubts it contests."""


@dataclass(frozen=True, slots=True)
class WordListId:
    """A word list by its name and the hash of its contents."""

    name: str
    hash: str


@dataclass(frozen=True, slots=True)
class Options:
    """What the players agree on beyond the box."""

    turn_limit: int | None = None
    contest_penalty: int = 0
    """Points that contesting good words costs; the rulebooks ask for none."""
    answer_time: int = 15_000
    """Milliseconds to answer a card before it counts."""


@dataclass(frozen=True, slots=True)
class Setup:
    edition: str
    seats: tuple[str, ...]
    words: WordListId
    proper_nouns: WordListId | None = None
    word_rule: WordRule = WordRule.ARBITRE
    clock: Clock = NoClock()  # noqa: RUF009  an immutable value
    options: Options = Options()
