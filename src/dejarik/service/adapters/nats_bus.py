"""
News between processes, over NATS.

What belongs here: telling and hearing while NATS comes and goes.
What does not: the connection itself (`nats_link`), and what the news are.
"""

from collections.abc import AsyncGenerator, AsyncIterator
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
    """One listener: its subjects, its mailbox, and where it hears them at present."""

    def __init__(self, most: int) -> None:
        self.box: Mailbox[News] = Mailbox(most)
        self.client: Client | None = None
        # By subject; nothing as long as there is no connection.
        self._subjects: dict[str, Subscription | None] = {}

    async def subscribe(self, client: Client) -> None:
        """Hear from here on over this connection; a second time changes nothing."""
        if self.client is client:
            return
        self.client = client
        for subject in list(self._subjects):
            if self.client is client and subject in self._subjects:
                self._subjects[subject] = await client.subscribe(subject, cb=self._hear)

    async def add(self, subject: str) -> None:
        """Hear a subject, too, now or as soon as there is a connection."""
        if subject in self._subjects:
            return
        self._subjects[subject] = None
        client = self.client
        if client is None:
            return
        try:
            made = await client.subscribe(subject, cb=self._hear)
        except TROUBLE:
            # The next connection subscribes again.
            return
        if subject not in self._subjects:
            await _unsubscribed(made, client)
        elif self.client is client:
            self._subjects[subject] = made

    async def remove(self, subject: str) -> None:
        """Hear a subject no more."""
        made = self._subjects.pop(subject, None)
        if made is not None and self.client is not None:
            await _unsubscribed(made, self.client)

    async def unsubscribe(self) -> None:
        """Hear nothing more."""
        for subject in list(self._subjects):
            await self.remove(subject)

    async def _hear(self, message: Msg) -> None:
        self.box.put((message.subject, message.data))


async def _unsubscribed(made: Subscription, client: Client) -> None:
    if not client.is_closed:
        try:
            await made.unsubscribe()
        except TROUBLE:
            # The connection broke meanwhile, and the subscription with it.
            return


class NatsSubscription:
    """Several subjects, read together; they outlive restarts of NATS."""

    def __init__(self, bus: "NatsBus", ear: Ear) -> None:
        self._bus = bus
        self._ear = ear

    async def add(self, subject: str) -> None:
        """Hear a subject, too."""
        await self._ear.add(subject)

    async def remove(self, subject: str) -> None:
        """Hear a subject no more."""
        await self._ear.remove(subject)

    async def close(self) -> None:
        """Hear nothing more."""
        self._ear.box.close()
        await self._bus.forget(self._ear)

    def __aiter__(self) -> AsyncIterator[News]:
        return aiter(self._ear.box)


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
        return self._heard(subject, Ear(self.most))

    def subscription(self) -> NatsSubscription:
        """Begin to listen, to no subject yet; it outlives restarts of NATS."""
        ear = Ear(self.most)
        if self._closed:
            ear.box.close()
        # Without a subject there is nothing to subscribe to yet.
        ear.client = self.link.client
        self._ears.append(ear)
        return NatsSubscription(self, ear)

    def is_up(self) -> bool:
        """Whether there is a connection to NATS."""
        return self.link.client is not None

    async def _heard(self, subject: str, ear: Ear) -> AsyncGenerator[News, None]:
        if self._closed:
            return
        await ear.add(subject)
        self._ears.append(ear)
        try:
            if self.link.client is not None:
                await self._subscribe(ear, self.link.client)
            async for news in ear.box:
                yield news
        finally:
            await self.forget(ear)

    async def forget(self, ear: Ear) -> None:
        """Tell a listener nothing more; a second time changes nothing."""
        if ear in self._ears:
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
