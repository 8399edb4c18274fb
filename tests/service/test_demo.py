"""A demonstration: it fills an empty club alone, says what it is, and goes as a whole."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import pytest

from dejarik.cli.demo import fill_demo
from dejarik.cli.main import main
from dejarik.cli.trouble import Trouble
from dejarik.hosting.people.names import DEMO_NAMES, name_fault
from dejarik.hosting.play.hosted_wire import Hosted, SeatOf
from dejarik.hosting.play.pacing import Pace
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.adapters.local_bus import LocalBus
from dejarik.service.clocks import now
from dejarik.service.demo import filling, keeping
from dejarik.service.demo.demo_store import DemoStore
from dejarik.service.demo.playing import DemoPorts
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.table_store import OVER, PLAYING, TableStore
from dejarik.service.notices.board import NoticeBoard
from dejarik.service.notices.notice_store import NoticeStore
from dejarik.testing.application import application
from tests.titles.both import BOTH

EVERYWHERE: Final = (
    *("accounts", "tables", "seats", "games", "entries", "snapshots"),
    *("seat_cards", "feed", "homes", "ratings"),
)
SHORT: Final = 2
"""Answers after which a game of the toy is not over yet."""


@asynccontextmanager
async def demo_of(url: str) -> AsyncIterator[DemoPorts]:
    """What a demonstration of two short games is made with."""
    async with open_database(url) as database, SqlJournal(database) as journal, LocalBus() as bus:
        board = NoticeBoard(NoticeStore(database), "")
        yield DemoPorts(LobbyPorts(database, bus, now, board, BOTH), journal)


def test_an_empty_club_is_filled_and_emptied_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A table of each game goes on, one of each is over, and afterwards nothing is left."""
    monkeypatch.setattr(keeping, "LEAST_OVER", 1)
    monkeypatch.setattr(keeping, "BEGUN", SHORT)
    monkeypatch.setattr(filling, "PLAYERS", ("random", "random"))
    fill_demo(sqlite_url)
    fill_demo(sqlite_url)
    titles = sorted(one.id for one in BOTH)

    async def keep() -> None:
        async with demo_of(sqlite_url) as ports:
            store = DemoStore(ports.lobby.database)
            assert [True] * 4 == [await keeping.keep_once(ports) for _ in range(4)]
            assert not await keeping.keep_once(ports)
            over = await store.tables(OVER)
            assert titles == sorted(title for _, title in await store.tables(PLAYING))
            assert titles == sorted(title for _, title in over)
            for id_, _ in over:
                table = await TableStore(ports.lobby.database).find(id_)
                assert {seat.name for seat in table.seats} <= {*DEMO_NAMES}
                assert table.result is not None

    asyncio.run(keep())
    assert 0 == main(["demo", "--database", sqlite_url, "--json"])
    assert {"people": 4, "tables": 4, "removed": False} == json.loads(capsys.readouterr().out)
    assert 0 == main(["demo", "--database", sqlite_url, "--remove"])
    assert {0} == asyncio.run(counted(sqlite_url))


async def counted(url: str) -> set[object]:
    """How many rows there are of whatever people and games leave."""
    async with open_database(url) as database:
        return {
            (await database.rows(f"SELECT count(*) FROM {table}"))[0][0]  # noqa: S608
            for table in EVERYWHERE
        }


def test_old_games_and_those_that_were_never_seen_go(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a demonstration that is watched for long does not fill the disk."""
    monkeypatch.setattr(keeping, "MOST_OVER", 1)
    monkeypatch.setattr(keeping, "LEAST_OVER", 1)
    monkeypatch.setattr(keeping, "BEGUN", SHORT)
    monkeypatch.setattr(filling, "PLAYERS", ("random", "random"))
    fill_demo(sqlite_url)

    async def keep() -> None:
        async with demo_of(sqlite_url) as ports:
            database = ports.lobby.database
            for _ in range(4):
                await keeping.keep_once(ports)
            monkeypatch.setattr(keeping, "LEAST_OVER", 0)
            await keeping.keep_once(ports)
            assert 1 == len(await DemoStore(database).tables(OVER))
            [(games,)] = await database.rows("SELECT count(*) FROM games")
            await database.run("DELETE FROM tables WHERE status = 'over'")
            assert (3, 1) == (games, await DemoStore(database).forget_unseen())

    asyncio.run(keep())


def test_a_club_that_people_use_is_never_filled(sqlite_url: str) -> None:
    """What is there is somebody's; and whoever uses a demonstration keeps what is theirs."""
    with application(sqlite_url) as place:
        place.player("Han")
    with pytest.raises(Trouble, match="This club is used"):
        fill_demo(sqlite_url)


def test_people_keep_what_is_theirs_when_a_demonstration_goes(sqlite_url: str) -> None:
    """Accounts, bot accounts and games; nobody challenges a program that answers nobody."""
    fill_demo(sqlite_url)
    with application(sqlite_url) as place:
        han = place.player("Han")
        bot = han.told("/api/keys/make-bot", {"name": "Demo"})
        ada = han.told("/api/people/find", {"name": "Demo Ada"})
        deck = {"kind": "ready", "name": "aw-heroes"}
        asked = {"account": ada["id"], "terms": {"format": "starter"}, "deck": deck}
        answer = han.post("/api/tables/challenge", asked)
        assert (403, True) == (answer.status_code, "demonstration" in answer.text)
        assert 0 == main(["demo", "--database", sqlite_url, "--remove"])
        assert bot["name"] == han.told("/api/people/find", {"name": bot["name"]})["name"]
        assert 404 == han.post("/api/people/find", {"name": "Demo Ada"}).status_code


@pytest.mark.parametrize("name", DEMO_NAMES)
def test_nobody_else_is_called_so(name: str) -> None:
    """Nor signs in as one."""
    assert name_fault(name) is not None


def test_bots_that_are_watched_keep_their_pace() -> None:
    """Elsewhere bots among themselves wait for nobody."""
    seats = (SeatOf("Demo Ada", bot="novice"), SeatOf("Demo Bo", bot="novice"))

    assert [0, 700] == [Pace(Hosted(seats, paced=paced), 700).pause for paced in (False, True)]
