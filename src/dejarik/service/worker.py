"""
The worker: a program that takes questions for bots from the queue and answers them.

What belongs here: taking, thinking, answering, acknowledging, in this order.
What does not: the queue (`adapters.jetstream_bots`) and the thought (`thinking`).

A job is acknowledged after its answer was sent. A worker that dies before loses nothing:
it has stopped saying that it lives, and its job goes to another one.
"""

import asyncio
import signal
import time
from contextlib import suppress
from typing import Final

import structlog
from nats.aio.msg import Msg
from nats.js.client import JetStreamContext

from dejarik.hosting.titles import Titles
from dejarik.service.adapters.children import ChildLost
from dejarik.service.adapters.jetstream_bots import ACK_WAIT, STREAM, WORKERS, prepare
from dejarik.service.adapters.nats_link import AGAIN_SECONDS, TROUBLE, NatsLink
from dejarik.service.adapters.thinkers import Thinker
from dejarik.service.bots_wire import Malformed, pack_answer, unpack_job
from dejarik.service.config import Listening, NatsSettings
from dejarik.service.monitoring.bot_metrics import BotMetrics
from dejarik.service.monitoring.listener import listening
from dejarik.service.monitoring.worker_metrics import WorkerMetrics
from dejarik.service.ports import BotJob
from dejarik.service.thinking import BadJob, name_of
from dejarik.titles.registry import TITLES

FETCH_SECONDS: Final = 2.0
"""How long it waits for a job at a time; after a restart of NATS it asks again by then."""
BEAT_SECONDS: Final = ACK_WAIT / 3

DONE: Final = b"+ACK"
ALIVE: Final = b"+WPI"
NOT_NOW: Final = b"-NAK"
NEVER: Final = b"+TERM"

log = structlog.get_logger()


async def run_worker(
    nats: NatsSettings,
    thinkers: int = 1,
    titles: Titles = TITLES,
    metrics: Listening | None = None,
) -> None:
    """Work until the process is asked to end; a job in hand then goes to another worker."""
    counted = WorkerMetrics()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        _on_signal(loop, number, stop)
    async with (
        listening(metrics, counted.written),
        NatsLink(nats, prepare) as link,
        asyncio.TaskGroup() as group,
    ):
        counted.bus.follow("bots", link)
        workers = [Worker(link, titles, counted.bots) for _ in range(thinkers)]
        tasks = [group.create_task(worker.run()) for worker in workers]
        await stop.wait()
        for task in tasks:
            task.cancel()


def _on_signal(loop: asyncio.AbstractEventLoop, number: int, stop: asyncio.Event) -> None:
    """Set the event when the signal comes, also where loops take none (Windows)."""
    try:
        loop.add_signal_handler(number, stop.set)
    except NotImplementedError:
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))


class Worker:
    """One thinker and what it is given to think about."""

    def __init__(self, link: NatsLink, titles: Titles, metrics: BotMetrics | None = None) -> None:
        self.link = link
        self.metrics = metrics or BotMetrics()
        self.thinker = Thinker(titles)

    async def run(self) -> None:
        """Take one job after the other, whatever becomes of NATS meanwhile."""
        async with self.thinker:
            await self.thinker.start()
            log.info("worker_ready")
            while True:
                client = await self.link.up()
                try:
                    queue = client.jetstream()
                    await self.take(await queue.pull_subscribe_bind(WORKERS, STREAM))
                except TROUBLE as error:
                    log.info("queue_unreachable", why=repr(error))
                    await asyncio.sleep(AGAIN_SECONDS)

    async def take(self, jobs: JetStreamContext.PullSubscription) -> None:
        """Take jobs over one connection, until it breaks."""
        while True:
            fetching = asyncio.create_task(_fetched(jobs))
            try:
                messages = await asyncio.shield(fetching)
            except asyncio.CancelledError:
                with suppress(*TROUBLE):
                    await self.give_back(await fetching)
                raise
            for message in messages:
                await self.work(message)

    async def give_back(self, messages: list[Msg]) -> None:
        """Jobs that came while the worker was asked to end go to another one at once."""
        for message in messages:
            await self.link.publish(message.reply, NOT_NOW)

    async def work(self, message: Msg) -> None:
        """See to one job, saying all the while that it is being thought about."""
        asked = message.metadata.timestamp.timestamp()
        self.metrics.wait.observe(max(0.0, time.time() - asked))
        async with asyncio.TaskGroup() as group:
            beating = group.create_task(self._beat(message))
            try:
                verdict = await self.answered(message.data)
            except asyncio.CancelledError:
                await self.link.publish(message.reply, NOT_NOW)
                raise
            beating.cancel()
        await self.link.publish(message.reply, verdict)

    async def answered(self, data: bytes) -> bytes:
        """Think and send the answer; what to say to the queue."""
        try:
            job, reply = unpack_job(data)
        except Malformed as error:
            log.warning("bot_job_malformed", why=str(error))
            return NEVER
        return await self._answer(job, reply)

    async def _answer(self, job: BotJob, reply: str) -> bytes:
        try:
            with self.metrics.thinking.time():
                answer = await self.thinker.think(job)
        except BadJob as error:
            log.warning("bot_job_impossible", job=name_of(job), why=str(error))
            return NEVER
        except ChildLost as error:
            self.metrics.lost.labels("failed").inc()
            log.warning("bot_answer_lost", job=name_of(job), why=str(error))
            return NOT_NOW
        return DONE if await self.link.publish(reply, pack_answer(answer)) else NOT_NOW

    async def _beat(self, message: Msg) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self.link.publish(message.reply, ALIVE)


async def _fetched(jobs: JetStreamContext.PullSubscription) -> list[Msg]:
    """The next job, or none if none has come for a while."""
    try:
        return await jobs.fetch(1, timeout=FETCH_SECONDS)
    except TimeoutError:
        return []
