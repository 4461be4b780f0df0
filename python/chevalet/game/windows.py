"""The answer window: every card played may be cancelled by another player before it counts.

The window never depends on who really holds a cancelling card, only on what everyone can see, so
that it tells nothing.
"""

from collections import Counter

from chevalet.game import events as e
from chevalet.game.actions import Answer
from chevalet.game.card_refusals import (
    CardDoesNotApply,
    CardNotHeld,
    NothingToAnswer,
)
from chevalet.game.cards import Deck
from chevalet.game.deeds import perform
from chevalet.game.given import Course
from chevalet.game.laying import consider
from chevalet.game.play import CardUse
from chevalet.game.reasons import TakenBack
from chevalet.game.refusals import (
    Refusal,
)
from chevalet.game.restoring import placement_of, whole_play
from chevalet.game.setup import WordRule
from chevalet.game.state import evolve
from chevalet.game.turns import score_play


def read_aloud(course: Course, seat: int, uses: tuple[CardUse, ...], *, with_word: bool) -> None:
    """The cards are played; the others may answer, or they count at once when nobody can."""
    for use in uses:
        course.add(e.CardPlayed(seat, use, with_word))
    waiting = who_may_cancel(course, seat) if uses else ()
    if waiting:
        until = course.given.now + course.public.setup.options.answer_time
        shown = tuple(use.concealed for use in uses)
        course.add(e.WindowOpened(seat, shown, with_word, waiting, until))
    elif with_word:
        settle_play(course)
    else:
        perform(course, seat, uses[0])


def who_may_cancel(course: Course, seat: int) -> tuple[int, ...]:
    """The other seats that hold a card, as long as a cancelling card may be among them."""
    cards, deck = course.public.cards, course.edition.deck
    if cards is None or deck is None or not Counter(deck.cancels) - Counter(cards.discarded):
        return ()
    return tuple(s for s in course.public.playing if s != seat and cards.hand_counts[s])


def answer(course: Course, action: Answer) -> None:
    """Let the cards be, or cancel one of them."""
    window = course.public.window
    if window is None or action.seat not in window.waiting:
        raise NothingToAnswer(seat=action.seat)
    if action.cancel is None:
        answer_missing(course, action.seat)
    else:
        cancel(course, action.seat, action.cancel)


def answer_missing(course: Course, seat: int) -> None:
    """A seat lets the cards be, or is no longer there to answer."""
    window = course.public.window
    if window is not None and seat in window.waiting:
        course.add(e.AnswerGiven(seat))
        if course.public.window is not None and not course.public.window.waiting:
            close(course)


def close(course: Course) -> None:
    """Nobody has cancelled: the cards count."""
    window = course.public.window
    if window is None:
        return
    use = course.state.hands[window.seat].playing
    course.add(e.WindowClosed())
    if window.with_word:
        settle_play(course)
    elif use is not None:
        perform(course, window.seat, use)


def settle_play(course: Course) -> None:
    """A play that no card hangs over is counted at once, or waits for a contest."""
    if course.public.setup.word_rule is WordRule.ARBITRE:
        score_play(course)


def cancel(course: Course, seat: int, card: str) -> None:
    """« Invalidez la carte d'un autre joueur. »"""
    window, deck = course.public.window, course.edition.deck
    if window is None or deck is None:
        raise NothingToAnswer(seat=seat)
    if card not in [use.card for use in window.uses]:
        raise CardDoesNotApply(card=card)
    held = next((c for c in course.state.hands[seat].cards if c in deck.cancels), None)
    if held is None:
        raise CardNotHeld(card=deck.cancels[0])
    course.add(e.CardPlayed(seat, CardUse(held, seat=window.seat), with_word=True))
    course.add(e.CardCancelled(window.seat, card), e.WindowClosed())
    if window.with_word:
        count_anew(course, card, deck)


def count_anew(course: Course, cancelled: str, deck: Deck) -> None:
    """The word without its card: counted anew, or taken back when it is no longer legal.

    Who takes a word back plays again, and keeps the cards that were not cancelled.
    """
    play = whole_play(course.state)
    pending, cards = course.public.pending, course.public.cards
    if pending is None or cards is None:
        return
    gone = next(use for use in play.uses if use.card == cancelled)
    rest = list(play.uses)
    rest.remove(gone)
    uses = tuple(rest)
    taken_back = e.WordTakenBack(pending.seat, play.laid, TakenBack.CARD_CANCELLED)
    before = evolve(course.state, taken_back)
    place = placement_of(play, pending.seat, uses)
    turned = any(change.turn_over for change in deck.changes([cancelled]))
    try:
        anew = consider(before, place, course.given, used_before=len(cards.used) - len(uses))
    except Refusal:
        anew = None
    if anew is None or turned:
        course.add(taken_back)
        if uses:
            course.add(e.CardsTakenBack(pending.seat, tuple(use.card for use in uses)))
    else:
        course.add(e.PlayChanged(pending.seat, anew))
        settle_play(course)
