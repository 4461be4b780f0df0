"""Resting, leaving, coming back, giving up."""

from chevalet.game import events as e
from chevalet.game.endings import end_game
from chevalet.game.given import Course
from chevalet.game.public import Standing
from chevalet.game.reasons import EndReason, ResignReason
from chevalet.game.refusals import GameIsNotPaused, SeatIsNotAway
from chevalet.game.timing import stop
from chevalet.game.turns import begin_turn, score_play
from chevalet.game.windows import answer_missing


def pause(course: Course, seat: int) -> None:
    course.add(e.Paused(seat))


def resume(course: Course, seat: int) -> None:
    """Time that had stopped runs on; an answer window opens for its full time again."""
    if not course.public.paused:
        raise GameIsNotPaused()
    answer_time = course.public.setup.options.answer_time
    until = course.given.now + answer_time if course.public.window else None
    course.add(e.Resumed(seat, until))


def resign(course: Course, seat: int, reason: ResignReason) -> None:
    """Giving up is for good; the last seat that has not given up wins."""
    course.add(e.SeatResigned(seat, reason))
    staying = [s for s in course.public.standings if s is not Standing.RESIGNED]
    if len(staying) <= 1:
        stop(course)
        end_game(course, EndReason.RESIGNED)
    else:
        answer_missing(course, seat)


def leave(course: Course, seat: int) -> None:
    """The others play on; the tiles and points of the seat stay as they are."""
    course.add(e.SeatLeft(seat))
    answer_missing(course, seat)


def come_back(course: Course, seat: int) -> None:
    if course.public.standings[seat] is not Standing.AWAY:
        raise SeatIsNotAway(seat=seat)
    course.add(e.SeatReturned(seat))


def play_on(course: Course) -> None:
    """The next seat plays when the one to play is not at the table; a word that nobody is left to
    contest counts."""
    public = course.public
    waits = public.ended or public.paused or public.window or public.dropping is not None
    if waits or not public.playing:
        return
    if public.pending is not None:
        if not any(seat != public.pending.seat for seat in public.playing):
            score_play(course)
    elif public.standings[public.turn] is not Standing.PLAYING:
        if public.dice is not None:
            course.add(e.DiceReturned(public.turn))
        begin_turn(course, public.after(public.turn))
