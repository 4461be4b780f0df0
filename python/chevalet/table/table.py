"""Table: one game, its store, and those who sit at it or watch."""

import asyncio
import random
import secrets
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Self, TypeVar

from chevalet.errors import ChevaletError
from chevalet.game.actions import Action, Pause, Place, Resume
from chevalet.game.decide import apply
from chevalet.game.events import Event
from chevalet.game.refusals import NoSuchSeat, StaleVersion
from chevalet.game.setup import WordListId
from chevalet.game.state import State
from chevalet.game.tiles import Chance
from chevalet.game.views import View, view
from chevalet.lexicon import named
from chevalet.play import Game, HeldWords, identity
from chevalet.store import StaleAppend, Store
from chevalet.table.fanout import LONGEST_QUEUE, Batch, Fanout, Subscription, batch_for
from chevalet.table.players import Player, accompany
from chevalet.table.previews import Tried, tried
from chevalet.table.timer import Stamps, keep_time, wall_clock

Library = Callable[[str], HeldWords]
"""Finds a word list by its name; raises a `ChevaletError` when there is none."""
T = TypeVar("T")


class GameStillRunning(ChevaletError):
    """A record tells everything: it is there when the game is over."""

    game: str


class Table:
    """A game that is kept and shared. Make one with `new`, or `open` one that is in the store.

    Nothing here hands out a state: what leaves the table is a `View` or a redacted batch.
    """

    def __init__(self, name: str, game: Game, store: Store, stamps: Stamps) -> None:
        self.id = name
        self._game = game
        self._store = store
        self._stamps = stamps
        self._in_doubt = False
        self._one_at_a_time = asyncio.Lock()
        self._fanout = Fanout()
        self._moves: set[asyncio.Task[Any]] = set()
        self._company: set[asyncio.Task[Any]] = set()

    @classmethod
    async def new(
        cls,
        store: Store,
        edition: str,
        *,
        seed: int | None = None,
        now: Callable[[], int] = wall_clock,
        **setup: Any,
    ) -> Self:
        """A new game, kept before anyone hears of it; `setup` as for `Game.new`."""
        stamps = Stamps(now)
        at = stamps.take()
        game = Game.new(edition, seed=seed, now=stamps.last, **setup)
        # Whoever knows the name may watch: it must not be guessed. No mark: it is part of links.
        name = secrets.token_hex(12)
        await store.append(name, 0, game.events, at)
        return cls(name, game, store, stamps)

    @classmethod
    async def open(
        cls,
        store: Store,
        name: str,
        *,
        library: Library = named,
        seed: int | None = None,
        now: Callable[[], int] = wall_clock,
    ) -> Self:
        """A game out of the store, as it was left.

        When its word list is gone, or another one has its name by now, the game can be looked at
        and not played on: `submit` refuses with `WordListMissing`.
        """
        kept = await store.read(name)
        stamps = Stamps(now, kept.at)
        chance: Chance | None = None if seed is None else random.Random(seed).randrange
        game = Game(kept.events)
        words = found(library, game.setup.words)
        nouns = found(library, game.setup.proper_nouns)
        if words is not None and (nouns is not None or game.setup.proper_nouns is None):
            game = Game(
                kept.events, words=words, proper_nouns=nouns, chance=chance, now=stamps.last
            )
        return cls(name, game, store, stamps)

    # --- what there is to see -----------------------------------------------------------------

    @property
    def version(self) -> int:
        """The number of events so far."""
        return self._game.version

    @property
    def changed(self) -> int:
        """The time of the last event."""
        return self._stamps.last()

    @property
    def is_over(self) -> bool:
        return self._game.is_over

    def view(self, seat: int | None) -> View:
        """The table as a seat sees it now; a spectator is `None`."""
        self._require_seat(seat)
        return view(self._game.state, seat)

    def since(self, seat: int | None, version: int) -> Batch:
        """What a seat has missed since a version."""
        self._require_seat(seat)
        if not 0 <= version <= self.version:
            raise StaleVersion(given=version, current=self.version)
        return batch_for(seat, version, self._game.events_from(version))

    def preview(self, place: Place) -> Tried:
        """What a placement would make. It tells of the rack of the seat that places, no other."""
        return tried(self._game, place)

    def record(self) -> tuple[Event, ...]:
        """All that happened, with nothing hidden: once the game is over, and not before."""
        self._require_over()
        return self._game.events

    def gcg(self) -> str:
        """The record of a finished game in GCG."""
        self._require_over()
        return self._game.gcg()

    def subscribe(
        self, seat: int | None, since: int | None = None, *, limit: int = LONGEST_QUEUE
    ) -> Subscription:
        """What happens from now on, after what has happened since a version if one is named."""
        missed = self.since(seat, self.version if since is None else since)
        subscription = Subscription(seat, limit, source=self)
        if missed.events:
            subscription.offer(missed)
        self._fanout.add(subscription)
        return subscription

    async def beyond(self, version: int) -> None:
        """Wait until the game has gone on from a version."""
        while self.version <= version:
            await self._fanout.next()

    # --- what can be done ---------------------------------------------------------------------

    async def submit(self, version: int, action: Action) -> int:
        """Decide an action, keep it, then tell everyone; gives the new version.

        A refusal leaves the game as it was. Once begun it is carried through, even when whoever
        asked is gone by then.
        """
        return await asyncio.shield(_kept_in(self._moves, self._submit(version, action)))

    async def wake(self, asleep_since: int, awake_since: int) -> None:
        """Give back the time that ran while no program kept the table.

        In the log it is a pause: from when the program was last seen until now.
        """
        async with self._one_at_a_time:
            public = self._game.state.public
            runs = public.times.running is not None or public.window is not None
            seat = next(iter(public.playing), None)
            if not runs or public.paused or seat is None or self._stamps.last() >= awake_since:
                return
            self._stamps.follow(min(asleep_since, awake_since))
            paused, events = apply(self._game.state, Pause(seat), self._game.given())
            at = self._stamps.take()
            events += apply(paused, Resume(seat), self._game.given())[1]
            await self._store.append(self.id, self.version, events, at)
            self._go_on(events)

    async def refresh(self) -> None:
        """Follow what others have written to the store."""
        async with self._one_at_a_time:
            await self._refresh()

    def now(self) -> int:
        """The time at this table."""
        return self._stamps.now()

    def invite(self, seat: int, player: Player) -> None:
        """Let a computer player act for a seat from now on."""
        self._require_seat(seat)
        _kept_in(self._company, accompany(self, seat, player))

    def keep_time(self) -> None:
        """Let the clock speak when it has something to say."""
        _kept_in(self._company, keep_time(self))

    async def close(self) -> None:
        """Send everybody home; moves that are under way are kept first. The game stays stored."""
        for task in self._company:
            task.cancel()
        await asyncio.gather(*self._company, return_exceptions=True)
        await asyncio.gather(*self._moves, return_exceptions=True)
        self._fanout.close()

    # --- inside -------------------------------------------------------------------------------

    async def _submit(self, version: int, action: Action) -> int:
        async with self._one_at_a_time:
            if self._in_doubt:
                await self._refresh()
            at = self._stamps.take()
            state, events = self._game.decide(action, version)
            try:
                await self._store.append(self.id, version, events, at)
            except StaleAppend:
                await self._refresh()
                raise StaleVersion(given=version, current=self.version) from None
            except BaseException:
                # Perhaps it was kept and only the answer was lost: the store knows.
                self._in_doubt = True
                raise
            self._go_on(events, state)
            return self.version

    async def _refresh(self) -> None:
        kept = await self._store.read(self.id, self.version)
        self._in_doubt = False
        self._stamps.follow(kept.at)
        if kept.events:
            self._go_on(kept.events)

    def _go_on(self, events: Sequence[Event], state: State | None = None) -> None:
        since = self.version
        self._game.follow(events, state)
        self._fanout.publish(since, events)

    def _require_over(self) -> None:
        if not self.is_over:
            raise GameStillRunning(game=self.id)

    def _require_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in self._game.state.public.seats:
            raise NoSuchSeat(seat=seat)


def _kept_in(tasks: set[asyncio.Task[Any]], work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Run work that outlives its caller: the loop by itself would forget it."""
    task = asyncio.ensure_future(work)
    tasks.add(task)

    def done(task: asyncio.Task[T]) -> None:
        tasks.discard(task)
        # Looked at, so that a refusal nobody waits for any more makes no noise.
        if not task.cancelled():
            task.exception()

    task.add_done_callback(done)
    return task


def found(library: Library, wanted: WordListId | None) -> HeldWords | None:
    """The very list a game was made with, if it is still there."""
    if wanted is None:
        return None
    try:
        words = library(wanted.name)
    except ChevaletError:
        return None
    return words if identity(words).hash == wanted.hash else None
