"""One process by itself, with a clock that is moved by hand: time, faults, idle tables."""

import asyncio
import random
from collections.abc import Sequence

import msgspec
import pytest

from dejarik.hosting.play.bug_wire import BugReport
from dejarik.hosting.play.clocks import PAUSE
from dejarik.hosting.play.settings_wire import ChessClock, TableSettings
from dejarik.hosting.play.snapshots import BEHIND, EVERY
from dejarik.service import wire
from dejarik.service.ports import Missing, NewEntry
from dejarik.service.tables.clients import Client
from dejarik.service.tables.home import IDLE_MS
from tests.service.alone import Alone, alone

MINUTE = 60_000


def test_a_clock_that_runs_out_ends_the_game(sqlite_url: str) -> None:
    """Whoever's time is up loses, and both are told by what."""

    async def main() -> None:
        async with alone(sqlite_url, TableSettings(clock=ChessClock(1))) as here:
            here.answer(0)
            await here.heard(here.players[0])
            await here.live(MINUTE + 1)
            said = await here.heard(here.players[0])
            over = [one for one in said if one["type"] == "over"]
            assert ["out_of_time"] == [one["result"] for one in over]
            outcome = here.table.room.game.outcome(here.table.room.state)
            assert outcome is not None
            assert [[0], [1]] == outcome.ranking

    asyncio.run(main())


