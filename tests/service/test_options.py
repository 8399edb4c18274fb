"""What was chosen for a game: checked, kept, told to all, and brought to the rules."""

import asyncio

import pytest

from dejarik.games.imperial.wire import read_setup
from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.kernel.state import Outcome
from dejarik.service.lobby import course, pairings, rematches, seeks, tables
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.deck_wire import ReadyChoice
from dejarik.service.lobby.table_store import TableStore
from dejarik.service.refusals import Code
from dejarik.testing.lobbies import LobbyForTests, Opens, lobby_on, refused

VADER = ReadyChoice("vader")
HEROES = ReadyChoice("han-and-luke")
BOT = wire.BotSeat("random")
GARRISON = {"map": "devaron-garrison", "mission": "B"}


def terms(options: dict[str, str] | None = None) -> wire.Terms:
    """A skirmish with something chosen."""
    return wire.Terms("core", title="imperial-assault", options=options or {})


def against_bot(options: dict[str, str] | None = None) -> wire.CreateTable:
    """A table against a bot."""
    return wire.CreateTable(terms(options), VADER, against=BOT)


async def place_of(lobby: LobbyForTests, table: str) -> tuple[str, str, str]:
    """Map, mission and where they come from, in the setup of a table's game."""
    ready = await course.ready(table, lobby.ports)
    assert ready is not None
    setup = read_setup(ready.setup)
    return setup.map, setup.mission, setup.choice


def test_a_chosen_map_is_played_on(database: Opens) -> None:
    """The table tells it, and so says the setup; a mission is drawn where none is named."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await lobby.person("Han")
            table = await tables.create_table(against_bot(GARRISON), han, lobby.ports)
            assert GARRISON == table.terms.options
            assert ("devaron-garrison", "B", "chosen") == await place_of(lobby, table.id)
            farm = against_bot({"map": "moisture-farm"})
            table = await tables.create_table(farm, han, lobby.ports)
            assert {"map": "moisture-farm", "mission": "draw"} == table.terms.options
            assert ("moisture-farm", "", "chosen") == await place_of(lobby, table.id)

    asyncio.run(main())


@pytest.mark.parametrize(
    ("options", "choice"), [({}, "drawn"), ({"map": "draw"}, "drawn"), ({"map": "veto"}, "vetoed")]
)
def test_a_map_is_drawn_or_vetoed(database: Opens, options: dict[str, str], choice: str) -> None:
    """By the rules; where nothing is chosen it is drawn."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await lobby.person("Han")
            table = await tables.create_table(against_bot(options), han, lobby.ports)
            assert choice == (await place_of(lobby, table.id))[2]

    asyncio.run(main())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"map": "hoth"}, "Map cannot be 'hoth' here."),
        ({"map": "veto", "mission": "A"}, "There is no mission to choose"),
        ({"weather": "rain"}, "There is no option 'weather'"),
    ],
)
def test_what_cannot_be_chosen_is_refused(
    database: Opens, options: dict[str, str], said: str
) -> None:
    """In words, with what can be."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await lobby.person("Han")
            doing = tables.create_table(against_bot(options), han, lobby.ports)
            refusal = await refused(doing)
            assert Code.INVALID == refusal.code
            assert said in refusal.message
            assert "There is to choose: " in refusal.advice

    asyncio.run(main())


def test_offers_meet_only_where_the_same_is_chosen(database: Opens) -> None:
    """Somebody who wants a veto is not paired with somebody who wants a draw."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia, luke = [await lobby.person(one) for one in ("Han", "Leia", "Luke")]
            drawn = wire.OfferSeek(terms(), VADER)
            vetoed = wire.OfferSeek(terms({"map": "veto"}), HEROES)
            assert "" == (await seeks.offer_seek(drawn, han, lobby.ports)).table
            lobby.at += 1
            assert "" == (await seeks.offer_seek(vetoed, leia, lobby.ports)).table
            offered = await lobby.seeks_for(luke)
            assert [{"map": "draw"}, {"map": "veto"}] == [one.terms.options for one in offered.open]
            met = await seeks.offer_seek(vetoed, luke, lobby.ports)
            assert "vetoed" == (await place_of(lobby, met.table))[2]

    asyncio.run(main())


def test_an_offer_that_is_taken_and_a_game_meanwhile_have_it_too(database: Opens) -> None:
    """Whoever plays a bot while the offer waits plays on the map that was chosen."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await lobby.person("Han"), await lobby.person("Leia")
            seek = await seeks.offer_seek(wire.OfferSeek(terms(GARRISON), VADER), han, lobby.ports)
            asked = wire.PlayMeanwhile(seek.id, BOT)
            meanwhile = await pairings.play_meanwhile(asked, han, lobby.ports)
            assert ("devaron-garrison", "B", "chosen") == await place_of(lobby, meanwhile)
            taken = await seeks.take_seek(wire.TakeSeek(HEROES, seek.id), leia, lobby.ports)
            assert ("devaron-garrison", "B", "chosen") == await place_of(lobby, taken.id)

    asyncio.run(main())


def test_a_rematch_and_the_next_game_of_a_match_have_it_too(database: Opens) -> None:
    """The same is chosen again; what was vetoed is vetoed anew."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await lobby.person("Han"), await lobby.person("Leia")
            settings = TableSettings(best_of=3)
            asked = wire.CreateTable(terms({"map": "veto"}), VADER, settings, private=True)
            table = await tables.create_table(asked, han, lobby.ports)
            sit = wire.SitDown(table.id, HEROES, table.link)
            await tables.sit_down(sit, leia, lobby.ports)
            store = TableStore(lobby.database)
            await store.open(table.id, "g1", "")
            await store.begin(table.id, lobby.at)
            await course.finished(table.id, Outcome([[0], [1]], "points"), lobby.ports)
            following = await store.rematch_of(table.id)
            assert {"map": "veto"} == following.options
            await store.open(following.id, "g2", "")
            await store.begin(following.id, lobby.at)
            await course.finished(following.id, Outcome([[1], [0]], "points"), lobby.ports)
            again = await rematches.ask_rematch(wire.AskRematch(following.id), han, lobby.ports)
            assert {"map": "veto"} == again.terms.options

    asyncio.run(main())
