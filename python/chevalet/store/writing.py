"""Writing to the database: what waits is written together, in one transaction.

The disk takes its time for every transaction, whether it holds one move or a hundred. So while one
is under way the next moves gather, and all of them go with the following one.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from chevalet.game.events import Event
from chevalet.notation.events_json import VERSION
from chevalet.store.encoding import encode
from chevalet.store.memory import ends
from chevalet.store.refusals import StaleAppend, StoreUnavailable
from chevalet.store.schema import events as events_table
from chevalet.store.schema import games as games_table
from chevalet.store.transactions import Transactions

LARGEST_GROUP = 200
_INSERT_GAMES, _INSERT_EVENTS = insert(games_table), insert(events_table)
_ENDS = (
    select(games_table.c.id, games_table.c.version)
    .where(games_table.c.id.in_(bindparam("games", expanding=True)))
    .order_by(games_table.c.id)
    .with_for_update()
)
_UPDATE_GAMES = (
    update(games_table)
    .where(games_table.c.id == bindparam("game"))
    .values(
        version=bindparam("end"),
        changed=bindparam("at"),
        # Once ended, always ended.
        ended=games_table.c.ended | bindparam("ends", type_=games_table.c.ended.type),
    )
)


@dataclass(slots=True, eq=False)
class Append:
    """Events that wait to be written, and what became of them."""

    game: str
    version: int
    at: int
    rows: list[dict[str, Any]]
    ends: bool
    done: "asyncio.Future[None]" = field(default_factory=asyncio.Future)

    @property
    def end(self) -> int:
        return self.version + len(self.rows)

    def answer(self, fault: Exception | None = None) -> None:
        # Whoever asked may have gone away.
        if self.done.done():
            return
        if fault is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(fault)


class Writer:
    """The only one that appends to the logs."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._waiting: list[Append] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, game: str, version: int, events: Sequence[Event], at: int) -> None:
        same = {"game": game, "at": at, "format": VERSION}
        numbered = enumerate(events, version)
        rows = [{**same, "version": number, "body": encode(event)} for number, event in numbered]
        append = Append(game, version, at, rows, ends(events))
        self._waiting.append(append)
        if self._task is None:
            self._task = asyncio.ensure_future(self._write_all())
        await append.done

    async def finish(self) -> None:
        """Wait until everything is written."""
        if self._task is not None:
            await self._task

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                group = self._waiting[:LARGEST_GROUP]
                del self._waiting[:LARGEST_GROUP]
                await self._write(group)
        finally:
            self._task = None

    async def _write(self, group: list[Append]) -> None:
        try:
            try:
                stale = await self._transact(group)
            except IntegrityError:
                # Another process has begun a game of the same name just now. Alone, and looking
                # again, the one concerned is found stale and the others are not held up.
                stale = {}
                for append in group:
                    stale |= await self._transact([append])
        except BaseException as fault:
            for append in group:
                append.answer(unavailable(fault))
            if not isinstance(fault, Exception):
                raise
            return
        for append in group:
            current = stale.get(append)
            append.answer(
                None
                if current is None
                else StaleAppend(game=append.game, given=append.version, current=current)
            )

    async def _transact(self, group: list[Append]) -> dict[Append, int]:
        return await self._transactions.run(lambda connection: transact(connection, group))


def transact(connection: Connection, group: list[Append]) -> dict[Append, int]:
    """Write what follows the end of its log; gives the others, and where their logs end."""
    ends_at = locked(connection, {append.game for append in group})
    stale: dict[Append, int] = {}
    created: list[Append] = []
    grown: list[Append] = []
    for append in group:
        current = ends_at.get(append.game, 0)
        if append.version != current:
            stale[append] = current
            continue
        (grown if append.game in ends_at else created).append(append)
        ends_at[append.game] = append.end
    if created:
        connection.execute(_INSERT_GAMES, [_game(append) for append in created])
    if grown:
        connection.execute(_UPDATE_GAMES, [_growth(append) for append in grown])
    if rows := [row for append in created + grown for row in append.rows]:
        connection.execute(_INSERT_EVENTS, rows)
    return stale


def locked(connection: Connection, games: set[str]) -> dict[str, int]:
    """Where these logs end; nobody else moves the ends until the transaction is over."""
    # In one order for all, so that no two processes wait for one another.
    rows = connection.execute(_ENDS, {"games": sorted(games)})
    return {row.id: row.version for row in rows}


def _game(append: Append) -> dict[str, Any]:
    return {
        "id": append.game,
        "version": append.end,
        "created": append.at,
        "changed": append.at,
        "ended": append.ends,
    }


def _growth(append: Append) -> dict[str, Any]:
    return {
        "game": append.game,
        "end": append.end,
        "at": append.at,
        "ends": append.ends,
    }


def unavailable(fault: BaseException) -> StoreUnavailable:
    """A fault of the database, by its name or by what the driver called it."""
    error = StoreUnavailable(reason=type(getattr(fault, "orig", None) or fault).__name__)
    error.__cause__ = fault
    return error