def test_the_clock_waits_while_a_fault_is_reported_once_in_a_game(sqlite_url: str) -> None:
    """The first report of a seat stops the clocks for a while, the second does not."""

    async def main() -> None:
        async with alone(sqlite_url, TableSettings(clock=ChessClock(1))) as here:
            bob = here.players[1]
            here.answer(0)
            here.table.post((bob, wire.ReportBug(note="this looks wrong")))
            await here.heard(bob)
            await here.live(PAUSE + MINUTE // 2)
            assert "over" not in {one["type"] for one in await here.heard(bob)}
            here.table.post((bob, wire.ReportBug(note="and this")))
            await here.heard(bob)
            await here.live(MINUTE // 2 + 1)
            assert "over" in {one["type"] for one in await here.heard(bob)}

    asyncio.run(main())


async def _closings(client: Client) -> list[str]:
    """Return the codes of what somebody who is sent away was told."""
    found: list[dict[str, object]] = []
    async with asyncio.timeout(20):
        while "closing" not in {one["type"] for one in found}:
            found += [msgspec.json.decode(data) for data in await client.outgoing()]
    return [str(one["code"]) for one in found if one["type"] == "closing"]


def test_a_table_says_that_it_has_moved_only_when_it_has(sqlite_url: str) -> None:
    """Who is sent away by a server that stops hears of that; who is taken over, of the move."""

    async def main() -> None:
        async with alone(sqlite_url) as here:
            await here.table_registry.close()
            assert ["leaving"] == await _closings(here.players[0])
        async with alone(sqlite_url) as here:
            here.table_registry._lose(here.table.id)
            assert ["moved"] == await _closings(here.players[0])

    asyncio.run(main())


def test_an_idle_table_leaves_the_memory(sqlite_url: str) -> None:
    """Not while somebody is there, and not before its time; the journal brings it back."""

    async def main() -> None:
        async with alone(sqlite_url) as here:
            game, table = here.table.id, here.table
            here.answer(0)
            await here.heard(here.players[0])
            here.clock[0] += IDLE_MS + 1
            await here.beat()
            assert game in here.table_registry.tables
            for player in here.players:
                table.leave(player)
            await here.beat()
            assert game in here.table_registry.tables
            here.clock[0] += IDLE_MS + 1
            await here.beat()
            assert game not in here.table_registry.tables
            again = await here.table_registry.table(game)
            assert (1, 1) == (again.room.seq(), again.room.version(0))

    asyncio.run(main())


def test_a_process_beats_whatever_its_tables_wait_for(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While idle tables are let go of in vain, everybody hears that it lives."""

    async def main() -> None:
        async with alone(sqlite_url) as here:
            table_registry, beats, stuck = here.table_registry, [0], asyncio.Event()
            alive = asyncio.Event()
            beat = table_registry.directory.beat

            async def counted(now: int, tables: int) -> int:
                beats[0] += 1
                if beats[0] == 4:
                    alive.set()
                return await beat(now, tables)

            async def wait(_games: Sequence[str]) -> None:
                stuck.set()
                await asyncio.sleep(60)

            monkeypatch.setattr(table_registry.directory, "beat", counted)
            monkeypatch.setattr(table_registry.directory, "release", wait)
            for player in here.players:
                here.table.leave(player)
            here.clock[0] += IDLE_MS + 1
            async with asyncio.timeout(30), asyncio.TaskGroup() as tasks:
                beating = tasks.create_task(table_registry.keep_beating())
                looking = tasks.create_task(table_registry.keep_looking())
                await stuck.wait()
                await alive.wait()
                assert not looking.done()
                beating.cancel()
                looking.cancel()

    asyncio.run(main())


def test_a_fault_freezes_one_game_and_it_can_go_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is not stored, both are told, and asking to take it back thaws the table."""

    async def main() -> None:
        async with alone(sqlite_url, TableSettings(undo="never")) as here:
            ann, bob = here.players

            def fail(*_: object) -> None:
                raise ZeroDivisionError("a card with a secret name")

            with monkeypatch.context() as broken:
                broken.setattr("dejarik.kernel.machine.answer", fail)
                here.answer(0)
                said = await here.heard(ann)
            assert {"refused", "frozen"} <= {one["type"] for one in said}
            assert "secret" not in str(said + await here.heard(bob))
            here.answer(1)
            refused = (await here.heard(bob))[0]
            assert ("refused", "frozen") == (refused["type"], refused["code"])
            assert 0 == len((await here.table_registry.staff.journal.load(here.table.id)).entries)
            here.table.post((ann, wire.AskUndo(version=0)))
            assert "accepted" in {one["type"] for one in await here.heard(ann)}
            here.answer(0)
            assert "accepted" in {one["type"] for one in await here.heard(ann)}

    asyncio.run(main())


def test_a_number_that_depends_on_itself_is_reported_and_the_game_goes_on(sqlite_url: str) -> None:
    """What the rules noted while an answer was played is filed once, with the game."""

    async def main() -> None:
        async with alone(sqlite_url) as here:
            ann = here.players[0]
            here.table.room.game.circles.append([7, 10_001, 8, 10_001])
            here.answer(0)
            assert "accepted" in {one["type"] for one in await here.heard(ann)}
            report = await filed(here)
            assert ("[7, 10001, 8, 10001]" in report.error, 1) == (True, report.position)
            assert ([], []) == (here.table.room.circles, here.table.room.game.circles)

    asyncio.run(main())


async def filed(here: Alone) -> BugReport:
    """The newest report of the table, once it is stored."""
    async with asyncio.timeout(5):
        while True:
            try:
                return await here.table_registry.staff.faults.newest(here.table.id)
            except Missing:
                await asyncio.sleep(0.01)


def test_newcomers_see_nothing_that_is_not_stored(sqlite_url: str) -> None:
    """Whoever comes while an answer is being stored waits until it is."""

    async def main() -> None:
        async with alone(sqlite_url) as here:
            stored, append = asyncio.Event(), here.table.staff.journal.append

            async def slowly(entry: NewEntry) -> None:
                await stored.wait()
                await append(entry)

            journal = here.table.staff.journal
            with pytest.MonkeyPatch.context() as slow:
                slow.setattr(journal, "append", slowly)
                here.answer(0)
                await asyncio.sleep(0)
                late = Client("a0", "late", 0)
                here.table.post(late)
                await asyncio.sleep(0.05)
                assert 1 == here.table.inbox.qsize()
                assert late not in here.table.crowd.clients
                stored.set()
                whole = next(one for one in await here.heard(late) if one["type"] == "whole")
            assert 1 == whole["version"]

    asyncio.run(main())


def test_a_table_is_taken_over_by_way_of_a_snapshot(sqlite_url: str) -> None:
    """It stands where it stood; so it does when what was kept is broken."""

    async def main() -> None:
        async with alone(sqlite_url) as here:
            chance, journal, game = random.Random(1), here.table.staff.journal, here.table.id
            while here.table.room.seq() < EVERY + BEHIND + 5:
                await here.play(chance)
            kept = await journal.snapshots(game)
            room = here.table.room
            stands = room.game.dump(room.state), room.attend(0), room.attend(1), room.attend(-1)
            for broken in (False, True):
                if broken:
                    for seq, data in kept:
                        await journal.keep_snapshot(game, seq, data[:-9])
                again = (await here.taken_over()).room
                assert ([] if broken else [seq for seq, _ in kept]) == [
                    one.seq for one in again.snapshots
                ]
                seen = again.attend(0), again.attend(1), again.attend(-1)
                assert stands == (again.game.dump(again.state), *seen)

    asyncio.run(main())
