"""
Where decks are kept.

What belongs here: the statements about decks. What does not: what is a good deck.
"""

from dataclasses import dataclass
from typing import Final

from dejarik.hosting.decks import Payload
from dejarik.service.ports import Database, Missing, Row

_DECKS: Final = (
    "SELECT id, owner, title, name, edition, format, cards, created, changed, link, hidden"
    " FROM decks"
)


@dataclass(frozen=True, slots=True)
class StoredDeck:
    """A deck in the database; `link` is empty while it is not shared, `hidden` if it may not be."""

    id: str
    owner: str
    title: str
    name: str
    edition: str
    format: str
    listed: Payload
    created: int
    changed: int
    link: str = ""
    hidden: bool = False


class DeckStore:
    """Decks by owner, id and link."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, deck: StoredDeck, most: int) -> bool:
        """Keep a new deck; False if its owner has so many already. Raises Taken for its name."""
        stored = await self._database.run(
            "INSERT INTO decks (id, owner, title, name, edition, format, cards, created, changed)"
            " SELECT %s, accounts.id, %s, %s, %s, %s, %s, %s, %s FROM accounts WHERE accounts.id"
            " = %s AND (SELECT count(*) FROM decks WHERE owner = %s) < %s",
            (
                *(deck.id, deck.title, deck.name, deck.edition, deck.format),
                *(deck.listed, deck.created, deck.changed),
                *(deck.owner, deck.owner, most),
            ),
        )
        return stored == 1

    async def of(self, owner: str) -> list[StoredDeck]:
        """Somebody's decks, the last changed first."""
        found = await self._database.rows(
            _DECKS + " WHERE owner = %s ORDER BY changed DESC, id",
            (owner,),
        )
        return [_deck(row) for row in found]

    async def own(self, owner: str, deck: str) -> StoredDeck:
        """A deck of somebody's own. Raises Missing."""
        return _only(
            await self._database.rows(
                _DECKS + " WHERE owner = %s AND id = %s",
                (owner, deck),
            )
        )

    async def hold(self, owner: str, deck: str) -> StoredDeck:
        """The same, and nobody else changes it until this transaction ends. Raises Missing."""
        sql = "UPDATE decks SET changed = changed WHERE owner = %s AND id = %s"
        await self._database.run(sql, (owner, deck))
        return await self.own(owner, deck)

    async def shared(self, link: str) -> StoredDeck:
        """The deck behind a link. Raises Missing."""
        return _only(
            await self._database.rows(
                _DECKS + " WHERE link = %s",
                (link,),
            )
        )

    async def rename(self, owner: str, deck: str, name: str) -> bool:
        """Whether there was such a deck to rename. Raises Taken for the name."""
        sql = "UPDATE decks SET name = %s WHERE owner = %s AND id = %s"
        return await self._database.run(sql, (name, owner, deck)) == 1

    async def change(self, owner: str, deck: str, listed: Payload, now: int) -> bool:
        """Whether there was such a deck to change."""
        sql = "UPDATE decks SET cards = %s, changed = %s WHERE owner = %s AND id = %s"
        return await self._database.run(sql, (listed, now, owner, deck)) == 1

    async def share(self, owner: str, deck: str, link: str) -> str:
        """The link of a deck: this one, unless it has one. Raises Missing, also if it is hidden."""
        found = await self._database.rows(
            "UPDATE decks SET link = coalesce(link, %s) WHERE owner = %s AND id = %s"
            " AND hidden = 0 RETURNING link",
            (link, owner, deck),
        )
        if not found:
            raise Missing(deck)
        return str(found[0][0])

    async def hide(self, owner: str, deck: str) -> bool:
        """Take the link away; whether there was such a deck."""
        sql = "UPDATE decks SET link = NULL WHERE owner = %s AND id = %s"
        return await self._database.run(sql, (owner, deck)) == 1

    async def hide_for_good(self, link: str, now: int) -> None:
        """Take a deck from its link, and let it have no other."""
        sql = "UPDATE decks SET link = NULL, hidden = %s WHERE link = %s"
        await self._database.run(sql, (now, link))

    async def delete(self, owner: str, deck: str) -> bool:
        """Whether there was such a deck to delete."""
        sql = "DELETE FROM decks WHERE owner = %s AND id = %s"
        return await self._database.run(sql, (owner, deck)) == 1


def _only(rows: list[Row]) -> StoredDeck:
    if not rows:
        raise Missing("deck")
    return _deck(rows[0])


def _deck(row: Row) -> StoredDeck:
    id_, owner, title, name, edition, format_, cards, created, changed, link, hidden = row
    assert isinstance(created, int)
    assert isinstance(changed, int)
    assert isinstance(cards, bytes)
    return StoredDeck(
        str(id_),
        str(owner),
        str(title),
        str(name),
        str(edition),
        str(format_),
        cards,
        created,
        changed,
        str(link or ""),
        bool(hidden),
    )
