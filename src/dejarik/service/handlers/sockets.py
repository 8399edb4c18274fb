"""
Sockets: a table over a websocket.

What belongs here: receiving, sending, and noticing that the other end is gone.
What does not: what messages mean (`door`, `live`).
"""

import asyncio
from typing import Final, Protocol

import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from dejarik.service import wire
from dejarik.service.handlers.origins import is_meant
from dejarik.service.handlers.sign_in import token_of, visitor_of
from dejarik.service.handlers.turned_away import note_turned_away
from dejarik.service.metrics import Metrics
from dejarik.service.tables.clients import encoded
from dejarik.service.tables.door import Door
from dejarik.service.tables.visits import TurnedAway, Visit

GREETING: Final = 5.0
"""Seconds a new connection has to say what it wants."""
SENDING: Final = 5.0
"""Seconds a connection may take nothing while something is sent to it."""
POLICY: Final = 1008
NORMAL: Final = 1000

LOST: Final = (RuntimeError, OSError, WebSocketDisconnect)
"""
What sending and closing raise when the other end is gone.

Whatever leaves the handler holds the whole connection in a circle until it is looked for.
"""

_hello = msgspec.json.Decoder(wire.Hello)
MALFORMED: Final = wire.Closing("malformed", "A connection begins with a hello.")
Socket = WebSocket[None, None, State]


class Gone(Exception):
    """The other end has closed the connection."""


@websocket("/api/socket")
async def table_socket(socket: Socket) -> None:
    """One connection to one table."""
    if not is_meant(socket):
        # A page of another site: it is not let in, and told nothing.
        await socket.close(POLICY)
        return
    door: Door = socket.app.state.door
    metrics: Metrics = socket.app.state.metrics
    await socket.accept()
    try:
        with (
            metrics.http.sockets.track_inprogress(),
            door.visits.from_address(visitor_of(socket).address),
        ):
            await _attend(socket, door)
    except TurnedAway as turned:
        note_turned_away(turned, metrics)
        await say_goodbye(socket, turned.message, NORMAL)
    finally:
        # These hold the socket, and with it the whole connection, in a circle.
        socket.receive, socket.send = empty_receive, empty_send


async def _attend(socket: Socket, door: Door) -> None:
    """Hear what a connection wants, and bring it to its table. Raises TurnedAway."""
    try:
        async with asyncio.timeout(GREETING):
            hello = _hello.decode(await received(socket))
    except Gone:
        return
    except (msgspec.DecodeError, TimeoutError, UnicodeDecodeError):
        await say_goodbye(socket, MALFORMED, POLICY)
        return
    visit = await door.admit(hello, token_of(socket))
    try:
        async with asyncio.TaskGroup() as tasks:
            reader = tasks.create_task(_read(socket, door, visit))
            await write(socket, visit.client)
            reader.cancel()
    finally:
        door.dismiss(visit)


async def received(socket: Socket) -> bytes | str:
    """The next message, whatever its kind. Raises Gone."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise Gone
    return event.get("text") or event.get("bytes") or b""


async def _read(socket: Socket, door: Door, visit: Visit) -> None:
    try:
        while not visit.client.closed:
            door.receive(visit, await received(socket))
    except Gone:
        visit.client.close()


class Outgoing(Protocol):
    """Whoever is written to: a client of a table, or a listener to news."""

    closed: bool

    async def outgoing(self) -> list[bytes]:
        """Wait for messages and take all of them."""
        ...

    def close(self) -> None:
        """Hang up."""
        ...


async def write(socket: Socket, client: Outgoing) -> None:
    """Send whatever comes until the client is closed or the other end is gone."""
    try:
        while True:
            messages = await client.outgoing()
            for data in messages:
                async with asyncio.timeout(SENDING):
                    await socket.send_data(data, mode="text")
            if client.closed:
                break
        await socket.close(NORMAL)
    except LOST:
        # The other end went while something was being sent, or takes nothing any more.
        client.close()


async def say_goodbye(socket: Socket, message: wire.Reply, code: int) -> None:
    """Say a last word and close; nothing if the other end is gone."""
    try:
        async with asyncio.timeout(SENDING):
            await socket.send_data(encoded(message), mode="text")
            await socket.close(code)
    except LOST:
        # It is gone already.
        return
