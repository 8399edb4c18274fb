"""
Migration 0001: games, entries, snapshots, instances, homes, and the database's clock.

Entries name their game without a foreign key: many games share one insert, and an entry
of a game that is not there must not fail the others'. The insert itself asks for the game.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None

# The one place where the two databases say the same in different words: milliseconds since 1970.
CLOCK = {
    "postgresql": "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)",
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS integer)",
}


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("release", sa.LargeBinary, nullable=False),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("settings", sa.LargeBinary, nullable=False),
        sa.Column("server_seed", sa.LargeBinary, nullable=False),
        sa.Column("nonces", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=True),
        sa.Column("outcome", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("clocks", sa.LargeBinary, nullable=False),
        sa.Column("only_seat", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "instances",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "homes",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("instance", sa.Text, nullable=False, index=True),
        sa.Column("epoch", sa.BigInteger, nullable=False),
    )
    op.execute(f"CREATE VIEW clock AS SELECT {CLOCK[op.get_bind().dialect.name]} AS ms")


def downgrade() -> None:
    """Drop them again."""
    op.execute("DROP VIEW clock")
    for table in ("homes", "instances", "snapshots", "entries", "games"):
        op.drop_table(table)
