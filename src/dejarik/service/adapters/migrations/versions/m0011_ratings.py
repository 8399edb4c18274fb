"""
Migration 0011: ratings, what each seat got out of its game, and how far that moved a rating.

A rating's holder is a person or a bot; a person's goes with the account.
A game that an older process ends while both run has no scores: it is in nobody's sums.
"""

import json

import sqlalchemy as sa
from alembic import op

from dejarik.service.adapters.migrations import online

revision = "0011"
down_revision: str | None = "0010"


def upgrade() -> None:
    """Make the table, add the columns to seats, and fill in the scores of games that are over."""
    online.create_table(
        "ratings",
        sa.Column("holder", sa.Text, primary_key=True),
        sa.Column(
            "account", sa.Text, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True
        ),
        sa.Column("title", sa.Text, primary_key=True),
        sa.Column("format", sa.Text, primary_key=True),
        sa.Column("points", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("volatility", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("played", sa.BigInteger, nullable=False),
        sa.Index("ratings_by_points", "title", "format", "points"),
        sa.Index("ratings_by_account", "account"),
    )
    for column in ("score", "rating_before", "rating_after"):
        online.add_column("seats", sa.Column(column, sa.Double, nullable=True))
    online.in_batches("tables", "id", _score_what_is_over)


def downgrade() -> None:
    """Drop them again."""
    for column in ("rating_after", "rating_before", "score"):
        op.drop_column("seats", column)
    op.drop_table("ratings")


def _score_what_is_over(connection: sa.Connection, first: str, last: str) -> None:
    over = "SELECT id, result FROM tables WHERE status = 'over' AND id BETWEEN :first AND :last"
    found = connection.execute(sa.text(over), {"first": first, "last": last})
    scores = [
        {"s": 0.0 if place else 1.0 if len(seats) == 1 else 0.5, "t": table, "n": seat}
        for table, result in found.fetchall()
        for place, seats in enumerate(json.loads(bytes(result))["ranking"])
        for seat in seats
    ]
    if scores:
        score = "UPDATE seats SET score = :s WHERE table_id = :t AND seat = :n"
        connection.execute(sa.text(score), scores)
