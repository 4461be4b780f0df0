"""What the server itself refuses; what the rules refuse is theirs."""

from chevalet.errors import ChevaletError


class NotFound(ChevaletError):
    """There is nothing at this address."""

    path: str


class BadMessage(ChevaletError):
    """A message, or a request, that is not as the schema has it."""

    path: str
    detail: str


class MessageTooLarge(ChevaletError):
    """More bytes than anything sensible needs."""

    most: int


class TooManyRequests(ChevaletError):
    """Faster than anybody plays."""

    seconds: int


class TooManySockets(ChevaletError):
    """More connections from one address than a household has."""

    most: int


class ForeignOrigin(ChevaletError):
    """A page of another site speaks for whoever has it open."""

    origin: str


class ServerFault(ChevaletError):
    """A fault of the program, not of whoever asks."""


class NotYourSeat(ChevaletError):
    """A seat that whoever asks does not hold."""

    seat: int


class SpectatorsOnlyWatch(ChevaletError):
    """Whoever follows a game without a seat has nothing to say in it."""


class NothingWatched(ChevaletError):
    """A page says which game it follows before it acts in it."""


class ComputerSeat(ChevaletError):
    """A computer plays there: the seat is nobody's to give."""

    seat: int


class LevelMissing(ChevaletError):
    """A computer player has a level."""

    name: str


class OddName(ChevaletError):
    """A name with characters that cannot be shown."""

    name: str


class ClockTooLong(ChevaletError):
    """A clock that runs for longer than a day."""

    most: int


class LookUpForbidden(ChevaletError):
    """A game is being played in which nobody is helped."""

    game: str


class StudyForbidden(ChevaletError):
    """A game is being played, and whoever plays it is not helped by an analysis."""

    game: str


class NothingStudied(ChevaletError):
    """Nothing is being worked out under this number; perhaps it has just ended."""


class NotToStudy(ChevaletError):
    """A box whose positions are more than a board, a bag and two racks."""

    edition: str


class NoHints(ChevaletError):
    """The players of this game agreed on playing without help."""


class GameNotOver(ChevaletError):
    """A rematch follows a game that is over."""


class NoAddressFree(ChevaletError):
    """None of the ports tried can be listened on."""

    host: str
    first: int
    last: int
