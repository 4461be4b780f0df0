"""Cards: which to play with which word, which to play alone, what to cancel, what to drop.

A card is judged by what it does, never by its name.
"""

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from chevalet.game.actions import Action, Answer, DropCards, PlayCard
from chevalet.game.cards import Card, Changes, Deed, When
from chevalet.game.play import CardUse
from chevalet.players.card_words import considered, possible_with
from chevalet.players.turns import Candidate, Thought, usual_turn

TRIED = 12
"""Placements that cards are tried with."""
POOR_TURN, POOR_RACK = 22.0, 14.0
"""A turn that brings less is worth an exchange by card, or the rack of another."""
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
    moves = thought.moves()
    candidates = thought.seen(moves, TRIED)
    best = candidates[0].value if candidates else 0.0
    for when in (When.OWN_TURN, When.ANY_TIME):
        if (alone := play_alone(thought, when, best)) is not None:
            return alone
    cards = [card for card in held(thought) if card.when is When.WITH_WORD]
    found = list(with_cards(thought, candidates, cards))
    if thought.level.thinks:
        for card in cards:
            found += with_cards(thought, list(possible_with(thought, card, moves)), cards)
    chosen = max(found, key=_value, default=None)
    if chosen is not None and chosen.value > best:
        return chosen.place
    return usual_turn(thought, exchanged)


def _value(candidate: Candidate) -> float:
    return candidate.value


def with_cards(
    thought: Thought, candidates: list[Candidate], cards: list[Card]
) -> Iterator[Candidate]:
    """Every candidate with every set of further cards that suits it, at what it then is worth."""
    for candidate in candidates:
        needed = candidate.place.cards
        spare = [card for card in cards if card.name not in {use.card for use in needed}]
        plain = [card for card in spare if card.changes and not _needs_more(card.changes)]
        prices = {card.name: worth_now(thought, card) for card in cards}
        for count in range(0 if needed else 1, len(plain) + 1):
            for more in combinations(plain, count):
                uses = (*needed, *(CardUse(card.name) for card in more))
                place = replace(candidate.place, cards=uses)
                play = considered(thought, place)
                if play is not None:
                    price = sum(prices[use.card] for use in uses)
                    value = candidate.value + play.points - candidate.points - price
                    yield replace(candidate, place=place, points=play.points, value=value)


def _needs_more(change: Changes) -> bool:
    """Does the card ask for a square, a letter or another kind of word?"""
    return (
        change.turn_over
        or change.premium_again
        or change.several_words
        or change.backwards
        or change.anywhere
        or change.proper_noun
    )


def worth_now(thought: Thought, card: Card) -> float:
    """What keeping a card is worth: less and less, as the end comes near."""
    if not thought.level.thinks:
        return worth(card)
    left = thought.public.bag_count + sum(thought.public.rack_counts)
    return worth(card) * min(1.0, left / 50)


def play_alone(thought: Thought, when: When, best: float) -> PlayCard | None:
    """A card without a word, when now is its time; `best` is what the turn brings without it."""
    for card in held(thought):
        if card.when is when and card.deed is not None:
            use = deed(thought, card, card.deed, best)
            if use is not None:
                return PlayCard(thought.seat, use)
    return None


def deed(thought: Thought, card: Card, what: Deed, best: float) -> CardUse | None:
    """How to play a card by itself now, if that promises anything."""
    public, seat = thought.public, thought.seat
    others = [s for s in public.playing if s != seat]
    if not others:
        return None
    rival = _leader(thought)
    if what is Deed.TAKE_SCORE:
        richest = max(others, key=lambda s: public.last_scores[s])
        enough = worth_now(thought, card)
        taken = public.last_scores[richest]
        return CardUse(card.name, seat=richest) if taken >= max(enough, 1) else None
    if not thought.level.thinks:
        return None
    if what is Deed.EXCHANGE and best < POOR_TURN and thought.exchangeable():
        given = thought.engine.exchanges(thought.view.rack[:8], thought.exchangeable())[0][0]
        return CardUse(card.name, tiles=given) if given else None
    if what is Deed.SWAP_RACKS and best < POOR_RACK and public.rack_counts[rival] >= 7:
        return CardUse(card.name, seat=rival)
    if what is Deed.TAKE_TILE and public.bag_count > 7 and public.rack_counts[rival]:
        return CardUse(card.name, seat=rival) if len(thought.view.rack) <= 7 else None
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
    if (used := play_alone(thought, When.ANY_TIME, best=math.inf)) is not None:
        return used
    cards = sorted(held(thought), key=worth)
    return DropCards(thought.seat, tuple(card.name for card in cards[: thought.public.surplus]))
