"""
Migration 0016: mail addresses that wait to be confirmed, and limits that processes share.

An address that mail goes to stays until another one is confirmed; so what waits has a table of
its own, and so has what waited before. An older process goes on to keep both in one row, and
what it asked to be confirmed must be asked for again.

What somebody has said is found by who they are: it is exported and deleted with them.

Limits are shared by the processes of PostgreSQL only: SQLite has one, which counts in memory. What
is counted may be lost with the server, so its log does not have it.
"""

import sqlalchemy as sa
from alembic import op

from dejarik.service.adapters.migrations import online

revision = "0016"
down_revision: str | None = "0015"


def upgrade() -> None:
    """Make the tables, and move what waits to be confirmed."""
    online.create_table(
        "mail_changes",
        sa.Column(
            "account", sa.Text, sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False, unique=True),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    )
    online.in_batches("mail_addresses", "account", _move_what_waits)
    online.create_index("chat_by_author", "chat", ["author"])
    if op.get_bind().dialect.name == "postgresql":
        online.create_table(
            "rate_limits",
            sa.Column("key", sa.Text, primary_key=True),
            sa.Column("full_at", sa.BigInteger, nullable=False, index=True),
            prefixes=["UNLOGGED"],
        )


def _move_what_waits(connection: sa.Connection, first: str, last: str) -> None:
    batch = {"first": first, "last": last}
    waits = (
        "INSERT INTO mail_changes (account, address, token_hash, expires)"
        " SELECT account, address, code_hash, code_until FROM mail_addresses"
        " WHERE confirmed = 0 AND code_hash IS NOT NULL AND account BETWEEN :first AND :last"
        " ON CONFLICT DO NOTHING"
    )
    moved = "DELETE FROM mail_addresses WHERE confirmed = 0 AND account BETWEEN :first AND :last"
    connection.execute(sa.text(waits), batch)
    connection.execute(sa.text(moved), batch)


def downgrade() -> None:
    """Drop them again."""
    if op.get_bind().dialect.name == "postgresql":
        op.drop_table("rate_limits")
    op.drop_index("chat_by_author", "chat")
    op.drop_table("mail_changes")
