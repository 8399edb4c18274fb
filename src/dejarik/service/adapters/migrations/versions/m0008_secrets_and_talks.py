"""
Migration 0008: secrets of the service, and what the seats of a game have said about undo.

A secret is drawn by whichever process needs it first and is the same for all. A talk is JSON:
who refuses for good, who has asked for what, and how often somebody took something back.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision: str | None = "0007"


def upgrade() -> None:
    """Add both tables."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "undo_talks",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("talk", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("undo_talks")
    op.drop_table("secrets")
