"""Seats in an SQL database."""

import json
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import Connection, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from chevalet.notation.values import from_json, to_json
from chevalet.store import schema
from chevalet.store.encoding import decode
from chevalet.store.memory import created_by
from chevalet.store.seating import Arrangement, HeldGame, InviteGone
from chevalet.store.store import Summary
from chevalet.store.transactions import Transactions
from chevalet.store.writing import unavailable

T = TypeVar("T")


class SqlSeating:
    """The tables `arrangements`, `holders`, `invites`, `followings` and `pulse`."""

    def __init__(self, engine: AsyncEngine, writing: Transactions) -> None:
        self._engine = engine
        self._writing = writing

    async def arrange(
        self, game: str, arrangement: Arrangement, holders: Iterable[tuple[int, str]] = ()
    ) -> None:
        rows = [{"game": game, "seat": seat, "holder": holder} for seat, holder in set(holders)]
        body = json.dumps(to_json(arrangement), separators=(",", ":"))

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.arrangements).values(game=game, body=body))
            if rows:
                connection.execute(insert(schema.holders), rows)

        await self._write(write)

    async def arrangement(self, game: str) -> Arrangement | None:
        query = select(schema.arrangements.c.body).where(schema.arrangements.c.game == game)
        async with self._reading() as connection:
            body = (await connection.execute(query)).scalar()
        return None if body is None else _arrangement(body)

    async def seats_of(self, game: str, holder: str) -> tuple[int, ...]:
        held = schema.holders.c
        query = select(held.seat).where(held.game == game, held.holder == holder)
        async with self._reading() as connection:
            return tuple((await connection.execute(query.order_by(held.seat))).scalars())

    async def holders(self, game: str) -> tuple[tuple[int, str], ...]:
        held = schema.holders.c
        query = select(held.seat, held.holder).where(held.game == game)
        async with self._reading() as connection:
            rows = (await connection.execute(query.order_by(held.seat, held.holder))).all()
        return tuple((row.seat, row.holder) for row in rows)

    async def games_of(
        self, holder: str, limit: int | None = 50, offset: int = 0
    ) -> tuple[HeldGame, ...]:
        listed, first, held = schema.games.c, schema.events.c, schema.holders.c
        arranged = schema.arrangements
        mine = select(held.game).where(held.holder == holder).distinct()
        query = (
            select(schema.games, first.format, first.body, arranged.c.body.label("arranged"))
            .join(schema.events, and_(first.game == listed.id, first.version == 0))
            .join(arranged, arranged.c.game == listed.id)
            .where(listed.id.in_(mine))
            .order_by(listed.changed.desc(), listed.id.desc())
            .limit(limit)
            .offset(offset)
        )
        async with self._reading() as connection:
            rows = (await connection.execute(query)).all()
            names = [row.id for row in rows]
            pairs = select(held.game, held.seat).where(held.holder == holder, held.game.in_(names))
            seats: dict[str, list[int]] = {}
            for pair in await connection.execute(pairs.order_by(held.seat)):
                seats.setdefault(pair.game, []).append(pair.seat)
        return tuple(
            HeldGame(
                Summary(
                    game=row.id,
                    setup=created_by([decode(row.body, row.format, 0)]).setup,
                    version=row.version,
                    created=row.created,
                    changed=row.changed,
                    ended=row.ended,
                ),
                _arrangement(row.arranged),
                tuple(seats[row.id]),
            )
            for row in rows
        )

    async def invite(self, game: str, invites: Sequence[tuple[int, str]]) -> None:
        rows = [{"invite": invite, "game": game, "seat": seat} for seat, invite in invites]
        if rows:
            await self._write(lambda connection: connection.execute(insert(schema.invites), rows))

    async def claim(self, game: str, invite: str, holder: str) -> int:
        kept, held = schema.invites.c, schema.holders.c
        wanted = and_(kept.invite == invite, kept.game == game)
        taken = delete(schema.invites).where(wanted).returning(kept.seat)

        def write(connection: Connection) -> int:
            seat: int | None = connection.execute(taken).scalar()
            if seat is None:
                raise InviteGone(game=game)
            same = and_(held.game == game, held.seat == seat, held.holder == holder)
            if connection.execute(select(held.seat).where(same)).first() is None:
                row = {"game": game, "seat": seat, "holder": holder}
                connection.execute(insert(schema.holders).values(**row))
            return seat

        return await self._write(write)

    async def follow_up(self, game: str, following: str) -> str:
        named = schema.followings.c
        row = {"game": game, "following": following}
        try:
            await self._write(
                lambda connection: connection.execute(insert(schema.followings).values(**row))
            )
            return following
        except IntegrityError:
            query = select(named.following).where(named.game == game)
            async with self._reading() as connection:
                return str((await connection.execute(query)).scalar_one())

    async def alive(self, at: int) -> int:
        pulse = schema.pulse

        def write(connection: Connection) -> int:
            last: int | None = connection.execute(select(pulse.c.at)).scalar()
            if last is None:
                connection.execute(insert(pulse).values(id=1, at=at))
            elif at > last:
                connection.execute(update(pulse).values(at=at))
            return last or 0

        return await self._write(write)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self._writing.run(work)
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as fault:
            raise unavailable(fault) from fault

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as fault:
            raise unavailable(fault) from fault


def _arrangement(body: str) -> Arrangement:
    arrangement: Arrangement = from_json(Arrangement, json.loads(body))
    return arrangement
