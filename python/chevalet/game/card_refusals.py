"""Why a card is refused."""

from chevalet.game.refusals import Refusal


class NoCards(Refusal):
    """The edition has no cards."""


class CardNotHeld(Refusal):
    """The seat does not hold this card."""

    card: str


class CardOutOfTime(Refusal):
    """The card may not be played now."""

    card: str
    when: str


class CardDoesNotApply(Refusal):
    """The card says something that this play does not do."""

    card: str


class CardNeedsWord(Refusal):
    """The card is about one of the words formed, and names none of them."""

    card: str
    word: str


class CardNeedsSquare(Refusal):
    """The card is about a square, and names none that fits."""

    card: str


class CardNeedsSeat(Refusal):
    """The card is about another player, and names none."""

    card: str


class CardNeedsTile(Refusal):
    """The card is about one tile of the rack, and names none."""

    card: str


class RackIsEmpty(Refusal):
    """There is no tile to take or to see."""

    seat: int


class NoScoreToTake(Refusal):
    """The other player's last turn brought no points."""

    seat: int


class AnswersAwaited(Refusal):
    """A card was played: the others may still cancel it."""

    card: str


class NothingToAnswer(Refusal):
    """No card waits for this seat's answer."""

    seat: int


class TooManyCards(Refusal):
    """A seat has more cards than a hand holds: it drops some first."""

    seat: int
    held: int
    most: int


class CardsJustDrawn(Refusal):
    """A seat went out and drew cards: it may use them at once, then it drops none and is done."""

    seat: int


class NothingToDrop(Refusal):
    """The hand is not too full."""


class DropTheRightNumber(Refusal):
    """Just as many cards are dropped as there are too many."""

    given: int
    required: int
