"""What has happened, told to those who listen: each hears what its seat may know, and no more."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from chevalet.errors import ChevaletError
from chevalet.game.events import Event
from chevalet.game.views import redact

LONGEST_QUEUE = 64
"""Batches that may wait for a subscriber. One that lags behind further is not listening."""


class SubscriberTooSlow(ChevaletError):
    """A subscriber fell behind and hears no more; it may subscribe again from this version."""

    version: int


@dataclass(frozen=True, slots=True)
class Batch:
    """Events that follow one another, as one seat may read them."""

    since: int
    events: tuple[Event, ...]

    @property
    def version(self) -> int:
        """Where the game stands after them."""
        return self.since + len(self.events)


def batch_for(seat: int | None, since: int, events: Sequence[Event]) -> Batch:
    return Batch(since, tuple(redact(event, seat) for event in events))


class Subscription:
    """The batches of one subscriber, in order and without a gap: `async for batch in ...`.

    Raises `SubscriberTooSlow` behind the last batch that found room. Leaving the `with` block, or
    closing it, ends it.
    """

    def __init__(self, seat: int | None, limit: int = LONGEST_QUEUE, source: object = None) -> None:
        self.seat = seat
        self._limit = limit
        # A table that is listened to stays open.
        self._source = source
        self._waiting: asyncio.Queue[Batch | SubscriberTooSlow | None] = asyncio.Queue()
        self._open = True

    @property
    def is_open(self) -> bool:
        return self._open

    def offer(self, batch: Batch) -> None:
        """Put a batch in the queue. Never waits: whoever has no room is dropped, and told so."""
        if not self._open:
            return
        if self._waiting.qsize() < self._limit:
            self._waiting.put_nowait(batch)
        else:
            self._waiting.put_nowait(SubscriberTooSlow(version=batch.since))
            self._open = False

    def close(self) -> None:
        if self._open:
            self._open = False
            self._waiting.put_nowait(None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Batch:
        if not self._open and self._waiting.empty():
            raise StopAsyncIteration
        match await self._waiting.get():
            case Batch() as batch:
                return batch
            case SubscriberTooSlow() as notice:
                raise notice
            case None:
                raise StopAsyncIteration


class Fanout:
    """Those who listen to one table."""

    def __init__(self) -> None:
        self._subscriptions: list[Subscription] = []
        self._news = asyncio.Event()

    def add(self, subscription: Subscription) -> None:
        self._forget_the_closed()
        self._subscriptions.append(subscription)

    def publish(self, since: int, events: Sequence[Event]) -> None:
        """Tell everyone: queues only, never waits. Seats with many listeners are redacted once."""
        batches: dict[int | None, Batch] = {}
        for one in self._subscriptions:
            if one.seat not in batches:
                batches[one.seat] = batch_for(one.seat, since, events)
            one.offer(batches[one.seat])
        self._forget_the_closed()
        self._news.set()
        self._news = asyncio.Event()

    def _forget_the_closed(self) -> None:
        self._subscriptions = [one for one in self._subscriptions if one.is_open]

    async def next(self) -> None:
        """Wait until something is published."""
        await self._news.wait()

    def close(self) -> None:
        for one in self._subscriptions:
            one.close()
        self._subscriptions = []
