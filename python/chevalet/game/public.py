"""What everyone at the table can see."""

from dataclasses import dataclass
from enum import StrEnum

from chevalet.game import events as e
from chevalet.game.board import Board, Square
from chevalet.game.clock import Times, first_times
from chevalet.game.play import CardUse, Play
from chevalet.game.reasons import EndReason
from chevalet.game.setup import Setup


class Standing(StrEnum):
    PLAYING = "playing"
    AWAY = "away"
    RESIGNED = "resigned"


@dataclass(frozen=True, slots=True)
class Pending:
    """A play that lies on the board and is not counted yet."""

    seat: int
    play: Play
    contested: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Window:
    """Cards just played, and the seats that may still cancel one."""

    seat: int
    uses: tuple[CardUse, ...]
    with_word: bool
    waiting: tuple[int, ...]
    until: int


@dataclass(frozen=True, slots=True)
class CardTable:
    """The cards, as far as they lie in sight."""

    deck_count: int
    hand_counts: tuple[int, ...]
    hand_limit: int
    discarded: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    """Cards that the seat to play has used this turn."""
    window: Window | None = None
    closed: frozenset[Square] = frozenset()
    turned: frozenset[Square] = frozenset()
    """Squares on which a tile lies face down, read as a joker."""
    short: tuple[int, ...] = ()
    """Tiles that a seat may not make up at the end of this turn."""
    loses_turn: int | None = None
    counted: bool = False
    """The word of this turn is counted, and the turn is not over."""


@dataclass(frozen=True, slots=True)
class DiceTable:
    """The dice: those just rolled, and those on the board."""

    count: int
    rolled: tuple[e.Die, ...] = ()
    laid: tuple[tuple[Square, int], ...] = ()

    @property
    def box(self) -> tuple[int, ...]:
        """The dice left in the box, by number."""
        out = {die.number for die in self.rolled} | {number for _, number in self.laid}
        return tuple(number for number in range(self.count) if number not in out)


@dataclass(frozen=True, slots=True)
class Public:
    setup: Setup
    board: Board
    bag_count: int
    rack_counts: tuple[int, ...]
    scores: tuple[int, ...]
    last_scores: tuple[int, ...]
    standings: tuple[Standing, ...]
    times: Times
    box: str = ""
    """All the tiles of the game, wherever they are now."""
    open_racks: bool = False
    turn: int = 0
    turns: int = 0
    passed: tuple[int, ...] = ()
    """How often each seat has passed since the last word or exchange."""
    pending: Pending | None = None
    cards: CardTable | None = None
    dice: DiceTable | None = None
    paused: bool = False
    left: tuple[str, ...] | None = None
    ended: EndReason | None = None
    winners: tuple[int, ...] = ()

    @property
    def seats(self) -> range:
        return range(len(self.setup.seats))

    @property
    def passes(self) -> int:
        """Turns without a word or an exchange, one after the other."""
        return sum(self.passed)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats at the table."""
        return tuple(s for s in self.seats if self.standings[s] is Standing.PLAYING)

    def after(self, seat: int) -> int:
        """The next seat at the table, clockwise; the same one when it is alone."""
        count = len(self.seats)
        following = ((seat + step) % count for step in range(1, count + 1))
        return next((s for s in following if self.standings[s] is Standing.PLAYING), seat)

    @property
    def dropping(self) -> int | None:
        """The seat that has drawn cards and ends its turn by dropping those that are too many."""
        waits = self.cards is not None and self.cards.counted and self.ended is None
        return self.turn if waits else None

    @property
    def surplus(self) -> int:
        """How many cards the seat to play must drop."""
        if self.cards is None:
            return 0
        return max(self.cards.hand_counts[self.turn] - self.cards.hand_limit, 0)

    @property
    def window(self) -> Window | None:
        return self.cards.window if self.cards else None

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats without which nothing goes on: to answer, to drop cards, to accept, to play."""
        if self.ended is not None or self.paused:
            return ()
        if self.window is not None:
            return self.window.waiting
        if self.dropping is not None:
            return (self.dropping,)
        seat = self.turn if self.pending is None else self.after(self.pending.seat)
        return (seat,) if self.standings[seat] is Standing.PLAYING else ()


def start(event: e.GameCreated) -> Public:
    """The table as the box is opened."""
    setup, seats = event.setup, len(event.setup.seats)
    zeros = (0,) * seats
    cards = CardTable(len(event.deck), zeros, event.hand_limit, short=zeros) if event.deck else None
    return Public(
        setup=setup,
        board=Board.empty(event.size),
        bag_count=len(event.bag),
        rack_counts=zeros,
        scores=zeros,
        last_scores=zeros,
        passed=zeros,
        standings=(Standing.PLAYING,) * seats,
        times=first_times(setup.clock, seats),
        box="".join(sorted(event.bag)),
        open_racks=event.open_racks,
        cards=cards,
        dice=DiceTable(event.dice) if event.dice else None,
    )
