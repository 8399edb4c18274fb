"""
Migration 0015: the lists that a deck had, one after the other.

An older process changes a deck without a version: the next one that does writes it down.
"""

import sqlalchemy as sa
from alembic import op

from dejarik.service.adapters.migrations import online

revision = "0015"
down_revision: str | None = "0014"


def upgrade() -> None:
    """Make the table; what a deck holds now is its first version."""
    online.create_table(
        "deck_versions",
        sa.Column("deck", sa.Text, sa.ForeignKey("decks.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("cards", sa.LargeBinary, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("kept", sa.BigInteger, nullable=False),
    )
    online.in_batches("decks", "id", _first_versions)


def _first_versions(connection: sa.Connection, first: str, last: str) -> None:
    kept = (
        "INSERT INTO deck_versions (deck, number, cards, note, kept)"
        " SELECT id, 1, cards, '', changed FROM decks WHERE id BETWEEN :first AND :last"
        " ON CONFLICT DO NOTHING"
    )
    connection.execute(sa.text(kept), {"first": first, "last": last})


def downgrade() -> None:
    """Drop it again."""
    op.drop_table("deck_versions")
