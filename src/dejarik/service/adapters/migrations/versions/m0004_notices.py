"""
Migration 0004: push subscriptions and mail addresses.

Both go with their account. An endpoint belongs to one browser, so it is there once,
whoever is signed in.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "push_subscriptions",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("account", sa.Text, _of_account(), nullable=False, index=True),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "mail_addresses",
        sa.Column("account", sa.Text, _of_account(), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("code_hash", sa.Text, nullable=True, unique=True),
        sa.Column("code_until", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    for table in ("mail_addresses", "push_subscriptions"):
        op.drop_table(table)


def _of_account() -> sa.ForeignKey:
    """Rows that go when their account does."""
    return sa.ForeignKey("accounts.id", ondelete="CASCADE")
