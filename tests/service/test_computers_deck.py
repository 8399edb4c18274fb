"""Which deck the computer brings, where nobody has chosen one for it."""

import asyncio

import pytest

from dejarik.hosting.play import settings_wire as clocks
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby import seating, tables
from dejarik.service.lobby.table_store import TableStore
from dejarik.service.refusals import Code
from dejarik.testing.lobbies import JEDI, Opens, lobby_on, refused
from dejarik.titles.registry import TITLES

PUBLISHED = wire.Terms("INF", "ffg")


def test_the_computer_brings_a_deck_that_the_edition_allows(
    database: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Decks with a downgrade are legal in their format, but not by the publisher's rules."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            decks = {deck.name: deck for deck in TITLES.named("destiny").decks.ready()}
            for names, expected in ((("guild", "sith"), "Sith"), (("guild",), "MISSING")):
                found = [decks[name] for name in names]
                monkeypatch.setattr(seating, "ready_decks_for", lambda *_, found=found: [*found])
                for rated in (True, False):
                    settings = clocks.TableSettings(
                        clocks.ChessClock(20), undo="never", rated=rated
                    )
                    asked = wire.CreateTable(
                        PUBLISHED, JEDI, settings, against=wire.BotSeat("random")
                    )
                    making = tables.create_table(
                        asked, await lobby.person(f"{names} {rated}"), lobby.ports
                    )
                    if expected == "MISSING":
                        assert Code.MISSING == (await refused(making)).code
                        continue
                    made = await TableStore(lobby.database).find((await making).id)
                    assert [expected] == [seat.deck_name for seat in made.seats if seat.bot]

    asyncio.run(main())
