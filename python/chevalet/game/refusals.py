"""Why an action is refused: typed, with the facts. The words are in the message catalogue."""

from chevalet.errors import ChevaletError
from chevalet.game.board import Square
from chevalet.game.tiles import JOKER


class Refusal(ChevaletError):
    """The rules do not allow it. The game is as it was."""


# --- making a game -------------------------------------------------------------------------------


class UnknownEdition(Refusal):
    """There is no edition of that name."""

    name: str
    known: tuple[str, ...]


class WrongNumberOfSeats(Refusal):
    """The edition is played by fewer or by more."""

    seats: int
    least: int
    most: int


class SeatsNotNamed(Refusal):
    """The seats are a tuple of names, one for each seat, and not one text."""

    given: str


class BadSeatName(Refusal):
    """A seat's name is empty, or two seats have it."""

    name: str


class UnknownWordRule(Refusal):
    """The word rule is neither `arbitre` nor `contestation`."""

    name: str


class NobodyToContest(Refusal):
    """Words wait for a contest, but one person plays alone."""


class PenaltyWithoutContest(Refusal):
    """A penalty for contesting, where nobody contests."""

    points: int


class BadClock(Refusal):
    """A clock with no time on it, or with a negative increment, penalty or limit."""

    detail: str


class BadTurnLimit(Refusal):
    """The edition cannot be limited to so many turns."""

    turns: int
    allowed: tuple[int, ...]


class NoTurnLimit(Refusal):
    """The edition is never limited to a number of turns."""

    turns: int


class TurnLimitMissing(Refusal):
    """The edition is always limited to a number of turns."""

    allowed: tuple[int, ...]


class BadOption(Refusal):
    """An option has a value that makes no sense."""

    name: str
    value: int


class ProperNounsMissing(Refusal):
    """The edition needs a second word list, of proper nouns."""


class WordListMissing(Refusal):
    """A game goes on with its word list only."""


class RackTooLarge(Refusal):
    """So many tiles can be laid in too many ways to list them all."""

    held: int
    most: int


class WrongWordList(Refusal):
    """The word list at hand is not the one the game was made with."""

    expected: str
    given: str


# --- whose move it is ----------------------------------------------------------------------------


class GameIsOver(Refusal):
    """The game has ended."""


class GameIsPaused(Refusal):
    """The game is taking a rest."""


class GameIsNotPaused(Refusal):
    """There is no rest to end."""


class NoSuchSeat(Refusal):
    """There is no seat of that number."""

    seat: int


class SeatIsAway(Refusal):
    """The seat has left the table, or has resigned."""

    seat: int


class SeatIsNotAway(Refusal):
    """The seat is at the table already."""

    seat: int


class NotYourTurn(Refusal):
    """Another seat is to play."""

    seat: int
    turn: int


class StaleVersion(Refusal):
    """The game has moved on since the version the action was meant for."""

    given: int
    current: int


class TooLate(Refusal):
    """The time of the turn is over."""

    seat: int


class NothingDue(Refusal):
    """The clock has nothing to say yet."""


class NoTimeToHoldFor(Refusal):
    """No clock would play a word that is held."""


class AcceptOrContestFirst(Refusal):
    """The word just laid ends the game or the turn to come: it is accepted or contested first."""

    seat: int


# --- laying tiles --------------------------------------------------------------------------------


class NothingLaid(Refusal):
    """No tile is laid."""


class TooManyTiles(Refusal):
    """More tiles than a turn allows."""

    laid: int
    most: int


class OnePlaceATurn(Refusal):
    """Words in several places, without the card that allows it."""


class NotATile(Refusal):
    """What is laid is not a letter."""

    tile: str
    square: Square


class JokerWithoutLetter(Refusal):
    """A joker is laid, and nobody says which letter it stands for."""

    square: Square


class TileNotOnRack(Refusal):
    """The seat does not hold this tile, or not as often."""

    tile: str
    rack: str


class JokerNotOnRack(TileNotOnRack):
    """A letter in lower case is a joker, and the seat holds none, or not as many."""


def not_on_rack(tile: str, rack: str) -> TileNotOnRack:
    return (JokerNotOnRack if tile == JOKER else TileNotOnRack)(tile=tile, rack=rack)


class OffTheBoard(Refusal):
    """A tile is laid beyond the edge."""

    square: Square


class SquareOccupied(Refusal):
    """A tile already lies there."""

    square: Square
    tile: str


class SquareLaidTwice(Refusal):
    """Two tiles on one square."""

    square: Square


class SquareClosed(Refusal):
    """A word laid backwards may not be lengthened."""

    square: Square


class NotOnOneLine(Refusal):
    """The tiles lie neither in one row nor in one column."""

    square: Square


class GapInLine(Refusal):
    """An empty square lies between the tiles."""

    square: Square


class NotTouching(Refusal):
    """The tiles touch nothing that lies on the board."""

    square: Square


class FirstWordOffStar(Refusal):
    """The first word does not cover the star."""

    star: Square


class LetterDiffers(Refusal):
    """A word is written over a letter that is another one."""

    square: Square
    tile: str
    given: str


class WordTooShort(Refusal):
    """A word has two letters or more."""

    square: Square


class WordsNotAllowed(Refusal):
    """Words that the list does not hold."""

    words: tuple[str, ...]


# --- exchanging ----------------------------------------------------------------------------------


class NothingExchanged(Refusal):
    """No tile is given."""


class BagTooSmall(Refusal):
    """The bag holds fewer tiles than an exchange requires."""

    held: int
    required: int


class NoExchange(Refusal):
    """The edition has no exchange."""


# --- contesting ----------------------------------------------------------------------------------


class NothingToContest(Refusal):
    """No word is waiting for a verdict."""


class OwnWord(Refusal):
    """Nobody contests or accepts a word of one's own."""

    seat: int


class NotYoursToAccept(Refusal):
    """The seat that plays next accepts."""

    seat: int
    next_seat: int


class NoWordNamed(Refusal):
    """A contest names the words."""


class WordNotLaid(Refusal):
    """A word is contested that was not formed."""

    word: str


class WordAlreadyContested(Refusal):
    """This word was found good a moment ago."""

    word: str


# --- logs ----------------------------------------------------------------------------------------


class CorruptLog(Refusal):
    """The log of a game breaks at an event."""

    index: int
    detail: str
