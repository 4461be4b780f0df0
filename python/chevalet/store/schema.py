"""The tables of a store. Their history is in `chevalet.store.migrations`.

`events` is the truth about a game. A row of `games` is what the list of games needs to know of a
log, written in the same transaction; it could be made again from the events at any time. The others
are about the people: how a game was arranged, the hashes of who holds its seats and of the links
that give one, the game that follows it; `pulse` is when the program was last seen running.
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

arrangements = Table(
    "arrangements",
    metadata,
    Column("game", String(64), ForeignKey("games.id"), primary_key=True),
    Column("body", Text, nullable=False),
)

holders = Table(
    "holders",
    metadata,
    Column("game", String(64), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(64), primary_key=True),
    Index("games_by_holder", "holder"),
)

invites = Table(
    "invites",
    metadata,
    Column("invite", String(64), primary_key=True),
    Column("game", String(64), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
)

followings = Table(
    "followings",
    metadata,
    Column("game", String(64), ForeignKey("games.id"), primary_key=True),
    Column("following", String(64), ForeignKey("games.id"), nullable=False),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
