"""Rated games: what is asked for before one, and how much one counts when it is over."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace

from dejarik.hosting.people.ratings import Rating
from dejarik.hosting.play import settings_wire as clocks
from dejarik.hosting.play.lengths import Length
from dejarik.kernel.state import Outcome
from dejarik.service.lobby import challenges, course, inbox_wire, rematches, seeks, tables
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.deck_choice import ready_decks_for
from dejarik.service.lobby.deck_wire import ReadyChoice
from dejarik.service.lobby.rating_store import RatingStore
from dejarik.service.lobby.seek_store import SeekStore
from dejarik.service.lobby.table_store import TableStore
from dejarik.service.ports import Account
from dejarik.service.refusals import Code
from dejarik.testing.lobbies import INFINITE, JEDI, SITH, LobbyForTests, Opens, lobby_on, refused
from dejarik.titles.registry import TITLES

RATED = clocks.TableSettings(clocks.ChessClock(20), undo="never", rated=True)
ENDLESS = clocks.TableSettings(clocks.NoClock(), undo="never", rated=True)
WON = Outcome([[0], [1]], "no_characters")
LONG = Length(6, 40)
BOT = wire.BotSeat("random")
SWCCG = wire.Terms("open", title="swccg")


async def bot_game(lobby: LobbyForTests, who: Account) -> str:
    """A rated game against the computer, which goes on."""
    asked = wire.CreateTable(INFINITE, JEDI, RATED, against=BOT)
    return await _begun((await tables.create_table(asked, who, lobby.ports)).id, lobby)


async def game(lobby: LobbyForTests, one: Account, other: Account) -> str:
    """A rated game of two by a link, which goes on."""
    asked = wire.CreateTable(INFINITE, JEDI, RATED, private=True)
    table = await tables.create_table(asked, one, lobby.ports)
    await tables.sit_down(wire.SitDown(table.id, SITH, table.link), other, lobby.ports)
    return await _begun(table.id, lobby)


async def _begun(table: str, lobby: LobbyForTests) -> str:
    await course.opened(table, f"game-{table}", "hash", lobby.ports)
    await course.begun(table, lobby.ports)
    return table


async def weighed(lobby: LobbyForTests, table: str, length: Length = LONG) -> str:
    """End a game that its host won, and return how much it counted."""
    await course.finished(table, WON, lobby.ports, length)
    return (await TableStore(lobby.database).find(table)).weighed


async def points(lobby: LobbyForTests, who: Account) -> float:
    """Somebody's points."""
    held = await RatingStore(lobby.database).of(who.id)
    return held[0].rating.points if held else Rating().points


def asked_without_clock(
    lobby: LobbyForTests, han: Account, leia: Account
) -> list[Awaitable[object]]:
    """Every way to ask for a rated game that nobody would have to lose."""
    ports = lobby.ports
    return [
        tables.create_table(wire.CreateTable(INFINITE, JEDI, ENDLESS, against=BOT), han, ports),
        tables.create_table(wire.CreateTable(INFINITE, JEDI, ENDLESS), han, ports),
        tables.create_table(wire.CreateTable(INFINITE, JEDI, ENDLESS, private=True), han, ports),
        seeks.offer_seek(wire.OfferSeek(INFINITE, JEDI, ENDLESS), han, ports),
        challenges.challenge(inbox_wire.Challenge(leia.id, INFINITE, JEDI, ENDLESS), han, ports),
    ]


def test_a_rated_game_needs_a_clock_however_it_is_asked_for(database: Opens) -> None:
    """Whoever was behind would leave, and it would hang for ever."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await lobby.person("Han"), await lobby.person("Leia")
            for asking in asked_without_clock(lobby, han, leia):
                refusal = await refused(asking)
                assert Code.INVALID is refusal.code
                assert "needs a clock" in refusal.message
                assert "unrated" in refusal.advice
            days = clocks.TableSettings(clocks.Correspondence(3), undo="never", rated=True)
            asked = wire.CreateTable(INFINITE, JEDI, days)
            assert (await tables.create_table(asked, han, lobby.ports)).settings.rated

    asyncio.run(main())


def test_what_was_asked_for_before_is_not_taken_without_a_clock(database: Opens) -> None:
    """A table, an offer and a rematch of an older release; such a game moves no rating."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await lobby.person("Han"), await lobby.person("Leia")
            store = TableStore(lobby.database)
            over = await store.find(await game(lobby, han, leia))
            offer = await seeks.offer_seek(wire.OfferSeek(INFINITE, JEDI, RATED), han, lobby.ports)
            stored = await SeekStore(lobby.database).own(han.id, offer.id)
            old = replace(stored, id="old", settings=ENDLESS)
            assert await SeekStore(lobby.database).add(old, 5)
            taking = seeks.take_seek(wire.TakeSeek(SITH, "old"), leia, lobby.ports)
            assert "needs a clock" in (await refused(taking)).message

            waiting = replace(over, id="w", settings=ENDLESS, seats=over.seats[:1], link="")
            await store.add(replace(waiting, status="waiting", game=""))
            sitting = tables.sit_down(wire.SitDown("w", SITH), leia, lobby.ports)
            assert "needs a clock" in (await refused(sitting)).message

            await store.add(replace(over, id="o", link="lo", settings=ENDLESS, status="playing"))
            assert "untimed" == await weighed(lobby, "o")
            assert Rating().points == await points(lobby, han)
            again = rematches.ask_rematch(wire.AskRematch("o", "lo"), han, lobby.ports)
            assert "needs a clock" in (await refused(again)).message

    asyncio.run(main())


def test_nobody_chooses_the_deck_that_the_computer_is_rated_with(database: Opens) -> None:
    """It is drawn from all that fit, and drawn anew for a rematch; unrated it may be chosen."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await lobby.person("Han")
            chosen = wire.BotSeat("random", ReadyChoice("sith"))
            asked = wire.CreateTable(INFINITE, JEDI, RATED, against=chosen)
            refusal = await refused(tables.create_table(asked, han, lobby.ports))
            assert "drawn" in refusal.message
            unrated = replace_rated(RATED, rated=False)
            asked = wire.CreateTable(INFINITE, JEDI, unrated, against=chosen)
            await tables.create_table(asked, han, lobby.ports)

            drawn, table = set(), await bot_game(lobby, han)
            assert await course.finished(table, WON, lobby.ports, LONG)
            swap = rematches.ask_rematch(wire.AskRematch(table, swap=True), han, lobby.ports)
            assert "drawn" in (await refused(swap)).message
            for _ in range(20):
                made = await rematches.ask_rematch(wire.AskRematch(table), han, lobby.ports)
                seats = (await TableStore(lobby.database).find(made.id)).seats
                drawn.add(next(seat.deck_name for seat in seats if seat.bot))
                await tables.leave_table(wire.NamedTable(made.id, made.link), han, lobby.ports)
            assert len(drawn) > 1

    asyncio.run(main())


def replace_rated(settings: clocks.TableSettings, *, rated: bool) -> clocks.TableSettings:
    """The same settings, rated or not."""
    return clocks.TableSettings(settings.clock, undo=settings.undo, rated=rated)


def test_the_drawn_deck_may_meet_the_one_that_was_brought() -> None:
    """In the Customizable Card Game it is of the other side."""
    title = TITLES.named("swccg")
    for deck in title.decks.ready():
        for format_ in deck.legal:
            for other in ready_decks_for(title, format_, deck.listed):
                assert "" == title.decks.apart([deck.listed, other.listed])
