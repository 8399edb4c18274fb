"""
Migration 0025: what was chosen for a game, beside its format and edition.

An older process offers nothing to choose: its tables and offers have an empty line.
"""

import sqlalchemy as sa
from alembic import op

from dejarik.service.adapters.migrations import online

revision = "0025"
down_revision: str | None = "0024"

_CHANGED = ("tables", "seeks")


def upgrade() -> None:
    """Add the columns; nothing was chosen so far."""
    for table in _CHANGED:
        online.add_column(table, sa.Column("options", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Drop them again."""
    for table in _CHANGED:
        op.drop_column(table, "options")
