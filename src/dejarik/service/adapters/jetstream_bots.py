"""
The queue of questions to bots, in JetStream: workers take from it, the dead ones lose nothing.

What belongs here: the stream, its subjects and limits, and the side that asks.
What does not: the side that answers (`worker`), and the connection (`nats_link`).

A subject names one question (who asks, game, version, seat) and the stream holds one
message for each: asking again while it waits or is thought about changes nothing, asking
again after it was answered asks anew. Message ids could not do that: they are remembered
for a fixed time, also when the answer was lost.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from types import TracebackType
from typing import Final, Self

import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.js.api import (
    AckPolicy,
    ConsumerConfig,
    DiscardPolicy,
    RetentionPolicy,
    StorageType,
    StreamConfig,
)
from nats.js.errors import BadRequestError

from dejarik.service.adapters.mailbox import Mailbox
from dejarik.service.adapters.nats_link import TROUBLE, NatsLink
from dejarik.service.bots_wire import MOST_BYTES, Malformed, pack_job, unpack_answer
from dejarik.service.config import NatsSettings
from dejarik.service.monitoring.bot_metrics import BotMetrics
from dejarik.service.ports import BotAnswer, BotJob
from dejarik.service.supervision import supervised
from dejarik.service.thinking import name_of

STREAM: Final = "DEJARIK_BOTS"
WORKERS: Final = "workers"
JOBS: Final = "dejarik.bots.jobs"
ANSWERS: Final = "dejarik.bots.answers"

ACK_WAIT: Final = 3.0
"""Seconds of silence after which a worker counts as dead; a living one says so more often."""
MOST_TRIES: Final = 3
MOST_JOBS: Final = 20_000
COUNTED_EVERY: Final = 5.0
"""Seconds between two looks at how many questions wait."""
LONGEST_WAIT: Final = 120.0
"""Seconds after which a question nobody took is dropped: the game has asked again by then."""

log = structlog.get_logger()


async def prepare(client: Client, ack_wait: float = ACK_WAIT) -> None:
    """Make the stream and its one consumer, or bring them up to date."""
    queue = client.jetstream()
    stream = StreamConfig(
        name=STREAM,
        subjects=[f"{JOBS}.>"],
        retention=RetentionPolicy.WORK_QUEUE,
        storage=StorageType.FILE,
        discard=DiscardPolicy.NEW,
        discard_new_per_subject=True,
        max_msgs_per_subject=1,
        max_msgs=MOST_JOBS,
        max_msg_size=2 * MOST_BYTES,
        max_age=LONGEST_WAIT,
    )
    try:
        await queue.add_stream(stream)
    except BadRequestError:
        # It is there, as another release wanted it.
        await queue.update_stream(stream)
    consumer = ConsumerConfig(
        durable_name=WORKERS,
        ack_policy=AckPolicy.EXPLICIT,
        ack_wait=ack_wait,
        max_deliver=MOST_TRIES,
    )
    await queue.add_consumer(STREAM, consumer)


class JetStreamBots(AbstractAsyncContextManager["JetStreamBots"]):
    """Asks workers anywhere; their answers come back to this process alone."""

    def __init__(self, settings: NatsSettings, metrics: BotMetrics | None = None) -> None:
        self.name = secrets.token_urlsafe(12)
        self.waiting: dict[str, float] = {}
        self.metrics = metrics or BotMetrics()
        self.metrics.queue.read = lambda: self.waiting
        self._tasks = asyncio.TaskGroup()
        self.link = NatsLink(settings, self._when_up)
        self._answers: Mailbox[BotAnswer] = Mailbox()

    @property
    def dropped(self) -> int:
        """How many questions were not sent because NATS was away."""
        return self.link.dropped

    async def ask(self, job: BotJob) -> None:
        """Queue a question; never waits for NATS to come back, and never raises for it."""
        reply = f"{ANSWERS}.{self.name}"
        if not await self.link.publish(f"{JOBS}.{self.name}.{name_of(job)}", pack_job(job, reply)):
            self.metrics.lost.labels("dropped").inc()

    def answers(self) -> AsyncIterator[BotAnswer]:
        """The answers to this process's questions as they come, until this is closed."""
        return self._answers

    async def _when_up(self, client: Client) -> None:
        await client.subscribe(f"{ANSWERS}.{self.name}", cb=self._hear)
        await prepare(client)

    async def _hear(self, message: Msg) -> None:
        try:
            self._answers.put(unpack_answer(message.data))
        except Malformed as error:
            log.warning("bot_answer_malformed", why=str(error))

    async def _keep_counting(self) -> None:
        """Look now and then how many questions of all processes wait; none while NATS is away."""
        while True:
            client = await self.link.up()
            try:
                self.waiting = {
                    "stream": (await client.jetstream().stream_info(STREAM)).state.messages
                }
            except TROUBLE:
                self.waiting = {}
            await asyncio.sleep(COUNTED_EVERY)

    async def __aenter__(self) -> Self:
        await self.link.__aenter__()
        await self._tasks.__aenter__()
        self._counting = self._tasks.create_task(supervised("bot queue", self._keep_counting))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._answers.close()
        self._counting.cancel()
        await self._tasks.__aexit__(None, None, None)
        await self.link.__aexit__(kind, error, trace)
