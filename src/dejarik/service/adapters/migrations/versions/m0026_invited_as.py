"""
Migration 0026: what somebody is who comes with an invitation.

An older process makes players of all of them.
"""

import sqlalchemy as sa
from alembic import op

from dejarik.service.adapters.migrations import online

revision = "0026"
down_revision: str | None = "0025"


def upgrade() -> None:
    """Add the column; so far everybody became a player."""
    online.add_column(
        "invitations", sa.Column("role", sa.Text, nullable=False, server_default="player")
    )


def downgrade() -> None:
    """Drop it again, with the links that make an administrator."""
    op.execute("DELETE FROM invitations WHERE role <> 'player'")
    op.drop_column("invitations", "role")
