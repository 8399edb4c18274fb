"""
The listener for metrics: an address of its own, so that the public one never shows them.

What belongs here: listening, and answering one path. What does not: the metrics themselves.
The limits on requests are those of the public address (`requests`).
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import structlog
import uvicorn
from prometheus_client import CONTENT_TYPE_LATEST
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from uvicorn.server import ServerState

from dejarik.service.config import Listening
from dejarik.service.requests import LimitedRequests

PATH: Final = "/metrics"
ALLOWED: Final = ("GET", "HEAD")

log = structlog.get_logger()

Written = Callable[[], bytes]


@asynccontextmanager
async def listening(where: Listening | None, written: Written) -> AsyncIterator[None]:
    """
    Answer at an address as long as the context lasts; without one nobody is answered.

    An address that cannot be had is logged and stops nothing: games are worth more than figures.
    """
    if where is None:
        yield
        return
    config = uvicorn.Config(
        _answering(written),
        http=LimitedRequests,
        ws="none",
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
    )
    config.load()
    state = ServerState()
    try:
        server = await asyncio.get_running_loop().create_server(
            lambda: LimitedRequests(config, state, {}), where.host, where.port
        )
    except OSError as error:
        log.error("metrics_not_served", error=type(error).__name__, port=where.port)  # noqa: TRY400
        yield
        return
    try:
        yield
    finally:
        server.close()
        for connection in list(state.connections):
            connection.shutdown()


def _answering(written: Written) -> Callable[..., object]:
    async def answer(scope: Scope, _: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        assert scope["type"] == "http"
        found = scope["path"] == PATH and scope["method"] in ALLOWED
        body = written() if found else b"The metrics are at /metrics.\n"
        headers = [
            (b"content-type", CONTENT_TYPE_LATEST.encode() if found else b"text/plain"),
            (b"content-length", str(len(body)).encode()),
        ]
        await send(
            {
                "type": "http.response.start",
                "status": 200 if found else 404,
                "headers": headers,
                "trailers": False,
            }
        )
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return answer
