"""Hints during a game, in three steps: what there is, where, and the word itself."""

from dataclasses import dataclass

from chevalet.analysis.tools import tools_for
from chevalet.editions import edition as edition_named
from chevalet.errors import ChevaletError
from chevalet.game.board import Direction, Square
from chevalet.game.views import View
from chevalet.lexicon import Lexicon

STEPS = 3


class NoSuchHint(ChevaletError):
    """There are three steps of hints, from 1."""

    step: int


class NoHintNow(ChevaletError):
    """It is not the turn of whoever asks, or there is nothing to play."""


@dataclass(frozen=True, slots=True)
class Hint:
    """As much of the best play as the step tells."""

    step: int
    full_rack: bool
    """Is there a scrabble?"""
    points: int
    """What the play brings."""
    start: Square | None = None
    direction: Direction | None = None
    length: int | None = None
    """From the second step on: where the word begins and how long it is."""
    word: str | None = None
    """In the third step, jokers in lower case."""


def hint(view: View, words: Lexicon, step: int) -> Hint:
    """A hint for the seat to play, from what it sees: the same every time it is asked."""
    if step not in range(1, STEPS + 1):
        raise NoSuchHint(step=step)
    public = view.public
    if view.seat is None or view.seat not in public.awaited or public.turn != view.seat:
        raise NoHintNow()
    edition = edition_named(public.setup.edition)
    engine = tools_for(edition, words).engine
    unseen = view.unseen if edition.tiles and not public.bag_count else None
    found = engine.moves(
        public.board.rows,
        view.rack,
        unseen=unseen,
        most=edition.tiles_a_turn,
        limit=1,
        closed=public.cards.closed if public.cards else (),
    )
    if not found:
        raise NoHintNow()
    best = found[0]
    laid = len(best.tiles.replace(".", ""))
    told = Hint(step, laid >= edition.rack_size, best.points)
    if step == 1:
        return told
    start, direction = Square(best.row, best.column), Direction(best.direction)
    word = best.word if step == STEPS else None
    return Hint(step, told.full_rack, best.points, start, direction, len(best.word), word)
