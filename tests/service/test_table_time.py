"""Clocks of minutes run by the life of their process, limits of days by that of the service."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dejarik.hosting.play.settings_wire import ChessClock, Correspondence, TableSettings
from dejarik.kernel.wire import decode
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.service_time import moved_on
from dejarik.service.ports import Unavailable
from dejarik.service.tables.clients import Client
from dejarik.service.tables.deadlines import sweep_deadlines
from dejarik.service.tables.table_time import TableTime
from dejarik.testing.processes import Process
from dejarik.testing.tables import Seated, lay_table
from dejarik.testing.visits import SOCKET, Greeting, visit
from tests.service.alone import Alone, alone
from tests.service.nobody import Told

SECOND, MINUTE = 1_000, 60_000
DAY = 24 * 60 * MINUTE
LEASE = 2 * SECOND
"""How far time goes on without a beat."""
BLITZ = TableSettings(clock=ChessClock(1))
LETTERS = TableSettings(clock=Correspondence(1))
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
            await here.table_registry.look_after()
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
                patched.setattr(here.table_registry.directory, "beat", away)
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
                here.table_registry.staff = replace(here.table_registry.staff, time=time)
                await here.beat()
                table = await here.taken_over()
                assert (40 * SECOND, 40 * SECOND) == table.clocks.clocks.at(table.clocks.now())
            await here.live(39 * SECOND)
            assert not is_over(here)
            await here.live(2 * SECOND)
            await here.heard(Client("a0", "somebody", 0))
            assert is_over(here)

    asyncio.run(main())


# --- days ---


async def pass_days(here: Alone, milliseconds: int) -> None:
    """Let the service live on for days in which this process was silent."""
    await here.database.run("UPDATE service_time SET ms = ms + %s", (milliseconds,))
    await here.beat()


async def deadline_of(here: Alone) -> int:
    """What stands beside the game."""
    stored = await here.table_registry.staff.journal.load(here.table.id)
    assert stored.deadline is not None
    return stored.deadline


async def unwatched(here: Alone) -> None:
    """Everybody goes, and the table leaves the memory."""
    for player in here.players:
        here.table.leave(player)
    await here.table_registry.let_go([here.table.id])


async def how_it_ended(here: Alone) -> bytes:
    """The outcome that is stored; empty while the game goes on."""
    table = here.table_registry.tables.get(here.table.id)
    if table is not None:
        here.table = table
        await here.heard(Client("a9", "nobody", -1))
    return (await here.table_registry.staff.journal.load(here.table.id)).outcome


def test_the_service_is_as_old_as_its_beats(database_url: str) -> None:
    """A day without one counts two seconds, a clock that was set back counts nothing."""

    async def main() -> None:
        async with open_database(database_url) as database:
            for silent, counted in ((1_500, 1_500), (DAY, LEASE), (-DAY, 0), (500, 500)):
                before = await moved_on(database)
                await database.run(
                    "UPDATE service_time SET ms = %s, beat = (SELECT clock.ms FROM clock) - %s",
                    (before, silent),
                )
                passed = await moved_on(database) - before
                assert counted <= passed < counted + 400
                # Whoever asks next goes on from there.
                assert passed <= await moved_on(database) - before < counted + 800

    asyncio.run(main())


def test_a_limit_of_days_ends_a_game_that_nobody_watches(database_url: str) -> None:
    """Not a minute before, and who had to answer has lost."""

    async def main() -> None:
        async with alone(database_url, LETTERS) as here:
            here.answer(0)
            await here.heard(here.players[0])
            assert here.table.clocks.clocks.since + DAY == await deadline_of(here)
            await unwatched(here)
            await pass_days(here, DAY - MINUTE)
            await sweep_deadlines(here.table_registry)
            assert b"" == await how_it_ended(here)
            await pass_days(here, MINUTE)
            await sweep_deadlines(here.table_registry)
            assert [[[0], [1]], "out_of_time"] == decode(await how_it_ended(here))
            assert 0 == await deadline_of(here)

    asyncio.run(main())


def test_a_limit_is_begun_before_anybody_has_answered(sqlite_url: str) -> None:
    """However often the table is opened, and whether it was when the game began or not."""

    async def main() -> None:
        async with alone(sqlite_url, LETTERS) as here:
            await unwatched(here)
            await here.database.run("UPDATE games SET deadline = NULL")
            await sweep_deadlines(here.table_registry)
            begun = await deadline_of(here)
            assert begun == pytest.approx(
                here.table_registry.staff.time.service() + DAY, abs=SECOND
            )
            await pass_days(here, DAY // 2)
            await here.taken_over()
            await how_it_ended(here)
            assert (begun, begun) == (await deadline_of(here), here.table.clocks.clocks.next_flag())

    asyncio.run(main())


def test_an_outage_is_forgiven_and_a_takeover_is_not(sqlite_url: str) -> None:
    """While no process lives the limit stands still; while another does it runs."""

    async def main() -> None:
        async with alone(sqlite_url, LETTERS) as here:
            here.answer(0)
            await here.heard(here.players[0])
            await unwatched(here)
            await here.database.run("UPDATE service_time SET beat = beat - %s", (3 * DAY,))
            await here.beat()
            await sweep_deadlines(here.table_registry)
            assert b"" == await how_it_ended(here)
            await pass_days(here, DAY // 4)
            table = await here.taken_over()
            assert table.clocks.clocks.at(table.clocks.now())[1] == pytest.approx(
                3 * DAY // 4, abs=LEASE + SECOND
            )

    asyncio.run(main())


def test_whoever_is_nearly_out_of_time_is_told_once(sqlite_url: str) -> None:
    """Who is not at the table, also by another home, and again for the next decision."""

    async def main() -> None:
        lobby = Told()
        async with alone(sqlite_url, LETTERS, nobody=lobby) as here:
            bob = here.table.hosted.seats[1].account
            here.answer(0)
            await here.heard(here.players[0])
            await unwatched(here)
            for _ in range(3):
                await pass_days(here, DAY // 4 + 2 * MINUTE)
                await sweep_deadlines(here.table_registry)
                assert b"" == await how_it_ended(here)
                await here.taken_over()
            assert [(bob,)] == lobby.warned
            here.table.post(here.players[1])
            here.answer(1)
            await here.heard(here.players[1])
            await pass_days(here, DAY // 2 + MINUTE)
            await sweep_deadlines(here.table_registry)
            await here.heard(here.players[1])
            assert 2 == len(lobby.warned)

    asyncio.run(main())


def test_a_game_that_waits_for_its_release_gets_its_limit_anew(sqlite_url: str) -> None:
    """Nobody could have played it meanwhile; the clocks say so as the deadline does."""

    async def main() -> None:
        async with alone(sqlite_url, LETTERS) as here:
            here.answer(0)
            await here.heard(here.players[0])
            await unwatched(here)
            store = here.table_registry.releases.store
            await here.database.run("UPDATE games SET played_by = 'another'")
            await store.keep(here.table.id, "ours", "it differs")
            await pass_days(here, 3 * DAY)
            await sweep_deadlines(here.table_registry)
            stored = await here.table_registry.staff.journal.load(here.table.id)
            assert (None, b"") == (stored.deadline, stored.outcome)
            await store.forget(here.table.id)
            await sweep_deadlines(here.table_registry)
            table = await here.taken_over()
            assert table.clocks.clocks.at(table.clocks.now())[1] == pytest.approx(DAY, abs=SECOND)
            assert await deadline_of(here) == table.clocks.clocks.next_flag()

    asyncio.run(main())


def test_a_deadline_that_an_older_release_left_behind_ends_nothing(sqlite_url: str) -> None:
    """It stores entries without one: the entry counts, and the deadline is put right."""

    async def main() -> None:
        async with alone(sqlite_url, LETTERS) as here:
            here.answer(0)
            await here.heard(here.players[0])
            meant = await deadline_of(here)
            await unwatched(here)
            await here.database.run("UPDATE games SET deadline = 5")
            await sweep_deadlines(here.table_registry)
            assert b"" == await how_it_ended(here)
            assert meant == await deadline_of(here)

    asyncio.run(main())


def test_a_game_that_cannot_be_opened_keeps_no_other_waiting(sqlite_url: str) -> None:
    """What is stored of it is damaged; the next one ends in time."""

    async def main() -> None:
        async with alone(sqlite_url, LETTERS) as here:
            here.answer(0)
            await here.heard(here.players[0])
            await unwatched(here)
            broken = (await lay_table(here.database, "broken", LETTERS)).game
            await here.database.run(
                "UPDATE games SET deadline = 1, settings = %s WHERE id = %s", (b"[]", broken)
            )
            await pass_days(here, DAY)
            await sweep_deadlines(here.table_registry)
            assert [[[0], [1]], "out_of_time"] == decode(await how_it_ended(here))

    asyncio.run(main())


def test_games_without_such_a_limit_have_no_deadline(sqlite_url: str) -> None:
    """Those that are older than deadlines are looked at once."""

    async def main() -> None:
        async with alone(sqlite_url, BLITZ) as here:
            assert 0 == await deadline_of(here)
            await here.database.run("UPDATE games SET deadline = NULL")
            await sweep_deadlines(here.table_registry)
            assert (0, []) == (
                await deadline_of(here),
                await here.table_registry.staff.deadlines.not_begun(),
            )

    asyncio.run(main())


# --- processes ---


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
