"""What no answer waits for: questions about the past, talk, reports, and whoever watches."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.replaying import replay
from dejarik.service import wire
from dejarik.service.adapters.replayers import ChildReplayer
from dejarik.service.ports import Unavailable
from dejarik.service.tables.clients import Client
from dejarik.titles.registry import TITLES
from tests.service.alone import Alone, alone
from tests.service.nobody import Nobody
from tests.service.own_staff import Replays

PLAYED = 60
ASKED = 40
QUICK = TableSettings(beat=0)


async def play_some(here: Alone, answers: int = PLAYED) -> None:
    """Let so many answers be given by chance."""
    chance = random.Random(1)
    while here.table.room.seq() < answers:
        await here.play(chance)


async def watch(here: Alone, number: int) -> list[Client]:
    """Let so many come to watch."""
    watchers = [Client(f"w{one}", "Watcher", NOBODY) for one in range(number)]
    for one in watchers:
        here.table.post(one)
        await here.heard(one)
    return watchers


async def told(here: Alone, client: Client, message: wire.Message) -> dict[str, Any]:
    """What somebody is told of their message, whenever that is."""
    here.table.post((client, message))
    async with asyncio.timeout(30):
        while True:
            for data in await client.outgoing():
                said: dict[str, Any] = msgspec.json.decode(data)
                if said.get("ref") == message.ref:
                    return said


async def longest_standstill(work: Callable[[], Any]) -> float:
    """Seconds of this process's time within which nothing else on the loop had its turn."""
    longest, done = 0.0, asyncio.create_task(work())
    while not done.done():
        before = time.process_time()
        await asyncio.sleep(0)
        longest = max(longest, time.process_time() - before)
    await done
    return longest


def test_many_questions_about_the_past_hold_up_nothing(sqlite_url: str) -> None:
    """Four who watch ask forty times why: the loop goes on, and all are answered."""

    async def main() -> None:
        nobody = Nobody()
        async with (
            ChildReplayer(TITLES) as nobody.replayer,
            alone(sqlite_url, QUICK, nobody=nobody, title="imperial-assault") as here,
        ):
            await play_some(here)
            watchers = await watch(here, 4)

            async def ask() -> None:
                for ref in range(1, ASKED + 1):
                    here.table.post((watchers[ref % 4], wire.Why(ref=ref, line=20)))
                last = await told(here, watchers[0], wire.Why(ref=ASKED + 1, line=20))
                assert "explained" == last["type"]

            assert await longest_standstill(ask) < 0.2

    asyncio.run(main())


def test_a_game_is_played_again_once_however_many_ask(sqlite_url: str) -> None:
    """Once for each audience; lines of later answers need it anew, and so does an undo."""

    async def main() -> None:
        nobody = Nobody()
        nobody.replayer = replays = Replays(TITLES)
        async with alone(sqlite_url, QUICK, nobody=nobody) as here:
            await play_some(here, 12)
            first, second, *_ = await watch(here, 3)
            here.table.post((first, wire.Why(ref=1, line=3)))
            found = [await told(here, one, wire.Why(ref=2, line=3)) for one in (second, first)]
            assert found[0] == found[1]
            assert "explained" == found[0]["type"]
            await told(here, here.players[0], wire.Why(ref=3, line=3))
            assert ["log", "log"] == [job.kind for job in replays.jobs]

            none = await told(here, first, wire.Why(ref=4, line=2**53))
            assert ("refused", "no_answer") == (none["type"], none["code"])
            await play_some(here, 14)
            await told(here, first, wire.Why(ref=5, line=3))
            assert 2 == len(replays.jobs)
            await told(here, first, wire.Why(ref=6, line=2**53))
            assert 3 == len(replays.jobs)

    asyncio.run(main())


def test_why_says_nothing_of_an_answer_that_is_not_stored(sqlite_url: str) -> None:
    """Its lines are told when it is."""

    async def main() -> None:
        nobody = Nobody()
        nobody.replayer = Replays(TITLES)
        async with alone(sqlite_url, QUICK, nobody=nobody) as here:
            await play_some(here, 4)
            (watcher,) = await watch(here, 1)
            stored, append = asyncio.Event(), here.table.staff.journal.append

            async def slowly(entry: Any) -> None:
                await stored.wait()
                await append(entry)

            with pytest.MonkeyPatch.context() as slow:
                slow.setattr(here.table.staff.journal, "append", slowly)
                here.table.post((watcher, wire.Why(ref=1, line=1)))
                here.answer(here.table.room.game.pending(here.table.room.state)[0].seat)
                await asyncio.sleep(0.2)
                assert 5 == here.table.room.seq()
                journal = await here.table.host.journal()
                assert 4 == len(journal.entries)
                stored.set()
                await here.heard(watcher)
            assert 5 == len((await here.table.host.journal()).entries)

    asyncio.run(main())


