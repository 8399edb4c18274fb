"""Chat: who may speak where, who hears it, how often, and how much is kept."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import msgspec
import pytest

from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.kernel.state import Outcome
from dejarik.service.lobby import chat, course, tables
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.chat_store import KEPT, ChatStore
from dejarik.service.lobby.lobby_ports import CHAT_LINES
from dejarik.service.lobby.retention import CHAT_MS, sweep_lobby
from dejarik.service.ports import Account
from dejarik.service.refusals import Code
from dejarik.testing.lobbies import INFINITE, JEDI, SITH, LobbyForTests, Opens, lobby_on, refused


async def heard(lobby: LobbyForTests, who: Account, request: wire.Listen) -> list[str]:
    """What somebody hears."""
    found = await chat.hear(request, who, lobby.ports)
    return [line.text for line in found.lines]


@asynccontextmanager
async def game(
    database: Opens, settings: TableSettings
) -> AsyncIterator[tuple[LobbyForTests, wire.Table, Account, Account]]:
    """A table being played, one of its players, and somebody who does not play."""
    async with lobby_on(database) as lobby:
        han, leia = await lobby.person("Han"), await lobby.person("Leia")
        request = wire.CreateTable(INFINITE, JEDI, settings)
        table = await tables.create_table(request, han, lobby.ports)
        await tables.sit_down(wire.SitDown(table.id, SITH), leia, lobby.ports)
        await course.opened(table.id, "game", "hash", lobby.ports)
        await course.begun(table.id, lobby.ports)
        yield lobby, table, han, await lobby.person("Lando")


def test_what_is_said_in_the_lobby_is_heard_by_all(database: Opens) -> None:
    """Cleaned, in order, from any line on, and told as news."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await lobby.person("Han"), await lobby.person("Leia")
            news = lobby.bus.listen("chat.>")
            first = await chat.speak(wire.SpeakUp("never \n tell me"), han, lobby.ports)
            await chat.speak(wire.SpeakUp("the odds"), leia, lobby.ports)

            assert ["never tell me", "the odds"] == await heard(lobby, leia, wire.Listen())
            assert ["the odds"] == await heard(lobby, leia, wire.Listen(first.id))
            subject, data = await anext(news)
            assert ("chat.lobby", first) == (subject, msgspec.json.decode(data, type=wire.ChatLine))

    asyncio.run(main())


def test_a_block_hides_the_lines_of_the_blocked(database: Opens) -> None:
    """From who blocked them, not from others."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, greedo = await lobby.person("Han"), await lobby.person("Greedo")
            await lobby.block(han, greedo)
            await chat.speak(wire.SpeakUp("going somewhere?"), greedo, lobby.ports)

            assert [] == await heard(lobby, han, wire.Listen())
            assert ["going somewhere?"] == await heard(lobby, greedo, wire.Listen())

    asyncio.run(main())


def test_watchers_have_a_room_that_players_do_not_hear_during_the_game(database: Opens) -> None:
    """Watchers hear the players; afterwards everybody hears everything."""

    async def main() -> None:
        async with game(database, TableSettings()) as (lobby, table, han, lando):
            await chat.speak(wire.SpeakUp("good luck", table.id), han, lobby.ports)
            await chat.speak(wire.SpeakUp("he has the dice", table.id), lando, lobby.ports)
            players = wire.Listen(table=table.id)
            watchers = wire.Listen(table=table.id, watching=True)

            assert ["good luck"] == await heard(lobby, han, players)
            assert ["good luck"] == await heard(lobby, lando, players)
            assert ["he has the dice"] == await heard(lobby, lando, watchers)
            no = await refused(chat.hear(watchers, han, lobby.ports))
            assert Code.FORBIDDEN == no.code
            await course.finished(table.id, Outcome([[0], [1]], "conceded"), lobby.ports)
            assert ["he has the dice"] == await heard(lobby, han, watchers)
            assert [] == await heard(lobby, lando, wire.Listen())

    asyncio.run(main())


def test_a_report_has_the_lines_its_reporter_could_hear(database: Opens) -> None:
    """Also of somebody they have blocked; nothing from rooms that are not theirs."""

    async def main() -> None:
        async with game(database, TableSettings()) as (lobby, table, han, lando):
            await chat.speak(wire.SpeakUp("he has the dice", table.id), lando, lobby.ports)
            await chat.speak(wire.SpeakUp("rude"), lando, lobby.ports)
            await lobby.block(han, lando)
            found = {
                place: [line.text for line in await chat.excerpt(place, han, lobby.ports)]
                for place in ("lobby", f"watch.{table.id}", "watch.nowhere", "cellar.1", "")
            }
            assert ["rude"] == found.pop("lobby")
            assert [[]] * 4 == list(found.values())
            [line] = await chat.excerpt(f"watch.{table.id}", lando, lobby.ports)
            assert ("Lando", "he has the dice") == (line.name, line.text)

    asyncio.run(main())


def test_strangers_neither_speak_nor_hear(database: Opens) -> None:
    """Where nobody may watch, and at tables that are not there."""

    async def main() -> None:
        async with game(database, TableSettings(spectators=False)) as (lobby, table, _, lando):
            for place in (table.id, "nowhere"):
                for doing in (
                    chat.speak(wire.SpeakUp("let me in", place), lando, lobby.ports),
                    chat.hear(wire.Listen(table=place), lando, lobby.ports),
                    chat.hear(wire.Listen(table=place, watching=True), lando, lobby.ports),
                ):
                    assert Code.FORBIDDEN == (await refused(doing)).code

    asyncio.run(main())


def test_a_private_table_is_heard_with_its_link(database: Opens) -> None:
    """And with no other."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, lando = await lobby.person("Han"), await lobby.person("Lando")
            request = wire.CreateTable(INFINITE, JEDI, private=True)
            table = await tables.create_table(request, han, lobby.ports)
            await chat.speak(wire.SpeakUp("hello", table.id), han, lobby.ports)

            listen = wire.Listen(table=table.id, link=table.link)
            assert ["hello"] == await heard(lobby, lando, listen)
            for link in (None, "wrong"):
                hearing = chat.hear(wire.Listen(table=table.id, link=link), lando, lobby.ports)
                assert Code.FORBIDDEN == (await refused(hearing)).code

    asyncio.run(main())


