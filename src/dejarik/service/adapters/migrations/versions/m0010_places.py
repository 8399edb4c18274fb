"""
Migration 0010: for how many a table or an offer is.

An older process says nothing of it and means two.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision: str | None = "0009"


def upgrade() -> None:
    """Add the number to both."""
    for table in ("tables", "seeks"):
        op.add_column(table, sa.Column("places", sa.Integer, nullable=False, server_default="2"))


def downgrade() -> None:
    """Drop it again."""
    for table in ("seeks", "tables"):
        op.drop_column(table, "places")
