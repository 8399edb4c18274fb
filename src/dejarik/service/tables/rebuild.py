"""
A rebuild: the room of a game out of what is stored.

What belongs here: reading journals and snapshots back. What does not: storing them, and
which process does this (`home`).
"""

import structlog

from dejarik.hosting.play.room import Room
from dejarik.hosting.play.snapshots import unpacked
from dejarik.hosting.titles import Titles
from dejarik.kernel.entries import Entry
from dejarik.kernel.journal import Journal
from dejarik.kernel.journal_bytes import unpack_entry
from dejarik.kernel.release import Release, unpack_release
from dejarik.kernel.replaying import Diverged
from dejarik.kernel.wire import decode
from dejarik.service.ports import StoredGame

log = structlog.get_logger()


class NotStarted(Exception):
    """The game has no seed yet: somebody is still to sit down."""


class Unplayable(Exception):
    """
    The journal would be played otherwise by this release; `over` if the game has ended.

    The reason may name hidden cards: it is never for players.
    """

    def __init__(self, why: str, *, over: bool = False) -> None:
        super().__init__(why)
        self.over = over


def journal_of(stored: StoredGame) -> Journal:
    """
    The kernel's journal of a stored game.

    Raises NotStarted, and ValueError when what is stored is no journal.
    """
    if not stored.seed:
        raise NotStarted
    setup = decode(stored.setup)
    assert isinstance(setup, dict)
    journal = Journal(release_in(stored.release), setup, stored.seed)
    journal.start_hash = stored.start_hash
    for place, row in enumerate(stored.entries):
        journal.append(entry_in(row.entry, f"entry {place + 1}"))
    return journal


def release_in(data: bytes) -> Release:
    """The release that was stored."""
    return unpack_release(decode(data))


def entry_in(data: bytes, where: str) -> Entry:
    """The entry that was stored."""
    return unpack_entry(decode(data), where)


StoredStates = list[tuple[int, bytes]]
"""States of a game that were stored, with their sequences."""


def room_of(
    stored: StoredGame,
    titles: Titles,
    expected: tuple[int, ...] = (),
    kept: StoredStates | None = None,
) -> Room:
    """
    The room of a stored game, and who is expected there; what was kept shortens the making.

    Raises NotStarted, and Unplayable when it no longer plays out as it did.
    """
    try:
        onlies = tuple(row.only for row in stored.entries)
        title, journal = titles.named(stored.title), journal_of(stored)
        read = [unpacked(seq, data, title.release(journal.setup())) for seq, data in kept or ()]
        room = Room(title, journal, onlies, expected, [one for one in read if one is not None])
        if room.distrusted or None in read:
            log.warning("snapshot_unusable", table=stored.id)
        return room
    except (Diverged, ValueError) as error:
        raise Unplayable(str(error), over=bool(stored.outcome)) from error
