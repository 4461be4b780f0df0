"""A room: one game that is open in this process, and everybody who follows it."""

import asyncio
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field

from chevalet.game.timing import next_due
from chevalet.server.outbox import Outbox, encoded
from chevalet.server.parts import Part
from chevalet.server.protocol import Chat, Presence, Rows, Update
from chevalet.server.seat_view import SetupShown, seat_view, setup_shown
from chevalet.server.sheet import Sheet
from chevalet.store import Arrangement, Kind
from chevalet.table import Table

CHAT_KEPT = 50


@dataclass(eq=False, slots=True)
class Listener:
    """A connection that follows the game as a seat, up to a version."""

    outbox: Outbox
    seat: int | None
    version: int


@dataclass(eq=False)
class Room:
    """Told of everything by its table, it tells those who listen what their seat may know."""

    table: Table
    arrangement: Arrangement
    listeners: set[Listener] = field(default_factory=set)
    chat: deque[Chat] = field(default_factory=lambda: deque(maxlen=CHAT_KEPT))

    def __post_init__(self) -> None:
        self._sheets: dict[int | None, Sheet] = {}
        self.setup: SetupShown = setup_shown(self.table.view(None).public, self.arrangement)
        self._telling = asyncio.ensure_future(self._tell())

    def join(self, outbox: Outbox, seat: int | None, since: int | None) -> Listener:
        """Follow the game: what was missed at once, then whatever happens."""
        known = self.table.version if since is None else since
        update = self.update(seat, known, all_rows=since is None)
        listener = Listener(outbox, seat, update.version)
        outbox.send(update)
        for said in self.chat:
            outbox.send(said)
        self.listeners.add(listener)
        self._tell_presence()
        return listener

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._tell_presence()

    def say(self, listener: Listener, text: str) -> None:
        """A line of the chat, for all who follow the game."""
        seat = listener.seat
        name = "" if seat is None else self.table.view(None).public.setup.seats[seat]
        said = Chat(seat=seat, name=name, text=text, at=self.table.now())
        self.chat.append(said)
        self.tell_all(said)

    def tell_all(self, message: Part) -> None:
        text = encoded(message)
        for listener in self.listeners:
            listener.outbox.send_text(text)
        self._forget_the_deaf()

    def update(self, seat: int | None, since: int, *, all_rows: bool = False) -> Update:
        """What happened since a version, and how things stand, for a seat."""
        batch, seen, sheet = self.table.since(seat, since), self.table.view(seat), self.sheet(seat)
        first, rows = sheet.rows_since(0 if all_rows else since)
        return Update(
            game=self.table.id,
            seat=seat,
            since=since,
            version=seen.version,
            now=self.table.now(),
            events=batch.events,
            view=seat_view(seen, sheet, self.setup),
            rows=Rows.model_validate({"from": first, "rows": rows}),
        )

    @property
    def is_needed(self) -> bool:
        """Is somebody here, or a computer or the clock about to act?"""
        public = self.table.view(None).public
        awaited = (self.arrangement.seats[seat].kind for seat in public.awaited)
        return bool(self.listeners) or next_due(public) is not None or Kind.COMPUTER in awaited

    async def close(self) -> None:
        """Send computers and clock home; the game stays in the store."""
        self._telling.cancel()
        await self.table.close()

    async def _tell(self) -> None:
        version = self.table.version
        while True:
            await self.table.beyond(version)
            version = self.table.version
            self._tell_news(tuple(self.listeners))

    def _tell_news(self, listeners: Iterable[Listener]) -> None:
        """One update for all who know the same, made once."""
        updates: dict[tuple[int | None, int], str] = {}
        for listener in listeners:
            if listener.version == self.table.version:
                continue
            knows = (listener.seat, listener.version)
            if knows not in updates:
                updates[knows] = encoded(self.update(*knows))
            listener.version = self.table.version
            listener.outbox.send_text(updates[knows])
        self._forget_the_deaf()

    def _forget_the_deaf(self) -> None:
        """Whoever did not listen was told to go."""
        if any(listener.outbox.closed for listener in self.listeners):
            self.listeners = {one for one in self.listeners if not one.outbox.closed}
            self._tell_presence()

    def _tell_presence(self) -> None:
        seats = {one.seat for one in self.listeners if one.seat is not None}
        watchers = sum(one.seat is None for one in self.listeners)
        self.tell_all(Presence(seats=tuple(sorted(seats)), watchers=watchers))

    def sheet(self, seat: int | None) -> Sheet:
        """The score sheet as a seat may read it, up to now."""
        sheet = self._sheets.setdefault(seat, Sheet(seat))
        sheet.follow(self.table.since(seat, sheet.version).events)
        return sheet
