"""One process by itself, with a clock that is moved by hand: time, faults, idle tables."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from dejarik.hosting.clocks import PAUSE
from dejarik.hosting.settings_wire import ChessClock, TableSettings
from dejarik.hosting.snapshots import BEHIND, EVERY
from dejarik.service import wire
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.directory import SqlDirectory
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.adapters.local_bus import LocalBus
from dejarik.service.metrics import Metrics
from dejarik.service.ports import BotAnswer, BotJob, NewEntry
from dejarik.service.records.fault_store import FaultStore
from dejarik.service.tables.clients import Client
from dejarik.service.tables.home import (
    IDLE_MS,
    SENT_ON_MS,
    STEADY_MS,
    UNEVEN,
    Elsewhere,
    Household,
)
from dejarik.service.tables.live import LiveTable, Staff
from dejarik.testing.tables import lay_table

MINUTE = 60_000


class Nobody:
    """
    No bots, and no lobby behind the table.
    """

    async def ask(self, job: BotJob) -> None:
        """
        Nobody answers.
        """

    async def answers(self) -> AsyncIterator[BotAnswer]:
        """
        Nothing.
        """
        nothing: BotAnswer
        for nothing in ():
            yield nothing

    async def turned(self, table: str, deciding: Sequence[int], absent: Sequence[str]) -> None:
        """
        Nobody wants to know.
        """

    async def ended(self, table: str, ranking: Sequence[Sequence[int]], reason: str) -> None:
        """
        The same.
        """

    async def speak(self, table: str, account: str, text: str) -> None:
        """
        The same.
        """


class Alone:
    """
    A household with one table, and what its two players have heard.
    """

    def __init__(self, household: Household, table: LiveTable, clock: list[int]) -> None:
        self.household = household
        self.table = table
        self.clock = clock
        self.players = [Client(f"a{seat}", "somebody", seat) for seat in (0, 1)]

    async def heard(self, client: Client) -> list[dict[str, Any]]:
        """
        What waits for somebody, once the table has nothing left to do.
        """
        self.table.post((client, wire.Ping()))
        found: list[dict[str, Any]] = []
        async with asyncio.timeout(20):
            while not found or found[-1]["type"] not in ("pong", "closing"):
                found += [msgspec.json.decode(data) for data in await client.outgoing()]
        return found

    def answer(self, seat: int) -> None:
        """
        A seat takes the last option of what it is asked.
        """
        room = self.table.room
        asked = next(one for one in room.game.pending(room.state) if one.seat == seat)
        last = len(asked.options) - 1
        said = wire.Answer(version=room.version(seat), decision=asked.id, choice=last)
        self.table.post((self.players[seat], said))

    async def play(self, chance: random.Random) -> None:
        """
        Somebody who is asked answers by chance, and everybody hears of it.
        """
        room = self.table.room
        asked = chance.choice(room.game.pending(room.state))
        choice = chance.randrange(len(asked.options))
        said = wire.Answer(version=room.version(asked.seat), decision=asked.id, choice=choice)
        self.table.post((self.players[asked.seat], said))
        for player in self.players:
            await self.heard(player)

    async def taken_over(self) -> LiveTable:
        """
        The table, let go of and brought home again.
        """
        game = self.table.id
        await self.household._let_go(game, self.table)
        self.table = await self.household.table(game)
        return self.table


async def _nobody_answers(url: str) -> bool:
    return not url


@asynccontextmanager
async def alone(
    url: str,
    settings: TableSettings | None = None,
    answers: Callable[[str], Awaitable[bool]] = _nobody_answers,
) -> AsyncIterator[Alone]:
    """
    A table at home in this process, with both players there.
    """
    clock = [1_800_000_000_000]
    async with open_database(url) as database, SqlJournal(database) as journal, LocalBus() as bus:
        seated = await lay_table(database, "alone", settings)
        faults = FaultStore(database, lambda: clock[0])
        staff = Staff(journal, lambda: clock[0], Nobody(), faults, Metrics(), Nobody())
        directory = SqlDirectory(database, "alone", "ws://alone")
        household = Household("alone", directory, staff, staff.now, bus, answers)
        ready = asyncio.Event()
        async with asyncio.TaskGroup() as tasks:
            running = tasks.create_task(household.run(ready))
            await ready.wait()
            here = Alone(household, await household.table(seated.game), clock)
            for player in here.players:
                here.table.post(player)
                await here.heard(player)
            yield here
            running.cancel()


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


@pytest.mark.parametrize(
    ("fewer", "there", "sent_on"),
    [(UNEVEN, True, True), (UNEVEN - 1, True, False), (UNEVEN, False, False)],
)
def test_a_table_without_a_home_goes_to_a_process_that_has_far_fewer(
    sqlite_url: str, fewer: int, there: bool, sent_on: bool
) -> None:
    """Not to one that has nearly as many or is gone; whoever comes back after a second stays."""

    async def answers(_url: str) -> bool:
        return there

    async def main() -> None:
        async with alone(sqlite_url, answers=answers) as here, open_database(sqlite_url) as two:
            second = (await lay_table(two, "second")).game
            here.household.tables |= {f"t{n}": here.table for n in range(20 + fewer - 1)}
            await SqlDirectory(two, "two", "ws://two").beat(0, 20)
            await here.household.beat()
            for _ in range(2 if sent_on else 0):
                with pytest.raises(Elsewhere, match="ws://two"):
                    await here.household.table(second)
            here.clock[0] += SENT_ON_MS + 1
            assert second == (await here.household.table(second)).id

    asyncio.run(main())


def test_nobody_is_sent_on_to_the_process_that_has_just_died(sqlite_url: str) -> None:
    """It has the fewest tables by its last beat; the next one gets them."""

    async def answers(url: str) -> bool:
        return url != "ws://dead"

    async def main() -> None:
        async with alone(sqlite_url, answers=answers) as here, open_database(sqlite_url) as other:
            second = (await lay_table(other, "second")).game
            here.household.tables |= {f"t{n}": here.table for n in range(20 + UNEVEN)}
            dead = SqlDirectory(other, "dead", "ws://dead")
            await dead.claim(second, None)
            await dead.beat(0, 1)
            await SqlDirectory(other, "two", "ws://two").beat(0, 20)
            here.clock[0] += STEADY_MS
            await here.household.beat()
            with pytest.raises(Elsewhere, match="ws://two"):
                await here.household.table(second)

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
