"""What one seat may see: its View, and the events with everything else hidden.

Two laws, kept by property tests: following the redacted events gives the view of the final state;
changing what is hidden from a seat changes nothing that this seat receives.
"""

from dataclasses import dataclass, replace

from chevalet.game import events as e
from chevalet.game.hands import Hand, hand_after
from chevalet.game.play import Hidden
from chevalet.game.public import Public
from chevalet.game.state import State
from chevalet.game.tiles import take
from chevalet.game.unfolding import count, evolve_public


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it; a spectator (`seat` is None) sees no hand."""

    public: Public
    seat: int | None
    hands: tuple[Hand | None, ...]
    version: int

    @property
    def rack(self) -> str:
        """The rack of the seat that looks."""
        hand = self.hands[self.seat] if self.seat is not None else None
        return hand.rack if hand else ""

    @property
    def unseen(self) -> str:
        """The tiles that this seat cannot see: in the bag, on other racks, face down on the board.

        A tile that another seat has turned over could be any of them.
        """
        cards = self.public.cards
        down = cards.turned if cards else frozenset()
        hands = [hand for hand in self.hands if hand is not None]
        known = "".join(hand.rack for hand in hands)
        known += "".join(face for hand in hands for _, face in hand.turned)
        board = self.public.board
        known += board.without(down).tiles if down else board.tiles
        return take(self.public.box, known)


def sees(owner: int, seat: int | None, *, open_racks: bool) -> bool:
    """May `seat` see what `owner` holds?"""
    return open_racks or owner == seat


def view(state: State, seat: int | None) -> View:
    """What a seat sees of a state."""
    opened = state.public.open_racks
    hands = tuple(
        hand if sees(owner, seat, open_racks=opened) else None
        for owner, hand in enumerate(state.hands)
    )
    return View(state.public, seat, hands, state.version)


def evolve_view(seen: View, event: e.Event) -> View:
    """The view after one redacted event."""
    hands = tuple(
        None if hand is None else hand_after(hand, owner, event)
        for owner, hand in enumerate(seen.hands)
    )
    return View(evolve_public(seen.public, event), seen.seat, hands, seen.version + 1)


def redact(event: e.Event, seat: int | None) -> e.Event:
    """The event as a seat may read it: secrets of others become numbers."""
    match event:
        case e.TilesDrawn(owner, tiles, opened) if not (opened or owner == seat):
            return replace(event, tiles=Hidden(count(tiles)))
        case e.Exchanged(owner, given, drawn, opened) if not (opened or owner == seat):
            return replace(event, given=Hidden(count(given)), drawn=Hidden(count(drawn)))
        case e.WordHeld(owner, _, opened) if not (opened or owner == seat):
            return replace(event, place=Hidden(0))
        case e.WordLaid(owner, play) | e.PlayChanged(owner, play) if owner != seat:
            return replace(event, play=play.concealed)
        case e.CardPlayed(owner, use) if owner != seat:
            return replace(event, use=use.concealed)
        case e.CardsDrawn(owner, cards) if owner != seat:
            return replace(event, cards=Hidden(count(cards)))
        case e.RackShown(looker, owner, tiles) if seat not in (looker, owner):
            return replace(event, tiles=Hidden(count(tiles)))
        case e.RacksSwapped(one, other, given, taken) if seat not in (one, other):
            return replace(event, given=Hidden(count(given)), taken=Hidden(count(taken)))
        case e.TileTaken(taker, owner, tile) if seat not in (taker, owner):
            return replace(event, tile=Hidden(count(tile)))
        case e.TwoLetterWordsShown(owner, _, words) if owner != seat:
            return replace(event, words=Hidden(count(words)))
        case _:
            return event
