"""Making games: what a page asks for becomes a table with its seats."""

from dataclasses import replace
from typing import Any

from chevalet.editions import edition as edition_named
from chevalet.game.clock import Clock, NoClock
from chevalet.game.opening import needs_proper_nouns
from chevalet.game.setup import Options, Setup
from chevalet.players import LEVELS, UnknownLevel
from chevalet.server.club import Club
from chevalet.server.refusals import ClockTooLong, GameNotOver, LevelMissing, OddName
from chevalet.server.rest import GameMade, NewGame, NewSeat, Rematch, SeatMade
from chevalet.store import Arrangement, Kind, Sitting

DAY = 24 * 3600 * 1000


async def make(club: Club, wanted: NewGame, holder: str) -> GameMade:
    """A new game: seats `here` are held by whoever asks, open ones get a link each."""
    box = edition_named(wanted.edition)
    arrangement = arranged(wanted)
    if wanted.clock is not None:
        check_clock(wanted.clock)
    asked = wanted.options
    first_limit = next(iter(box.turn_limits), None)
    options = Options(
        turn_limit=first_limit if asked.turn_limit is None else asked.turn_limit,
        contest_penalty=asked.contest_penalty,
        answer_time=asked.answer_time,
    )
    table = await club.tables.new(
        wanted.edition,
        seats=[checked_name(seat) for seat in wanted.seats],
        words=await club.shelf.fetch(wanted.words),
        proper_nouns=await _proper_nouns(club, wanted.edition),
        word_rule=wanted.word_rule.value,
        clock=wanted.clock,
        options=options,
    )
    kinds = [seat.kind for seat in wanted.seats]
    here = {(seat, holder) for seat, kind in enumerate(kinds) if kind == "here"}
    given_away = tuple(seat for seat, kind in enumerate(kinds) if kind == "open")
    invites = await club.seat_people(table, arrangement, here, given_away)
    return GameMade(
        game=table.id,
        seats=tuple(
            SeatMade(seat=seat, kind=kind, invite=invites.get(seat))
            for seat, kind in enumerate(kinds)
        ),
    )


async def rematch(club: Club, game: str, holder: str) -> Rematch:
    """The same people at another game, once: whoever asks second is led to the same one."""
    room = await club.room(game)
    await club.require_some_seat(game, holder)
    if not room.table.is_over:
        raise GameNotOver()
    setup = room.table.view(None).public.setup
    table = await club.tables.new(setup.edition, **await _as_before(club, setup))
    following = await club.seating.follow_up(game, table.id)
    if following == table.id:
        holders = set(await club.seating.holders(game))
        await club.seat_people(table, room.arrangement, holders)
    return Rematch(game=following)


async def _as_before(club: Club, setup: Setup) -> dict[str, Any]:
    return {
        "seats": setup.seats,
        "words": await club.shelf.fetch(setup.words.name),
        "proper_nouns": await _proper_nouns(club, setup.edition),
        "word_rule": setup.word_rule.value,
        "clock": setup.clock,
        "options": setup.options,
    }


async def _proper_nouns(club: Club, edition: str) -> Any:
    if needs_proper_nouns(edition_named(edition)):
        return await club.shelf.fetch_proper_nouns()
    return None


def arranged(wanted: NewGame) -> Arrangement:
    """Who sits where; help is allowed by itself where one person plays against computers only."""
    arrangement = Arrangement(tuple(sitting(seat) for seat in wanted.seats))
    alone = len(arrangement.people) == 1
    return replace(arrangement, hints=alone if wanted.hints is None else wanted.hints)


def sitting(seat: NewSeat) -> Sitting:
    if seat.kind != "computer":
        return Sitting()
    if seat.level is None:
        raise LevelMissing(name=seat.name)
    known = tuple(level.name for level in LEVELS)
    if seat.level not in known:
        raise UnknownLevel(name=seat.level, known=known)
    return Sitting(Kind.COMPUTER, seat.level)


def checked_name(seat: NewSeat) -> str:
    name = " ".join(seat.name.split())
    if not name.isprintable():
        raise OddName(name=seat.name)
    return name


def check_clock(clock: Clock) -> None:
    """No number of a clock is longer than a day: timers could not count that far."""
    if isinstance(clock, NoClock):
        return
    numbers = [getattr(clock, name) for name in type(clock).__dataclass_fields__]
    if any(number is not None and number > DAY for number in numbers):
        raise ClockTooLong(most=DAY // 3_600_000)
