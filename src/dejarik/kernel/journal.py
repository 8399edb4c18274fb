"""
The journal: everything that is true about a game, from which it can be played again.

Seed, setup and entries are the whole truth. Nothing is ever deleted: going back is an
entry too. What belongs here: the record, and which entries count at a position. What does
not: the entries (`entries`), bytes (`journal_bytes`), playing a journal again (`replaying`),
going on with it (`play`), where it is kept and who may write to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.kernel.chance import SEED_BYTES
from dejarik.kernel.entries import RETURN
from dejarik.kernel.plain import table_in
from dejarik.kernel.wire import decode, encode

if TYPE_CHECKING:
    from dejarik.kernel.entries import Entry
    from dejarik.kernel.release import Release

PRESENT: Final = -1
"""The position after the newest entry."""


class Journal:
    """
    The whole truth of one game; `start_hash` is the fingerprint of its first state.

    Raises ValueError when setup is not plain data or the seed has the wrong length.
    """

    def __init__(self, release: Release, setup: dict[str, object], seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            message = f"a seed has {SEED_BYTES} bytes, this one has {len(seed)}"
            raise ValueError(message)
        self.release: Release = release
        # Through bytes at once: the first game then sees just what every replay will see.
        self.setup_bytes: bytes = _setup_bytes(setup)
        self.seed: bytes = seed
        self.start_hash: str = ""
        self.entries: list[Entry] = []

    def setup(self) -> dict[str, object]:
        """The setup, a fresh copy each time."""
        return table_in(decode(self.setup_bytes), "the setup")

    def append(self, entry: Entry) -> None:
        """
        Write one more entry down and number it; whether the game takes it is not asked here.

        Raises ValueError when it returns to a position that has not been yet.
        """
        if entry.kind == RETURN:
            must_have_been(self, entry.to)
        entry.number = len(self.entries) + 1
        self.entries.append(entry)

    def effective(self, at: int = PRESENT) -> list[Entry]:
        """The entries that count at a position, oldest first; returns are followed, not listed."""
        if not PRESENT <= at <= len(self.entries):
            message = f"there is no position {at}: the journal has 0 to {len(self.entries)}"
            raise ValueError(message)
        return self._back_to(0, len(self.entries) if at == PRESENT else at) or []

    def after(self, position: int) -> list[Entry] | None:
        """The entries that count now and came after a position; None if it does not count now."""
        return self._back_to(position, len(self.entries))

    def _back_to(self, goal: int, place: int) -> list[Entry] | None:
        found: list[Entry] = []
        while place > goal:
            entry = self.entries[place - 1]
            if entry.kind == RETURN:
                place = entry.to
            else:
                found.append(entry)
                place -= 1
        found.reverse()
        return found if place == goal else None


def must_have_been(journal: Journal, position: int) -> None:
    """Raise ValueError for a position that cannot be returned to, because it has not been."""
    newest = len(journal.entries)
    if not 0 <= position <= newest:
        message = f"cannot return to position {position}: the journal has positions 0 to {newest}"
        raise ValueError(message)


def _setup_bytes(setup: dict[str, object]) -> bytes:
    try:
        data = encode(setup)
    except (TypeError, OverflowError, NotImplementedError) as error:
        message = f"the setup is not plain data: {error}"
        raise ValueError(message) from error
    table_in(decode(data), "the setup")
    return data
