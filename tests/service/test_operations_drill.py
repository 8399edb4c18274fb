"""
The upgrade drill: processes of two releases that differ in one rule, and games between them.

A game goes on as the game it was, or it waits: never as another one.
"""

import asyncio
import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from dejarik.service import wire
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.ports import Database
from dejarik.service.records.waiting_store import Waiting, WaitingStore
from dejarik.testing.other_rules import other_release
from dejarik.testing.played_games import play_some
from dejarik.testing.playing import until
from dejarik.testing.processes import Process
from dejarik.testing.tables import Seated, lay_table
from dejarik.testing.visits import MEANT

LENGTHS = (0, 6, 10, 14, 40, 60, 80)
"""How many answers the games have: the first few are in their first round."""
FIRST_ROUND = 1
LINE = "games_incompatible"


@dataclass(frozen=True)
class Laid:
    """A game, how it looks to its first seat, and whether its first round is over."""

    seated: Seated
    view: object
    late: bool

    @property
    def game(self) -> str:
        """Its id."""
        return self.seated.game


async def lay_games(database: Database, lengths: Sequence[int]) -> list[Laid]:
    """Games that the release of this checkout has played some way."""
    found = []
    async with SqlJournal(database) as journal:
        for length in lengths:
            one = await lay_table(database, f"drill {length}")
            room = await play_some(journal, one.game, length)
            assert not room.is_over()
            view = msgspec.json.decode(msgspec.json.encode(room.attend(0).view))
            found.append(Laid(one, view, view["board"]["round"] > FIRST_ROUND))
    return found


async def come(url: str, laid: Laid) -> dict[str, Any]:
    """The first seat comes to its table: the whole of it, or why it is sent away."""
    hello = msgspec.json.encode(wire.Hello(laid.game, laid.seated.sessions[0]))
    address = f"{url}/api/socket"
    async with connect(address, proxy=None, max_size=None, additional_headers=MEANT) as socket:
        await socket.send(hello, text=True)
        while True:
            said: dict[str, Any] = msgspec.json.decode(await socket.recv())
            if said["type"] in ("whole", "closing", "elsewhere"):
                return said


async def waiting(database: Database) -> tuple[Waiting, ...]:
    """The games that nobody living can play."""
    return await WaitingStore(database, lambda: 0).listed()


@pytest.fixture
def other(tmp_path: Path) -> dict[str, str]:
    """The environment of processes with a changed rule."""
    folder = tmp_path / "other"
    folder.mkdir()
    return other_release(folder)


@pytest.fixture
def two_releases(
    tmp_path: Path, postgres_url: str, other: dict[str, str]
) -> Iterator[list[Process]]:
    """A process of this release and one of the other, over one database; neither runs yet."""
    old = Process(tmp_path, postgres_url, "", 0)
    new = Process(tmp_path, postgres_url, "", 1, environment=other)
    try:
        yield [old, new]
    finally:
        for process in (old, new):
            process.kill()


def test_two_releases_side_by_side(postgres_url: str, two_releases: list[Process]) -> None:
    """A game is played by whoever plays it as it was, and everybody is sent there."""
    old, new = two_releases

    async def main() -> None:
        async with open_database(postgres_url) as database:
            games = await lay_games(database, LENGTHS)
            old.start()
            new.start()
            for one in games:
                said = await come(new.url, one)
                if not one.late:
                    assert one.view == said["view"]
                else:
                    assert ("elsewhere", old.url) == (said["type"], said["url"])
                    assert one.view == (await come(old.url, one))["view"]
            assert {True, False} == {one.late for one in games}
            assert () == await waiting(database)
            releases = await database.rows("SELECT release FROM instances")
            assert 2 == len(set(releases))
            assert set(releases) == set(await database.rows("SELECT played_by FROM games"))

            old.stop(signal.SIGTERM)
            late = [one for one in games if one.late]
            for one in late:
                said = await come(new.url, one)
                assert ("closing", "unplayable") == (said["type"], said["code"])
                assert "rules were updated" in said["message"]
            assert {one.game for one in late} == {one.game for one in await waiting(database)}

            old.start()
            for one in late:
                assert one.view == (await come(old.url, one))["view"]
            assert () == await waiting(database)

    asyncio.run(main())


def test_a_club_upgrades_its_one_process(
    tmp_path: Path, sqlite_url: str, other: dict[str, str]
) -> None:
    """What goes on is as it was; what would not be waits, is listed, and comes back."""
    old = Process(tmp_path, sqlite_url, "", 0)
    new = Process(tmp_path, sqlite_url, "", 1, environment=other)

    async def upgrade() -> list[Laid]:
        async with open_database(sqlite_url) as database:
            games = await lay_games(database, LENGTHS)
            new.start()
            late = [one for one in games if one.late]
            for one in games:
                said = await come(new.url, one)
                assert said["code"] == "unplayable" if one.late else one.view == said["view"]
            assert {True, False} == {one.late for one in games}
            assert {one.game for one in late} == {one.game for one in await waiting(database)}
            await until(lambda: LINE in new.log.read_text(encoding="utf-8"))
            return late

    async def go_back(late: list[Laid]) -> None:
        async with open_database(sqlite_url) as database:
            old.start()
            for one in late:
                assert one.view == (await come(old.url, one))["view"]
            assert () == await waiting(database)

    try:
        late = asyncio.run(upgrade())
        new.stop(signal.SIGTERM)
        log = new.log.read_text(encoding="utf-8")
        (line,) = [one for one in log.splitlines() if LINE in one]
        assert {one.game for one in late} == set(msgspec.json.decode(line)["tables"])
        asyncio.run(go_back(late))
    finally:
        old.kill()
        new.kill()
