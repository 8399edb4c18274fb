"""
Subscribing: handlers for people who say where they want to be told.

What belongs here: what is accepted, from whom, how often. What does not: SQL, and telling.
"""

from dataclasses import dataclass, field
from typing import Final

from dejarik.hosting.people.addresses import network_of
from dejarik.hosting.people.buckets import Buckets, Rate
from dejarik.hosting.people.notice_places import read_mail_address
from dejarik.service.notices import notices_wire as wire
from dejarik.service.notices.board import MAIL, PUSH, NoticeBoard, Subscription
from dejarik.service.notices.notice_store import NoticeStore
from dejarik.service.people.office import DAY, MINUTE, Caller, too_often
from dejarik.service.people.roles import Role
from dejarik.service.people.tokens import hash_of, new_token
from dejarik.service.ports import Database, Now
from dejarik.service.refusals import Code, Refusal

MOST_BROWSERS: Final = 10
CODE_LASTS: Final = DAY
CONFIRM_PAGE: Final = "/confirm"


@dataclass(frozen=True, slots=True)
class NoticePorts:
    """What these handlers are given; letters to confirm an address are counted in memory."""

    database: Database
    now: Now
    board: NoticeBoard
    site: str
    letters: Buckets = field(default_factory=lambda: Buckets(Rate(3, 20 * MINUTE)))


async def ways(caller: Caller, ports: NoticePorts) -> wire.Ways:
    """How the caller can be told, and how they are."""
    store = NoticeStore(ports.database)
    pusher = ports.board.pusher
    browsers = await store.subscriptions(caller.account.id)
    address, confirmed = await store.address(caller.account.id) or ("", False)
    key = "" if pusher is None else pusher.public_key
    return wire.Ways(ports.board.offered(), key, len(browsers), address, confirmed)


async def subscribe(request: wire.Subscribe, caller: Caller, ports: NoticePorts) -> wire.Ways:
    """
    Tell a browser from now on; the oldest of too many is let go.

    Raises Refusal CONFLICT when the server does not offer it, INVALID when nothing can be
    sent there; nothing has changed then.
    """
    pusher = ports.board.pusher
    if pusher is None:
        raise _not_offered(PUSH)
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


async def set_address(request: wire.SetAddress, caller: Caller, ports: NoticePorts) -> wire.Ways:
    """
    Send a code to an address; mail goes there once it has come back.

    Raises Refusal CONFLICT, FORBIDDEN, INVALID, TOO_OFTEN or BUSY.
    """
    mailer = ports.board.mailer
    if mailer is None:
        raise _not_offered(MAIL)
    if caller.account.role == Role.GUEST:
        message = "Guests cannot be written to."
        raise Refusal(Code.FORBIDDEN, message, "Choose a password first, and keep your name.")
    try:
        address = read_mail_address(request.address)
    except ValueError as error:
        raise Refusal(Code.INVALID, f"Sorry, {error}.", "Check the spelling.") from error
    for key in (caller.account.id, network_of(caller.visitor.address), address.lower()):
        wait = ports.letters.take(key, ports.now())
        if wait:
            raise too_often("Several such letters were sent just now.", wait)
    code = new_token()
    until = ports.now() + CODE_LASTS
    store = NoticeStore(ports.database)
    await store.ask_address(caller.account.id, address, hash_of(code), until)
    if not await mailer.send(address, "Your address at Dejarik", _letter(caller, code, ports)):
        message = "The mail server did not take the letter."
        raise Refusal(Code.BUSY, message, "Check the address and try again later.")
    return await ways(caller, ports)


async def confirm_address(request: wire.ConfirmAddress, ports: NoticePorts) -> None:
    """
    Confirm an address by the code that was sent there, signed in or not.

    Raises Refusal EXPIRED.
    """
    if not await NoticeStore(ports.database).confirm(hash_of(request.code), ports.now()):
        message = "This code is not valid, or no longer."
        raise Refusal(Code.EXPIRED, message, "Enter your address once more for a new one.")


async def forget_address(caller: Caller, ports: NoticePorts) -> wire.Ways:
    """Send no mail from now on; a second time changes nothing."""
    await NoticeStore(ports.database).forget_address(caller.account.id)
    return await ways(caller, ports)


def _not_offered(way: str) -> Refusal:
    message = f"This server sends no notices by {way}."
    return Refusal(Code.CONFLICT, message, "Ask whoever runs it.")


def _letter(caller: Caller, code: str, ports: NoticePorts) -> str:
    return (
        f"{caller.account.name} wants to be told at this address when it is their turn.\n\n"
        f"If that is you, open this page within a day:\n{ports.site}{CONFIRM_PAGE}#{code}\n\n"
        "If not, do nothing: no further letter will come.\n"
    )
