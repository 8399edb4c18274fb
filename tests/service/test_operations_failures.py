"""What happens to live tables when a server is away, a disk is full or a process hangs."""

import asyncio
import json
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dejarik.service.adapters.databases import open_database
from dejarik.testing import http_clients, table_clients
from dejarik.testing.accounting import examine
from dejarik.testing.nats_servers import NatsServer, nats
from dejarik.testing.playing import (
    acknowledged,
    outages,
    playing,
    seat_everybody,
    some_answers,
    until,
)
from dejarik.testing.processes import Process
from dejarik.testing.servers import Postgres
from dejarik.testing.table_clients import Player
from dejarik.testing.tables import Seated, lay_tables
from dejarik.testing.visits import MEANT

TABLES = 2
AWAY = 3.0
"""Seconds that something is away."""
HUNG = 10.0
"""Seconds that a process hangs: its tables are taken after two."""
SMALL = 64 * 1024
"""Bytes that a file may have on a full disk."""


@contextmanager
def _running(*processes: Process) -> Iterator[None]:
    try:
        for process in processes:
            process.start()
        yield
    finally:
        for process in processes:
            process.resume()
            process.kill()


async def _laid(url: str) -> list[Seated]:
    async with open_database(url) as database:
        return await lay_tables(database, TABLES, "failures")


async def _judge(url: str, seated: list[Seated], players: list[Player]) -> None:
    async with open_database(url) as database:
        assert [] == await examine(database, seated, players)


async def _nothing_is_acknowledged(players: list[Player]) -> None:
    """Check that nobody is told that an answer is stored, after those just under way."""
    await asyncio.sleep(0.5)
    before = acknowledged(players)
    await asyncio.sleep(AWAY)
    assert before == acknowledged(players)


async def _readiness(process: Process) -> int:
    async with http_clients.async_client(timeout=10.0) as client:
        found = await client.get(f"http://127.0.0.1:{process.port}/health/ready")
    return found.status_code


def test_tables_wait_for_postgresql(
    tmp_path: Path, killable_server: Postgres, killable_url: str
) -> None:
    """While it is away nothing is acknowledged and the process is not ready; then all go on."""
    process = Process(tmp_path, killable_url, "", 0)

    async def main() -> None:
        seated = await _laid(killable_url)
        players = seat_everybody([process], seated)
        async with playing(players):
            await some_answers(players)
            await asyncio.to_thread(killable_server.kill)
            try:
                await _nothing_is_acknowledged(players)
                assert httpx.codes.SERVICE_UNAVAILABLE == await _readiness(process)
            finally:
                await asyncio.to_thread(killable_server.start)
            await some_answers(players)
        await _judge(killable_url, seated, players)

    with _running(process):
        asyncio.run(main())


def test_tables_play_on_without_nats(tmp_path: Path, postgres_url: str) -> None:
    """Nobody at a table notices, and a process that is started meanwhile plays too."""
    folder = tmp_path / "nats"
    folder.mkdir()

    async def main(process: Process, bus: NatsServer) -> None:
        seated = await _laid(postgres_url)
        players = seat_everybody([process], seated)
        async with playing(players):
            await some_answers(players)
            bus.kill()
            await some_answers(players, 20)
            assert [] == outages(players)
            await asyncio.to_thread(process.restart)
            await some_answers(players)
        await _judge(postgres_url, seated, players)

    with nats(folder) as bus:
        process = Process(tmp_path, postgres_url, bus.url, 0)
        with _running(process):
            asyncio.run(main(process, bus))


def test_tables_wait_for_room_on_the_disk(tmp_path: Path, sqlite_url: str) -> None:
    """A file that cannot grow: nothing is acknowledged; with room again everybody goes on."""
    process = Process(tmp_path, sqlite_url, "", 0)

    async def main() -> None:
        seated = await _laid(sqlite_url)
        players = seat_everybody([process], seated)
        async with playing(players):
            await some_answers(players, 30)
            before = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (SMALL, before[1]))
            # What is left of the file of new pages may still take a few.
            await asyncio.sleep(AWAY)
            await _nothing_is_acknowledged(players)
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, before)
            await some_answers(players)
        await _judge(sqlite_url, seated, players)

    with _running(process):
        asyncio.run(main())


class Tab:
    """A page that stays with a process, whatever happens, and hears what it says."""

    def __init__(self, process: Process, table: Seated) -> None:
        self.process = process
        self.table = table
        self.heard: list[dict[str, Any]] = []
        self.socket: ClientConnection | None = None

    async def open(self) -> bool:
        """Come to the table in the seat of its first player; whether it is at home here."""
        address = f"{self.process.url}/api/socket"
        self.socket = await connect(address, proxy=None, additional_headers=MEANT)
        hello = {"type": "hello", "table": self.table.game, "session": self.table.sessions[0]}
        await self.socket.send(json.dumps(hello))
        self.heard.append(json.loads(await self.socket.recv()))
        return bool(self.heard[-1]["type"] == "welcome")

    async def hear(self) -> None:
        """Listen until the process hangs up."""
        assert self.socket is not None
        try:
            while True:
                self.heard.append(json.loads(await self.socket.recv()))
        except ConnectionClosed:
            return

    async def answer(self, version: int, decision: int) -> None:
        """Answer with the first option."""
        assert self.socket is not None
        message = {"type": "answer", "version": version, "decision": decision, "choice": 0}
        await self.socket.send(json.dumps({**message, "ref": 1}))


async def _hang(tab: Tab, processes: list[Process], players: list[Player]) -> None:
    """Stop the first process, answer into the silence once its table has moved, wake it up."""
    async with asyncio.TaskGroup() as tasks:
        hearing = tasks.create_task(tab.hear())
        player = next(one for one in players if one.table == tab.table.game)
        await until(lambda: player.view["decision"] is not None)
        asked = (player.version, player.view["decision"]["id"])
        await asyncio.to_thread(processes[0].pause)
        await asyncio.sleep(HUNG / 2)
        await tab.answer(*asked)
        await asyncio.sleep(HUNG / 2)
        assert player.version > asked[0]
        processes[0].resume()
        async with asyncio.timeout(10):
            await hearing


def test_a_process_that_hung_acknowledges_nothing(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its tables were taken meanwhile: an answer sent to it is not stored, its clients move on."""
    monkeypatch.setattr(table_clients, "QUIET", 2.0)
    processes = [Process(tmp_path, postgres_url, "", number) for number in range(2)]

    async def main() -> None:
        seated = await _laid(postgres_url)
        tab = Tab(processes[0], seated[0])
        assert await tab.open()
        # Everybody asks the other one, and is sent to the first as long as it is well.
        players = seat_everybody(processes[1:], seated)
        async with playing(players):
            await some_answers(players)
            await _hang(tab, processes, players)
            await some_answers(players)
        await _judge(postgres_url, seated, players)
        kinds = [message["type"] for message in tab.heard]
        assert "accepted" not in kinds
        assert "closing" == kinds[-1]

    with _running(*processes):
        asyncio.run(main())
