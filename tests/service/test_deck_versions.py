"""Versions of decks: what was kept, what changed, and an older list again; lists in other forms."""

import asyncio

import pytest

from dejarik.service.lobby import deck_forms, deck_versions, decks
from dejarik.service.lobby import deck_wire as wire
from dejarik.service.lobby.deck_store import DeckStore
from dejarik.service.lobby.version_store import VersionStore
from dejarik.service.ports import Account
from dejarik.service.refusals import Code
from dejarik.testing.lobbies import LobbyForTests, Opens, lobby_on, refused
from dejarik.testing.people import HOME
from dejarik.titles.destiny.title import TITLE

REY = "2 Rey (TPG 24)\n"
LINES = f"{REY}2 Mobilize (TPG 14)\nHangar Bay (TPG 23)\n"
OTHER = "1 Rey (TPG 24)\n1 Mobilize (TPG 14)\n1 Hangar Bay (TPG 23)\n2 Jedi Robes (AW 40)\n"


async def kept(lobby: LobbyForTests, *texts: str) -> tuple[Account, wire.Deck, wire.Versions]:
    """A deck of Han's that was kept with the first list and changed to the others."""
    han = await lobby.person("Han")
    deck = await decks.store_deck(wire.StoreDeck("one", texts[0], "STD"), han, lobby.ports)
    for place, text in enumerate(texts[1:], 2):
        lobby.at += 1
        change = wire.ChangeDeck(deck.id, text, f" to\t{place} ")
        deck = await decks.change_deck(change, han, lobby.ports)
    named = wire.NamedDeck(deck.id)
    return han, deck, await deck_versions.list_versions(named, han, lobby.ports)


def test_each_list_that_is_kept_is_a_version_with_what_changed(database: Opens) -> None:
    """The newest first; dice are counted; the oldest says nothing; notes are cleaned."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            _, _, found = await kept(lobby, LINES, OTHER)

            newest, oldest = found.versions
            assert (2, "to 2", 3) == (newest.number, newest.note, newest.size)
            assert (wire.Copies("01040", 2),) == newest.added
            assert {("04024", 1), ("04014", 1)} == {(o.code, o.count) for o in newest.removed}
            assert (1, "", 2, (), ()) == (
                *(oldest.number, oldest.note, oldest.size),
                *(oldest.added, oldest.removed),
            )
            assert newest.kept == oldest.kept + 1

    asyncio.run(main())


def test_the_same_list_again_is_no_version(database: Opens) -> None:
    """Its order and its words may be others."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            _, _, found = await kept(lobby, LINES, LINES, "2 04024\n2 04014\n04023")

            assert [1] == [one.number for one in found.versions]

    asyncio.run(main())


def test_an_older_version_is_put_back_as_the_newest(database: Opens) -> None:
    """Nothing is lost by it, and the note says what happened."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, deck, _ = await kept(lobby, LINES, OTHER)
            asked = wire.RestoreVersion(deck.id, 1)
            found = await deck_versions.restore_version(asked, han, lobby.ports)

            assert [3, 2, 1] == [one.number for one in found.versions]
            assert "Version 1 again" == found.versions[0].note
            now = await decks.read_deck(wire.NamedDeck(deck.id), han, lobby.ports)
            assert (("04024", 2),) == now.cards.team

    asyncio.run(main())


def test_so_many_versions_are_kept(database: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one more the oldest is gone, and the numbers go on."""
    monkeypatch.setattr(deck_versions, "MOST_VERSIONS", 2)

    async def main() -> None:
        async with lobby_on(database) as lobby:
            _, _, found = await kept(lobby, LINES, OTHER, LINES, OTHER)

            assert [4, 3] == [one.number for one in found.versions]
            assert () == found.versions[1].added

    asyncio.run(main())


def test_versions_are_their_owners_alone(database: Opens) -> None:
    """Neither shown to others nor put back by them; a number there is not is refused."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, deck, _ = await kept(lobby, LINES, OTHER)
            leia = await lobby.person("Leia")
            named, first = wire.NamedDeck(deck.id), wire.RestoreVersion(deck.id, 1)
            ports = lobby.ports
            for no in (
                await refused(deck_versions.list_versions(named, leia, ports)),
                await refused(deck_versions.restore_version(first, leia, ports)),
                await refused(
                    deck_versions.restore_version(wire.RestoreVersion(deck.id, 9), han, ports)
                ),
            ):
                assert Code.MISSING == no.code
            assert 2 == len((await deck_versions.list_versions(named, han, ports)).versions)

    asyncio.run(main())


def test_what_an_older_process_put_in_is_written_down(database: Opens) -> None:
    """It changes a deck without a version: the next change keeps both."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, deck, _ = await kept(lobby, LINES)
            ports = lobby.ports
            listed = TITLE.decks.read(OTHER.encode()).listed
            assert await DeckStore(ports.database).change(han.id, deck.id, listed, ports.now())
            await decks.change_deck(wire.ChangeDeck(deck.id, REY), han, ports)

            found = await VersionStore(ports.database).of(deck.id)
            assert [3, 2, 1] == [one.number for one in found]
            assert listed == found[1].listed

    asyncio.run(main())


def test_versions_go_with_their_deck(database: Opens) -> None:
    """Nothing is left of it."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, deck, _ = await kept(lobby, LINES, OTHER)
            await decks.delete_deck(wire.NamedDeck(deck.id), han, lobby.ports)

            assert [] == await VersionStore(lobby.ports.database).of(deck.id)

    asyncio.run(main())


def test_a_list_is_written_in_every_form_of_its_game(database: Opens) -> None:
    """For anybody; a line that is not understood is refused."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            visitor = HOME
            asked = wire.WriteDeck(LINES)
            found = await deck_forms.write_deck(asked, visitor, lobby.ports)

            assert [one.code for one in TITLE.decks.forms()] == [one.code for one in found.forms]
            listed = TITLE.decks.read(LINES.encode()).listed
            for one in found.forms:
                assert listed == TITLE.decks.read(one.text.encode()).listed
            no = await refused(
                deck_forms.write_deck(wire.WriteDeck("2 Reyy"), visitor, lobby.ports)
            )
            assert Code.INVALID == no.code

    asyncio.run(main())
