"""A process lives or dies, never in between: whatever fails in the background is begun again."""

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from dejarik.service.adapters.databases import open_database
from dejarik.testing import http_clients
from dejarik.testing.accounting import examine
from dejarik.testing.faults import UNREADABLE, say_nonsense
from dejarik.testing.nats_servers import nats
from dejarik.testing.playing import acknowledged, playing, seat_everybody, some_answers
from dejarik.testing.ports import HOST, free_port
from dejarik.testing.processes import Process
from dejarik.testing.servers import Postgres
from dejarik.testing.tables import lay_tables

READ_ONLY = 4.0
"""Seconds that a failover takes."""
LISTENED = (
    "chat.any.any",
    "dejarik.bots.answers.",
    "games.ended",
    "homes.taken.p0",
    "lobby.tables",
    "presence.asked",
    "presence.counted",
    "sessions.ended",
    "tables.follow.p0",
    "watched.any",
)
"""Where a process listens, or how that begins."""


@contextmanager
def running(process: Process) -> Iterator[None]:
    """Start a process, and end it at the end."""
    try:
        process.start()
        yield
    finally:
        process.kill()


def asked(process: Process, path: str) -> httpx.Response:
    """What a process says at an address of its own."""
    with http_clients.client(timeout=10.0) as client:
        return client.get(f"http://{HOST}:{process.port}{path}")


def figure(process: Process, name: str) -> float:
    """One of its figures; none is nothing."""
    for line in process.metrics().splitlines():
        if line.startswith(f"{name} "):
            return float(line.split()[1])
    return 0.0


def test_a_database_that_takes_no_changes_for_a_while_ends_nothing(
    tmp_path: Path, killable_server: Postgres, killable_url: str
) -> None:
    """As in a failover: nothing is acknowledged meanwhile, then everybody goes on in place."""
    process = Process(tmp_path, killable_url, "", 0)

    async def main() -> None:
        async with open_database(killable_url) as database:
            seated = await lay_tables(database, 2, "read-only")
        players = seat_everybody([process], seated)
        async with playing(players):
            await some_answers(players)
            killable_server.set_read_only(on=True)
            try:
                await asyncio.sleep(0.5)
                before = acknowledged(players)
                await asyncio.sleep(READ_ONLY)
                assert before == acknowledged(players)
            finally:
                killable_server.set_read_only(on=False)
            await some_answers(players)
        async with open_database(killable_url) as database:
            assert [] == await examine(database, seated, players)

    with running(process):
        asyncio.run(main())
        assert 200 == asked(process, "/health/ready").status_code
        assert "work_failed" not in process.log.read_text()


def test_news_that_cannot_be_read_are_dropped_and_counted(tmp_path: Path, sqlite_url: str) -> None:
    """Whatever lies on the bus, whoever listens there listens on, under every subject."""
    folder = tmp_path / "nats"
    folder.mkdir()
    with nats(folder) as bus:
        process = Process(tmp_path, sqlite_url, bus.url, 0)
        with running(process):
            subjects = bus.subjects()
            assert len(LISTENED) == len(subjects)
            assert all(map(str.startswith, subjects, LISTENED))
            asyncio.run(say_nonsense(bus))
            end = time.monotonic() + 20
            while figure(process, "dejarik_news_unreadable_total") < 2 * len(UNREADABLE):
                assert time.monotonic() < end, process.log.read_text()
                time.sleep(0.1)
            assert 200 == asked(process, "/health/ready").status_code
            assert "work_failed" not in process.log.read_text()


BROKEN = """
import sys
from dejarik.service import supervision
from dejarik.service.tables.home import TableRegistry

async def fail(self):
    raise ZeroDivisionError("an error that nobody has thought of")

TableRegistry.keep_looking = fail
supervision.FIRST_PAUSE = supervision.LONGEST_PAUSE = {pause}
from dejarik.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def serving(folder: Path, pause: float) -> subprocess.Popen[bytes]:
    """Start a process in which the care for tables always fails."""
    arguments = ["serve", "--sqlite", str(folder / "x.sqlite"), "--port", str(free_port())]
    return subprocess.Popen(
        [sys.executable, "-c", BROKEN.format(pause=pause), *arguments], stderr=subprocess.PIPE
    )


def test_a_process_ends_when_its_work_cannot_be_done(tmp_path: Path) -> None:
    """It gives its tables up and goes, so that whoever runs it starts it anew."""
    with serving(tmp_path, 0.01) as process:
        assert process.stderr is not None
        try:
            code = process.wait(180)
            said = process.stderr.read().decode()
        finally:
            process.kill()
    assert -signal.SIGTERM == code
    assert 10 == said.count('"event": "work_failed"')
    assert 1 == said.count('"event": "application_failed"')
    assert "nobody has thought of" not in said.partition("application_failed")[0]


@pytest.mark.parametrize("state", ["08006", "25006", "53300", "57P01", "57P03"])
def test_a_server_in_trouble_is_out_of_reach(postgres_url: str, state: str) -> None:
    """Whatever the server blames on itself may pass; a wrong statement is ours."""
    from dejarik.service.ports import Unavailable

    async def main() -> None:
        raising = f"DO $$ BEGIN RAISE SQLSTATE '{state}'; END $$"
        async with open_database(postgres_url) as database:
            with pytest.raises(Unavailable):
                await database.run(raising)
            with pytest.raises(Unavailable):
                async with database.transaction() as together:
                    await together.run(raising)
            assert [(1,)] == await database.rows("SELECT 1")

    asyncio.run(main())
