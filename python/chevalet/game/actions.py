"""What a seat, or the clock, may ask for."""

from dataclasses import dataclass

from chevalet.game.board import Direction, Laid
from chevalet.game.play import CardUse


@dataclass(frozen=True, slots=True)
class Place:
    """Lay tiles and form words. `then` holds further placements, `cards` the cards played with it.

    `keep` says which word counts as the main one when a single tile makes two.
    """

    seat: int
    tiles: tuple[Laid, ...]
    then: tuple[tuple[Laid, ...], ...] = ()
    cards: tuple[CardUse, ...] = ()
    keep: Direction | None = None

    @property
    def layings(self) -> tuple[tuple[Laid, ...], ...]:
        return (self.tiles, *self.then)


@dataclass(frozen=True, slots=True)
class Hold:
    """Keep a word ready: it is played when the time is up. `None` lets it go."""

    seat: int
    place: Place | None


@dataclass(frozen=True, slots=True)
class Exchange:
    seat: int
    tiles: str


@dataclass(frozen=True, slots=True)
class Pass:
    seat: int


@dataclass(frozen=True, slots=True)
class Accept:
    """Let the word just laid stand."""

    seat: int


@dataclass(frozen=True, slots=True)
class Contest:
    """Doubt the words named."""

    seat: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card without a word."""

    seat: int
    use: CardUse


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer a card: cancel the one named, or let it be."""

    seat: int
    cancel: str | None = None


@dataclass(frozen=True, slots=True)
class DropCards:
    """Put aside the cards that are too many."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeeTwoLetterWords:
    """Give back a card unused, and see the words of two letters."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Tick:
    """The clock has something to say: a beep, the end of a turn, the end of an answer window."""


@dataclass(frozen=True, slots=True)
class Pause:
    seat: int


@dataclass(frozen=True, slots=True)
class Resume:
    seat: int


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up, for good."""

    seat: int


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the table; the others play on."""

    seat: int


@dataclass(frozen=True, slots=True)
class Return:
    """Come back to the table."""

    seat: int


Action = (
    Place
    | Hold
    | Exchange
    | Pass
    | Accept
    | Contest
    | PlayCard
    | Answer
    | DropCards
    | SeeTwoLetterWords
    | Tick
    | Pause
    | Resume
    | Resign
    | Leave
    | Return
)
