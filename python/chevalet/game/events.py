"""What has happened. Events carry outcomes: replaying them needs neither rules nor dictionary.

A field of type `... | Hidden` is a secret; `chevalet.game.views.redact` hides it from those who may
not see it.
"""

from dataclasses import dataclass

from chevalet.game.actions import Place
from chevalet.game.board import Laid, Square
from chevalet.game.play import CardUse, Hidden, Play
from chevalet.game.reasons import EndReason, PassReason, ResignReason, TakenBack
from chevalet.game.setup import Setup


@dataclass(frozen=True, slots=True)
class GameCreated:
    """The game, and what lies in its box."""

    setup: Setup
    size: int
    bag: str
    dice: int = 0
    deck: tuple[str, ...] = ()
    hand_limit: int = 0
    open_racks: bool = False


@dataclass(frozen=True, slots=True)
class DrawnForStart:
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class FirstSeatChosen:
    """Who starts, and the draws that decided it, one tuple a round."""

    seat: int
    rounds: tuple[tuple[DrawnForStart, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class TilesDrawn:
    seat: int
    tiles: str | Hidden
    open: bool = False


@dataclass(frozen=True, slots=True)
class Die:
    """A die of the box and the face it shows."""

    number: int
    face: str


@dataclass(frozen=True, slots=True)
class DiceRolled:
    seat: int
    dice: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class DiceLaid:
    """Which die lies on which square, in the order of the squares."""

    squares: tuple[Square, ...]
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiceReturned:
    """The dice that were not laid go back into the box."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    seat: int
    left: int | None = None


@dataclass(frozen=True, slots=True)
class WordHeld:
    seat: int
    place: Place | Hidden | None
    open: bool = False


@dataclass(frozen=True, slots=True)
class WordLaid:
    """Tiles lie on the board; nothing is counted yet."""

    seat: int
    play: Play


@dataclass(frozen=True, slots=True)
class PlayChanged:
    """A card of the play was cancelled: the same tiles, counted anew."""

    seat: int
    play: Play


@dataclass(frozen=True, slots=True)
class PlayScored:
    """The play stands and its points are counted."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Contested:
    """Words were looked up; those in `wrong` are not in the list."""

    seat: int
    words: tuple[str, ...]
    wrong: tuple[str, ...]
    penalty: int = 0


@dataclass(frozen=True, slots=True)
class WordTakenBack:
    seat: int
    laid: tuple[Laid, ...]
    reason: TakenBack


@dataclass(frozen=True, slots=True)
class SquaresCleared:
    """Tiles leave the board."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class SquaresClosed:
    """Nothing may be laid on these squares any more."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Exchanged:
    seat: int
    given: str | Hidden
    drawn: str | Hidden
    open: bool = False
    by_card: bool = False


@dataclass(frozen=True, slots=True)
class Passed:
    seat: int
    reason: PassReason = PassReason.CHOSEN


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    seat: int
    cards: tuple[str, ...] | Hidden


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card is read aloud and leaves the hand."""

    seat: int
    use: CardUse
    with_word: bool = False


@dataclass(frozen=True, slots=True)
class CardsDropped:
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardsTakenBack:
    """Cards come back to the hand with the word they were played with."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WindowOpened:
    """The seats that wait may cancel one of the cards just played by `seat`."""

    seat: int
    uses: tuple[CardUse, ...]
    with_word: bool
    waiting: tuple[int, ...]
    until: int


@dataclass(frozen=True, slots=True)
class AnswerGiven:
    """A seat lets the cards be."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardCancelled:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class WindowClosed:
    pass


@dataclass(frozen=True, slots=True)
class RackShown:
    """`seat` has looked at the rack of `other`."""

    seat: int
    other: int
    tiles: str | Hidden


@dataclass(frozen=True, slots=True)
class RacksSwapped:
    seat: int
    other: int
    given: str | Hidden
    taken: str | Hidden


@dataclass(frozen=True, slots=True)
class TileTaken:
    """`seat` took a tile of `other`, who may not make it up this turn when `short`."""

    seat: int
    other: int
    tile: str | Hidden
    short: bool = False


@dataclass(frozen=True, slots=True)
class ScoreTaken:
    seat: int
    other: int
    points: int


@dataclass(frozen=True, slots=True)
class TurnToBeLost:
    """The next turn of this seat is lost before it begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class TwoLetterWordsShown:
    seat: int
    card: str
    words: tuple[str, ...] | Hidden


@dataclass(frozen=True, slots=True)
class ClockStarted:
    seat: int
    at: int


@dataclass(frozen=True, slots=True)
class ClockStopped:
    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class Beeped:
    """One short beep: little time is left."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rang:
    """The time of the turn is over."""

    seat: int
    times: int


@dataclass(frozen=True, slots=True)
class Paused:
    seat: int


@dataclass(frozen=True, slots=True)
class Resumed:
    """Play goes on; an open answer window now closes at `until`."""

    seat: int
    until: int | None = None


@dataclass(frozen=True, slots=True)
class SeatResigned:
    seat: int
    reason: ResignReason = ResignReason.CHOSEN


@dataclass(frozen=True, slots=True)
class SeatLeft:
    seat: int


@dataclass(frozen=True, slots=True)
class SeatReturned:
    seat: int


@dataclass(frozen=True, slots=True)
class Penalised:
    """Points lost for overtime."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Settled:
    """What was left on each rack, now in sight, and what it changes in each score."""

    left: tuple[str, ...]
    changes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    reason: EndReason
    winners: tuple[int, ...]


Event = (
    GameCreated
    | FirstSeatChosen
    | TilesDrawn
    | DiceRolled
    | DiceLaid
    | DiceReturned
    | TurnBegan
    | WordHeld
    | WordLaid
    | PlayChanged
    | PlayScored
    | Contested
    | WordTakenBack
    | SquaresCleared
    | SquaresClosed
    | Exchanged
    | Passed
    | CardsDrawn
    | CardPlayed
    | CardsDropped
    | CardsTakenBack
    | WindowOpened
    | AnswerGiven
    | CardCancelled
    | WindowClosed
    | RackShown
    | RacksSwapped
    | TileTaken
    | ScoreTaken
    | TurnToBeLost
    | TwoLetterWordsShown
    | ClockStarted
    | ClockStopped
    | Beeped
    | Rang
    | Paused
    | Resumed
    | SeatResigned
    | SeatLeft
    | SeatReturned
    | Penalised
    | Settled
    | GameEnded
)
