"""A store that forgets: for tests, for tools, and for games nobody wants to keep."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from chevalet.game.events import Event, GameCreated, GameEnded
from chevalet.store.refusals import StaleAppend, UnknownGame
from chevalet.store.seating import Seating
from chevalet.store.seating_memory import MemorySeating
from chevalet.store.store import Log, Summary


@dataclass(slots=True)
class _Kept:
    created: int
    changed: int
    events: list[Event] = field(default_factory=list)


class MemoryStore:
    """The same promises as the others, except that all is gone with the process."""

    def __init__(self) -> None:
        self._games: dict[str, _Kept] = {}
        self.seating: Seating = MemorySeating(self)

    async def append(self, game: str, version: int, events: Sequence[Event], at: int) -> None:
        kept = self._games.get(game) or _Kept(at, at)
        if version != len(kept.events):
            raise StaleAppend(game=game, given=version, current=len(kept.events))
        if version == 0:
            created_by(events)
        kept.events.extend(events)
        kept.changed = at
        self._games[game] = kept

    async def read(self, game: str, since: int = 0) -> Log:
        kept = self._games.get(game)
        if kept is None:
            raise UnknownGame(game=game)
        return Log(tuple(kept.events[since:]), kept.changed)

    async def games(
        self, limit: int | None = 50, offset: int = 0, *, ended: bool | None = None
    ) -> tuple[Summary, ...]:
        recent = sorted(
            self._games.items(), key=lambda item: (item[1].changed, item[0]), reverse=True
        )
        listed = [
            Summary(
                game=game,
                setup=created_by(kept.events).setup,
                version=len(kept.events),
                created=kept.created,
                changed=kept.changed,
                ended=ends(kept.events),
            )
            for game, kept in recent
        ]
        chosen = [one for one in listed if ended is None or one.ended == ended]
        return tuple(chosen[offset:] if limit is None else chosen[offset : offset + limit])

    async def close(self) -> None:
        pass


def created_by(events: Sequence[Event]) -> GameCreated:
    """The first event of a log; anything else there is a fault of the program."""
    if not events or not isinstance(events[0], GameCreated):
        raise ValueError("a log begins with GameCreated")
    return events[0]


def ends(events: Sequence[Event]) -> bool:
    return any(isinstance(event, GameEnded) for event in events)
