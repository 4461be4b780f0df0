"""What a seat may ask for at this moment, so that a page can offer it and nothing else.

The rules decide when it asks: this only tells a page which buttons make sense.
"""

from collections.abc import Iterator
from typing import Literal

from chevalet.game.cards import When
from chevalet.game.clock import TurnClock
from chevalet.game.edition import Edition
from chevalet.game.exchanges import ExchangeIfBagHolds
from chevalet.game.public import Public, Standing
from chevalet.game.setup import WordRule
from chevalet.game.views import View

Permit = Literal[
    "Place",
    "Hold",
    "Exchange",
    "Pass",
    "Accept",
    "Contest",
    "PlayCard",
    "Answer",
    "DropCards",
    "SeeTwoLetterWords",
    "Pause",
    "Resume",
    "Resign",
    "Leave",
    "Return",
]


def permits(seen: View, edition: Edition) -> tuple[Permit, ...]:
    """The actions that have a chance, by the names of their types."""
    public, seat = seen.public, seen.seat
    if seat is None or public.ended is not None:
        return ()
    match public.standings[seat]:
        case Standing.RESIGNED:
            return ()
        case Standing.AWAY:
            return ("Return", "Resign")
    if public.paused:
        return ("Resume", "Leave", "Resign")
    return (*_moves(seen, seat, edition), "Pause", "Leave", "Resign")


def _moves(seen: View, seat: int, edition: Edition) -> Iterator[Permit]:
    public = seen.public
    if public.window is not None:
        if seat in public.window.waiting:
            yield "Answer"
        return
    if public.dropping is not None:
        if public.dropping == seat:
            yield "DropCards"
        yield from _cards(seen, seat, edition, own_turn=False)
        return
    if public.pending is not None and public.pending.seat != seat:
        if public.setup.word_rule is WordRule.CONTESTATION:
            yield "Contest"
        if public.after(public.pending.seat) == seat:
            yield "Accept"
    own_turn = seat in public.awaited
    if own_turn:
        yield from _turn(public, edition)
    yield from _cards(seen, seat, edition, own_turn)


def _turn(public: Public, edition: Edition) -> Iterator[Permit]:
    yield "Place"
    clock, exchange = public.setup.clock, edition.exchange
    if isinstance(clock, TurnClock) and clock.plays_held:
        yield "Hold"
    if isinstance(exchange, ExchangeIfBagHolds) and public.bag_count >= exchange.required:
        yield "Exchange"
    yield "Pass"


def _cards(seen: View, seat: int, edition: Edition, own_turn: bool) -> Iterator[Permit]:
    hand = seen.hands[seat]
    if hand is None or not hand.cards or edition.deck is None:
        return
    times = {When.ANY_TIME, When.OWN_TURN if own_turn else When.OTHER_TURN}
    if any(card.name in hand.cards and card.when in times for card in edition.deck.cards):
        yield "PlayCard"
    if own_turn or seen.public.dropping == seat:
        yield "SeeTwoLetterWords"
