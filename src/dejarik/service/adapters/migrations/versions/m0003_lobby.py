"""
Migration 0003: decks, offers, tables, seats, chat.

Decks and offers go with their account by foreign key. Seats and lines of chat keep the bare
id, as games do. A seat has its own copy of the deck: a deck may change while a table waits.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    """Make the tables."""
    _make_decks()
    _make_seeks()
    _make_tables()
    op.create_table(
        "chat",
        sa.Column(
            "id",
            # SQLite numbers rows by itself only under this very type.
            sa.BigInteger().with_variant(sa.Integer, "sqlite"),
            primary_key=True,
            autoincrement=True,
        ),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Index("chat_by_place", "place", "id"),
    )


def downgrade() -> None:
    """Drop them again."""
    for table in ("chat", "seats", "tables", "seeks", "decks"):
        op.drop_table(table)


def _make_decks() -> None:
    op.create_table(
        "decks",
        sa.Column("id", sa.Text, primary_key=True),
        _owner(),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("format", sa.Text, nullable=False),
        sa.Column("cards", sa.LargeBinary, nullable=False),
        sa.Column("link", sa.Text, nullable=True, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("owner", "name", name="decks_by_name"),
    )


def _make_seeks() -> None:
    op.create_table(
        "seeks",
        sa.Column("id", sa.Text, primary_key=True),
        _owner(),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("format", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("settings", sa.LargeBinary, nullable=False),
        sa.Column("deck_name", sa.Text, nullable=False),
        sa.Column("cards", sa.LargeBinary, nullable=False),
        sa.Column("link", sa.Text, nullable=True, unique=True),
        sa.Column("last_opponent", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Text, nullable=True),
        sa.Index("seeks_waiting", "table_id", "since"),
        sa.Index("seeks_by_owner", "owner"),
    )


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=True, unique=True),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("format", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("link", sa.Text, nullable=True, unique=True),
        sa.Column("settings", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=True),
        sa.Column("turns", sa.Text, nullable=False),
        sa.Column("moved", sa.BigInteger, nullable=False),
        sa.Column("result", sa.LargeBinary, nullable=False),
        sa.Column("rematch_of", sa.Text, nullable=True, unique=True),
        sa.Column("fork_game", sa.Text, nullable=True),
        sa.Column("fork_seq", sa.BigInteger, nullable=True),
        sa.Index("tables_by_status", "status", "created"),
    )
    op.create_table(
        "seats",
        sa.Column(
            "table_id",
            sa.Text,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("account", sa.Text, nullable=True),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("deck_name", sa.Text, nullable=False),
        sa.Column("cards", sa.LargeBinary, nullable=False),
        sa.Column("here", sa.BigInteger, nullable=False),
        sa.Column("nonce", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "account", name="seats_once"),
        sa.Index("seats_by_account", "account"),
    )


def _owner() -> "sa.Column[str]":
    """The id of an account, whose rows go when the account does."""
    return sa.Column(
        "owner", sa.Text, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False
    )
