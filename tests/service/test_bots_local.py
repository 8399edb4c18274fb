"""Bots in the small mode: they think beside the server, and a bad thought harms no other."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from dejarik.service import thinking
from dejarik.service.adapters import thinkers
from dejarik.service.adapters.children import READY, ChildLost
from dejarik.service.adapters.local_bots import LocalBots
from dejarik.service.adapters.thinkers import Thinker
from dejarik.service.bots_wire import Malformed, pack_answer, pack_job, unpack_answer, unpack_job
from dejarik.service.ports import BotAnswer
from dejarik.service.thinking import think
from dejarik.titles.registry import TITLES
from tests.service.jobs import a_job

PATIENCE = 60.0


async def next_of(answers: AsyncIterator[BotAnswer]) -> BotAnswer:
    """The next answer, within the patience of a test."""
    async with asyncio.timeout(PATIENCE):
        return await anext(answers)


def test_bots_beside_the_server_answer_as_bots_do() -> None:
    """A question asked twice is answered once; a bad one is dropped and the next one answered."""

    async def main() -> None:
        async with LocalBots(TITLES) as bots:
            await bots.ask(replace(a_job(1), imagined=b"junk"))
            await bots.ask(a_job(2))
            await bots.ask(a_job(2))
            await bots.ask(a_job(3))
            answers = bots.answers()
            assert think(a_job(2), TITLES) == await next_of(answers)
            assert think(a_job(3), TITLES) == await next_of(answers)
            assert 1 == bots.failed
            # It was answered, so it may be asked again.
            await bots.ask(a_job(2))
            assert 2 == (await next_of(answers)).version
        assert [] == [answer async for answer in answers]

    asyncio.run(main())


def test_too_many_questions_are_dropped_and_counted() -> None:
    """Nobody waits for room in the queue."""

    async def main() -> None:
        bots = LocalBots(TITLES, most=2)
        for version in range(5):
            await bots.ask(a_job(version, "random"))
        assert 3 == bots.dropped

    asyncio.run(main())


def test_the_server_goes_on_while_a_bot_thinks() -> None:
    """The event loop turns all the time."""

    async def main() -> None:
        turns = 0
        async with LocalBots(TITLES) as bots, asyncio.timeout(PATIENCE):
            await bots.ask(a_job(1, "random"))
            await anext(bots.answers())
            await bots.ask(a_job(2, "search:0.5"))
            async with asyncio.TaskGroup() as group:
                answer = group.create_task(next_of(bots.answers()))
                while not answer.done():
                    await asyncio.sleep(0.01)
                    turns += 1
        assert turns > 10

    asyncio.run(main())


def test_a_thinker_that_is_stuck_or_killed_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thought is lost, and the next question finds a new child."""

    async def main() -> None:
        async with Thinker(TITLES) as thinker:
            first = await thinker.start()
            monkeypatch.setattr(thinking, "GRACE", -9.0)
            with pytest.raises(ChildLost, match=r"g1\.1\..*Timeout"):
                await thinker.think(a_job(1, "search:9.5"))
            assert first.returncode == -signal.SIGKILL
            monkeypatch.setattr(thinking, "GRACE", PATIENCE)
            assert think(a_job(2), TITLES) == await thinker.think(a_job(2))

            assert thinker.process is not None
            pid = thinker.process.pid
            async with asyncio.TaskGroup() as group:
                group.create_task(lost(thinker))
                await asyncio.sleep(0.2)
                os.kill(pid, signal.SIGKILL)

    asyncio.run(main())


async def lost(thinker: Thinker) -> None:
    """A thought that does not come to its end."""
    with pytest.raises(ChildLost, match="IncompleteRead"):
        await thinker.think(a_job(3, "search:20"))


def test_a_thinker_whose_parent_is_gone_ends_after_its_thought() -> None:
    """Nothing stays behind, and nothing is complained about."""
    command = [sys.executable, "-m", thinkers.__name__, json.dumps(TITLES.paths)]
    child = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert child.stdin is not None
    assert child.stdout is not None
    assert child.stderr is not None
    with child.stdin, child.stdout, child.stderr:
        assert b"\0\0\0\1" + READY == child.stdout.read(5)
        job = pack_job(a_job(1, "search:1"))
        child.stdin.write(len(job).to_bytes(4, "big") + job)
        child.stdin.close()
        child.stdout.close()
        assert 0 == child.wait(PATIENCE)
        assert b"" == child.stderr.read()


def test_jobs_and_answers_come_through_as_they_are() -> None:
    """Bytes of anything else, or larger than anything real, are refused."""
    job, answer = a_job(), BotAnswer("g1", 1, 7, 3, -1)
    assert (job, "there") == unpack_job(pack_job(job, "there"))
    assert answer == unpack_answer(pack_answer(answer))
    for data in (b"", b"\xff", pack_answer(answer), pack_job(replace(job, game="g" * 65))):
        with pytest.raises(Malformed):
            unpack_job(data)
    with pytest.raises(Malformed):
        unpack_answer(pack_job(job))
