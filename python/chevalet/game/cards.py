"""Cards: each one a small value with its sentence, and what it changes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from chevalet.game.tiles import Chance


class When(StrEnum):
    """The time a card may be played."""

    WITH_WORD = "with-word"
    OWN_TURN = "own-turn"
    """In one's own turn, before the word."""
    OTHER_TURN = "other-turn"
    """At the start of an opponent's turn."""
    ANY_TIME = "any-time"
    ANSWER = "answer"
    """When another player has played a card."""


class Deed(StrEnum):
    """What a card does by itself, without a word."""

    CANCEL = "cancel"
    SWAP_RACKS = "swap-racks"
    EXCHANGE = "exchange"
    LOOK = "look"
    LOSE_TURN = "lose-turn"
    TAKE_TILE = "take-tile"
    TAKE_SCORE = "take-score"


@dataclass(frozen=True, slots=True)
class Changes:
    """What a card changes in the play it comes with."""

    add: int = 0
    """Points for one word, before it is multiplied."""
    factor: int = 1
    """One word times this."""
    joker_value: int = 0
    one_point_letters: int = 1
    quadrupled: frozenset[str] = frozenset()
    """One of these words has its letters' values times four."""
    proper_noun: bool = False
    several_words: bool = False
    premium_again: bool = False
    anywhere: bool = False
    backwards: bool = False
    turn_over: bool = False

    @property
    def names_word(self) -> bool:
        """Is the card about one of the words formed?"""
        return self.add != 0 or self.factor != 1 or bool(self.quadrupled) or self.proper_noun


@dataclass(frozen=True, slots=True)
class Card:
    """One card: its name, what is printed on it and the rulebook's explanation."""

    name: str
    sentence: str
    explanation: str = ""
    changes: Changes | None = None
    deed: Deed | None = None
    when: When = When.WITH_WORD


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of a box and how many one may hold."""

    cards: tuple[Card, ...]
    copies: tuple[tuple[str, int], ...] = ()
    hand_limit: int = 3
    three_used: int = 10
    """« Lorsque 3 cartes délire sont utilisées à la fois »: points after all multipliers."""

    @property
    def names(self) -> tuple[str, ...]:
        """Every card of the deck by name, as often as it is there."""
        copies = dict(self.copies)
        return tuple(c.name for c in self.cards for _ in range(copies.get(c.name, 1)))

    def find(self, name: str) -> Card | None:
        return next((card for card in self.cards if card.name == name), None)

    def changes(self, names: Iterable[str]) -> list[Changes]:
        cards = (self.find(name) for name in names)
        return [card.changes for card in cards if card is not None and card.changes is not None]

    @property
    def cancels(self) -> tuple[str, ...]:
        """Copies of cards that cancel another card, by name."""
        cancelling = {card.name for card in self.cards if card.deed is Deed.CANCEL}
        return tuple(name for name in self.names if name in cancelling)


def draw_cards(deck: Sequence[str], count: int, chance: Chance) -> tuple[str, ...]:
    """So many cards of the shuffled deck, or all of them when there are fewer."""
    left, drawn = list(deck), []
    for _ in range(min(count, len(left))):
        drawn.append(left.pop(chance(len(left))))
    return tuple(sorted(drawn))


def without(cards: tuple[str, ...], gone: Iterable[str]) -> tuple[str, ...]:
    """The cards that are left; raises `ValueError` for one that is not there."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
