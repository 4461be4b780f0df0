"""The one implementation for every SQL database."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from sqlalchemy import and_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from chevalet.game.events import Event
from chevalet.store import schema
from chevalet.store.encoding import decode
from chevalet.store.memory import created_by
from chevalet.store.refusals import UnknownGame
from chevalet.store.seating import Seating
from chevalet.store.seating_sql import SqlSeating
from chevalet.store.store import Log, Summary
from chevalet.store.transactions import Transactions
from chevalet.store.writing import Writer, unavailable


class SqlStore:
    """Logs in an SQL database that is ready for use: `chevalet.store.open_store` makes it so."""

    def __init__(self, engine: AsyncEngine, writing: Transactions) -> None:
        self._engine = engine
        self._writing = writing
        self._writer = Writer(writing)
        self.seating: Seating = SqlSeating(engine, writing)

    async def append(self, game: str, version: int, events: Sequence[Event], at: int) -> None:
        if version == 0:
            created_by(events)
        await self._writer.append(game, version, events, at)

    async def read(self, game: str, since: int = 0) -> Log:
        columns = schema.events.c
        query = (
            select(columns.version, columns.format, columns.body)
            .where(columns.game == game, columns.version >= since)
            .order_by(columns.version)
        )
        changed = select(schema.games.c.changed).where(schema.games.c.id == game)
        async with self._reading() as connection:
            at = (await connection.execute(changed)).scalar()
            rows = (await connection.execute(query)).all()
        if at is None:
            raise UnknownGame(game=game)
        return Log(tuple(decode(row.body, row.format, row.version) for row in rows), at)

    async def games(
        self, limit: int | None = 50, offset: int = 0, *, ended: bool | None = None
    ) -> tuple[Summary, ...]:
        listed, first = schema.games.c, schema.events.c
        query = (
            select(schema.games, first.format, first.body)
            .join(schema.events, and_(first.game == listed.id, first.version == 0))
            .order_by(listed.changed.desc(), listed.id.desc())
            .limit(limit)
            .offset(offset)
        )
        if ended is not None:
            query = query.where(listed.ended == ended)
        async with self._reading() as connection:
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
        await self._writer.finish()
        await self._writing.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as fault:
            raise unavailable(fault) from fault
