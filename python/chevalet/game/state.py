"""The whole state of a game, and how events change it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce

from chevalet.game import events as e
from chevalet.game.cards import without
from chevalet.game.hands import Hand, hand_after, seen
from chevalet.game.play import Hidden
from chevalet.game.public import Public, start
from chevalet.game.refusals import CorruptLog
from chevalet.game.soundness import follows
from chevalet.game.tiles import put, take
from chevalet.game.unfolding import evolve_public


@dataclass(frozen=True, slots=True)
class State:
    """What everyone sees, what each seat holds, what nobody sees: derived from the log alone."""

    public: Public
    hands: tuple[Hand, ...]
    bag: str
    deck: tuple[str, ...] = ()
    version: int = 1
    """The number of events that led here."""

    def rack(self, seat: int) -> str:
        return self.hands[seat].rack


def opened(event: e.GameCreated) -> State:
    """The state when the box is opened."""
    hands = (Hand(),) * len(event.setup.seats)
    return State(start(event), hands, "".join(sorted(event.bag)), tuple(sorted(event.deck)))


def evolve(state: State, event: e.Event) -> State:
    """The state after one event. It never refuses: `decide` has checked the rules."""
    return State(
        public=evolve_public(state.public, event),
        hands=tuple(hand_after(hand, seat, event) for seat, hand in enumerate(state.hands)),
        bag=_bag_after(state.bag, event),
        deck=_deck_after(state.deck, event),
        version=state.version + 1,
    )


def _bag_after(bag: str, event: e.Event) -> str:
    match event:
        case e.TilesDrawn(_, tiles):
            return take(bag, seen(tiles))
        case e.Exchanged(_, given, drawn):
            return put(take(bag, seen(drawn)), seen(given))
        case _:
            return bag


def _deck_after(deck: tuple[str, ...], event: e.Event) -> tuple[str, ...]:
    match event:
        case e.CardsDrawn(_, cards) if not isinstance(cards, Hidden):
            return without(deck, cards)
        case _:
            return deck


# What a fold runs into when events do not fit together.
_SENSELESS = (ValueError, LookupError, AssertionError, TypeError, AttributeError)


def replay(log: Sequence[e.Event]) -> State:
    """The state that a log leads to; raises `CorruptLog` where the log makes no sense."""
    if not log or not isinstance(log[0], e.GameCreated) or not log[0].setup.seats:
        raise CorruptLog(index=0, detail="GameCreated")
    if len(log) > 1 and not isinstance(log[1], e.FirstSeatChosen):
        raise CorruptLog(index=1, detail="FirstSeatChosen")
    return resume(opened(log[0]), log[1:])


def resume(state: State, log: Iterable[e.Event]) -> State:
    """Go on from a state with the events that follow it."""
    for event in log:
        index = state.version
        try:
            fits = follows(state.public, event)
            state = evolve(state, event)
        except _SENSELESS as fault:
            raise CorruptLog(index=index, detail=type(event).__name__) from fault
        if not fits or not sound(state):
            raise CorruptLog(index=index, detail=type(event).__name__)
    return state


def sound(state: State) -> bool:
    """Do the numbers that everyone sees agree with what is really there?"""
    public = state.public
    return (
        public.turn in public.seats
        and public.bag_count == len(state.bag)
        and public.rack_counts == tuple(len(hand.rack) for hand in state.hands)
        and (
            public.cards is None
            or (
                public.cards.deck_count == len(state.deck)
                and public.cards.hand_counts == tuple(len(hand.cards) for hand in state.hands)
            )
        )
    )


def fold(state: State, log: Iterable[e.Event]) -> State:
    return reduce(evolve, log, state)
