"""A host's clock is set forward and back while people play, sign up and check decks."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest

from dejarik.hosting.play.settings_wire import ChessClock, TableSettings
from dejarik.service.adapters.schema import migrate
from dejarik.service.people.office import NEWCOMERS
from dejarik.testing import http_clients
from dejarik.testing.processes import Process
from dejarik.testing.sites import Place, Site, both, play_last, running
from dejarik.testing.visits import SOCKET

MINUTE, HOUR, DAY = 60, 3_600, 86_400
STEPS: Final = (2 * MINUTE, 0, -2 * MINUTE, HOUR, 0, -HOUR, DAY, 0, -DAY)
"""How far off the clock is, one after another, in seconds."""
SHIFTED: Final = """
import time
from pathlib import Path

_time, _time_ns = time.time, time.time_ns


def shift():
    return int(Path({path!r}).read_text() or 0)


time.time = lambda: _time() + shift()
time.time_ns = lambda: _time_ns() + shift() * 1_000_000_000
"""
"""What the interpreter of a process runs before anything else."""


class Clock:
    """The clock of one process."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "shift"
        self.folder = folder / "early"
        self.folder.mkdir()
        self.set_off_by(0)
        code = SHIFTED.format(path=str(self.file))
        (self.folder / "sitecustomize.py").write_text(code)

    def set_off_by(self, seconds: int) -> None:
        """Set it so far from the time it is."""
        part = self.file.with_suffix(".part")
        part.write_text(f"{seconds}")
        part.replace(self.file)


@contextmanager
def served(folder: Path, url: str, clock: Clock) -> Iterator[Site]:
    """One process whose clock can be set."""
    process = Process(folder, url, "", 0, environment={"PYTHONPATH": str(clock.folder)})
    with running(Site(folder, url, "", [process])) as site:
        yield site


def statuses(client: httpx.Client) -> dict[str, int]:
    """What somebody of the one address is answered who signs up, logs in and looks for games."""
    asked: dict[str, dict[str, str]] = {
        "/api/people/guest": {},
        "/api/people/log-in": {"name": "nobody", "password": "three porgs in the pantry"},
        "/api/decks/check": {"title": "destiny", "format": "open", "text": "1 x"},
    }
    found = {path: client.post(path, json=body).status_code for path, body in asked.items()}
    found["/api/games/search"] = client.get("/api/games/search").status_code
    return found


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_clock_that_is_set_keeps_nobody_waiting(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Answers, sign-ups and checks go through after each step, and nobody loses on time."""
    url: str = request.getfixturevalue(f"{kind}_url")
    migrate(url)
    clock = Clock(tmp_path)
    answered: list[dict[str, int]] = []

    async def main() -> None:
        settings = TableSettings(clock=ChessClock(3))
        place = Place(site, SOCKET, await site.lay(settings=settings))
        async with both(place) as (ann, bob):
            await play_last(ann, bob, 2)
            for step in STEPS:
                clock.set_off_by(step)
                await play_last(ann, bob, 1)
                answered.append(await asyncio.to_thread(statuses, client))

    with served(tmp_path, url, clock) as site:
        address = site.url.replace("ws://", "http://")
        headers = {"X-Dejarik": "1"}
        with http_clients.client(address, 20.0, headers) as client:
            asyncio.run(main())

    assert len(STEPS) < NEWCOMERS.rate.burst
    assert {429} & {status for each in answered for status in each.values()} == set(), answered
    assert [] == site.troubles()
