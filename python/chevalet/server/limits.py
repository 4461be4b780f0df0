"""How fast anybody may ask: buckets that fill at a steady pace."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from chevalet.server.refusals import TooManyRequests


@dataclass(frozen=True, slots=True)
class Pace:
    """So many a second on the average, and so many at once after a rest."""

    rate: float
    burst: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address, one connection or one message may ask of the server."""

    requests: Pace = Pace(20, 100)
    """Of HTTP, for an address."""
    games: Pace = Pace(0.5, 30)
    """New games, for an address."""
    messages: Pace = Pace(20, 60)
    """For a connection."""
    chat: Pace = Pace(0.5, 5)
    """For a connection."""
    strikes: int = 30
    """Messages refused for their number before a connection is closed."""
    sockets: int = 60
    """Open at once, for an address."""
    message_bytes: int = 16_384
    body_bytes: int = 16_384


class Bucket:
    """Takes what is asked for while there is some."""

    def __init__(self, pace: Pace, clock: Callable[[], float] = time.monotonic) -> None:
        self._pace = pace
        self._clock = clock
        self._held = pace.burst
        self._at = clock()

    @property
    def is_full(self) -> bool:
        self._fill()
        return self._held >= self._pace.burst

    def take(self, cost: float = 1) -> None:
        """Raises `TooManyRequests`, with the time to wait."""
        self._fill()
        if self._held < cost:
            missing = cost - self._held
            raise TooManyRequests(seconds=int(missing / self._pace.rate) + 1)
        self._held -= cost

    def _fill(self) -> None:
        now = self._clock()
        self._held = min(self._pace.burst, self._held + (now - self._at) * self._pace.rate)
        self._at = now


class Buckets:
    """A bucket for each address. Full ones are forgotten: they would be made just as full."""

    def __init__(
        self, pace: Pace, most: int = 10_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._pace = pace
        self._most = most
        self._clock = clock
        self._held: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1) -> None:
        bucket = self._held.setdefault(key, Bucket(self._pace, self._clock))
        self._held.move_to_end(key)
        while len(self._held) > self._most or next(iter(self._held.values())).is_full:
            if len(self._held) == 1:
                break
            self._held.popitem(last=False)
        bucket.take(cost)

    def __len__(self) -> int:
        return len(self._held)
