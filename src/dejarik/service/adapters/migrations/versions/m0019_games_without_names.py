"""
Migration 0019: games name nobody.

Names of people stand in `accounts` alone; a game has their ids, and numbers in its setup.
What plays it puts the names in that people have when it is read, as before.
"""

import json

import sqlalchemy as sa

from dejarik.kernel.wire import decode, encode
from dejarik.service.adapters.migrations import online

revision = "0019"
down_revision: str | None = "0018"


def upgrade() -> None:
    """Take the names out of the games that are there."""
    online.in_batches("games", "id", _take_names_out)


def downgrade() -> None:
    """Nothing needs them."""


def _take_names_out(connection: sa.Connection, first: str, last: str) -> None:
    found = connection.execute(
        sa.text("SELECT id, setup, settings FROM games WHERE id BETWEEN :first AND :last"),
        {"first": first, "last": last},
    )
    changed = []
    for id_, *old in found.fetchall():
        setup, settings = (bytes(one) for one in old)
        new = {"id": id_, "setup": _setup(setup), "settings": _settings(settings)}
        if (new["setup"], new["settings"]) != (setup, settings):
            changed.append(new)
    if changed:
        update = "UPDATE games SET setup = :setup, settings = :settings WHERE id = :id"
        connection.execute(sa.text(update), changed)


def _setup(data: bytes) -> bytes:
    try:
        setup = decode(data)
    except ValueError:
        return data
    seats = setup.get("seats") if isinstance(setup, dict) else None
    if not isinstance(setup, dict) or not isinstance(seats, list):
        return data
    if not all(isinstance(seat, dict) for seat in seats):
        return data
    named = [{**seat, "name": f"Seat {number}"} for number, seat in enumerate(seats, 1)]
    return encode({**setup, "seats": named})


def _settings(data: bytes) -> bytes:
    try:
        settings = json.loads(data)
    except ValueError:
        return data
    for seat in settings.get("seats", []):
        if seat.get("account"):
            seat["name"] = ""
    return json.dumps(settings, separators=(",", ":"), ensure_ascii=False).encode()
