"""Clocks of minutes run by the life of their process, limits of days by that of the service."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dejarik.hosting.settings_wire import ChessClock, TableSettings
from dejarik.service.adapters.databases import open_database
from dejarik.service.ports import Unavailable
from dejarik.service.tables.clients import Client
from dejarik.service.tables.table_time import TableTime
from dejarik.testing.processes import Process
from dejarik.testing.tables import Seated, lay_table
from dejarik.testing.visits import SOCKET, Greeting, visit
from tests.service.alone import Alone, alone

SECOND, MINUTE = 1_000, 60_000
LEASE = 2 * SECOND
"""How far time goes on without a beat."""
BLITZ = TableSettings(clock=ChessClock(1))
SHORT = 4.0
"""Seconds that are left to a player whose process is stopped for longer."""


async def left(here: Alone, seat: int) -> int:
    """What a seat has left, as somebody who comes is told it."""
    here.table.leave(here.players[0])
    here.table.post(here.players[0])
    told = [one for one in await here.heard(here.players[0]) if one["type"] == "clock"]
    return int(told[-1]["clock"]["left"][seat])


def is_over(here: Alone) -> bool:
    """Whether the game is."""
    return here.table.room.is_over()


# --- minutes ---


def test_a_process_that_stood_still_ends_no_game(sqlite_url: str) -> None:
    """Over a minute without a beat costs two seconds; then everybody is told what is left."""

    async def main() -> None:
        async with alone(sqlite_url, BLITZ) as here:
            here.answer(0)
            await here.heard(here.players[1])
            here.clock[0] += 62 * SECOND
            await here.household.look_after()
            await here.beat()
            said = await here.heard(here.players[1])
            assert ["clock"] == [one["type"] for one in said if one["type"] in ("clock", "over")]
            assert MINUTE - LEASE == await left(here, 1)
            await here.live(MINUTE - LEASE - 1)
            await here.heard(here.players[1])
            assert not is_over(here)
            await here.live(1)
            await here.heard(here.players[1])
            assert is_over(here)

    asyncio.run(main())


def test_an_answer_after_a_standstill_is_charged_for_its_beats(sqlite_url: str) -> None:
    """It may be handled before the first beat that follows."""

    async def main() -> None:
        async with alone(sqlite_url, BLITZ) as here:
            here.answer(0)
            await here.heard(here.players[0])
            await here.live(10 * SECOND)
            here.clock[0] += 62 * SECOND
            here.answer(1)
            await here.heard(here.players[1])
            assert MINUTE - 10 * SECOND - LEASE == here.table.clocks.clocks.left[1]

    asyncio.run(main())


def test_clocks_stand_still_while_the_database_is_away(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process lives, but none of its beats arrive."""

    async def main() -> None:
        async with alone(sqlite_url, BLITZ) as here:
            here.answer(0)
            await here.heard(here.players[0])

            async def away(*_: Any) -> int:
                raise Unavailable("away")

            with monkeypatch.context() as patched:
                patched.setattr(here.household.directory, "beat", away)
                await here.live(3 * MINUTE)
            await here.beat()
            await here.heard(here.players[0])
            assert (False, MINUTE - LEASE) == (is_over(here), await left(here, 1))

    asyncio.run(main())


def test_a_clock_goes_on_at_the_next_home_from_the_last_entry(sqlite_url: str) -> None:
    """Whatever the time of its process was, and however long nobody had the table."""

    async def main() -> None:
        async with alone(sqlite_url, BLITZ) as here:
            await here.live(20 * SECOND)
            here.answer(0)
            await here.heard(here.players[0])
            # The next process has begun to count an hour later, or earlier.
            for ahead in (60 * MINUTE, -120 * MINUTE):
                await here.live(10 * SECOND)
                begin = here.clock[0] + ahead
                time = TableTime(lambda: here.clock[0], begin)
                here.household.staff = replace(here.household.staff, time=time)
                await here.beat()
                table = await here.taken_over()
                assert (40 * SECOND, 40 * SECOND) == table.clocks.clocks.at(table.clocks.now())
            await here.live(39 * SECOND)
            assert not is_over(here)
            await here.live(2 * SECOND)
            await here.heard(Client("a0", "somebody", 0))
            assert is_over(here)

    asyncio.run(main())


async def _shorten(url: str, game: str, milliseconds: int) -> None:
    """Leave a seat so much time, as if it had thought until then."""
    async with open_database(url) as database:
        [(data,)] = await database.rows("SELECT clocks FROM entries WHERE game = %s", (game,))
        assert isinstance(data, bytes)
        clocks = {**json.loads(data), "left": [milliseconds, milliseconds]}
        await database.run(
            "UPDATE entries SET clocks = %s WHERE game = %s", (json.dumps(clocks).encode(), game)
        )


def test_a_process_that_was_stopped_ends_no_game(tmp_path: Path, sqlite_url: str) -> None:
    """It is stopped for longer than a player has left, and the game ends only later."""
    process = Process(tmp_path, sqlite_url, "", 0)

    async def main() -> None:
        async with open_database(sqlite_url) as database:
            seated = await lay_table(database, "stopped", BLITZ)
        await _answered_once(process, seated)
        await _shorten(sqlite_url, seated.game, int(SHORT * SECOND))
        process.start()
        greeting = Greeting(seated.game, seated.sessions[1], -1, False, "")
        async with visit(process.url, SOCKET, greeting) as bob:
            await bob.until("clock")
            process.pause()
            await asyncio.sleep(SHORT + 1)
            process.resume()
            told = await bob.until("clock")
            assert SHORT * SECOND - LEASE - SECOND < told["clock"]["left"][1]
            async with asyncio.timeout(SHORT + 10):
                over = await bob.until("over")
            assert "out_of_time" == over["result"]

    try:
        asyncio.run(main())
    finally:
        process.resume()
        process.kill()


async def _answered_once(process: Process, seated: Seated) -> None:
    """Start a process, have the first player answer, and stop it again."""
    process.start()
    greeting = Greeting(seated.game, seated.sessions[0], -1, False, "")
    async with visit(process.url, SOCKET, greeting) as ann:
        await ann.settle()
        assert "accepted" == (await ann.answer(-1))["type"]
    process.stop()
