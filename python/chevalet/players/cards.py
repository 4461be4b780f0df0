"""Cards: which to play with which word, which to play alone, what to cancel, what to drop.

A card is judged by what it does, never by its name.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from chevalet.game.actions import Action, Answer, DropCards, Place, PlayCard
from chevalet.game.cards import Card, Changes, Deed, When
from chevalet.game.laying import consider, wrong_words
from chevalet.game.play import CardUse, Play
from chevalet.game.refusals import Refusal
from chevalet.players.turns import Candidate, Thought, usual_turn

TRIED = 12
"""Placements that cards are tried with."""
_DEEDS = {
    Deed.CANCEL: 20.0,
    Deed.SWAP_RACKS: 8.0,
    Deed.EXCHANGE: 12.0,
    Deed.LOOK: 1.0,
    Deed.LOSE_TURN: 28.0,
    Deed.TAKE_TILE: 10.0,
    Deed.TAKE_SCORE: 30.0,
}


def worth(card: Card) -> float:
    """What holding a card promises, in points: it is kept for a play that brings more."""
    if card.deed is not None:
        return _DEEDS[card.deed]
    change = card.changes or Changes()
    return (
        1.2 * change.add
        + 15.0 * (change.factor - 1)
        + 0.5 * change.joker_value
        + 3.0 * (change.one_point_letters - 1)
        + (10.0 if change.quadrupled else 0.0)
        + 8.0 * (change.proper_noun + change.several_words + change.premium_again)
        + 8.0 * (change.anywhere + change.backwards + change.turn_over)
    )


def held(thought: Thought) -> list[Card]:
    """The cards in the player's hand."""
    deck, hand = thought.kit.edition.deck, thought.view.hands[thought.seat]
    names = hand.cards if hand else ()
    found = (deck.find(name) for name in names) if deck else ()
    return [card for card in found if card is not None]


def card_turn(thought: Thought, exchanged: int) -> Action:
    """A card by itself first, then a word with the cards that suit it."""
    alone = play_alone(thought, When.OWN_TURN) or play_alone(thought, When.ANY_TIME)
    if alone is not None:
        return alone
    candidates = thought.seen(thought.moves(), TRIED)
    with_word = [card for card in held(thought) if card.when is When.WITH_WORD]
    best = max(with_cards(thought, candidates, with_word), key=_value, default=None)
    return best.place if best else usual_turn(thought, exchanged)


def _value(candidate: Candidate) -> float:
    return candidate.value


def with_cards(
    thought: Thought, candidates: list[Candidate], cards: list[Card]
) -> Iterator[Candidate]:
    """Every candidate with every set of cards that suits it and brings more than it costs."""
    for candidate in candidates:
        for count in range(1, len(cards) + 1):
            for chosen in combinations(cards, count):
                place = replace(candidate.place, cards=tuple(CardUse(card.name) for card in chosen))
                play = considered(thought, place)
                if play is None:
                    continue
                gain = play.points - candidate.points - sum(worth(card) for card in chosen)
                if gain > 0:
                    yield replace(
                        candidate, place=place, points=play.points, value=candidate.value + gain
                    )


def considered(thought: Thought, place: Place) -> Play | None:
    """The play that a placement makes, if it may be made and all its words are good."""
    try:
        play = consider(thought.state, place, thought.kit.given)
    except Refusal:
        return None
    return None if wrong_words(play, thought.kit.given) else play


def play_alone(thought: Thought, when: When) -> PlayCard | None:
    """A card without a word, when now is its time."""
    public, seat = thought.public, thought.seat
    others = [s for s in public.playing if s != seat]
    if not others:
        return None
    for card in held(thought):
        if card.when is not when:
            continue
        if card.deed is Deed.TAKE_SCORE:
            richest = max(others, key=lambda s: public.last_scores[s])
            if public.last_scores[richest] >= _DEEDS[Deed.TAKE_SCORE]:
                return PlayCard(seat, CardUse(card.name, seat=richest))
    return None


def out_of_turn(thought: Thought) -> Action | None:
    """In the turn of another: make the one who leads lose it."""
    public = thought.public
    if public.cards is None or public.cards.used or public.cards.loses_turn is not None:
        return None
    for card in held(thought):
        if card.deed is Deed.LOSE_TURN and public.turn == _leader(thought):
            return PlayCard(thought.seat, CardUse(card.name))
    return None


def _leader(thought: Thought) -> int:
    """The strongest of the others."""
    others = [s for s in thought.public.playing if s != thought.seat]
    return max(others, key=lambda s: thought.public.scores[s])


def answer_card(thought: Thought) -> Action:
    """Cancel the card that is worth most, if it is worth the cancelling card."""
    window, deck = thought.public.window, thought.kit.edition.deck
    can = any(card.deed is Deed.CANCEL for card in held(thought))
    if window is not None and deck is not None and can:
        cards = [card for use in window.uses if (card := deck.find(use.card)) is not None]
        strongest = max(cards, key=worth)
        if worth(strongest) >= _DEEDS[Deed.CANCEL]:
            return Answer(thought.seat, strongest.name)
    return Answer(thought.seat)


def drop_cards(thought: Thought) -> Action:
    """Use at once what brings points; else drop what is worth least, and nothing that fits."""
    if (used := play_alone(thought, When.ANY_TIME)) is not None:
        return used
    cards = sorted(held(thought), key=worth)
    return DropCards(thought.seat, tuple(card.name for card in cards[: thought.public.surplus]))
