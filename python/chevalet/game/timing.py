"""The clock in the course of a game: whose time runs, and what falls due when."""

from chevalet.game import events as e
from chevalet.game.clock import NoClock, TotalClock, TurnClock
from chevalet.game.given import Course
from chevalet.game.public import Public


def on_the_clock(public: Public) -> int | None:
    """The seat whose time should run: who is to play, or who may contest and plays next."""
    if public.window is not None:
        return None
    return next(iter(public.awaited), None)


def stop(course: Course) -> None:
    """Stop the time that runs, if any."""
    times = course.public.times
    if times.running is not None:
        left = times.left_at(times.running, course.given.now)
        course.add(e.ClockStopped(times.running, left))


def give_time_to_answer(course: Course, seat: int) -> None:
    """A turn that goes on after its word has at least the time of an answer left."""
    stop(course)
    setup, times = course.public.setup, course.public.times
    if isinstance(setup.clock, TurnClock):
        course.add(e.ClockStopped(seat, max(times.left[seat], setup.options.answer_time)))


def synchronise(course: Course) -> None:
    """At the end of a decision the right time runs, and no other."""
    if isinstance(course.public.setup.clock, NoClock):
        return
    seat = on_the_clock(course.public)
    if course.public.times.running != seat:
        stop(course)
        if seat is not None:
            course.add(e.ClockStarted(seat, course.given.now))


def is_late(public: Public, seat: int, now: int) -> bool:
    """Is the time of this seat's turn over?"""
    clock, times = public.setup.clock, public.times
    return isinstance(clock, TurnClock) and times.running == seat and times.left_at(seat, now) <= 0


def beep_due(public: Public, now: int) -> bool:
    """ancien: « un bref bip sonore » when one minute is left."""
    clock, times = public.setup.clock, public.times
    if not isinstance(clock, TurnClock) or clock.beep_left is None or times.beeped:
        return False
    seat = times.running
    if seat is None or seat != public.turn or public.pending or clock.length <= clock.beep_left:
        return False
    return times.left_at(seat, now) <= clock.beep_left


def has_lost_on_time(public: Public, seat: int, now: int) -> bool:
    """Is this seat over its total time by the limit agreed on?"""
    clock, times = public.setup.clock, public.times
    if not isinstance(clock, TotalClock) or clock.limit is None or times.running != seat:
        return False
    return times.left_at(seat, now) <= -clock.limit


def next_due(public: Public) -> int | None:
    """The next instant at which the clock will have something to say, for a timer to wait for."""
    if public.ended or public.paused:
        return None
    if public.window is not None:
        return public.window.until
    clock, times = public.setup.clock, public.times
    if times.running is None:
        return None
    left = times.left[times.running]
    match clock:
        case TurnClock():
            over = times.since + left
            beeps = clock.beep_left is not None and clock.length > clock.beep_left
            if beeps and not times.beeped and times.running == public.turn and not public.pending:
                return max(over - (clock.beep_left or 0), times.since)
            return over
        case TotalClock():
            return None if clock.limit is None else times.since + left + clock.limit
        case NoClock():
            return None
