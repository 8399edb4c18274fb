"""
Migration 0023: offers have a side, a rating, and the ratings that they are open to.

What an older process offers has no side and is open to anybody.
"""

import sqlalchemy as sa
from alembic import op

from dejarik.service.adapters.migrations import online

revision = "0023"
down_revision: str | None = "0022"

ANYBODY = 1_000_000


def upgrade() -> None:
    """Add the columns, and an index of offers by what people must want alike."""
    online.add_column("seeks", sa.Column("side", sa.Text, nullable=False, server_default=""))
    for name, usual in (("points", 1500), ("begins", ANYBODY), ("low", 0), ("high", ANYBODY)):
        column = sa.Column(name, sa.Integer, nullable=False, server_default=str(usual))
        online.add_column("seeks", column)
    # Without those that were taken: nobody looks for them here.
    not_taken = "table_id IS NULL AND link IS NULL"
    online.create_index("seeks_by_pool", "seeks", ["title", "format", "clock", "since"], not_taken)


def downgrade() -> None:
    """Drop them again."""
    op.drop_index("seeks_by_pool", "seeks")
    for name in ("high", "low", "begins", "points", "side"):
        op.drop_column("seeks", name)
