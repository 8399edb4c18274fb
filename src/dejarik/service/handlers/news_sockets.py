"""
News over a websocket.

What belongs here: receiving, sending, and noticing that the other end is gone. What does not: who
may listen (`news.admission`), what is told (`news.hub`), and news without a socket (`news_polls`).
"""

import asyncio
from typing import Final

import msgspec
from litestar import websocket
from litestar.connection.base import empty_receive, empty_send

from dejarik.service.handlers.origins import is_meant
from dejarik.service.handlers.sign_in import cookie_of, visitor_of
from dejarik.service.handlers.sockets import (
    GREETING,
    MALFORMED,
    NORMAL,
    POLICY,
    Gone,
    Socket,
    received,
    say_goodbye,
    write,
)
from dejarik.service.news import news_wire as wire
from dejarik.service.news.admission import Admission, UnknownTopic
from dejarik.service.news.listeners import Listener
from dejarik.service.tables.visits import TurnedAway

_hello = msgspec.json.Decoder(wire.NewsHello)
UNREADABLE: Final = (msgspec.DecodeError, TimeoutError, UnicodeDecodeError, RecursionError)


@websocket("/api/news")
async def news_socket(socket: Socket) -> None:
    """One page that listens."""
    if not is_meant(socket):
        # A page of another site: it is not let in, and told nothing.
        await socket.close(POLICY)
        return
    admission: Admission = socket.app.state.admission
    await socket.accept()
    try:
        with admission.door.visits.from_address(visitor_of(socket).address):
            await _attend(socket, admission)
    except TurnedAway as turned:
        await say_goodbye(socket, turned.message, NORMAL)
    finally:
        # These hold the socket, and with it the whole connection, in a circle.
        socket.receive, socket.send = empty_receive, empty_send


async def _attend(socket: Socket, admission: Admission) -> None:
    """Hear what a page listens to, and tell it. Raises TurnedAway."""
    try:
        async with asyncio.timeout(GREETING):
            hello = _hello.decode(await received(socket))
        listener = await admission.admit(hello, cookie_of(socket))
    except Gone:
        return
    except UNREADABLE:
        await say_goodbye(socket, MALFORMED, POLICY)
        return
    except UnknownTopic as error:
        await say_goodbye(socket, error.message, POLICY)
        return
    try:
        async with asyncio.TaskGroup() as tasks:
            reader = tasks.create_task(_read(socket, admission, listener))
            await write(socket, listener)
            reader.cancel()
    finally:
        admission.dismiss(listener)


async def _read(socket: Socket, admission: Admission, listener: Listener) -> None:
    try:
        while not listener.closed:
            admission.receive(listener, await received(socket))
    except Gone:
        listener.close()
