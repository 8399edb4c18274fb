"""
Migration 0002: accounts, sessions, moderation.
"""

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """
    Make the tables.
    """


def downgrade() -> None:
    """
    Drop them again.
    """
