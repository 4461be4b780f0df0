"""The one implementation for every SQL database."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from sqlalchemy import and_, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from chevalet.game.events import Event
from chevalet.notation.events_json import VERSION
from chevalet.store import schema
from chevalet.store.encoding import decode, encode
from chevalet.store.memory import created_by, ends
from chevalet.store.refusals import StaleAppend, StoreUnavailable, UnknownGame
from chevalet.store.store import Log, Summary


class SqlStore:
    """Logs in an SQL database that is ready for use: `chevalet.store.open_store` makes it so."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        # SQLite lets one write at a time and makes the others poll: waiting in line is faster.
        self._one_writer = asyncio.Lock() if engine.dialect.name == "sqlite" else None

    async def append(self, game: str, version: int, events: Sequence[Event], at: int) -> None:
        if version == 0:
            created_by(events)
        rows = [
            {"game": game, "version": number, "at": at, "format": VERSION, "body": encode(event)}
            for number, event in enumerate(events, version)
        ]
        async with AsyncExitStack() as stack:
            if self._one_writer is not None:
                await stack.enter_async_context(self._one_writer)
            try:
                async with self._transaction() as connection:
                    grown = await _grow(connection, game, version, events, at)
                    if grown and rows:
                        await connection.execute(insert(schema.events), rows)
            except IntegrityError:
                grown = False
        if not grown:
            raise StaleAppend(game=game, given=version, current=await self._version(game))

    async def read(self, game: str, since: int = 0) -> Log:
        columns = schema.events.c
        query = (
            select(columns.version, columns.format, columns.body)
            .where(columns.game == game, columns.version >= since)
            .order_by(columns.version)
        )
        changed = select(schema.games.c.changed).where(schema.games.c.id == game)
        async with self._transaction() as connection:
            at = (await connection.execute(changed)).scalar()
            rows = (await connection.execute(query)).all()
        if at is None:
            raise UnknownGame(game=game)
        return Log(tuple(decode(row.body, row.format, row.version) for row in rows), at)

    async def games(self, limit: int = 50, offset: int = 0) -> tuple[Summary, ...]:
        listed, first = schema.games.c, schema.events.c
        query = (
            select(schema.games, first.format, first.body)
            .join(schema.events, and_(first.game == listed.id, first.version == 0))
            .order_by(listed.changed.desc(), listed.id.desc())
            .limit(limit)
            .offset(offset)
        )
        async with self._transaction() as connection:
            rows = (await connection.execute(query)).all()
        return tuple(
            Summary(
                game=row.id,
                setup=created_by([decode(row.body, row.format, 0)]).setup,
                version=row.version,
                created=row.created,
                changed=row.changed,
                ended=row.ended,
            )
            for row in rows
        )

    async def close(self) -> None:
        await self._engine.dispose()

    async def _version(self, game: str) -> int:
        query = select(schema.games.c.version).where(schema.games.c.id == game)
        async with self._transaction() as connection:
            return (await connection.execute(query)).scalar() or 0

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as fault:
            raise StoreUnavailable(reason=reason(fault)) from fault


async def _grow(
    connection: AsyncConnection, game: str, version: int, events: Sequence[Event], at: int
) -> bool:
    """Move the end of a log, if it is where it should be.

    This comes first in the transaction: of two appends at once the second waits here, and then
    finds that the end has moved.
    """
    table, end = schema.games, version + len(events)
    if version == 0:
        row = {"id": game, "version": end, "created": at, "changed": at, "ended": ends(events)}
        await connection.execute(insert(table).values(row))
        return True
    change = update(table).where(table.c.id == game, table.c.version == version)
    change = change.values(version=end, changed=at)
    if ends(events):
        change = change.values(ended=True)
    return (await connection.execute(change)).rowcount == 1


def reason(fault: BaseException) -> str:
    """The name of a fault, or of what the database's driver called it."""
    return type(getattr(fault, "orig", None) or fault).__name__
