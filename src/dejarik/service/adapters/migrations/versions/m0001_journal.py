"""
Migration 0001: games, entries, snapshots, homes.
"""

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    """
    Make the tables.
    """


def downgrade() -> None:
    """
    Drop them again.
    """
