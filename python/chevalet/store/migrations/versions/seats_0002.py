"""Who sits where: arrangements, holders of seats, links that give one, the game that follows."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    def game(**more: bool) -> sa.Column[str]:
        return sa.Column("game", sa.String(64), sa.ForeignKey("games.id"), **more)  # type: ignore[arg-type]

    op.create_table(
        "arrangements",
        game(primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "holders",
        game(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.String(64), primary_key=True),
    )
    op.create_index("games_by_holder", "holders", ["holder"])
    op.create_table(
        "invites",
        sa.Column("invite", sa.String(64), primary_key=True),
        game(nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_table(
        "followings",
        game(primary_key=True),
        sa.Column("following", sa.String(64), sa.ForeignKey("games.id"), nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
