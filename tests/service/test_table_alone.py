"""One process by itself, with a clock that is moved by hand: time, faults, idle tables."""

import asyncio
import random

import pytest

from dejarik.hosting.clocks import PAUSE
from dejarik.hosting.settings_wire import ChessClock, TableSettings
from dejarik.hosting.snapshots import BEHIND, EVERY
from dejarik.service import wire
from dejarik.service.ports import NewEntry
from dejarik.service.tables.clients import Client
from dejarik.service.tables.home import IDLE_MS
from tests.service.alone import alone

MINUTE = 60_000


def test_a_clock_that_runs_out_ends_the_game(sqlite_url: str) -> None:
    """Whoever's time is up loses, and both are told by what."""

    async def main() -> None:
        async with alone(sqlite_url, TableSettings(clock=ChessClock(1))) as here:
            here.answer(0)
            await here.heard(here.players[0])
            here.clock[0] += MINUTE + 1
            await here.household.beat()
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
            here.clock[0] += PAUSE + MINUTE // 2
            await here.household.beat()
            assert "over" not in {one["type"] for one in await here.heard(bob)}
            here.table.post((bob, wire.ReportBug(note="and this")))
            await here.heard(bob)
            here.clock[0] += MINUTE // 2 + 1
            await here.household.beat()
            assert "over" in {one["type"] for one in await here.heard(bob)}

    asyncio.run(main())


def test_an_idle_table_leaves_the_memory(sqlite_url: str) -> None:
    """Not while somebody is there, and not before its time; the journal brings it back."""

    async def main() -> None:
        async with alone(sqlite_url) as here:
            game, table = here.table.id, here.table
            here.answer(0)
            await here.heard(here.players[0])
            here.clock[0] += IDLE_MS + 1
            await here.household.beat()
            assert game in here.household.tables
            for player in here.players:
                table.leave(player)
            await here.household.beat()
            assert game in here.household.tables
            here.clock[0] += IDLE_MS + 1
            await here.household.beat()
            assert game not in here.household.tables
            again = await here.household.table(game)
            assert (1, 1) == (again.room.seq(), again.room.version(0))

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
            assert 0 == len((await here.household.staff.journal.load(here.table.id)).entries)
            here.table.post((ann, wire.AskUndo(version=0)))
            assert "accepted" in {one["type"] for one in await here.heard(ann)}
            here.answer(0)
            assert "accepted" in {one["type"] for one in await here.heard(ann)}

    asyncio.run(main())


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