def test_the_muted_and_the_hasty_are_not_heard(database: Opens) -> None:
    """Both are told how long to wait, and that is enough."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await lobby.person("Han")
            muted = replace(han, muted_until=lobby.at + 90_000)
            no = await refused(chat.speak(wire.SpeakUp("let me"), muted, lobby.ports))
            assert (Code.FORBIDDEN, 91) == (no.code, no.retry_after)
            burst = CHAT_LINES.rate.burst
            for number in range(burst):
                await chat.speak(wire.SpeakUp(f"line {number}"), han, lobby.ports)
            no = await refused(chat.speak(wire.SpeakUp("too much"), han, lobby.ports))
            assert Code.TOO_OFTEN == no.code
            lobby.at += no.retry_after * 1000
            await chat.speak(wire.SpeakUp("patience"), han, lobby.ports)
            assert burst + 1 == len(await heard(lobby, han, wire.Listen()))

    asyncio.run(main())


@pytest.mark.parametrize("text", ["\u200b\u200b", " \t\n ", "x" * 501])
def test_what_cannot_be_read_is_not_said(database: Opens, text: str) -> None:
    """Nothing but hidden signs, or too much; it does not count against the speaker."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await lobby.person("Han")
            no = await refused(chat.speak(wire.SpeakUp(text), han, lobby.ports))
            assert Code.INVALID == no.code
            for _ in range(CHAT_LINES.rate.burst):
                await chat.speak(wire.SpeakUp("heard"), han, lobby.ports)

    asyncio.run(main())


def test_each_place_keeps_its_last_lines(database: Opens) -> None:
    """The oldest go; another place is not touched. Old talk at tables is swept."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, store = await lobby.person("Han"), ChatStore(lobby.database)
            await store.add("table.other", han.id, "kept", lobby.at)
            for number in range(KEPT + 5):
                await store.add("lobby", han.id, str(number), lobby.at)

            lines = await store.after("lobby", 0)
            assert [str(number) for number in range(5, KEPT + 5)] == [line.text for line in lines]
            assert ["kept"] == [line.text for line in await store.after("table.other", 0)]
            lobby.at += CHAT_MS + 1
            assert 1 == await sweep_lobby(lobby.ports)
            assert KEPT == len(await store.after("lobby", 0))

    asyncio.run(main())


def test_a_removed_line_is_gone_and_says_who_had_said_it(database: Opens) -> None:
    """A second time there is nothing to remove."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            store = ChatStore(lobby.database)
            kept, gone = [await store.add("lobby", "han", text, 1) for text in ("fine", "rude")]
            assert ("han", "lobby") == await store.remove(gone)
            assert [kept] == [line.id for line in await store.after("lobby", 0)]
            assert await store.remove(gone) is None

    asyncio.run(main())
