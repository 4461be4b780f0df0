"""Playing a card by itself, dropping cards, and the card of two-letter words."""

from collections import Counter
from itertools import product

from chevalet.game import events as e
from chevalet.game.actions import DropCards, PlayCard, SeeTwoLetterWords
from chevalet.game.admission import require_answered, require_turn
from chevalet.game.card_refusals import (
    CardNotHeld,
    CardOutOfTime,
    DropTheRightNumber,
    NoCards,
    NothingToDrop,
)
from chevalet.game.cards import Card, Deed, When
from chevalet.game.deeds import check_deed, loser_of_turn
from chevalet.game.given import Course
from chevalet.game.play import CardUse
from chevalet.game.tiles import ALPHABET
from chevalet.game.turns import end_turn
from chevalet.game.windows import read_aloud


def held_card(course: Course, seat: int, name: str) -> Card:
    """The card of that name in the seat's hand."""
    deck = course.edition.deck
    if deck is None:
        raise NoCards()
    card = deck.find(name)
    if card is None or name not in course.state.hands[seat].cards:
        raise CardNotHeld(card=name)
    return card


def check_cards_of_word(course: Course, seat: int, uses: tuple[CardUse, ...]) -> None:
    """Cards that come with a word: held, as often as they are played, and meant for that time."""
    for use in uses:
        card = held_card(course, seat, use.card)
        if card.when is not When.WITH_WORD:
            raise CardOutOfTime(card=use.card, when=card.when)
    missing = Counter(use.card for use in uses) - Counter(course.state.hands[seat].cards)
    if missing:
        raise CardNotHeld(card=next(iter(missing)))


def play_card(course: Course, action: PlayCard) -> None:
    """« Vous pouvez jouer à tout moment les cartes délire qui ne modifient pas la valeur des
    mots », save those that name their own time. Even a card too many: those « qui s'appliquent à
    un adversaire peuvent être utilisées immédiatement »."""
    seat, use = action.seat, action.use
    card = held_card(course, seat, use.card)
    match card.when:
        case When.OWN_TURN if course.public.dropping != seat:
            require_turn(course, seat)
        case When.OTHER_TURN | When.ANY_TIME:
            require_answered(course)
        case _:
            raise CardOutOfTime(card=card.name, when=card.when)
    if card.deed is Deed.LOSE_TURN:
        loser_of_turn(course.public, seat, card)
    use = check_deed(course, seat, use, card)
    read_aloud(course, seat, (use,), with_word=False)


def drop(course: Course, action: DropCards) -> None:
    """« Vous ne pouvez pas disposer de plus de 3 cartes délire à la fois »: choose what to keep."""
    seat, required = action.seat, course.public.surplus
    if course.public.cards is None:
        raise NoCards()
    if course.public.dropping != seat:
        raise NothingToDrop()
    require_answered(course)
    if len(action.cards) != required:
        raise DropTheRightNumber(given=len(action.cards), required=required)
    missing = Counter(action.cards) - Counter(course.state.hands[seat].cards)
    if missing:
        raise CardNotHeld(card=next(iter(missing)))
    course.add(e.CardsDropped(seat, tuple(sorted(action.cards))))
    end_turn(course, seat)


def see_two_letter_words(course: Course, action: SeeTwoLetterWords) -> None:
    """« Restituer l'une de vos cartes délire sans l'utiliser » to see the words of two letters.

    A card too many may be given back for it as well as dropped for nothing.
    """
    held_card(course, action.seat, action.card)
    if course.public.dropping == action.seat:
        require_answered(course)
    else:
        require_turn(course, action.seat)
    pairs = ("".join(pair) for pair in product(ALPHABET, repeat=2))
    words = tuple(pair for pair in pairs if pair in course.given.words)
    course.add(e.TwoLetterWordsShown(action.seat, action.card, words))
