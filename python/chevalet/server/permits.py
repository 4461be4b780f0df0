"""What a seat may ask for at this moment, so that a page can offer it and nothing else.

The rules decide when it asks: this only tells a page which buttons make sense.
"""

from collections.abc import Iterator
from typing import Literal

from chevalet.game.card_refusals import CardOutOfTime
from chevalet.game.cards import Card, When
from chevalet.game.clock import TurnClock
from chevalet.game.deeds import loser_of_turn
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


def playable(seen: View, edition: Edition) -> tuple[str, ...]:
    """The cards of its hand that a seat may play by themselves at this moment."""
    public, seat = seen.public, seen.seat
    hand = seen.hands[seat] if seat is not None else None
    if seat is None or hand is None or edition.deck is None:
        return ()
    resting = public.ended is not None or public.paused or public.window is not None
    if resting or public.standings[seat] is not Standing.PLAYING:
        return ()
    cards = (edition.deck.find(name) for name in dict.fromkeys(hand.cards))
    return tuple(card.name for card in cards if card and _in_time(public, seat, card))


def _in_time(public: Public, seat: int, card: Card) -> bool:
    match card.when:
        case When.ANY_TIME:
            return True
        case When.OWN_TURN:
            return seat in public.awaited and public.dropping is None
        case When.OTHER_TURN:
            try:
                loser_of_turn(public, seat, card)
            except CardOutOfTime:
                return False
            return True
        case _:
            return False


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
    if hand is None or not hand.cards:
        return
    if playable(seen, edition):
        yield "PlayCard"
    if own_turn or seen.public.dropping == seat:
        yield "SeeTwoLetterWords"
