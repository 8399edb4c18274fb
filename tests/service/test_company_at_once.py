"""Two sit down at once: what may not meet at a table does not, whoever looks first."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest

from dejarik.hosting.decks import Payload
from dejarik.service.lobby import seating, tables
from dejarik.service.lobby.deck_wire import DeckChoice, ReadyChoice
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.lobby_wire import CreateTable, SitDown, Terms
from dejarik.service.lobby.table_store import StoredSeat, TableStore
from dejarik.service.ports import Account
from dejarik.service.refusals import Refusal
from dejarik.testing.lobbies import Opens, lobby_on
from tests.titles.both import BOTH
from tests.titles.toy.decks import FIERCE, ToyDecks, unpacked

STEADY, WILD = ReadyChoice("steady"), ReadyChoice("fierce")


def all_look_before_anybody_sits(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    """Let so many choose their decks before the first of them goes on."""
    chosen, go_on = [0], asyncio.Event()
    seat_for = seating.seat_for

    async def waited(
        deck: DeckChoice, terms: Terms, who: Account, ports: LobbyPorts, place: int = 0
    ) -> StoredSeat:
        found = await seat_for(deck, terms, who, ports, place)
        chosen[0] += 1
        if chosen[0] == count:
            go_on.set()
        await go_on.wait()
        return found

    monkeypatch.setattr(seating, "seat_for", waited)


def apart(_: ToyDecks, lists: Sequence[Payload]) -> str:
    """No two fierce decks meet."""
    fierce = [one for one in lists if unpacked(one) == FIERCE]
    return "Both are fierce." if len(fierce) > 1 else ""


def test_of_two_whose_decks_may_not_meet_one_sits(
    database: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One is invited and one takes the free seat; neither deck was there when the other looked."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            ports = replace(lobby.ports, titles=BOTH)
            han, ann, bob = [await lobby.person(name) for name in ("Han", "Ann", "Bob")]
            terms = Terms("plain", title="toy", seats=3)
            table = await tables.create_table(CreateTable(terms=terms, deck=STEADY), han, ports)
            store = TableStore(lobby.database)
            await store.sit(table.id, StoredSeat(1, ann.id, "", "", b"", here=False))
            with monkeypatch.context() as patched:
                patched.setattr(ToyDecks, "apart", apart)
                all_look_before_anybody_sits(patched, 2)
                asked = SitDown(table.id, WILD)
                sits = [tables.sit_down(asked, one, ports) for one in (ann, bob)]
                found = await asyncio.gather(*sits, return_exceptions=True)
            refused = [one for one in found if isinstance(one, Refusal)]
            assert ["Both are fierce."] == [one.message for one in refused]
            assert 2 == sum(seat.here for seat in (await store.find(table.id)).seats)

    asyncio.run(main())
