"""
Migration 0009: the service's time, the deadlines of games, and each process's own address.

`service_time` has one row: the time, and when a beat moved it last, by the database's clock.
It begins with that clock and falls behind it by every outage. The deadline of a game is in
the service's time: 0 if it has none, unknown until its limit is begun; `warned` is the
deadline that somebody was told of. `instances.own_url` is where other processes reach a process,
empty if that is its public address; one of an older release does not say.
"""

import sqlalchemy as sa
from alembic import op

from dejarik.service.adapters.migrations import online

revision = "0009"
down_revision: str | None = "0008"


def upgrade() -> None:
    """Add all three."""
    online.create_table(
        "service_time",
        sa.Column("ms", sa.BigInteger, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
    op.execute(
        "INSERT INTO service_time (ms, beat) SELECT clock.ms, clock.ms FROM clock"
        " WHERE NOT EXISTS (SELECT 1 FROM service_time)"
    )
    online.add_column("games", sa.Column("deadline", sa.BigInteger, nullable=True))
    warned = sa.Column("warned", sa.BigInteger, nullable=False, server_default="0")
    online.add_column("games", warned)
    own_url = sa.Column("own_url", sa.Text, nullable=False, server_default="")
    online.add_column("instances", own_url)
    online.in_batches("games", "id", _those_over_have_none)
    online.create_index("games_by_deadline", "games", ["deadline"])


def _those_over_have_none(connection: sa.Connection, first: str, last: str) -> None:
    over = (
        "UPDATE games SET deadline = 0 WHERE finished IS NOT NULL AND id BETWEEN :first AND :last"
    )
    connection.execute(sa.text(over), {"first": first, "last": last})


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("instances", "own_url")
    op.drop_index("games_by_deadline", "games")
    op.drop_column("games", "warned")
    op.drop_column("games", "deadline")
    op.drop_table("service_time")
