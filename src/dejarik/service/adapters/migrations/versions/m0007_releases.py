"""
Migration 0007: which release plays a game, and which games wait for theirs.

`played_by` is the release of the process that had a game last, `start_hash` the hash of its
first state. A process of an older release says neither, and nothing of the sort is known of
games that are older: those are tried. In `waiting` stand games that a release cannot play as
they were, with the reason; it may name hidden cards.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"


def _unknown(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False, server_default="")


def upgrade() -> None:
    """Add what is said of releases."""
    op.add_column("games", _unknown("played_by"))
    op.add_column("games", _unknown("start_hash"))
    op.add_column("instances", _unknown("release"))
    op.create_table(
        "waiting",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("release", sa.Text, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop it again."""
    op.drop_table("waiting")
    op.drop_column("instances", "release")
    op.drop_column("games", "start_hash")
    op.drop_column("games", "played_by")
