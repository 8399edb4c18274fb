"""
Where the versions of decks are kept.

What belongs here: the statements about them. What does not: what has changed from one to the next.
"""

from dataclasses import dataclass

from dejarik.hosting.decks import Payload
from dejarik.service.ports import Database, Missing, Row


@dataclass(frozen=True, slots=True)
class StoredVersion:
    """A list that a deck had, numbered from 1, with what its owner said of it."""

    number: int
    listed: Payload
    note: str
    kept: int


class VersionStore:
    """The versions of one deck after the other; whose the deck is was asked before."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, deck: str) -> list[StoredVersion]:
        """The versions of a deck, the newest first."""
        found = await self._database.rows(
            "SELECT number, cards, note, kept FROM deck_versions WHERE deck = %s"
            " ORDER BY number DESC",
            (deck,),
        )
        return [_version(row) for row in found]

    async def one(self, deck: str, number: int) -> StoredVersion:
        """A version of a deck by its number. Raises Missing."""
        found = await self._database.rows(
            "SELECT number, cards, note, kept FROM deck_versions WHERE deck = %s AND number = %s",
            (deck, number),
        )
        if not found:
            raise Missing("version")
        return _version(found[0])

    async def add(self, deck: str, version: StoredVersion, most: int) -> None:
        """Keep one more version, and so many in all. Raises Taken for its number."""
        await self._database.run(
            "INSERT INTO deck_versions (deck, number, cards, note, kept)"
            " VALUES (%s, %s, %s, %s, %s)",
            (deck, version.number, version.listed, version.note, version.kept),
        )
        await self._database.run(
            "DELETE FROM deck_versions WHERE deck = %s AND number <= %s",
            (deck, version.number - most),
        )


def _version(row: Row) -> StoredVersion:
    number, listed, note, kept = row
    assert isinstance(number, int)
    assert isinstance(listed, bytes)
    assert isinstance(kept, int)
    return StoredVersion(number, listed, str(note), kept)
