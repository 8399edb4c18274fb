"""
Migration 0006: how many tables each process has.

A process of an older release beats without saying so, and counts as empty meanwhile.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    """Add the count."""
    op.add_column(
        "instances", sa.Column("tables", sa.BigInteger, nullable=False, server_default="0")
    )


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("instances", "tables")
