"""
Migration 0021: bans, invitations, and what is needed to know a network again.

Whoever is suspended by now gets a line in the list of bans, without a reason. An older process
knows none of the tables: whom it suspends stands in no list, and it asks for no invitation.
"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision: str | None = "0019"


def upgrade() -> None:
    """Make the tables, and list those who are suspended."""
    _bans()
    _invitations()
    op.execute(
        "INSERT INTO bans (id, account, network, everybody, until, reason, made_by, at)"
        " SELECT id, id, '', 0, suspended_until, '', '', 0 FROM accounts WHERE suspended_until > 0"
    )


def _account() -> sa.ForeignKey:
    return sa.ForeignKey("accounts.id", ondelete="CASCADE")


def _bans() -> None:
    op.create_table(
        "bans",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("account", sa.Text, nullable=False, index=True),
        sa.Column("network", sa.Text, nullable=False, index=True),
        sa.Column("everybody", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("made_by", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "banned_browsers",
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column("account", sa.Text, nullable=False, index=True),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "account_networks",
        sa.Column("account", sa.Text, _account(), primary_key=True),
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False, index=True),
    )


def _invitations() -> None:
    op.create_table(
        "invitations",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code_hash", sa.Text, nullable=False, unique=True),
        sa.Column("maker", sa.Text, _account(), index=True),
        sa.Column("begins", sa.Text, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "invited",
        sa.Column("account", sa.Text, _account(), primary_key=True),
        sa.Column("invitation", sa.Text, nullable=False),
        sa.Column("inviter", sa.Text, nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop them again; whoever is suspended stays so."""
    for table in ("invited", "invitations", "account_networks", "banned_browsers", "bans"):
        op.drop_table(table)
