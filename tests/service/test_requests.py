"""Requests that never become whole are ended, by the server as it is set up."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from litestar import Litestar, Request, get, post
from litestar.datastructures import State
from uvicorn.server import ServerState

from dejarik.service import requests
from dejarik.service.config import Config
from dejarik.service.server import settings_of

SOON = 0.5
PATIENCE = 10.0
WHOLE = b"GET /slow HTTP/1.1\r\nhost: x\r\n\r\n"
HEADERS = b"POST /echo HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\n"


@get("/slow")
async def slow() -> str:
    """Answer after the time that a request has to come."""
    await asyncio.sleep(2 * SOON)
    return "slow"


@post("/echo")
async def echo(request: Request[None, None, State]) -> bytes:
    """Answer what was sent."""
    return await request.body()


@asynccontextmanager
async def connected() -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection to a server that is set up as ours."""
    settings = settings_of(Litestar([slow, echo]), Config("sqlite:///x", "p0", "ws://x"))
    settings.load()
    protocol = settings.http_protocol_class
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(
        lambda: protocol(config=settings, server_state=state, app_state={}),  # type: ignore[call-arg]
        "127.0.0.1",
    )
    async with server, asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        yield reader, writer
        writer.close()


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let requests come soon or not at all."""
    monkeypatch.setattr(requests, "HEADER_SECONDS", SOON)
    monkeypatch.setattr(requests, "BODY_SECONDS", SOON)


@pytest.mark.usefixtures("in_a_hurry")
@pytest.mark.parametrize(
    "sent", [b"", WHOLE[:-2], HEADERS, HEADERS + b"abc"], ids=["nothing", "headers", "body", "part"]
)
def test_a_request_that_does_not_come_is_ended(sent: bytes) -> None:
    """Neither by saying nothing nor by stopping halfway is a connection held open."""

    async def main() -> None:
        async with connected() as (reader, writer):
            writer.write(sent)
            assert (await reader.read()).startswith(b"HTTP/1.1 408 ")

    asyncio.run(main())


@pytest.mark.usefixtures("in_a_hurry")
def test_a_byte_now_and_then_is_not_enough() -> None:
    """The limit is for the whole, not for the next byte."""

    async def main() -> None:
        async with connected() as (reader, writer):
            said = asyncio.ensure_future(reader.read())
            for byte in WHOLE[:-2]:
                if said.done():
                    break
                writer.write(bytes([byte]))
                await asyncio.wait([said], timeout=SOON / 5)
                # On a busy machine the limit and this wait may end at once: let the answer arrive.
                await asyncio.sleep(SOON / 20)
            assert (await said).startswith(b"HTTP/1.1 408 ")

    asyncio.run(main())


@pytest.mark.usefixtures("in_a_hurry")
def test_an_answer_may_take_longer() -> None:
    """The second request of a connection has the time of the first."""

    async def main() -> None:
        async with connected() as (reader, writer):
            for _ in range(2):
                writer.write(WHOLE)
                assert (await reader.readuntil(b"slow")).startswith(b"HTTP/1.1 200 ")
            writer.write(HEADERS + b"ab")
            await asyncio.sleep(SOON / 8)
            writer.write(b"cd")
            assert (await reader.readuntil(b"abcd")).startswith(b"HTTP/1.1 201 ")

    asyncio.run(main())


def test_headers_have_an_end() -> None:
    """Whoever sends them without one is told, and hung up on."""

    async def main() -> None:
        async with connected() as (reader, writer):
            writer.write(WHOLE[:-2] + b"a" * requests.LARGEST_HEADERS)
            assert (await reader.read()).startswith(b"HTTP/1.1 431 ")

    asyncio.run(main())
