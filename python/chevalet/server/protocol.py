"""Every message of the socket, in and out. `python -m chevalet.server.schema` prints their schema.

A message says its `type`. What a page asks for has an `id`, which comes back in the answer: `done`,
`refused`, `said`, `preview` or `pong`. Everything else the server says without being asked.
"""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from chevalet.analysis.hints import STEPS
from chevalet.game import actions as a
from chevalet.game.board import Direction
from chevalet.game.events import Event
from chevalet.server.mirror import AsJson
from chevalet.server.parts import Asked, Id, Part, SquareJson, WordJson
from chevalet.server.review_messages import AskReview, Review
from chevalet.server.seat_view import SeatView
from chevalet.server.sheet import Row
from chevalet.server.study_messages import AskStop, AskStudy, Study

VERSION = 1
"""Raised when a page of before would not understand any more."""

LONGEST_CHAT = 300
LONGEST_COMMAND = 300
LONGEST_GAME_NAME = 64

SeatAction = (
    a.Place
    | a.Hold
    | a.Exchange
    | a.Pass
    | a.Accept
    | a.Contest
    | a.PlayCard
    | a.Answer
    | a.DropCards
    | a.SeeTwoLetterWords
    | a.Pause
    | a.Resume
    | a.Resign
    | a.Leave
    | a.Return
)
"""What a seat may ask for: everything but the clock's tick."""

Seat = Annotated[int, Field(ge=0, lt=64)]
Version = Annotated[int, Field(ge=0, lt=2**31)]
GameName = Annotated[str, Field(min_length=1, max_length=LONGEST_GAME_NAME)]
Language = Literal["fr", "en"]
Fact = int | float | str

# --- what a page says ----------------------------------------------------------------------------


class Watch(Asked):
    """Follow a game, as a seat one holds or as a spectator; sent again to change over.

    With `since` only what happened after that version is told, for a page that comes back.
    """

    type: Literal["watch"]
    id: Id
    game: GameName
    seat: Seat | None = None
    since: Version | None = None


class Act(Asked):
    """Do something in the game one follows, in its present version."""

    type: Literal["act"]
    id: Id
    version: Version
    action: Annotated[SeatAction, AsJson()]


class AskPreview(Asked):
    """What would these tiles form, and earn?"""

    type: Literal["preview"]
    id: Id
    action: Annotated[a.Place, AsJson()]


class Command(Asked):
    """A line of the command box."""

    type: Literal["command"]
    id: Id
    text: Annotated[str, Field(max_length=LONGEST_COMMAND)]
    language: Language = "fr"


class Say(Asked):
    """A line for the chat of the game one follows."""

    type: Literal["say"]
    id: Id
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT)]


class Ping(Asked):
    """Is anybody there?"""

    type: Literal["ping"]
    id: Id


class AskHint(Asked):
    """Help, one step after the other, where the game allows it."""

    type: Literal["hint"]
    id: Id
    step: Annotated[int, Field(ge=1, le=STEPS)]


Asking = Watch | Act | AskPreview | Command | Say | Ping | AskHint | AskStudy | AskReview | AskStop
ClientMessage = Annotated[Asking, Field(discriminator="type")]

# --- what the server says ------------------------------------------------------------------------


class Hello(Part):
    """The first message on every socket."""

    type: Literal["hello"] = "hello"
    v: int
    now: int


class Rows(Part):
    """Rows of the score sheet from a number on; those before are known already."""

    first: int = Field(alias="from", serialization_alias="from")
    rows: tuple[Row, ...]


class Update(Part):
    """The game has gone on: what happened since a version, and how it stands now."""

    type: Literal["update"] = "update"
    game: str
    seat: int | None
    since: int
    version: int
    now: int
    events: tuple[Annotated[Event, AsJson()], ...]
    view: SeatView
    rows: Rows


class Done(Part):
    """What was asked for is done and kept; the game is in this version."""

    type: Literal["done"] = "done"
    id: int
    version: int


class Fault(Part):
    """An error by its name in the message catalogue, with the variables of its sentence."""

    key: str
    facts: dict[str, Fact]


class Refused(Part):
    """What was asked for cannot be done, and nothing has happened.

    The id is null when the message could not be read as far as its id.
    """

    type: Literal["refused"] = "refused"
    id: int | None
    error: Fault


class Said(Part):
    """The answer to a command, line by line."""

    type: Literal["said"] = "said"
    id: int
    lines: tuple[str, ...]


class Preview(Part):
    """The words that tiles form, and the points they earn.

    `wrong` names words that would be refused; where words are contested it is always empty.
    """

    type: Literal["preview"] = "preview"
    id: int
    words: tuple[WordJson, ...]
    points: int
    bonus: int
    """For a full rack."""
    extra: int
    """For three cards used at once."""
    wrong: tuple[str, ...]


class HintShown(Part):
    """As much of a good play as the step tells: what there is, where, the word itself."""

    type: Literal["hint"] = "hint"
    id: int
    step: int
    full_rack: bool
    """Is there a scrabble?"""
    points: int
    start: SquareJson | None
    direction: Direction | None
    length: int | None
    word: str | None


class Chat(Part):
    """Somebody said something; a spectator's seat is null and its name empty."""

    type: Literal["chat"] = "chat"
    seat: int | None
    name: str
    text: str
    at: int


class Presence(Part):
    """Who is connected: the seats, and how many spectators."""

    type: Literal["presence"] = "presence"
    seats: tuple[int, ...]
    watchers: int


class Pong(Part):
    """Yes."""

    type: Literal["pong"] = "pong"
    id: int
    now: int


class Following(Part):
    """A rematch was made: the same people are seated at another game."""

    type: Literal["rematch"] = "rematch"
    game: str


ByeReason = Literal["stopping", "flood", "slow"]


class Bye(Part):
    """The server closes the connection: it stops, the page asks too much, or listens too little."""

    type: Literal["bye"] = "bye"
    reason: ByeReason


Telling = (
    Hello
    | Update
    | Done
    | Refused
    | Said
    | Preview
    | Chat
    | Presence
    | Pong
    | Following
    | Bye
    | Study
    | Review
    | HintShown
)
ServerMessage = Annotated[Telling, Field(discriminator="type")]

client_messages: TypeAdapter[Asking] = TypeAdapter(ClientMessage)
server_messages: TypeAdapter[Telling] = TypeAdapter(ServerMessage)
