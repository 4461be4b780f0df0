"""Laid words that wait: accepted by the next seat, or contested by any other."""

from chevalet.game import events as e
from chevalet.game.actions import Accept, Contest
from chevalet.game.given import Course
from chevalet.game.laying import wrong_words
from chevalet.game.public import Pending
from chevalet.game.reasons import PassReason, TakenBack
from chevalet.game.refusals import (
    NothingToContest,
    NotYoursToAccept,
    NoWordNamed,
    OwnWord,
    WordAlreadyContested,
    WordNotLaid,
)
from chevalet.game.restoring import whole_play
from chevalet.game.turns import pass_turn, score_play


def accept(course: Course, action: Accept) -> None:
    """The next seat lets the word stand: its points are counted and the turn passes on."""
    pending = waiting_play(course, action.seat)
    next_seat = course.public.after(pending.seat)
    if action.seat != next_seat:
        raise NotYoursToAccept(seat=action.seat, next_seat=next_seat)
    score_play(course)


def contest(course: Course, action: Contest) -> None:
    """Any other seat names the words it doubts, and they are looked up.

    « Si le mot contesté n'est pas admis, le joueur reprend ses lettres et passe son tour. » A word
    found good stays, may not be doubted twice, and costs what the players agreed on.
    """
    pending = waiting_play(course, action.seat)
    words = tuple(dict.fromkeys(word.upper() for word in action.words))
    if not words:
        raise NoWordNamed()
    formed = {word.text for word in pending.play.words}
    for word in words:
        if word not in formed:
            raise WordNotLaid(word=word)
        if word in pending.contested:
            raise WordAlreadyContested(word=word)
    bad = wrong_words(whole_play(course.state), course.given)
    wrong = tuple(word for word in words if word in bad)
    penalty = 0 if wrong else course.public.setup.options.contest_penalty
    course.add(e.Contested(action.seat, words, wrong, penalty))
    if wrong:
        seat = pending.seat
        course.add(e.WordTakenBack(seat, pending.play.laid, TakenBack.WRONG_WORD))
        pass_turn(course, seat, PassReason.WORD_TAKEN_BACK)


def waiting_play(course: Course, seat: int) -> Pending:
    """The play that waits for a verdict of another seat."""
    pending = course.public.pending
    if pending is None:
        raise NothingToContest()
    if pending.seat == seat:
        raise OwnWord(seat=seat)
    return pending
