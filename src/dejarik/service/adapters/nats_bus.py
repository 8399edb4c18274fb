"""
News between processes, over NATS.

What belongs here: telling and hearing while NATS comes and goes.
What does not: the connection itself (`nats_link`), and what the news are.
"""

from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager
from types import TracebackType
from typing import Self

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from dejarik.service.adapters.mailbox import MOST, Mailbox
from dejarik.service.adapters.nats_link import TROUBLE, NatsLink
from dejarik.service.config import NatsSettings

News = tuple[str, bytes]


class Ear:
    """One listener: its subject, its mailbox, and its subscription at the present connection."""

    def __init__(self, subject: str, most: int) -> None:
        self.subject = subject
        self.box: Mailbox[News] = Mailbox(most)
        self.subscription: Subscription | None = None
        self.client: Client | None = None

    async def subscribe(self, client: Client) -> None:
        """Hear from here on over this connection; a second time changes nothing."""
        if self.client is client:
            return
        self.client = client
        self.subscription = await client.subscribe(self.subject, cb=self._hear)

    async def unsubscribe(self) -> None:
        """Hear nothing more."""
        if self.client is not None and not self.client.is_closed and self.subscription is not None:
            try:
                await self.subscription.unsubscribe()
            except TROUBLE:
                # The connection broke meanwhile, and the subscription with it.
                return

    async def _hear(self, message: Msg) -> None:
        self.box.put((message.subject, message.data))


class NatsBus(AbstractAsyncContextManager["NatsBus"]):
    """Tells and hears over NATS; while NATS is away, news are dropped and counted."""

    def __init__(self, settings: NatsSettings, most: int = MOST) -> None:
        self.most = most
        self.lost = 0
        self.link = NatsLink(settings, self._when_up)
        self._ears: list[Ear] = []
        self._closed = False

    @property
    def dropped(self) -> int:
        """How many news were not sent because NATS was away."""
        return self.link.dropped

    def overrun(self) -> int:
        """How many news listeners were too slow for, those of now and of before."""
        return self.lost + sum(ear.box.lost for ear in self._ears)

    async def publish(self, subject: str, data: bytes) -> None:
        """Tell whoever listens now; never waits for NATS to come back, and never raises for it."""
        await self.link.publish(subject, data)

    def listen(self, subject: str) -> AsyncGenerator[News, None]:
        """
        What is told under a subject, until the bus is closed; it outlives restarts of NATS.

        It listens as soon as the first news is waited for.
        """
        return self._heard(Ear(subject, self.most))

    async def _heard(self, ear: Ear) -> AsyncGenerator[News, None]:
        if self._closed:
            return
        self._ears.append(ear)
        try:
            if self.link.client is not None:
                await self._subscribe(ear, self.link.client)
            async for news in ear.box:
                yield news
        finally:
            self.lost += ear.box.lost
            self._ears.remove(ear)
            await ear.unsubscribe()

    async def _subscribe(self, ear: Ear, client: Client) -> None:
        try:
            await ear.subscribe(client)
        except TROUBLE:
            # The next connection subscribes again.
            ear.client = None

    async def _when_up(self, client: Client) -> None:
        # Somebody may begin to listen while this waits.
        while deaf := [ear for ear in self._ears if ear.client is not client]:
            await deaf[0].subscribe(client)

    async def __aenter__(self) -> Self:
        await self.link.__aenter__()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._closed = True
        for ear in self._ears:
            ear.box.close()
        await self.link.__aexit__(kind, error, trace)
