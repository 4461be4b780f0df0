"""Errors on their way to a page: the name of their sentence, its variables, the HTTP status."""

from collections.abc import Iterable
from typing import Any

from pydantic import ValidationError

from chevalet.errors import ChevaletError, facts_of, key_of
from chevalet.game.board import Square
from chevalet.lexicon.refusals import UnknownLexicon
from chevalet.messages import LONGEST_FACT
from chevalet.notation.squares import LARGEST_BOARD, square_name
from chevalet.server import refusals as r
from chevalet.server.protocol import Fact, Fault
from chevalet.store import InviteGone, StoreUnavailable, UnknownGame
from chevalet.table import GameStillRunning

LARGEST_NUMBER = 2**53
"""Beyond it a page would read another number."""

STATUSES: dict[type[ChevaletError], int] = {
    r.BadMessage: 422,
    r.ForeignOrigin: 403,
    r.LookUpForbidden: 403,
    r.MessageTooLarge: 413,
    r.NotFound: 404,
    r.NotYourSeat: 403,
    r.ServerFault: 500,
    r.SpectatorsOnlyWatch: 403,
    r.StudyForbidden: 403,
    r.TooManyRequests: 429,
    r.TooManySockets: 429,
    GameStillRunning: 409,
    InviteGone: 410,
    StoreUnavailable: 503,
    UnknownGame: 404,
    UnknownLexicon: 404,
}
USUAL = 409
"""Whatever else is refused was understood, and does not fit how things stand."""


def status_of(error: ChevaletError) -> int:
    return STATUSES.get(type(error), USUAL)


def fault(error: ChevaletError) -> Fault:
    """What a page needs to say it: numbers and texts only."""
    return Fault(
        key=key_of(type(error)),
        facts={name: told(value) for name, value in facts_of(error).items()},
    )


def told(fact: Any) -> Fact:
    """A fact as a sentence shows it: squares by their names, several things with commas."""
    if isinstance(fact, bool):
        return int(fact)
    if isinstance(fact, int) and abs(fact) >= LARGEST_NUMBER:
        return "…"
    if isinstance(fact, int | float):
        return fact
    if isinstance(fact, Square):
        on_some_board = (
            min(fact.row, fact.column) >= 0 and max(fact.row, fact.column) < LARGEST_BOARD
        )
        return square_name(fact) if on_some_board else "…"
    if isinstance(fact, Iterable) and not isinstance(fact, str):
        return _cut(", ".join(str(told(one)) for one in fact))
    return _cut(str(fact))


def bad_message(error: ValidationError) -> r.BadMessage:
    """The first thing that is wrong with a message. What was sent is not repeated."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    path = ".".join(str(step) for step in first["loc"])
    return r.BadMessage(path=_cut(path), detail=_cut(first["msg"]))


def _cut(text: str) -> str:
    # A lone surrogate has no bytes.
    text = text.encode("utf-8", "replace").decode()
    return text if len(text) <= LONGEST_FACT else text[:LONGEST_FACT] + "…"
