"""
The route of the live feed: server-sent events.

What belongs here: the address, its parameters and limits, and how an event is written.
What does not: what is told (`lobby.feed`).
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, contextmanager
from typing import Annotated, Final

from litestar import get
from litestar.params import HeaderParameter, QueryParameter
from litestar.response import Stream

from dejarik.hosting.people.quotas import Places
from dejarik.service.handlers.access import closed
from dejarik.service.handlers.errors import FAULTS, AnyRequest
from dejarik.service.handlers.handler_ports import Ports
from dejarik.service.handlers.openapi import EVENTS, REPLY
from dejarik.service.lobby.feed import Feed, FeedItem, Follower
from dejarik.service.lobby.feed_wire import FeedGame
from dejarik.service.people.office import Caller
from dejarik.service.refusals import Code, Refusal
from dejarik.service.scopes import Scope
from dejarik.service.tables.door import Door

OF_ACCOUNT: Final = 4
"""Connections that one account may have to the feed of a process."""
OF_PROCESS: Final = 500
STILL_HERE: Final = b": nothing new\n\n"
BEGINNING: Final = b"retry: 2000\n\n"

EventNumber = Annotated[
    str,
    HeaderParameter(
        name="last-event-id",
        max_length=16,
        pattern="^[0-9]*$",
        description="The id of the last event that was heard, as browsers send it.",
    ),
]
After = Annotated[
    int,
    QueryParameter(
        name="after", ge=-1, le=2**53, description="The same as a parameter; -1 is none."
    ),
]


class Listeners:
    """How many listen to the feed of this process."""

    def __init__(self) -> None:
        self._accounts = Places(OF_ACCOUNT)
        self._count = 0

    @contextmanager
    def place(self, account: str) -> Iterator[None]:
        """Hold a place. Raises Refusal TOO_OFTEN or BUSY."""
        if self._count >= OF_PROCESS:
            raise Refusal(Code.BUSY, "Too many listen to the feed here.", "Try again soon.", 5)
        if not self._accounts.take(account):
            message = f"You listen to the feed {OF_ACCOUNT} times already."
            raise Refusal(Code.TOO_OFTEN, message, "Close one of those connections.", 5)
        self._count += 1
        try:
            yield
        finally:
            self._accounts.give_back(account)
            self._count -= 1


def written(told: FeedItem) -> bytes:
    """An event as it is sent; one without a number does not change where one comes back to."""
    number = b"id: %d\n" % told.number if told.number else b""
    return number + b"event: " + told.kind.encode() + b"\ndata: " + told.data + b"\n\n"


@get(
    "/api/feed",
    operation_id="feed",
    tags=["games"],
    responses=FAULTS,
    media_type=EVENTS,
    **closed(Scope.READ, {REPLY: FeedGame}),
)
async def feed(request: AnyRequest, last_event_id: EventNumber = "", after: After = -1) -> Stream:
    """
    Games that are open to all as they begin and end, as server-sent events without an end.

    Each has an id to come back to, its kind, and what is described here as data.
    """
    ports: Ports = request.app.state.ports
    listeners: Listeners = request.app.state.listeners
    found = ports.others[Feed]
    assert isinstance(found, Feed)
    place = int(last_event_id) if last_event_id else after
    caller: Caller = request.user
    with listeners.place(caller.account.id):
        # Whether there is one is said before the first byte; it is held while something is sent.
        told = _sent(found, None if place < 0 else place, request, listeners)
    return Stream(
        told,
        media_type=EVENTS,
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


async def _sent(
    feed: Feed, after: int | None, request: AnyRequest, listeners: Listeners
) -> AsyncIterator[bytes]:
    caller: Caller = request.user
    door: Door = request.app.state.door
    follower = Follower(caller.account, caller.session)
    with listeners.place(caller.account.id), door.visits.ending(follower):
        yield BEGINNING
        async with aclosing(feed.follow(after, follower)) as followed:
            async for told in followed:
                yield STILL_HERE if told is None else written(told)


ROUTES: Final = (feed,)
