"""
Polls: a table for whoever has no websocket, with the same messages.

What belongs here: opening a poll, sending a message, and waiting for what comes.
What does not: what messages mean (`door`, `live`).
"""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Annotated, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_201_CREATED, HTTP_202_ACCEPTED

from dejarik.service import wire
from dejarik.service.handlers.errors import FAULTS
from dejarik.service.handlers.openapi import ASKED, REPLY
from dejarik.service.handlers.sign_in import token_of, visitor_of
from dejarik.service.handlers.turned_away import note_turned_away
from dejarik.service.ids import new_id
from dejarik.service.ports import Now
from dejarik.service.refusals import Code, Refusal
from dejarik.service.tables.door import Door
from dejarik.service.tables.visits import TurnedAway, Visit

WAIT: Final = 25.0
"""Seconds that a poll waits for news at most."""
FORGOTTEN_MS: Final = 60_000
"""After how long a poll that nobody asks is closed."""
SWEPT_EVERY: Final = 15.0
MOST: Final = 2_000
"""How many polls one process keeps."""
JSON: Final = "application/json"


@dataclass
class Poll:
    """A visit that is fetched instead of sent."""

    visit: Visit
    address: str
    asked: int
    waiting: bool = False


@dataclass
class Polls:
    """The polls of this process."""

    door: Door
    now: Now
    open: dict[str, Poll] = field(default_factory=dict)

    async def keep(self) -> None:
        """Sweep now and then, as long as the process lives."""
        while True:
            await asyncio.sleep(SWEPT_EVERY)
            self.sweep()

    def sweep(self) -> None:
        """Close those that nobody has asked for a while."""
        now = self.now()
        for key, poll in list(self.open.items()):
            if not poll.waiting and now - poll.asked > FORGOTTEN_MS:
                self.close(key)

    async def begin(self, hello: wire.Hello, token: str, address: str) -> str:
        """Bring somebody to a table; the key of their poll. Raises TurnedAway."""
        visits = self.door.visits
        visits.come_from(address)
        try:
            visit = await self.door.admit(hello, token)
        except BaseException:
            visits.leave_from(address)
            raise
        key = new_id()
        self.open[key] = Poll(visit, address, self.now())
        return key

    def close(self, key: str) -> None:
        """Close a poll."""
        poll = self.open.pop(key, None)
        if poll is not None:
            self.door.dismiss(poll.visit)
            self.door.visits.leave_from(poll.address)


class Opened(msgspec.Struct, frozen=True):
    """The key of a poll; empty with a message that says why there is none."""

    poll: str
    message: wire.Elsewhere | wire.Closing | None = None


PollKey = Annotated[str, Parameter(min_length=1, max_length=40)]


@post(
    "/api/polls",
    status_code=HTTP_201_CREATED,
    operation_id="polls_open",
    responses=FAULTS,
    opt={ASKED: wire.Hello, REPLY: Opened},
)
async def open_poll(data: JSONBody[wire.Hello], request: Request[None, None, State]) -> Opened:
    """Come to a table; what it says is fetched with the key."""
    polls: Polls = request.app.state.polls
    polls.sweep()
    if len(polls.open) >= MOST:
        full = wire.Closing("busy", "Too many are polling here.", again=2_000)
        return Opened("", full)
    try:
        return Opened(await polls.begin(data, token_of(request), visitor_of(request).address))
    except TurnedAway as turned:
        note_turned_away(turned, request.app.state.metrics)
        return Opened("", turned.message)


@get(
    "/api/polls/{key:str}",
    operation_id="polls_fetch",
    responses=FAULTS,
    opt={REPLY: tuple[wire.Reply, ...]},
)
async def fetch_poll(key: PollKey, request: Request[None, None, State]) -> Response[bytes]:
    """Whatever waits, as a list of messages; waits a while for the first one."""
    polls: Polls = request.app.state.polls
    poll = _found(polls, key)
    client = poll.visit.client
    poll.waiting = True
    try:
        messages = await _unless_hung_up(client.outgoing(), request)
    finally:
        poll.waiting = False
        poll.asked = polls.now()
    if client.closed:
        polls.close(key)
    return Response(b"[" + b",".join(messages) + b"]", media_type=JSON)


@post(
    "/api/polls/{key:str}",
    status_code=HTTP_202_ACCEPTED,
    operation_id="polls_send",
    responses=FAULTS,
    opt={ASKED: wire.Message},
)
async def send_poll(
    key: PollKey,
    data: JSONBody[wire.Message],
    request: Request[None, None, State],
) -> None:
    """Send one message to the table; the reply is fetched."""
    polls: Polls = request.app.state.polls
    poll = _found(polls, key)
    poll.asked = polls.now()
    polls.door.take(poll.visit, data)


async def _unless_hung_up(
    outgoing: Coroutine[None, None, list[bytes]], request: Request[None, None, State]
) -> list[bytes]:
    """
    Messages, as soon as there are any; none after a while, or for somebody who has hung up.

    What is not taken stays for whoever fetches next.
    """
    taking = asyncio.create_task(outgoing)
    leaving = asyncio.create_task(_hung_up(request))
    try:
        await asyncio.wait({taking, leaving}, timeout=WAIT, return_when=asyncio.FIRST_COMPLETED)
    finally:
        leaving.cancel()
        # It takes nothing before it is done, so nothing is lost.
        taking.cancel()
    return taking.result() if taking.done() and not taking.cancelled() else []


async def _hung_up(request: Request[None, None, State]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _found(polls: Polls, key: str) -> Poll:
    poll = polls.open.get(key)
    if poll is None:
        raise Refusal(Code.MISSING, "This poll is closed, or was never open.", "Open a new one.")
    return poll
