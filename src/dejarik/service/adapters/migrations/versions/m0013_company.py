"""
Migration 0013: warnings, friends, challenges, matches, closed tables and hidden decks.

A table's `until` is when a challenge or a pairing lapses, 0 if it does not; `closed` is why
moderators closed it; `number` is which game of a match it is, and a seat's `points` are what it
had before that game. An older process says nothing of these: it lets challenges stand, opens no
next game and shares hidden decks again.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision: str | None = "0012"

_COLUMNS = (
    ("tables", "until", sa.BigInteger, "0"),
    ("tables", "closed", sa.Text, ""),
    ("tables", "number", sa.Integer, "1"),
    ("seats", "points", sa.Double, "0"),
    ("decks", "hidden", sa.BigInteger, "0"),
)


def upgrade() -> None:
    """Make the tables and add the columns."""
    op.create_table(
        "warnings",
        sa.Column("id", sa.Text, primary_key=True),
        _person("account"),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Index("warnings_by_account", "account", "seen"),
    )
    op.create_table(
        "friends",
        _person("account", primary_key=True),
        _person("other", primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("accepted", sa.BigInteger, nullable=False),
        sa.Index("friends_by_other", "other"),
    )
    op.create_table("private_presence", _person("account", primary_key=True))
    for table, column, kind, usual in _COLUMNS:
        op.add_column(table, sa.Column(column, kind, nullable=False, server_default=usual))


def downgrade() -> None:
    """Drop them again."""
    for table, column, _, _ in reversed(_COLUMNS):
        op.drop_column(table, column)
    for name in ("private_presence", "friends", "warnings"):
        op.drop_table(name)


def _person(name: str, *, primary_key: bool = False) -> "sa.Column[str]":
    """The id of an account, whose rows go when the account does."""
    person = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    return sa.Column(name, sa.Text, person, primary_key=primary_key, nullable=False)
