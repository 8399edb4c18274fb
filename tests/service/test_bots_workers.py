"""Bots as workers over JetStream: killed, ended and cut off, and the answer still comes."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.js.client import JetStreamContext

from dejarik.service.adapters.jetstream_bots import (
    ACK_WAIT,
    JOBS,
    STREAM,
    WORKERS,
    JetStreamBots,
    prepare,
)
from dejarik.service.adapters.nats_link import NatsLink
from dejarik.service.ports import BotAnswer
from dejarik.service.thinking import think
from dejarik.service.worker import NOT_NOW, Worker
from dejarik.testing.nats_servers import NatsServer, nats
from dejarik.titles.registry import TITLES
from tests.service.jobs import a_job

PATIENCE = 90.0
SLACK = 8.0
"""Seconds that a busy machine may take beside what is measured."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[NatsServer]:
    """A NATS server of this test's own."""
    with nats(tmp_path) as running:
        yield running


@contextmanager
def worker(server: NatsServer) -> Iterator[subprocess.Popen[bytes]]:
    """A worker program, as `dejarik work` makes it."""
    load = "import asyncio; from dejarik.service import config, worker"
    run = f"asyncio.run(worker.run_worker(config.{server.settings!r}))"
    process = subprocess.Popen([sys.executable, "-c", f"{load}; {run}"])
    try:
        yield process
    finally:
        process.kill()
        process.wait(PATIENCE)


async def next_of(answers: AsyncIterator[BotAnswer]) -> BotAnswer:
    """The next answer, within the patience of a test."""
    async with asyncio.timeout(PATIENCE):
        return await anext(answers)


async def counts(bots: JetStreamBots) -> tuple[int, int]:
    """How many jobs there are, and how many are being thought about."""
    queue = (await bots.link.up()).jetstream()
    stream = await queue.stream_info(STREAM)
    consumer = await queue.consumer_info(STREAM, WORKERS)
    return stream.state.messages, consumer.num_ack_pending or 0


async def until(bots: JetStreamBots, wanted: tuple[int, int]) -> None:
    """Wait for the queue to be so."""
    end = monotonic() + PATIENCE
    while wanted != await counts(bots):
        assert monotonic() < end
        await asyncio.sleep(0.02)


def test_workers_answer_and_a_question_is_not_doubled(server: NatsServer) -> None:
    """Asked again while it waits it is one job; asked again after its answer it is a new one."""

    async def main() -> None:
        async with JetStreamBots(server.settings) as bots, JetStreamBots(server.settings) as other:
            answers = bots.answers()
            await until(bots, (0, 0))
            for job in (a_job(1), a_job(1), a_job(2), a_job(1)):
                await bots.ask(job)
            await until(bots, (2, 0))
            client = await bots.link.up()
            await client.publish(f"{JOBS}.junk", b"junk")
            with worker(server):
                assert think(a_job(1), TITLES) == await next_of(answers)
                assert think(a_job(2), TITLES) == await next_of(answers)
                await until(bots, (0, 0))
                await bots.ask(a_job(1))
                assert 1 == (await next_of(answers)).version
                await until(other, (0, 0))
                await other.ask(a_job(3))
                assert 3 == (await next_of(other.answers())).version

    asyncio.run(main())


def test_the_job_of_a_killed_worker_goes_to_another(server: NatsServer) -> None:
    """The answer comes within the wait for a sign of life and the thought itself."""

    async def main() -> None:
        async with JetStreamBots(server.settings) as bots:
            await until(bots, (0, 0))
            with worker(server) as first:
                await bots.ask(a_job(1, "search:3"))
                await until(bots, (1, 1))
                first.kill()
                killed = monotonic()
            with worker(server):
                assert 1 == (await next_of(bots.answers())).version
                assert monotonic() - killed < ACK_WAIT + 3.0 + SLACK
                await until(bots, (0, 0))

    asyncio.run(main())


def test_a_worker_that_is_ended_gives_its_job_back_at_once(server: NatsServer) -> None:
    """The next one need not wait until the first counts as dead; it ends in good order."""

    async def main() -> None:
        async with JetStreamBots(server.settings) as bots:
            await until(bots, (0, 0))
            with worker(server) as first:
                await bots.ask(a_job(1, "search:20"))
                await until(bots, (1, 1))
                client = await bots.link.up()
                await prepare(client, ack_wait=PATIENCE)
                first.terminate()
                jobs = await client.jetstream().pull_subscribe_bind(WORKERS, STREAM)
                assert 1 == len(await jobs.fetch(1, timeout=PATIENCE / 3))
                assert 0 == await asyncio.to_thread(first.wait, PATIENCE)

    asyncio.run(main())


class Arriving(JetStreamContext.PullSubscription):
    """A queue whose next job is on its way, and takes a moment."""

    def __init__(self) -> None:
        """It needs no connection."""

    async def fetch(
        self,
        batch: int = 1,
        timeout: float | None = 5,  # noqa: ASYNC109  # the library's name
        heartbeat: float | None = None,
    ) -> list[Msg]:
        """One job, after a moment."""
        await asyncio.sleep(0.05)
        return [Msg(Client(), reply="the job")]


class Told(NatsLink):
    """A connection that writes down what is published."""

    def __init__(self) -> None:
        self.said: list[tuple[str, bytes]] = []

    async def publish(self, subject: str, data: bytes) -> bool:
        """Write it down."""
        self.said.append((subject, data))
        return True


def test_a_job_that_comes_while_a_worker_is_ended_is_given_back() -> None:
    """Also one that was on its way to it and that it has not begun to think about."""

    async def main() -> None:
        link = Told()
        taking = asyncio.create_task(Worker(link, TITLES).take(Arriving()))
        await asyncio.sleep(0)
        taking.cancel()
        await asyncio.wait([taking])
        assert taking.cancelled()
        assert [("the job", NOT_NOW)] == link.said

    asyncio.run(main())


def test_a_restart_of_nats_in_the_middle_of_a_thought_loses_nothing(server: NatsServer) -> None:
    """The answer goes over the next connection; so do the questions after it."""

    async def main() -> None:
        async with JetStreamBots(server.settings) as bots:
            await until(bots, (0, 0))
            with worker(server):
                await bots.ask(a_job(1, "search:3"))
                await until(bots, (1, 1))
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                assert 1 == (await next_of(bots.answers())).version
                await until(bots, (0, 0))
                await bots.ask(a_job(2))
                assert think(a_job(2), TITLES) == await next_of(bots.answers())

    asyncio.run(main())
