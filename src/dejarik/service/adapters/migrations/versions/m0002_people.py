"""
Migration 0002: accounts, sessions, resets, blocks, reports, audit.

What is worth nothing without its account goes with it by foreign key. Everything else (games,
tables, reports, the audit) keeps the bare id: an account may go, and reads as "somebody" then.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """Make the tables."""
    _make_accounts()
    _make_moderation()


def downgrade() -> None:
    """Drop them again."""
    for table in ("audit", "reports", "blocks", "resets", "sessions", "accounts"):
        op.drop_table(table)


def _make_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("look", sa.Text, nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("muted_until", sa.BigInteger, nullable=False),
        sa.Column("settings", sa.LargeBinary, nullable=False),
        sa.Index("accounts_by_role", "role", "seen"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),
        _account_column("account", index=True),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "resets",
        sa.Column("token_hash", sa.Text, primary_key=True),
        _account_column("account", index=True),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    )


def _make_moderation() -> None:
    op.create_table(
        "blocks",
        _account_column("account", primary_key=True),
        _account_column("blocked", primary_key=True, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("excerpt", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=False),
        sa.Column("closed_by", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Index("reports_in_order", "closed", "at", "id"),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Index("audit_in_order", "at", "id"),
    )


def _account_column(
    name: str, *, primary_key: bool = False, index: bool = False
) -> "sa.Column[str]":
    """The id of an account, whose row goes when the account does."""
    target = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    return sa.Column(name, sa.Text, target, primary_key=primary_key, index=index, nullable=False)
