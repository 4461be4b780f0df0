"""What one seat holds, seen by that seat alone."""

from dataclasses import dataclass, replace

from chevalet.game import events as e
from chevalet.game.actions import Place
from chevalet.game.board import Laid, Square
from chevalet.game.cards import without
from chevalet.game.play import CardUse, Hidden, Play
from chevalet.game.tiles import on_rack, put, take


@dataclass(frozen=True, slots=True)
class Hand:
    rack: str = ""
    cards: tuple[str, ...] = ()
    held: Place | None = None
    """A word kept ready for the end of the turn's time."""
    playing: CardUse | None = None
    """A card just played, while the others may cancel it."""
    turned: tuple[tuple[Square, str], ...] = ()
    """Tiles this seat laid face down, with what is printed on them."""


def seen(secret: str | Hidden) -> str:
    """A secret that this reader may see: hands are folded from events their seat may read."""
    if isinstance(secret, Hidden):
        raise ValueError("hidden from this seat")
    return secret


def turned_over(play: Play) -> dict[Square, str]:
    """The tiles of a play that lie face down, with what is printed on them."""
    return {u.square: u.known_tiles for u in play.uses if u.square is not None and u.tiles}


def from_rack(laid: tuple[Laid, ...], turned: dict[Square, str]) -> str:
    """The tiles as they lay on the rack: jokers without a letter, turned tiles as printed."""
    return "".join(turned.get(one.square) or on_rack(one.tile) for one in laid)


def hand_after(hand: Hand, seat: int, event: e.Event) -> Hand:
    """The hand of `seat` after an event which that seat may see."""
    match event:
        case e.TilesDrawn(s, tiles) if s == seat:
            return replace(hand, rack=put(hand.rack, seen(tiles)))
        case e.DiceRolled(s, dice) if s == seat:
            return replace(hand, rack="".join(sorted(die.face for die in dice)))
        case e.DiceReturned(s) if s == seat:
            return replace(hand, rack="")
        case e.TurnBegan():
            return replace(hand, held=None) if hand.held else hand
        case e.WordHeld(s, place) if s == seat and not isinstance(place, Hidden):
            return replace(hand, held=place)
        case e.WordLaid(s, play) if s == seat:
            turned = turned_over(play)
            rack = take(hand.rack, from_rack(play.laid, turned))
            return replace(hand, rack=rack, held=None, turned=(*hand.turned, *turned.items()))
        case e.WordTakenBack(s, laid) if s == seat:
            rack = put(hand.rack, from_rack(laid, dict(hand.turned)))
            squares = {one.square for one in laid}
            turned_left = tuple(pair for pair in hand.turned if pair[0] not in squares)
            return replace(hand, rack=rack, turned=turned_left)
        case e.Exchanged(s, given, drawn) if s == seat:
            return replace(hand, rack=put(take(hand.rack, seen(given)), seen(drawn)))
        case e.RacksSwapped(s, _, given, taken) if s == seat:
            return replace(hand, rack=put(take(hand.rack, seen(given)), seen(taken)))
        case e.RacksSwapped(_, s, given, taken) if s == seat:
            return replace(hand, rack=put(take(hand.rack, seen(taken)), seen(given)))
        case e.TileTaken(s, _, tile) if s == seat:
            return replace(hand, rack=put(hand.rack, seen(tile)))
        case e.TileTaken(_, s, tile) if s == seat:
            return replace(hand, rack=take(hand.rack, seen(tile)))
        case _:
            return _cards_after(hand, seat, event)


def _cards_after(hand: Hand, seat: int, event: e.Event) -> Hand:
    match event:
        case e.CardsDrawn(s, cards) if s == seat and not isinstance(cards, Hidden):
            return replace(hand, cards=tuple(sorted(hand.cards + cards)))
        case e.CardPlayed(s, use, with_word) if s == seat:
            playing = hand.playing if with_word else use
            return replace(hand, cards=without(hand.cards, (use.card,)), playing=playing)
        case e.CardsDropped(s, cards) if s == seat:
            return replace(hand, cards=without(hand.cards, cards))
        case e.CardsTakenBack(s, cards) if s == seat:
            return replace(hand, cards=tuple(sorted(hand.cards + cards)))
        case e.TwoLetterWordsShown(s, card) if s == seat:
            return replace(hand, cards=without(hand.cards, (card,)))
        case e.WindowClosed():
            return replace(hand, playing=None) if hand.playing else hand
        case _:
            return hand