def test_taking_a_late_answer_back_replays_no_game(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The states before the latest answers are at hand, and they are what a replay gives."""

    async def main() -> None:
        nobody = Nobody()
        nobody.replayer = replays = Replays(TITLES)
        async with alone(sqlite_url, TableSettings(undo="free", beat=0), nobody=nobody) as here:
            room = here.table.room
            here.answer(0)
            await here.heard(here.players[0])
            before = room.game.dump(replay(room.game, room.play.journal, 0))
            monkeypatch.setattr("dejarik.kernel.play.replay", _no_replay)
            asked = wire.AskUndo(ref=9, version=room.version(0))
            assert "accepted" == (await told(here, here.players[0], asked))["type"]
            assert before == room.game.dump(room.state)
            assert [] == replays.jobs

    asyncio.run(main())


def _no_replay(*_: object) -> None:
    raise AssertionError("a game was played again on the loop")


def test_a_new_home_has_the_past_looked_at_elsewhere(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was answered before it had the table is taken back all the same."""

    async def main() -> None:
        nobody = Nobody()
        nobody.replayer = replays = Replays(TITLES)
        async with alone(sqlite_url, TableSettings(undo="free", beat=0), nobody=nobody) as here:
            here.answer(0)
            await here.heard(here.players[0])
            await here.taken_over()
            for player in (Client("a0", "somebody", 0), Client("a1", "somebody", 1)):
                here.players[player.seat] = player
                here.table.post(player)
            room = here.table.room
            asked = wire.AskUndo(ref=9, version=room.version(0))
            assert "accepted" == (await told(here, here.players[0], asked))["type"]
            assert ["marks", "state"] == [job.kind for job in replays.jobs]
            assert [2, 0] == [room.seq(), room.play.journal.entries[-1].to]

    asyncio.run(main())


class Speechless(Nobody):
    """A lobby that cannot be reached, or not yet."""

    def __init__(self, error: Exception | None = None) -> None:
        self.error = error
        self.speaks = asyncio.Event()

    async def speak(self, table: str, account: str, text: str) -> None:
        """Wait, or fail."""
        if self.error is not None:
            raise self.error
        await self.speaks.wait()


def test_whoever_speaks_reports_or_asks_while_nothing_can_be_stored_stays(sqlite_url: str) -> None:
    """They are told to try again, nobody is sent away, and nothing was agreed on."""

    async def main() -> None:
        lobby = Speechless(Unavailable("the database is away"))
        async with alone(sqlite_url, nobody=lobby) as here:
            ann, bob = here.players
            here.answer(0)
            await here.heard(ann)
            await here.database.run("PRAGMA query_only = ON")
            version = here.table.room.version(0)
            for message in (
                wire.Say(ref=1, text="hello"),
                wire.ReportBug(ref=2, note="this is wrong"),
                wire.AskUndo(ref=3, version=version),
            ):
                said = await told(here, ann, message)
                assert ("refused", "busy") == (said["type"], said["code"])
                assert said["message"]
                assert said["advice"]
            await here.database.run("PRAGMA query_only = OFF")
            assert (False, False) == (ann.closed, bob.closed)
            assert {ann, bob} == here.table.crowd.clients
            assert here.table.negotiation.agreements.undo.open is None
            again = wire.AskUndo(ref=4, version=here.table.room.version(0))
            assert "accepted" == (await told(here, ann, again))["type"]

    asyncio.run(main())


def test_an_answer_does_not_wait_for_what_is_said(sqlite_url: str) -> None:
    """A lobby that takes its time holds up the line, not the game."""

    async def main() -> None:
        lobby = Speechless()
        async with alone(sqlite_url, nobody=lobby) as here:
            here.table.post((here.players[0], wire.Say(ref=1, text="hello")))
            here.answer(0)
            kinds = [one["type"] for one in await here.heard(here.players[0])]
            assert 1 == kinds.count("accepted")
            assert 1 == here.table.room.seq()
            lobby.speaks.set()
            await asyncio.sleep(0.05)
            heard = await here.heard(here.players[0])
            assert [1] == [one["ref"] for one in heard if one["type"] == "accepted"]

    asyncio.run(main())


def test_an_answer_is_taken_however_much_watchers_send(sqlite_url: str) -> None:
    """They fill their own lane; the seat's answer is next but one."""

    async def main() -> None:
        async with alone(sqlite_url, QUICK) as here:
            watchers = await watch(here, 4)
            room = here.table.room
            for ref in range(1, 400):
                here.table.post((watchers[ref % 4], wire.Refresh(ref=ref)))
            asked = room.game.pending(room.state)[0]
            answer = wire.Answer(
                ref=7, version=room.version(asked.seat), decision=asked.id, choice=0
            )
            here.table.post((here.players[asked.seat], answer))
            said = await here.heard(here.players[asked.seat])
            assert [("accepted", None)] == [
                (one["type"], one.get("code")) for one in said if one.get("ref") == 7
            ]
            assert not here.table.inbox.empty()

    asyncio.run(main())


def test_other_tables_have_their_turn_after_each_mail(sqlite_url: str) -> None:
    """However much waits at one of them."""

    async def main() -> None:
        async with alone(sqlite_url, QUICK) as here:
            watchers = await watch(here, 4)
            for ref in range(1, 201):
                here.table.post((watchers[ref % 4], wire.Ping(ref=ref)))
            turns = 0
            while not here.table.inbox.empty():
                await asyncio.sleep(0)
                turns += 1
            assert turns > 150

    asyncio.run(main())


def test_whoever_watches_with_a_delay_is_answered_before_there_is_anything_to_see(
    sqlite_url: str,
) -> None:
    """They are told that it comes later, and then they see the table."""

    async def main() -> None:
        async with alone(sqlite_url, TableSettings(delay=30)) as here:
            watcher = Client("w", "Watcher", NOBODY)
            here.table.post(watcher)
            said = await told(here, watcher, wire.Refresh(ref=1))
            assert ("refused", "not_yet") == (said["type"], said["code"])
            await here.live(31_000)
            here.table.post((watcher, wire.Refresh(ref=2)))
            assert "whole" in [one["type"] for one in await here.heard(watcher)]

    asyncio.run(main())
