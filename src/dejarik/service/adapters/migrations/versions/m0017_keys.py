"""
Migration 0017: keys, whose bot an account is, and the events of the live feed.

An older process knows none of them: a key is no session to it.
"""

import sqlalchemy as sa
from alembic import op

from dejarik.service.adapters.migrations import online

revision = "0017"
down_revision: str | None = "0016"


def upgrade() -> None:
    """Make the tables and the column; nobody is a bot's yet."""
    online.add_column("accounts", sa.Column("owner", sa.Text))
    account = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    online.create_table(
        "api_keys",
        sa.Column("key_hash", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),
        sa.Column("account", sa.Text, account, nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("begins", sa.Text, nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    )
    online.create_table(
        "feed",
        sa.Column("number", sa.BigInteger, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
    )
    online.create_table(
        "feed_numbers",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO feed_numbers (id, last) VALUES (1, 0) ON CONFLICT DO NOTHING")
    online.create_index("accounts_by_owner", "accounts", ["owner"])


def downgrade() -> None:
    """Drop them again, and the bot accounts with them: nothing else would say what they are."""
    for table in ("feed_numbers", "feed", "api_keys"):
        op.drop_table(table)
    op.execute("DELETE FROM accounts WHERE owner IS NOT NULL")
    op.drop_index("accounts_by_owner", "accounts")
    op.drop_column("accounts", "owner")
