"""Whoever looks at a table that waits is told which sides are taken, and which deck is of which."""

import asyncio

from dejarik.service.lobby import tables
from dejarik.service.lobby.deck_wire import ReadyChoice
from dejarik.service.lobby.decks import list_decks
from dejarik.service.lobby.lobby_wire import CreateTable, NamedTable, Terms
from dejarik.testing.lobbies import Opens, lobby_on

DARK = ReadyChoice("introductory-dark")


def test_a_friend_is_told_which_side_is_left(database: Opens) -> None:
    """The host plays the Dark Side: decks of the Light Side may sit down, the host is told none."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            ann, bob = await lobby.person("Ann"), await lobby.person("Bob")
            wish = CreateTable(terms=Terms("introductory", title="swccg"), deck=DARK, private=True)
            table = await tables.create_table(wish, ann, lobby.ports)
            asked = NamedTable(table.id, table.link)

            assert ("dark",) == (await tables.show_table(asked, bob, lobby.ports)).taken
            assert () == (await tables.show_table(asked, ann, lobby.ports)).taken
            decks = await list_decks(bob, lobby.ports)
            assert {"introductory-dark": "dark", "introductory-light": "light"} == {
                deck.name: deck.side for deck in decks.ready if deck.title == "swccg"
            }
            assert {""} == {deck.side for deck in decks.ready if deck.title == "destiny"}

    asyncio.run(main())
