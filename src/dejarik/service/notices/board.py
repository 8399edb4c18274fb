"""
The board: telling somebody on every way that is configured and that they want.

What belongs here: the port `Notices`, and the two ways as it sees them.
What does not: how either way works, and how people subscribe (`subscribing`).
"""

import asyncio
from dataclasses import dataclass
from enum import Enum
from typing import Final, Protocol

import msgspec
import structlog

from dejarik.service.ports import Account

PUSH: Final = "push"
MAIL: Final = "mail"
LONGEST_TITLE: Final = 120
LONGEST_TEXT: Final = 500
SECONDS: Final = 90.0
"""How long telling one person may take altogether."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Subscription:
    """One browser that wants to be told: where, and the two keys to seal messages with."""

    endpoint: str
    p256dh: str
    auth: str


class Delivery(Enum):
    """What became of a message: taken, failed, or the browser no longer wants any."""

    TAKEN = "taken"
    FAILED = "failed"
    GONE = "gone"


class Pusher(Protocol):
    """The way to browsers."""

    @property
    def public_key(self) -> str:
        """What browsers need to subscribe."""
        ...

    def check(self, subscription: Subscription) -> None:
        """Refuse a subscription that nothing could be sent to. Raises ValueError."""
        ...

    async def push(self, subscription: Subscription, message: bytes) -> Delivery:
        """Send one message. Never raises."""
        ...


class Mailer(Protocol):
    """The way by mail."""

    async def send(self, to: str, subject: str, text: str) -> bool:
        """Send one message; whether it was taken. Never raises."""
        ...


class Places(Protocol):
    """Where people want to be told; `notice_store` has it."""

    async def subscriptions(self, account: str) -> list[Subscription]:
        """The browsers of an account."""
        ...

    async def unsubscribe(self, account: str, endpoint: str) -> bool:
        """Let go of a browser."""
        ...

    async def address(self, account: str) -> str:
        """The confirmed mail address of an account; empty if there is none."""
        ...


class NoticeBoard:
    """Tells people; `site` is the address of this server, without a slash at its end."""

    def __init__(
        self, places: Places, site: str, pusher: Pusher | None = None, mailer: Mailer | None = None
    ) -> None:
        self._places = places
        self._site = site
        self.pusher = pusher
        self.mailer = mailer

    def offered(self) -> tuple[str, ...]:
        """Which ways are configured."""
        ways = ((PUSH, self.pusher), (MAIL, self.mailer))
        return tuple(name for name, way in ways if way is not None)

    async def tell(self, account: Account, subject: str, text: str, path: str) -> None:
        """Tell somebody on every way they want; failures are logged, never raised."""
        try:
            async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
                group.create_task(self._push(account.id, subject, text, path))
                group.create_task(self._mail(account.id, subject, text, path))
        except Exception as error:  # noqa: BLE001  # a notice must not stop what it is about
            log.warning("notice_failed", error=type(error).__name__)

    async def _push(self, account: str, subject: str, text: str, path: str) -> None:
        if self.pusher is None:
            return
        shown = {"title": subject[:LONGEST_TITLE], "body": text[:LONGEST_TEXT], "path": path}
        message = msgspec.json.encode(shown)
        for subscription in await self._places.subscriptions(account):
            if await self.pusher.push(subscription, message) is Delivery.GONE:
                await self._places.unsubscribe(account, subscription.endpoint)

    async def _mail(self, account: str, subject: str, text: str, path: str) -> None:
        if self.mailer is None:
            return
        address = await self._places.address(account)
        if address:
            await self.mailer.send(address, subject, f"{text}\n\n{self._site}{path}\n")
