"""
Migration 0011: ratings, what each seat got out of its game, and how far that moved a rating.

A rating's holder is a person or a bot; a person's goes with the account.
A game that an older process ends while both run has no scores: it is in nobody's sums.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision: str | None = "0010"


def upgrade() -> None:
    """Make the table, add the columns to seats, and fill in the scores of games that are over."""
    op.create_table(
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
        op.add_column("seats", sa.Column(column, sa.Double, nullable=True))
    _score_what_is_over()


def downgrade() -> None:
    """Drop them again."""
    for column in ("rating_after", "rating_before", "score"):
        op.drop_column("seats", column)
    op.drop_table("ratings")


def _score_what_is_over() -> None:
    connection = op.get_bind()
    over = connection.execute(sa.text("SELECT id, result FROM tables WHERE status = 'over'"))
    for table, result in over.fetchall():
        for place, seats in enumerate(json.loads(bytes(result))["ranking"]):
            score = 0.0 if place else 1.0 if len(seats) == 1 else 0.5
            for seat in seats:
                connection.execute(
                    sa.text("UPDATE seats SET score = :s WHERE table_id = :t AND seat = :n"),
                    {"s": score, "t": table, "n": seat},
                )
