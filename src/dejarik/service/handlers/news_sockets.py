"""
News over a websocket, or by asking for them where there is none.

What belongs here: receiving, sending, and waiting. What does not: who may listen (`admission`),
and what is told (`news.hub`).
"""

import asyncio
from typing import Final

import msgspec
from litestar import Request, Response, post, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from dejarik.service.handlers.errors import FAULTS
from dejarik.service.handlers.openapi import ASKED, REPLY
from dejarik.service.handlers.origins import is_meant
from dejarik.service.handlers.polls import JSON, WAIT
from dejarik.service.handlers.sign_in import COOKIE, token_of, visitor_of
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
from dejarik.service.wire import Closing

_hello = msgspec.json.Decoder(wire.NewsHello)
_encoder = msgspec.json.Encoder()
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
        listener = await admission.admit(hello, socket.cookies.get(COOKIE, ""))
    except Gone:
        return
    except UNREADABLE:
        await say_goodbye(socket, MALFORMED, POLICY)
        return
    except UnknownTopic as error:
        await say_goodbye(socket, _unknown(error), POLICY)
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


def _unknown(error: UnknownTopic) -> Closing:
    return Closing("unknown_topic", str(error))


@post(
    "/api/news",
    status_code=HTTP_200_OK,
    operation_id="news_ask",
    responses=FAULTS,
    opt={ASKED: wire.NewsHello, REPLY: tuple[wire.NewsReply, ...]},
)
async def ask_news(
    data: JSONBody[wire.NewsHello], request: Request[None, None, State]
) -> Response[bytes]:
    """What has changed since the marks, as a list of messages; waits a while for the first one."""
    admission: Admission = request.app.state.admission
    try:
        with admission.door.visits.from_address(visitor_of(request).address):
            messages = await _awaited(admission, data, token_of(request))
    except TurnedAway as turned:
        messages = [_encoder.encode(turned.message)]
    except UnknownTopic as error:
        messages = [_encoder.encode(_unknown(error))]
    return Response(b"[" + b",".join(messages) + b"]", media_type=JSON)


async def _awaited(admission: Admission, hello: wire.NewsHello, token: str) -> list[bytes]:
    listener = await admission.admit(hello, token)
    try:
        async with asyncio.timeout(WAIT):
            return await listener.outgoing()
    except TimeoutError:
        return []
    finally:
        admission.dismiss(listener)
