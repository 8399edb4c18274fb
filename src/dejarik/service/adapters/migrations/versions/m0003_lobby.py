"""
Migration 0003: seats, tables, decks, chat.
"""

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    """
    Make the tables.
    """


def downgrade() -> None:
    """
    Drop them again.
    """
