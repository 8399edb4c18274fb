"""
Migration 0018: files of the page by name, so that every process serves those of all releases.

`seen` is when a process of a release with this file last lived, by the clock of the processes.
"""

import sqlalchemy as sa
from alembic import op

from dejarik.service.adapters.migrations import online

revision = "0018"
down_revision: str | None = "0017"


def upgrade() -> None:
    """Make the table; processes fill it when they start."""
    online.create_table(
        "page_assets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False, index=True),
    )


def downgrade() -> None:
    """Drop it again."""
    op.drop_table("page_assets")
