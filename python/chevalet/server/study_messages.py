"""What is said of a position that is studied, over the socket and over HTTP."""

from typing import Annotated, Literal

from pydantic import Field

from chevalet.game.board import Direction
from chevalet.server.parts import Asked, Id, LaidJson, Part, SquareJson

LONGEST_STUDY = 60
MOST_PLIES = 6
LONGEST_TEXT = 15_000
LARGEST_BOARD = 21
LARGEST_RACK = 20
NameOf = Annotated[str, Field(min_length=1, max_length=60)]


class PositionJson(Asked):
    """A board, the racks as far as they are known, the scores; the seat to move is the first."""

    rows: Annotated[
        tuple[Annotated[str, Field(max_length=LARGEST_BOARD)], ...],
        Field(max_length=LARGEST_BOARD),
    ]
    racks: Annotated[
        tuple[Annotated[str, Field(max_length=LARGEST_RACK)], ...],
        Field(min_length=2, max_length=2),
    ]
    scores: Annotated[
        tuple[Annotated[int, Field(ge=-9_999, le=9_999)], ...], Field(min_length=2, max_length=2)
    ]


class AskStudy(Asked):
    """Compare the plays of a position for so many seconds.

    Answered again and again with the same id; the last answer says why it ended. A page has one
    study at a time: a new one ends the one before.
    """

    type: Literal["study"]
    id: Id
    position: PositionJson
    edition: NameOf
    words: NameOf = "fr"
    seconds: Annotated[float, Field(gt=0, le=LONGEST_STUDY)] = 5
    plies: Annotated[int, Field(ge=1, le=MOST_PLIES)] = 2


class AskStop(Asked):
    """End what is being worked out under this id; its last answer is the answer."""

    type: Literal["stop"]
    id: Id


class OpeningShown(Part):
    """What the best answers earn: on the average, and at the worst."""

    mean: float
    most: int


class CandidateShown(Part):
    """A play and what is known of it so far; what is not known is null."""

    kind: Literal["place", "exchange", "pass"]
    place: str
    """In French notation; empty unless tiles are laid."""
    word: str
    start: SquareJson | None
    direction: Direction | None
    tiles: tuple[LaidJson, ...]
    exchanged: str
    points: int
    leave: str
    leave_value: float | None
    equity: float | None
    win: float | None
    """The chance to win, from 0 to 1."""
    error: float | None
    spread: float | None
    """The score difference to expect at the end."""
    iterations: int
    dropped: bool
    """Surely not the best: it is not looked at any more."""
    reply: OpeningShown | None
    """What it leaves to the opponent."""
    share: float | None
    """How often this is the best answer, where the rack is not known."""


class EndSearched(Part):
    """What is known of an end: with best play the final difference lies between the bounds."""

    low: int
    high: int
    depth: int
    """Turns looked ahead."""


class Study(Part):
    """What is known of a position so far, the best play first."""

    type: Literal["study"] = "study"
    id: int
    kind: Literal["plays", "answers"]
    """`plays` of a known rack, or the `answers` to expect from a rack that nobody knows."""
    candidates: tuple[CandidateShown, ...]
    rollouts: int
    progress: float
    """From 0 to 1."""
    reply: OpeningShown | None
    end: EndSearched | None
    """With the bag empty: the end is searched, and nothing has to be guessed."""
    unseen: str
    bag_count: int
    unknown: tuple[str, ...]
    """Words on the board that the list has not."""
    cgp: str
    ended: Literal["sure", "spent", "stopped"] | None
    """Why it ended; null while it goes on."""


# --- positions from texts, over HTTP -----------------------------------------------------------


class AskPositions(Asked):
    """A CGP line or a GCG record to be read."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]
    edition: NameOf


class PositionRead(Part):
    """A position of a text; of a record, before which move and whose turn it is."""

    position: PositionJson
    cgp: str
    turn: int | None
    name: str
    played: str
    """What was played there, in a few characters; empty at the end."""


class PositionsRead(Part):
    """Every position of a text: one of CGP, one for each turn of a record."""

    kind: Literal["cgp", "gcg"]
    edition: str
    words: str | None
    positions: tuple[PositionRead, ...]


class CgpMade(Part):
    """A position as one line."""

    cgp: str
