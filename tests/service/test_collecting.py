"""
When a process looks for lost objects: not while people wait, but it does look.
"""

import asyncio
import gc
import json
import sys
import weakref
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from dejarik.service import collecting
from dejarik.service.adapters.databases import open_database
from dejarik.service.collecting import MOST_BLOCKS, hold_back, keep_collecting
from dejarik.service.metrics import Metrics
from dejarik.testing.processes import Process
from dejarik.testing.tables import lay_table
from dejarik.testing.visits import SOCKET, Gone, Greeting, SocketLine, visit
from tests.service.playing import until


class Loop:
    """
    Something that only holds itself.
    """

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def collector() -> Iterator[None]:
    """
    The collector as it was, afterwards.
    """
    yield
    gc.enable()
    gc.unfreeze()


@pytest.mark.usefixtures("collector")
def test_lost_objects_stay_until_they_are_looked_for() -> None:
    """
    However much is made meanwhile, nothing is collected unasked.
    """
    hold_back()
    metrics = Metrics()
    lost = weakref.ref(Loop())
    kept = [[number] for number in range(100_000)]
    assert len(kept) == 100_000
    assert lost() is not None

    async def one_look() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(keep_collecting(metrics, every=0.01), 0.2)

    asyncio.run(one_look())
    assert lost() is None
    assert "dejarik_longest_collection_seconds 0.0\n" not in metrics.written().decode()


def test_a_look_that_would_take_too_long_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process would stand still until others take its tables; it is counted instead."""
    metrics = Metrics()
    blocks = iter([1_000, 1_000 + MOST_BLOCKS, 1_001 + MOST_BLOCKS])
    looks: list[float] = []
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: next(blocks))

    def look() -> float:
        looks.append(0.25)
        return 0.25

    monkeypatch.setattr(collecting, "look", look)
    with pytest.raises(RuntimeError, match="StopIteration"):
        asyncio.run(keep_collecting(metrics, every=0.0))
    told = metrics.written().decode()
    assert [0.25] == looks
    assert "dejarik_longest_collection_seconds 0.25\n" in told
    assert "dejarik_collections_skipped_total 1.0\n" in told


LOOKING = """
import sys
from functools import partial
from dejarik.service import background, collecting

background.keep_collecting = partial(collecting.keep_collecting, every=0.5)
from dejarik.cli.main import main
sys.exit(main(sys.argv[1:]))
"""
VISITS = 40


class Looking(Process):
    """A process that looks for lost objects all the time."""

    def __init__(self, folder: Path, database: str) -> None:
        """Take what it needs; nothing runs yet."""
        super().__init__(folder, database, "", 0)
        self.command = (sys.executable, "-c", LOOKING, *self.command[3:])

    def found(self) -> list[int]:
        """How many it found each time."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if "{" in line]
        return [line["objects"] for line in lines if line["event"] == "collected"]


def test_connections_leave_nothing_behind(tmp_path: Path, sqlite_url: str) -> None:
    """Whether a page says goodbye, is sent away or is gone, its objects go with it."""
    process = Looking(tmp_path, sqlite_url)

    async def main() -> None:
        async with open_database(sqlite_url) as database:
            seated = await lay_table(database, "lost")
        before = len(process.found())
        for number in range(VISITS):
            game = "no such game" if number % 4 == 1 else seated.game
            greeting = Greeting(game, seated.sessions[number % 3], -1, False, "")
            async with visit(process.url, SOCKET, greeting) as somebody:
                with suppress(Gone):
                    await somebody.settle()
                if number % 4 == 2:
                    assert isinstance(somebody.line, SocketLine)
                    somebody.line.socket.transport.abort()
        seen = len(process.found())
        await until(lambda: len(process.found()) > seen + 1)
        # The first looks find what starting has left.
        assert sum(process.found()[before:]) < 5 * VISITS

    try:
        process.start()
        asyncio.run(until(lambda: len(process.found()) > 1))
        asyncio.run(main())
    finally:
        process.kill()
