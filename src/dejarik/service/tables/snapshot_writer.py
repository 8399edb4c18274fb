"""
The snapshot writer: keeping the state of a table now and then, for whoever takes it over.

What belongs here: storing one when it is time. What does not: when that is, and what is
begun from (`hosting.play.snapshots`).
"""

import structlog

from dejarik.hosting.play.room import Room
from dejarik.hosting.play.snapshots import packed
from dejarik.service.ports import Journal, StoredGame, Unavailable

log = structlog.get_logger()


async def keep_one(stored: StoredGame, room: Room, journal: Journal) -> None:
    """Keep the state of a room if it is time; nothing depends on it, so no failure is raised."""
    made = room.new_snapshot()
    if made is None:
        return
    release = room.title.release(room.play.journal.setup())
    try:
        await journal.keep_snapshot(stored.id, made.seq, packed(made, release))
    except Unavailable:
        log.warning("snapshot_not_stored", table=stored.id)
