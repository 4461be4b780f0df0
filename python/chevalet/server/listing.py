"""The games of whoever asks, each in a few words."""

from chevalet.server.club import Club
from chevalet.server.rest import GameSummary
from chevalet.server.seat_view import ended_shown, setup_shown
from chevalet.store import Arrangement, HeldGame
from chevalet.table import Table

KEPT = 2_000


class Listing:
    """Remembers how a game stood in a version, so that it need not be replayed for every list."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._known: dict[tuple[str, int], GameSummary] = {}

    async def games(self, holder: str, limit: int, offset: int) -> tuple[GameSummary, ...]:
        """The games in which somebody holds a seat, the one last played first."""
        held = await self._club.seating.games_of(holder, limit, offset)
        return tuple([await self._held(one) for one in held])

    async def game(self, name: str, holder: str | None) -> GameSummary:
        """One game, for anybody who knows its name."""
        room = await self._club.room(name)
        mine = await self._club.seating.seats_of(name, holder) if holder else ()
        return summary(room.table, room.arrangement).model_copy(update={"mine": mine})

    async def _held(self, held: HeldGame) -> GameSummary:
        key = (held.summary.game, held.summary.version)
        if key not in self._known:
            table = await self._club.tables.find(held.summary.game)
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[key] = summary(table, held.arrangement)
        return self._known[key].model_copy(update={"mine": held.seats})


def summary(table: Table, arrangement: Arrangement) -> GameSummary:
    public = table.view(None).public
    return GameSummary(
        game=table.id,
        edition=public.setup.edition,
        setup=setup_shown(public, arrangement),
        scores=public.scores,
        awaited=public.awaited,
        mine=(),
        version=table.version,
        changed=table.changed,
        ended=ended_shown(public),
    )
