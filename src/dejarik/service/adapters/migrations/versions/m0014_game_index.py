"""
Migration 0014: how long games were, and the cards and decks they can be found by.

Games that were over before, or are ended by an older process while both run, are indexed later
by a chore: `found` is unknown until then. It is 1 for what was open to all, and 0 for the rest.
"""

import sqlalchemy as sa
from alembic import op

from dejarik.service.adapters.migrations import online

revision = "0014"
down_revision: str | None = "0013"


def upgrade() -> None:
    """Add the columns, the cards by seat, and what searches go through."""
    for column in ("rounds", "decisions", "found"):
        online.add_column("tables", sa.Column(column, sa.BigInteger, nullable=True))
    online.add_column("seats", sa.Column("deck_hash", sa.Text, nullable=True))
    online.create_table(
        "seat_cards",
        sa.Column(
            "table_id",
            sa.Text,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("code", sa.Text, primary_key=True),
        sa.Index("seat_cards_by_code", "code", "table_id"),
    )
    online.create_index("tables_found", "tables", ["found", "ended", "id"])
    online.create_index("seats_by_deck", "seats", ["deck_hash"])
    unknown = "status = 'over' AND found IS NULL"
    online.create_index("tables_to_index", "tables", ["ended"], unknown)


def downgrade() -> None:
    """Drop them again."""
    op.drop_index("tables_to_index", "tables")
    op.drop_index("seats_by_deck", "seats")
    op.drop_index("tables_found", "tables")
    op.drop_table("seat_cards")
    op.drop_column("seats", "deck_hash")
    for column in ("found", "decisions", "rounds"):
        op.drop_column("tables", column)
