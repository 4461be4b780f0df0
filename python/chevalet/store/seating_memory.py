"""Seats that are forgotten with the process."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from chevalet.store.seating import Arrangement, HeldGame, InviteGone

if TYPE_CHECKING:
    from chevalet.store.memory import MemoryStore


class MemorySeating:
    """The same promises as the one in the database."""

    def __init__(self, store: "MemoryStore") -> None:
        self._store = store
        self._arrangements: dict[str, Arrangement] = {}
        self._holders: dict[str, set[tuple[int, str]]] = {}
        self._invites: dict[tuple[str, str], int] = {}
        self._following: dict[str, str] = {}
        self._alive = 0

    async def arrange(
        self, game: str, arrangement: Arrangement, holders: Iterable[tuple[int, str]] = ()
    ) -> None:
        self._arrangements[game] = arrangement
        self._holders[game] = set(holders)

    async def arrangement(self, game: str) -> Arrangement | None:
        return self._arrangements.get(game)

    async def seats_of(self, game: str, holder: str) -> tuple[int, ...]:
        return tuple(sorted(s for s, who in self._holders.get(game, ()) if who == holder))

    async def holders(self, game: str) -> tuple[tuple[int, str], ...]:
        return tuple(sorted(self._holders.get(game, ())))

    async def games_of(
        self, holder: str, limit: int | None = 50, offset: int = 0
    ) -> tuple[HeldGame, ...]:
        held = [
            HeldGame(one, self._arrangements[one.game], seats)
            for one in await self._store.games(limit=None)
            if (seats := await self.seats_of(one.game, holder))
        ]
        return tuple(held[offset:] if limit is None else held[offset : offset + limit])

    async def invite(self, game: str, invites: Sequence[tuple[int, str]]) -> None:
        self._invites |= {(game, invite): seat for seat, invite in invites}

    async def claim(self, game: str, invite: str, holder: str) -> int:
        seat = self._invites.pop((game, invite), None)
        if seat is None:
            raise InviteGone(game=game)
        self._holders.setdefault(game, set()).add((seat, holder))
        return seat

    async def follow_up(self, game: str, following: str) -> str:
        return self._following.setdefault(game, following)

    async def alive(self, at: int) -> int:
        last, self._alive = self._alive, max(at, self._alive)
        return last
