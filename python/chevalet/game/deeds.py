"""What cards do by themselves."""

from chevalet.game import events as e
from chevalet.game.card_refusals import (
    CardNeedsSeat,
    CardOutOfTime,
    NoScoreToTake,
    RackIsEmpty,
)
from chevalet.game.cards import Card, Deed
from chevalet.game.exchanges import ExchangeIfBagHolds
from chevalet.game.given import Course
from chevalet.game.play import CardUse
from chevalet.game.public import Public
from chevalet.game.reasons import PassReason
from chevalet.game.tiles import draw
from chevalet.game.turns import pass_turn

_ABOUT_A_SEAT = (Deed.SWAP_RACKS, Deed.LOOK, Deed.TAKE_TILE, Deed.TAKE_SCORE)


def check_deed(course: Course, seat: int, use: CardUse, card: Card) -> CardUse:
    """The card with what it is about; refuse one that names nobody, or has nothing to act on."""
    public = course.public
    tiles = use.tiles if isinstance(use.tiles, str) and card.deed is Deed.EXCHANGE else ""
    if card.deed in _ABOUT_A_SEAT:
        other = use.seat
        if other is None or other == seat or other not in public.seats:
            raise CardNeedsSeat(card=use.card)
        if card.deed in (Deed.LOOK, Deed.TAKE_TILE) and not public.rack_counts[other]:
            raise RackIsEmpty(seat=other)
        if card.deed is Deed.TAKE_SCORE and public.last_scores[other] <= 0:
            raise NoScoreToTake(seat=other)
    if card.deed is Deed.EXCHANGE:
        ExchangeIfBagHolds().check(course.state, seat, tiles)
    about = use.seat if card.deed in _ABOUT_A_SEAT else None
    return CardUse(use.card, seat=about, tiles=tiles)


def loser_of_turn(public: Public, seat: int, card: Card) -> int:
    """« Cette carte doit être jouée au début du tour d'un adversaire. »

    While a word waits for a verdict, or its seat for its cards, the turn about to begin is meant.
    """
    to_come = between_turns(public)
    target = public.after(public.turn) if to_come else public.turn
    begun = public.cards is not None and (
        public.cards.loses_turn is not None or (bool(public.cards.used) and not to_come)
    )
    if target == seat or begun:
        raise CardOutOfTime(card=card.name, when=card.when)
    return target


def between_turns(public: Public) -> bool:
    """Does the word of this turn lie on the board already?"""
    return public.pending is not None or public.dropping is not None


def perform(course: Course, seat: int, use: CardUse) -> None:
    """A card that nobody has cancelled takes effect."""
    deck = course.edition.deck
    card = deck.find(use.card) if deck else None
    if card is None or card.deed is None:
        return
    other = use.seat if use.seat is not None else seat
    chance, state, size = course.given.chance, course.state, course.edition.rack_size
    match card.deed:
        case Deed.LOOK:
            course.add(e.RackShown(seat, other, state.rack(other)))
        case Deed.SWAP_RACKS:
            # « Si ce joueur a plus de lettres que vous, vous ne pouvez en échanger que 7 »
            given = draw(state.rack(seat), size, chance)
            taken = draw(state.rack(other), size, chance)
            course.add(e.RacksSwapped(seat, other, given, taken))
        case Deed.EXCHANGE:
            tiles = use.known_tiles
            drawn = draw(state.bag, len(tiles), chance)
            course.add(e.Exchanged(seat, "".join(sorted(tiles)), drawn, by_card=True))
        case Deed.TAKE_TILE:
            # « Votre adversaire ne pourra pas piocher ... avant la fin de son tour suivant »: in
            # the middle of a turn, the end of that turn is not yet the end of the next one.
            tile = draw(state.rack(other), 1, chance)
            course.add(e.TileTaken(seat, other, tile, short=other == course.public.turn))
        case Deed.TAKE_SCORE:
            course.add(e.ScoreTaken(seat, other, course.public.last_scores[other]))
        case Deed.LOSE_TURN:
            loser = loser_of_turn(course.public, seat, card)
            if between_turns(course.public):
                course.add(e.TurnToBeLost(loser))
            else:
                pass_turn(course, loser, PassReason.CARD)
        case Deed.CANCEL:
            pass
