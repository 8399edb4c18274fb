"""
Migration 0004: push subscriptions and addresses.
"""

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    """
    Make the tables.
    """


def downgrade() -> None:
    """
    Drop them again.
    """
