"""
A link to NATS: one connection, made anew whenever it breaks.

What belongs here: connecting, noticing the end, and what is sent while there is none.
What does not: what is sent, and to whom (`nats_bus`, `jetstream_bots`).

The client's own reconnecting is off: it keeps old messages to send them late, and gives
up on errors it does not expect. A fresh client has no past.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, suppress
from types import TracebackType
from typing import Final, Self
from urllib.parse import urlsplit

import nats.errors
import structlog
from nats.aio.client import Client

from dejarik.service.config import NatsSettings
from dejarik.service.error_places import fault_of

CONNECT_SECONDS: Final = 3
AGAIN_SECONDS: Final = 0.2
"""How long it waits before it tries to connect again."""
LOOK_SECONDS: Final = 1.0
PING_SECONDS: Final = 5
"""How often it asks whether the other end lives; two silences end the connection."""

CLOSE_SECONDS: Final = 0.5
MOST_PENDING: Final = 1024 * 1024
"""Bytes that wait to be sent; with more, NATS stands still and the client would wait for it."""

TROUBLE: Final = (OSError, TimeoutError, nats.errors.Error)
"""What a broken or refused connection raises."""

WhenUp = Callable[[Client], Awaitable[None]]

log = structlog.get_logger()


class NatsLink(AbstractAsyncContextManager["NatsLink"]):
    """
    A connection to NATS for as long as the context lasts; NATS may come and go meanwhile.

    `when_up` is called with each new connection before anybody else may use it.
    """

    def __init__(self, settings: NatsSettings, when_up: WhenUp | None = None) -> None:
        self.settings = settings
        self.dropped = 0
        self.connections = 0
        self.client: Client | None = None
        self._when_up = when_up
        self._up = asyncio.Event()
        self._ended = False
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        group = await self._stack.enter_async_context(asyncio.TaskGroup())
        task = group.create_task(self._keep())
        self._stack.callback(self._end, task)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        # Only a cancellation is the group's business; any other error goes on as it is.
        if isinstance(error, asyncio.CancelledError):
            await self._stack.__aexit__(kind, error, trace)
        else:
            await self._stack.aclose()

    async def up(self) -> Client:
        """The connection, as soon as there is one."""
        while self.client is None:
            await self._up.wait()
        return self.client

    def is_up(self) -> bool:
        """Whether there is a connection now."""
        return self.client is not None

    def pending(self) -> int:
        """Bytes that wait to be sent."""
        return self.client.pending_data_size if self.client is not None else 0

    async def publish(self, subject: str, data: bytes) -> bool:
        """Send at once, or drop and count it; whether it was sent."""
        client = self.client
        if client is not None and await _has_room(client, len(data)):
            try:
                await client.publish(subject, data)
            except TROUBLE as error:
                log.warning("nats_publish_failed", why=repr(error))
            else:
                return True
        self.dropped += 1
        return False

    def _end(self, task: asyncio.Task[None]) -> None:
        # The client keeps a cancellation to itself while it is being refused.
        self._ended = True
        task.cancel()

    async def _keep(self) -> None:
        """Connect, stay until it breaks, begin again."""
        while not self._ended:
            closed = asyncio.Event()
            client = Client()
            try:
                await self._connect(client, closed)
                await self._stay(client, closed)
                log.warning("nats_disconnected")
            except TROUBLE as error:
                log.info("nats_not_connected", why=repr(error))
            except Exception as error:  # noqa: BLE001  (the client's own; a fresh one has no past)
                log.error("nats_client_failed", **fault_of(error))  # noqa: TRY400
            finally:
                self.client = None
                self._up.clear()
                await _close(client)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _connect(self, client: Client, closed: asyncio.Event) -> None:
        async def when_closed() -> None:
            closed.set()

        async with asyncio.timeout(CONNECT_SECONDS):
            await client.connect(
                self.settings.url,
                user=urlsplit(self.settings.url).username,
                password=self.settings.password or None,
                allow_reconnect=False,
                # Zero would mean: for ever.
                max_reconnect_attempts=1,
                reconnect_time_wait=0,
                connect_timeout=CONNECT_SECONDS,
                ping_interval=PING_SECONDS,
                closed_cb=when_closed,
                error_cb=_note,
            )
            if self._when_up is not None:
                await self._when_up(client)

    async def _stay(self, client: Client, closed: asyncio.Event) -> None:
        self.client = client
        self.connections += 1
        self._up.set()
        while not client.is_closed:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await closed.wait()


async def _has_room(client: Client, size: int) -> bool:
    """Whether the client takes something to send without waiting for anything."""
    if client.pending_data_size + size > MOST_PENDING:
        # After a burst one turn of the loop makes room.
        await asyncio.sleep(0)
    return client.is_connected and client.pending_data_size + size <= MOST_PENDING


async def _close(client: Client) -> None:
    # Closing sends what waits to be sent, which a stalled server never takes.
    with suppress(*TROUBLE):
        async with asyncio.timeout(CLOSE_SECONDS):
            await client.close()


async def _note(error: Exception) -> None:
    log.debug("nats_event", why=repr(error))
