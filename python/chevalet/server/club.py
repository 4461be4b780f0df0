"""The club: all games of this process, who sits where, and the computers that play along."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from chevalet.errors import ChevaletError
from chevalet.game.clock import NoClock
from chevalet.players import LEVELS, computer
from chevalet.server.identity import hashed, new_secret
from chevalet.server.refusals import NotYourSeat, SpectatorsOnlyWatch
from chevalet.server.room import Room
from chevalet.server.shelf import Shelf
from chevalet.store import Arrangement, Kind, Sitting, Store
from chevalet.table import Table, Tables
from chevalet.table.timer import wall_clock

log = logging.getLogger(__name__)

PULSE = 5.0
"""Seconds between two notes that the program is running."""
LINGER = 30.0
"""Seconds between two looks for rooms that nobody needs."""


class Club:
    """Rooms are opened when somebody asks for them, and closed when nobody needs them any more."""

    def __init__(self, store: Store, now: Callable[[], int] = wall_clock) -> None:
        self.store = store
        self.seating = store.seating
        self.shelf = Shelf()
        self.tables = Tables(store, self.shelf, now)
        self.now = now
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._started = now()
        self._asleep_since = self._started

    # --- opening and closing ------------------------------------------------------------------

    async def start(self) -> None:
        """Take up the clocks where they were left."""
        self._started = self.now()
        self._asleep_since = await self.seating.alive(self._started) or self._started
        for chore in (self._note_that_it_runs(), self._tidy()):
            self._chores.append(asyncio.ensure_future(chore))
        for summary in await self.store.games(limit=None, ended=False):
            if not isinstance(summary.setup.clock, NoClock):
                try:
                    await self.room(summary.game)
                except ChevaletError as fault:
                    log.error("game not opened", extra={"game": summary.game, "fault": fault.key})

    async def close(self) -> None:
        """Moves under way are kept; then all is let go."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for name in tuple(self._rooms):
            await self._close(name)
        with suppress(ChevaletError):
            await self.seating.alive(self.now())
        await self.tables.close()

    async def healthy(self) -> bool:
        """Does the database answer?"""
        try:
            await self.seating.alive(self.now())
        except ChevaletError:
            return False
        return True

    @property
    def rooms(self) -> tuple[Room, ...]:
        return tuple(self._rooms.values())

    async def room(self, game: str) -> Room:
        """The room of a game, opened if need be; raises `UnknownGame`."""
        if (room := self._rooms.get(game)) is not None:
            return room
        # Whoever asks at the same time waits for the same room.
        opening = self._opening.get(game)
        if opening is None:
            opening = self._opening[game] = asyncio.ensure_future(self._open(game))
            opening.add_done_callback(lambda _: self._opening.pop(game, None))
        return await asyncio.shield(opening)

    async def _open(self, game: str) -> Room:
        table = await self.tables.find(game)
        arrangement = await self.seating.arrangement(game)
        if arrangement is None:
            arrangement = Arrangement(tuple(Sitting() for _ in table.view(None).public.seats))
        try:
            await table.wake(self._asleep_since, self._started)
        except ChevaletError as fault:
            # Without its word list a game can still be looked at.
            log.warning("clock not stopped", extra={"game": game, "fault": fault.key})
        return await self._furnish(table, arrangement)

    async def _furnish(self, table: Table, arrangement: Arrangement) -> Room:
        room = self._rooms[table.id] = Room(table, arrangement)
        if not table.is_over:
            table.keep_time()
            await self._invite_computers(room)
        return room

    async def _invite_computers(self, room: Room) -> None:
        seats = enumerate(room.arrangement.seats)
        levels = {seat: one.level for seat, one in seats if one.kind is Kind.COMPUTER}
        if not levels:
            return
        name = room.table.view(None).public.setup.words.name
        try:
            words = await self.shelf.fetch(name)
        except ChevaletError as fault:
            log.error("no computers", extra={"game": room.table.id, "fault": fault.key})
            return
        for seat, level in levels.items():
            room.table.invite(seat, computer(level or LEVELS[0].name, words=words))

    async def _close(self, game: str) -> None:
        room = self._rooms.pop(game, None)
        if room is not None:
            await room.close()

    async def _note_that_it_runs(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            try:
                await self.seating.alive(self.now())
            except ChevaletError as fault:
                log.error("no pulse", extra={"fault": fault.key})

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(LINGER)
            for name, room in tuple(self._rooms.items()):
                if not room.is_needed:
                    await self._close(name)

    # --- seats --------------------------------------------------------------------------------

    async def seat_people(
        self,
        table: Table,
        arrangement: Arrangement,
        holders: set[tuple[int, str]],
        invited: tuple[int, ...] = (),
    ) -> dict[int, str]:
        """Arrange a new game and open its room; gives the secrets of the links to open seats."""
        await self.seating.arrange(table.id, arrangement, holders)
        secrets = {seat: new_secret() for seat in invited}
        await self.seating.invite(table.id, [(seat, hashed(s)) for seat, s in secrets.items()])
        await self._furnish(table, arrangement)
        return secrets

    async def require_seat(self, game: str, seat: int, holder: str | None) -> None:
        """Refuse whoever does not hold the seat."""
        if holder is None or seat not in await self.seating.seats_of(game, holder):
            raise NotYourSeat(seat=seat)

    async def require_some_seat(self, game: str, holder: str | None) -> None:
        """Refuse whoever only watches."""
        if holder is None or not await self.seating.seats_of(game, holder):
            raise SpectatorsOnlyWatch()
