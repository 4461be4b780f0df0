"""One connection of a page: what it says, what it is told."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import assert_never

import orjson
from pydantic import ValidationError
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from chevalet.analysis.hints import hint
from chevalet.commands import Do, Said, interpret
from chevalet.errors import ChevaletError
from chevalet.game.actions import Action, Place
from chevalet.game.play import Play
from chevalet.game.refusals import WordsNotAllowed
from chevalet.server import protocol as p
from chevalet.server.club import Club
from chevalet.server.faults import bad_message, fault
from chevalet.server.limits import Bucket, Limits
from chevalet.server.metrics import Metrics
from chevalet.server.outbox import Outbox
from chevalet.server.refusals import (
    BadMessage,
    MessageTooLarge,
    NoHints,
    NothingWatched,
    NotYourSeat,
    ServerFault,
    SpectatorsOnlyWatch,
    TooManyRequests,
)
from chevalet.server.review_messages import AskReview
from chevalet.server.room import Listener, Room
from chevalet.server.study_desk import StudyDesk
from chevalet.server.study_messages import AskStop, AskStudy
from chevalet.server.works import Works

log = logging.getLogger(__name__)

GOING_AWAY, TOO_MUCH = 1001, 1008


class Connection:
    """Reads one message after the other; whoever follows the same game is not held up by it."""

    def __init__(
        self,
        socket: WebSocket,
        club: Club,
        works: Works,
        metrics: Metrics,
        limits: Limits,
        holder: str,
    ) -> None:
        self._socket = socket
        self._club = club
        self._metrics = metrics
        self._limits = limits
        self._holder = holder
        self._outbox = Outbox()
        self._desk = StudyDesk(club, works, self._outbox, holder)
        self._room: Room | None = None
        self._listener: Listener | None = None
        self._mine: frozenset[int] = frozenset()
        self._messages, self._chat = Bucket(limits.messages), Bucket(limits.chat)
        self._strikes = 0

    async def run(self) -> None:
        """Until either side goes away."""
        sending = asyncio.ensure_future(self._send())
        self._outbox.send(p.Hello(v=p.VERSION, now=self._club.now()))
        try:
            while not self._outbox.closed:
                await self._read(await self._socket.receive())
        except WebSocketDisconnect:
            pass
        finally:
            self._leave()
            self._desk.leave()
            self._outbox.close()
            with suppress(asyncio.CancelledError):
                await sending

    def bye(self, reason: p.ByeReason) -> None:
        """Say that the connection ends, and end it when all is said."""
        self._outbox.send(p.Bye(reason=reason))
        self._outbox.close()

    async def _send(self) -> None:
        try:
            async for text in self._outbox:
                await self._socket.send_text(text)
            if self._socket.application_state is WebSocketState.CONNECTED:
                code = TOO_MUCH if self._outbox.overflown else GOING_AWAY
                await self._socket.close(code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            # The other side went away while something was being sent; the reader notices too.
            self._outbox.close()

    async def _read(self, event: Message) -> None:
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        raw = event.get("text") or event.get("bytes") or ""
        assert isinstance(raw, str | bytes)
        try:
            self._admit(raw)
            message = read(raw)
            self._metrics.messages.labels(message.type).inc()
            await self._answer(message)
        except ChevaletError as refusal:
            self._refuse(raw, refusal)
            if self._strikes > self._limits.strikes:
                self.bye("flood")
        except Exception:
            # A fault of the program costs one message, not the connection.
            self._metrics.faults.inc()
            log.exception("a message could not be answered")
            self._refuse(raw, ServerFault())

    def _admit(self, raw: str | bytes) -> None:
        """Refuse what is too much or too large."""
        try:
            self._messages.take()
        except TooManyRequests:
            self._strikes += 1
            raise
        if len(raw) > self._limits.message_bytes:
            raise MessageTooLarge(most=self._limits.message_bytes)

    def _refuse(self, raw: str | bytes, refusal: ChevaletError) -> None:
        self._metrics.refusals.labels(refusal.key).inc()
        number = id_of(raw) if len(raw) <= self._limits.message_bytes else None
        self._outbox.send(p.Refused(id=number, error=fault(refusal)))

    # --- what a page may say ------------------------------------------------------------------

    async def _answer(self, message: p.Asking) -> None:
        match message:
            case p.Watch():
                await self._watch(message)
            case p.Act():
                await self._act(message)
            case p.AskPreview():
                self._preview(message)
            case p.Say():
                self._say(message)
            case p.Ping():
                self._outbox.send(p.Pong(id=message.id, now=self._club.now()))
            case p.Command():
                await self._command(message)
            case AskStudy():
                await self._desk.study(message)
            case AskReview():
                await self._desk.review(message)
            case AskStop():
                self._desk.stop(message)
            case p.AskHint():
                await self._hint(message)
            case _:
                assert_never(message)

    async def _watch(self, message: p.Watch) -> None:
        """Follow a game. What was followed before is left only when that is possible."""
        room = await self._club.room(message.game)
        mine = await self._club.seating.seats_of(message.game, self._holder)
        if message.seat is not None and message.seat not in mine:
            raise NotYourSeat(seat=message.seat)
        # The room may have been closed for want of company in the meantime.
        room = await self._club.room(message.game)
        listener = room.join(self._outbox, message.seat, message.since)
        self._leave()
        self._room, self._listener, self._mine = room, listener, frozenset(mine)
        self._outbox.send(p.Done(id=message.id, version=room.table.version))

    async def _act(self, message: p.Act) -> None:
        version = await self._submit(message.version, message.action)
        self._outbox.send(p.Done(id=message.id, version=version))

    async def _command(self, message: p.Command) -> None:
        """A line of the command box: answered in words, or done like any other action."""
        room, listener = self._watched()
        meant = interpret(
            message.text,
            room.table.view(listener.seat),
            language=message.language,
            sheet=room.sheet(listener.seat).rows,
            preview=lambda place: tried(room, place),
            now=room.table.now(),
        )
        match meant:
            case Said(lines):
                self._outbox.send(p.Said(id=message.id, lines=lines))
            case Do(action):
                version = await self._submit(room.table.version, action)
                self._outbox.send(p.Done(id=message.id, version=version))

    def _preview(self, message: p.AskPreview) -> None:
        room = self._seated(message.action.seat)
        tried = room.table.preview(message.action)
        self._outbox.send(
            p.Preview(
                id=message.id,
                words=tried.play.words,
                points=tried.play.points,
                bonus=tried.play.bonus,
                extra=tried.play.extra,
                wrong=tried.wrong,
            )
        )

    async def _hint(self, message: p.AskHint) -> None:
        """Help for the seat one follows, where that was agreed on."""
        room, listener = self._watched()
        if listener.seat is None:
            raise SpectatorsOnlyWatch()
        self._seated(listener.seat)
        if not room.arrangement.hints:
            raise NoHints()
        seen = room.table.view(listener.seat)
        words = await self._club.shelf.fetch(seen.public.setup.words.name)
        found = await asyncio.to_thread(hint, seen, words, message.step)
        self._outbox.send(
            p.HintShown(
                id=message.id,
                step=found.step,
                full_rack=found.full_rack,
                points=found.points,
                start=found.start,
                direction=found.direction,
                length=found.length,
                word=found.word,
            )
        )

    def _say(self, message: p.Say) -> None:
        room, listener = self._watched()
        self._chat.take()
        text = " ".join(message.text.split())
        if not text or not text.isprintable():
            raise BadMessage(path="text", detail="")
        room.say(listener, text)
        self._outbox.send(p.Done(id=message.id, version=room.table.version))

    # --- inside -------------------------------------------------------------------------------

    def _watched(self) -> tuple[Room, Listener]:
        if self._room is None or self._listener is None:
            raise NothingWatched()
        return self._room, self._listener

    def _seated(self, seat: int) -> Room:
        """The room, for whoever holds the seat that an action speaks for."""
        room, _ = self._watched()
        if not self._mine:
            raise SpectatorsOnlyWatch()
        if seat not in self._mine:
            raise NotYourSeat(seat=seat)
        return room

    async def _submit(self, version: int, action: Action) -> int:
        """Act for a seat that is held by whoever asks; the clock's tick is nobody's."""
        room = self._seated(getattr(action, "seat", -1))
        started = time.perf_counter()
        kept = await room.table.submit(version, action)
        self._metrics.move_seconds.observe(time.perf_counter() - started)
        self._metrics.moves.labels(type(action).__name__).inc()
        return kept

    def _leave(self) -> None:
        if self._room is not None and self._listener is not None:
            self._room.leave(self._listener)
        self._room = self._listener = None


def read(raw: str | bytes) -> p.Asking:
    try:
        return p.client_messages.validate_json(raw, strict=True)
    except ValidationError as error:
        raise bad_message(error) from None


def tried(room: Room, place: Place) -> Play:
    """What a placement would earn, for the command that asks; refused like a move would be."""
    made = room.table.preview(place)
    if made.wrong:
        raise WordsNotAllowed(words=made.wrong)
    return made.play


def id_of(raw: str | bytes) -> int | None:
    """The id of a message that may be wrong in any other way, so that the page can be answered."""
    try:
        number = orjson.loads(raw)["id"]
    except (ValueError, TypeError, KeyError):
        return None
    return number if type(number) is int and 0 <= number < 2**53 else None
