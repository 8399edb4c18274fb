"""
Migration 0024: how much each rated game counted, or why it did not.

An older process writes none, and tells none.
"""

import sqlalchemy as sa
from alembic import op

from dejarik.service.adapters.migrations import online

revision = "0024"
down_revision: str | None = "0023"


def upgrade() -> None:
    """Add the column; of games that are over nothing is known."""
    online.add_column("tables", sa.Column("weighed", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("tables", "weighed")
