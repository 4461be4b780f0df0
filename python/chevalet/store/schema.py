"""The two tables of a store. Their history is in `chevalet.store.migrations`.

`events` is the truth. A row of `games` is what the list of games needs to know of a log, written in
the same transaction; it could be made again from the events at any time.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("ended", Boolean, nullable=False),
    Index("games_by_recency", "changed", "id"),
)

events = Table(
    "events",
    metadata,
    Column("game", String(64), ForeignKey("games.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("format", Integer, nullable=False),
    Column("body", Text, nullable=False),
)
