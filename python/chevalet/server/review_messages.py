"""What is said of a finished game that is reviewed."""

from typing import Annotated, Literal

from pydantic import Field

from chevalet.server.parts import Asked, Id, Part
from chevalet.server.study_messages import CandidateShown

LONGEST_TURN = 10
LONGEST_GAME_NAME = 64


class AskReview(Asked):
    """Look at every turn of a finished game, for so many seconds each.

    Answered after every turn with the same id; the last answer has the summaries. A page has one
    study or review at a time.
    """

    type: Literal["review"]
    id: Id
    game: Annotated[str, Field(min_length=1, max_length=LONGEST_GAME_NAME)]
    seconds: Annotated[float, Field(gt=0, le=LONGEST_TURN)] = 1


class TurnShown(Part):
    """One turn: what was played, the best there was, and what that cost."""

    number: int
    seat: int
    rack: str
    scores: tuple[int, ...]
    """After the turn, before any settlement."""
    win: float | None
    """The chance to win of the seat after its turn; null where nothing can be said."""
    played: CandidateShown
    best: CandidateShown
    win_lost: float
    points_lost: float
    is_best: bool
    good_exchange: bool | None
    is_solved: bool
    """The bag was empty: nothing had to be guessed."""
    missed_full_rack: CandidateShown | None
    unknown: tuple[str, ...]
    """Words played that the list has not."""
    cgp: str
    """The position before the turn, to be studied."""


class SummaryShown(Part):
    """What the review says of one player."""

    name: str
    score: int
    turns: int
    best_turns: int
    points_lost: float
    win_lost: float
    full_racks: int
    missed_full_racks: int
    good_exchanges: int
    bad_exchanges: int


class Review(Part):
    """How far a review has come: one turn more, or its end."""

    type: Literal["review"] = "review"
    id: int
    turn: TurnShown | None
    done: int
    turns: int
    """How many there are in all."""
    summaries: tuple[SummaryShown, ...]
    """Empty until the end."""
    ended: Literal["finished", "stopped"] | None
