"""Clocks as values. Time is in milliseconds, read by the caller and given as a number."""

from dataclasses import dataclass

MINUTE = 60_000


@dataclass(frozen=True, slots=True)
class NoClock:
    """Everybody has all the time in the world."""


@dataclass(frozen=True, slots=True)
class TurnClock:
    """So long for every turn.

    ancien: « un bip sonore » when `beep_left` remains, and `rings` rings at the end; « le joueur
    devra alors déposer le mot qu'il a retenu ». In the dice game who is late passes: nothing held
    is played.
    """

    length: int
    beep_left: int | None = MINUTE
    rings: int = 5
    plays_held: bool = True


@dataclass(frozen=True, slots=True)
class TotalClock:
    """So long for all turns of a player, with an increment at the start of every turn.

    Overtime costs `penalty` points a minute begun; who is over by `limit` has lost.
    """

    length: int
    increment: int = 0
    penalty: int = 10
    limit: int | None = None

    def overtime_points(self, left: int) -> int:
        """The points that this overtime costs: every minute begun counts in full.

        >>> clock = TotalClock(length=20 * MINUTE)
        >>> clock.overtime_points(0), clock.overtime_points(-1), clock.overtime_points(-60_001)
        (0, 10, 20)
        """
        return self.penalty * -(min(left, 0) // MINUTE)


Clock = NoClock | TurnClock | TotalClock


@dataclass(frozen=True, slots=True)
class Times:
    """What the clock shows: the time each seat has left, and whose time runs since when."""

    left: tuple[int, ...] = ()
    running: int | None = None
    since: int = 0
    beeped: bool = False

    def left_at(self, seat: int, now: int) -> int:
        """The time left to a seat at an instant; below zero when it is over."""
        spent = max(now - self.since, 0) if self.running == seat else 0
        return self.left[seat] - spent


def first_times(clock: Clock, seats: int) -> Times:
    return Times() if isinstance(clock, NoClock) else Times(left=(clock.length,) * seats)


def left_at_turn_start(clock: Clock, times: Times, seat: int) -> int | None:
    """The time a seat has when its turn begins; nothing when there is no clock."""
    match clock:
        case NoClock():
            return None
        case TurnClock():
            return clock.length
        case TotalClock():
            return times.left[seat] + clock.increment


def left_to_contest(clock: Clock, times: Times, seat: int) -> tuple[int, ...]:
    """The times when `seat` has laid a word: what the others left of their last turn is over."""
    if not isinstance(clock, TurnClock):
        return times.left
    return tuple(left if s == seat else clock.length for s, left in enumerate(times.left))


def wrong_clock(clock: Clock) -> str | None:
    """What makes no sense about a clock, if anything."""
    match clock:
        case NoClock():
            return None
        case TurnClock():
            beep = clock.beep_left or 0
            return _negative(length=clock.length - 1, beep=beep, rings=clock.rings)
        case TotalClock():
            return _negative(
                length=clock.length - 1,
                increment=clock.increment,
                penalty=clock.penalty,
                limit=0 if clock.limit is None else clock.limit - 1,
            )


def _negative(**numbers: int) -> str | None:
    return next((name for name, number in numbers.items() if number < 0), None)
