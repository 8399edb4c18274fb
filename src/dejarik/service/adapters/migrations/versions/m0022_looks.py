"""
Migration 0022: looks of names without hyphens.

Whoever has a name that looks like an older one's but for hyphens keeps the look with them, which
nobody new can have: both sign in as before. An older process goes on to store hyphens, which are
found as well.
"""

import sqlalchemy as sa

from dejarik.service.adapters.migrations import online

revision = "0022"
down_revision: str | None = "0021"


def upgrade() -> None:
    """Take the hyphens out of every look that stays the only one."""
    online.in_batches("accounts", "id", _take_hyphens_out)


def _take_hyphens_out(connection: sa.Connection, first: str, last: str) -> None:
    found = connection.execute(
        sa.text(
            "SELECT id, name FROM accounts WHERE id BETWEEN :first AND :last"
            " AND look LIKE '%-%' ORDER BY id"
        ),
        {"first": first, "last": last},
    )
    change = sa.text(
        "UPDATE accounts SET look = :look WHERE id = :id"
        " AND NOT EXISTS (SELECT 1 FROM accounts WHERE look = :look)"
    )
    for id_, name in found.fetchall():
        connection.execute(change, {"id": id_, "look": _without_hyphens(str(name))})


def _without_hyphens(name: str) -> str:
    """The look of a name as this release takes it."""
    alike = str.maketrans({"0": "o", "1": "l", "i": "l", "5": "s", "8": "b", "_": "-"})
    look = name.casefold().translate(alike).replace("-", "")
    for written, seen in (("rn", "m"), ("vv", "w"), ("cl", "d")):
        look = look.replace(written, seen)
    return look


def downgrade() -> None:
    """Leave them: an older release finds nobody by a look without hyphens, and must be told so."""
    message = "Names are compared without hyphens: restore a backup from before to go back."
    raise RuntimeError(message)
