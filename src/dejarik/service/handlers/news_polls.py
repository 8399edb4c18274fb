"""
News for whoever has no websocket, by asking for them.

What belongs here: waiting for what is new. What does not: who may listen (`news.admission`), and
what is told (`news.hub`).
"""

import asyncio

import msgspec
from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from dejarik.service.handlers.errors import FAULTS
from dejarik.service.handlers.openapi import ASKED, REPLY
from dejarik.service.handlers.polls import JSON, WAIT
from dejarik.service.handlers.sign_in import token_of, visitor_of
from dejarik.service.news import news_wire as wire
from dejarik.service.news.admission import Admission, UnknownTopic
from dejarik.service.tables.visits import TurnedAway

_encoder = msgspec.json.Encoder()


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
        messages = [_encoder.encode(error.message)]
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
