"""
Migration 0012: until when somebody may not come in.

An older process says nothing of it and lets them in.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision: str | None = "0011"


def upgrade() -> None:
    """Add the time; 0 is nobody's."""
    column = sa.Column("suspended_until", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("accounts", column)


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("accounts", "suspended_until")
