"""
Web push: handing sealed messages to the push services of browsers.

What belongs here: finding the service without being led into our own network, and what
its answer means. What does not: sealing (`push_sealing`), and who is told what.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Final, Self

import httpx
import structlog

from dejarik.hosting.people.notice_places import Endpoint, is_public, read_endpoint
from dejarik.service.adapters.push_sealing import Signer, read_recipient, seal
from dejarik.service.notices.board import Delivery, Subscription
from dejarik.service.ports import Now

SECONDS: Final = 10.0
KEPT: Final = 24 * 60 * 60
"""Seconds a push service keeps a message for a browser that is away."""
MOST: Final = 20
"""How many messages are on their way at once."""
GONE: Final = frozenset({404, 410})

log = structlog.get_logger()

Note = Callable[[Delivery], None]
Lookup = Callable[[str, int], Awaitable[list[str]]]


async def look_up(host: str, port: int) -> list[str]:
    """The addresses a name has now."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(place[4][0]) for place in found]


def _unnoted(delivery: Delivery) -> None:
    """Take note of nothing."""


class WebPush:
    """
    Delivers to push services. `async with` closes its connections at the end.

    `allowed` are origins that are not asked for their address: they may be our own.
    `note` is told what became of each message.
    """

    def __init__(
        self,
        signer: Signer,
        now: Now,
        allowed: frozenset[str] = frozenset(),
        lookup: Lookup = look_up,
        note: Note = _unnoted,
    ) -> None:
        self.signer = signer
        self._note = note
        self._now = now
        self._allowed = allowed
        self._lookup = lookup
        # Connections are known by number, and two services may share one: none is used twice.
        once = httpx.Limits(max_connections=MOST, max_keepalive_connections=0)
        self._client = httpx.AsyncClient(
            timeout=SECONDS, follow_redirects=False, trust_env=False, limits=once
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._client.aclose()

    @property
    def public_key(self) -> str:
        """What browsers need to subscribe."""
        return self.signer.public

    def check(self, subscription: Subscription) -> None:
        """
        Refuse a subscription that nothing could be sent to.

        Raises ValueError.
        """
        read_endpoint(subscription.endpoint, self._allowed)
        read_recipient(subscription.p256dh, subscription.auth)

    async def push(self, subscription: Subscription, message: bytes) -> Delivery:
        """Send one message; whether it was taken, or the subscription is gone. Never raises."""
        delivery = await self._tried(subscription, message)
        self._note(delivery)
        return delivery

    async def _tried(self, subscription: Subscription, message: bytes) -> Delivery:
        try:
            async with asyncio.timeout(SECONDS):
                return await self._deliver(subscription, message)
        except (ValueError, OSError, httpx.HTTPError, TimeoutError) as error:
            # The endpoint is as good as a password: only what went wrong is said.
            log.warning("push_failed", error=type(error).__name__)
            return Delivery.FAILED

    async def _deliver(self, subscription: Subscription, message: bytes) -> Delivery:
        endpoint = read_endpoint(subscription.endpoint, self._allowed)
        body = seal(message, read_recipient(subscription.p256dh, subscription.auth))
        origin = endpoint.origin()
        headers = {
            "Host": origin.partition("://")[2],
            "Authorization": self.signer.authorization(origin, self._now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
        }
        request = self._client.build_request(
            "POST",
            await self._address_of(endpoint),
            content=body,
            headers=headers,
            extensions={"sni_hostname": endpoint.host},
        )
        answer = await self._client.send(request, stream=True)
        # What else the answer says is of no use, however long it is.
        await answer.aclose()
        if answer.status_code in GONE:
            return Delivery.GONE
        return Delivery.TAKEN if answer.is_success else Delivery.FAILED

    async def _address_of(self, endpoint: Endpoint) -> str:
        """
        The endpoint with the number in place of its name, so that what was checked is used.

        Raises ValueError when any of its numbers is not of the internet at large.
        """
        scheme = "https" if endpoint.secure else "http"
        if endpoint.origin() in self._allowed:
            return f"{endpoint.origin()}{endpoint.target}"
        numbers = await self._lookup(endpoint.host, endpoint.port)
        if not numbers or not all(is_public(number) for number in numbers):
            message = "the push service has an address that is not of the internet"
            raise ValueError(message)
        number = f"[{numbers[0]}]" if ":" in numbers[0] else numbers[0]
        return f"{scheme}://{number}:{endpoint.port}{endpoint.target}"
