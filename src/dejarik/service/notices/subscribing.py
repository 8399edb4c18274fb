"""
Subscribing: handlers for people who say where they want to be told.

What belongs here: what these handlers are given, and browsers that are told.
What does not: mail addresses (`mail_address`), SQL, and telling.
"""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Final

import structlog

from dejarik.service.notices import notices_wire as wire
from dejarik.service.notices.board import PUSH, NoticeBoard, Subscription
from dejarik.service.notices.notice_store import NoticeStore
from dejarik.service.people.mail_store import MailStore
from dejarik.service.people.office import Caller
from dejarik.service.ports import Database, Now
from dejarik.service.refusals import Code, Refusal

MOST_BROWSERS: Final = 10

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class NoticePorts:
    """What these handlers are given; `site` is the address of the page."""

    database: Database
    now: Now
    board: NoticeBoard
    site: str
    _under_way: set[asyncio.Task[None]] = field(default_factory=set)

    def later(self, work: Coroutine[None, None, None]) -> None:
        """Do something that whoever asked does not wait for; failures are logged."""
        task = asyncio.create_task(_logged(work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def done(self) -> None:
        """Wait for everything that is under way."""
        await asyncio.gather(*self._under_way)


async def _logged(work: Coroutine[None, None, None]) -> None:
    try:
        await work
    except Exception as error:  # noqa: BLE001  # nobody waits for it who could be told
        log.warning("password_reset_mail_failed", error=type(error).__name__)


async def ways(caller: Caller, ports: NoticePorts) -> wire.Ways:
    """How the caller can be told, and how they are."""
    pusher, mail = ports.board.pusher, MailStore(ports.database)
    browsers = await NoticeStore(ports.database).subscriptions(caller.account.id)
    address, waiting = await mail.address(caller.account.id), await mail.waiting(caller.account.id)
    return wire.Ways(
        ports.board.offered(),
        "" if pusher is None else pusher.public_key,
        len(browsers),
        address,
        waiting.address if waiting else "",
        waiting.expires if waiting else 0,
    )


async def subscribe(request: wire.Subscribe, caller: Caller, ports: NoticePorts) -> wire.Ways:
    """
    Tell a browser from now on; the oldest of too many is let go.

    Raises Refusal CONFLICT when the server does not offer it, INVALID when nothing can be
    sent there; nothing has changed then.
    """
    pusher = ports.board.pusher
    if pusher is None:
        raise not_offered(PUSH)
    subscription = Subscription(request.endpoint, request.p256dh, request.auth)
    try:
        pusher.check(subscription)
    except ValueError as error:
        message = f"Your browser's subscription cannot be used: {error}."
        raise Refusal(Code.INVALID, message, "Allow notifications anew.") from error
    async with ports.database.transaction() as together:
        store = NoticeStore(together)
        await store.subscribe(caller.account.id, subscription, ports.now())
        await store.keep_newest(caller.account.id, MOST_BROWSERS)
    return await ways(caller, ports)


async def unsubscribe(request: wire.Unsubscribe, caller: Caller, ports: NoticePorts) -> wire.Ways:
    """Tell a browser no longer; a second time changes nothing."""
    await NoticeStore(ports.database).unsubscribe(caller.account.id, request.endpoint)
    return await ways(caller, ports)


def not_offered(way: str) -> Refusal:
    """The refusal of a way that is not configured."""
    message = f"This server sends no notices by {way}."
    return Refusal(Code.CONFLICT, message, "Ask whoever runs it.")
