"""When a process looks for lost objects: not while people wait, but it does look."""

import asyncio
import gc
import json
import sys
import weakref
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from dejarik.service import garbage
from dejarik.service.adapters.databases import open_database
from dejarik.service.garbage import hold_back, keep_collecting
from dejarik.testing.playing import until
from dejarik.testing.processes import Process
from dejarik.testing.tables import lay_table
from dejarik.testing.visits import SOCKET, Gone, Greeting, SocketLine, visit

MANY = 100_000


class Loop:
    """Something that only holds itself."""

    def __init__(self) -> None:
        self.me = self


class Looks:
    """The looks of a while, by what was looked at."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self._wanted = ""
        self._found = asyncio.Event()

    def note(self, what: str, seconds: float) -> None:
        """Count one."""
        assert seconds >= 0
        self.seen[what] += 1
        if what == self._wanted:
            self._found.set()

    async def until(self, what: str, *, is_quiet: bool = False) -> None:
        """Keep collecting until something has been looked at."""
        self._wanted = what
        self._found.clear()
        task = asyncio.ensure_future(keep_collecting(self.note, lambda: is_quiet, every=0.0))
        await self._found.wait()
        task.cancel()


@pytest.fixture(autouse=True)
def collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The collector as it was, afterwards; a while is short."""
    monkeypatch.setattr(garbage, "SETTLED", 5)
    monkeypatch.setattr(garbage, "WHOLE", 20)
    yield
    gc.enable()
    gc.unfreeze()


def test_lost_objects_stay_until_they_are_looked_for() -> None:
    """However much is made meanwhile, nothing is collected unasked."""
    hold_back()
    lost = weakref.ref(Loop())
    kept = [[number] for number in range(MANY)]
    assert len(kept) == MANY
    assert lost() is not None

    asyncio.run(Looks().until("new"))
    assert lost() is None


def test_what_gets_lost_soon_after_is_found_too() -> None:
    """A request that was under way at the first look is looked at once more."""
    hold_back()

    async def main() -> weakref.ref[Loop]:
        loop = Loop()
        looks = Looks()
        await looks.until("new")
        found = weakref.ref(loop)
        del loop
        await looks.until("settled")
        return found

    assert asyncio.run(main())() is None


def test_what_stays_is_not_looked_at_again() -> None:
    """However many tables there are, a look is only at what came since."""
    hold_back()
    kept = [[number] for number in range(MANY)]
    before = gc.get_freeze_count()

    asyncio.run(Looks().until("settled"))
    assert gc.get_freeze_count() - before >= len(kept)
    assert len(gc.get_objects()) < MANY


@pytest.mark.parametrize("is_quiet", [True, False])
def test_everything_is_looked_at_only_while_nobody_waits(is_quiet: bool) -> None:
    """What got lost late is found then."""
    hold_back()

    async def main() -> weakref.ref[Loop]:
        loop = Loop()
        await Looks().until("settled")
        found = weakref.ref(loop)
        del loop
        looks = Looks()
        task = looks.until("everything", is_quiet=is_quiet)
        try:
            await asyncio.wait_for(task, 5 if is_quiet else 0.2)
        except TimeoutError:
            assert looks.seen["settled"] > 20 // 5
        return found

    assert (asyncio.run(main())() is None) == is_quiet


LOOKING = """
import sys
from dejarik.service import background
from dejarik.service import garbage

garbage.WHOLE = 1
background.keep_collecting = lambda note, _: garbage.keep_collecting(note, lambda: True, 0.5)
from dejarik.cli.main import main
sys.exit(main(sys.argv[1:]))
"""
VISITS = 40


class Looking(Process):
    """A process that looks for lost objects among everything all the time."""

    def __init__(self, folder: Path, database: str) -> None:
        """Take what it needs; nothing runs yet."""
        super().__init__(folder, database, "", 0)
        self.command = (sys.executable, "-c", LOOKING, *self.command[3:])

    def found(self) -> list[int]:
        """How many it found each time."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if "{" in line]
        return [line["lost"] for line in lines if line["event"] == "garbage_collected"]


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
