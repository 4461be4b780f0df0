"""What a decision is given from outside, so that the rules themselves read nothing."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from chevalet.game.edition import Edition
from chevalet.game.events import Event
from chevalet.game.public import Public
from chevalet.game.state import State, evolve
from chevalet.game.tiles import Chance


class Words(Protocol):
    """A word list: anything that says whether it holds a word, in capitals."""

    def __contains__(self, word: object, /) -> bool: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """The edition and the word lists of the game, chance, and the time.

    `can_place` says whether a rack has a legal placement on the table; without it a game whose
    players are all stuck ends when they pass.
    """

    edition: Edition
    words: Words
    proper_nouns: Words = frozenset()
    chance: Chance
    now: int = 0
    can_place: Callable[[Public, str], bool] | None = None


@dataclass(slots=True)
class Course:
    """A decision under way: the state so far, and the events that led to it."""

    state: State
    given: Given
    events: list[Event] = field(default_factory=list)

    def add(self, *events: Event) -> None:
        for event in events:
            self.state = evolve(self.state, event)
            self.events.append(event)

    @property
    def public(self) -> Public:
        return self.state.public

    @property
    def edition(self) -> Edition:
        return self.given.edition
