"""The laws that hold after every event of every game."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from chevalet.game import events as e
from chevalet.game.board import CARD
from chevalet.game.edition import Edition
from chevalet.game.play import CardUse, Hidden
from chevalet.game.state import State
from chevalet.game.views import View, view

Redact = Callable[[e.Event, int | None], e.Event]


def check_conservation(state: State, edition: Edition, *, started: bool = False) -> None:
    """Not a tile, a die or a card is lost or made."""
    public = state.public
    if public.dice is not None:
        out = [number for _, number in public.dice.laid]
        in_hand = [die.number for die in public.dice.rolled if die.number not in out]
        assert sorted([*public.dice.box, *in_hand, *out]) == list(range(12))
        assert {square for square, _ in public.dice.laid} == {
            one.square for one in public.board.laid()
        } or public.pending is not None
        lines = [{one.square.row for one in public.board.laid()}]
        lines.append({one.square.column for one in public.board.laid()})
        if public.pending is None and started:
            assert min(map(len, lines)) <= 1, "never more than one word at the start of a turn"
        return
    turned = {square: face for hand in state.hands for square, face in hand.turned}
    board = [
        turned.get(one.square) or ("?" if one.tile.islower() else one.tile)
        for one in public.board.laid()
    ]
    everywhere = Counter(board) + Counter(state.bag)
    for hand in state.hands:
        everywhere += Counter(hand.rack)
    assert everywhere == Counter(edition.bag)
    assert sum(everywhere.values()) == 102
    assert public.bag_count == len(state.bag)
    assert public.rack_counts == tuple(len(hand.rack) for hand in state.hands)
    if edition.deck is not None and public.cards is not None:
        cards = Counter(state.deck) + Counter(public.cards.discarded)
        for hand in state.hands:
            cards += Counter(hand.cards)
        assert cards == Counter(edition.deck.names)
        assert sum(edition.layout[s] is CARD for s in edition.layout.squares()) >= 32


# Which fields of which events are secrets, and whose: written down apart from the code that hides.
SECRETS: dict[type[Any], tuple[tuple[str, ...], tuple[str, ...]]] = {
    e.TilesDrawn: (("tiles",), ("seat",)),
    e.Exchanged: (("given", "drawn"), ("seat",)),
    e.CardsDrawn: (("cards",), ("seat",)),
    e.RackShown: (("tiles",), ("seat", "other")),
    e.RacksSwapped: (("given", "taken"), ("seat", "other")),
    e.TileTaken: (("tile",), ("seat", "other")),
    e.TwoLetterWordsShown: (("words",), ("seat",)),
}


def scrambled(event: e.Event, seat: int | None, r: random.Random) -> e.Event:
    """The same event with everything changed that this seat may not see."""
    if getattr(event, "open", False):
        return event
    if isinstance(event, e.WordHeld) and event.seat != seat:
        return replace(event, place=None)
    if isinstance(event, e.WordLaid | e.PlayChanged) and event.seat != seat:
        uses = tuple(other_tiles(use, r) for use in event.play.uses)
        return replace(event, play=replace(event.play, uses=uses))
    if isinstance(event, e.CardPlayed) and event.seat != seat:
        return replace(event, use=other_tiles(event.use, r))
    fields, owners = SECRETS.get(type(event), ((), ()))
    if seat in [getattr(event, owner) for owner in owners]:
        return event
    changed = {name: other_things(getattr(event, name), r) for name in fields}
    return replace(event, **changed) if changed else event


def other_tiles(use: CardUse, r: random.Random) -> CardUse:
    return replace(use, tiles=other_things(use.tiles, r))


def other_things(things: Any, r: random.Random) -> Any:
    if isinstance(things, str):
        return "".join(r.choices("ABCXYZ?", k=len(things)))
    if isinstance(things, tuple):
        return tuple(r.choice(("x", "y")) for _ in things)
    return things


def scrambled_state(state: State, seat: int | None, r: random.Random) -> State:
    """The same table with other tiles and cards wherever this seat may not look."""
    if state.public.open_racks:
        return replace(state, deck=other_things(state.deck, r))
    hands = tuple(
        hand
        if owner == seat
        else replace(
            hand,
            rack=other_things(hand.rack, r),
            cards=other_things(hand.cards, r),
            held=None,
            playing=None,
            turned=(),
        )
        for owner, hand in enumerate(state.hands)
    )
    return replace(
        state, hands=hands, bag=other_things(state.bag, r), deck=other_things(state.deck, r)
    )


def check_secrecy(state: State, event: e.Event, redact: Redact, r: random.Random) -> None:
    """Changing what is hidden from a seat changes nothing that this seat receives."""
    for seat in (*state.public.seats, None):
        assert redact(scrambled(event, seat, r), seat) == redact(event, seat)
        assert view(scrambled_state(state, seat, r), seat) == view(state, seat)


def check_following(views: dict[int | None, View], state: State) -> None:
    """Following the redacted events gives the view of the state."""
    for seat, followed in views.items():
        assert followed == view(state, seat)
        check_unseen(followed, state)


def check_unseen(seen: View, state: State) -> None:
    """What a seat does not see is just what it may not see."""
    if state.public.dice is not None:
        return
    hidden = Counter(state.bag)
    for seat, hand in enumerate(state.hands):
        if seat != seen.seat and not state.public.open_racks:
            hidden += Counter(hand.rack)
            hidden += Counter(face for _, face in hand.turned)
    assert Counter(seen.unseen) == hidden


__all__ = ["Hidden", "check_conservation", "check_following", "check_secrecy"]
