"""What every store of games can do."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from chevalet.game.events import Event
from chevalet.game.setup import Setup

if TYPE_CHECKING:
    from chevalet.store.seating import Seating


@dataclass(frozen=True, slots=True)
class Log:
    """Events of a game that follow one another, and the time of the last event of all."""

    events: tuple[Event, ...]
    at: int


@dataclass(frozen=True, slots=True)
class Summary:
    """A game in the list of games. Times are milliseconds since 1970."""

    game: str
    setup: Setup
    version: int
    created: int
    changed: int
    ended: bool


class Store(Protocol):
    """Logs of events that only ever grow.

    The version of a game is the number of its events, so that event number n is written by an
    append at a version of n or less. When `append` returns, the events survive the death of this
    process and of the machine (a memory store is the exception, and says so).
    """

    @property
    def seating(self) -> "Seating":
        """Who sits where."""

    async def append(self, game: str, version: int, events: Sequence[Event], at: int) -> None:
        """Write events behind the first `version` ones, all or none; at version 0, a new game.

        Raises `StaleAppend` when the log does not end there.
        """

    async def read(self, game: str, since: int = 0) -> Log:
        """The events from a version on; raises `UnknownGame`."""

    async def games(
        self, limit: int | None = 50, offset: int = 0, *, ended: bool | None = None
    ) -> tuple[Summary, ...]:
        """The games, the one last played first; all of them, or those that have ended or not."""

    async def close(self) -> None:
        """Let go of files and connections."""
