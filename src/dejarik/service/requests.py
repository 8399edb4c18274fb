"""
Requests: how long and how large one may be before anybody reads it.

What belongs here: the limits of a connection until its request is whole. What does not: the
limits of a single route (`handlers.routing`), and of a socket (`handlers.sockets`).

A proxy in front has such limits of its own; a club has no proxy.
"""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

HEADER_SECONDS: Final = 10.0
"""How long a client has for the headers of a request, from its first byte or its connection."""
BODY_SECONDS: Final = 20.0
"""How long a client has for the body, from the end of the headers."""
LARGEST_HEADERS: Final = 32 * 1024
"""Bytes of a request line and its headers, as far as they have come before they are whole."""


class LimitedRequests(HttpToolsProtocol):
    """A connection that is closed when its request does not come in time, or has no end."""

    _limit: asyncio.TimerHandle | None = None
    _size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for headers."""
        super().connection_made(transport)
        self._allow(HEADER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._whole()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless these are headers without an end."""
        self._size += len(data)
        super().data_received(data)
        if self._size > LARGEST_HEADERS and not self.transport.is_closing():
            self._hang_up(b"431 Request Header Fields Too Large")

    def on_message_begin(self) -> None:
        """A further request of the connection has the time of the first."""
        super().on_message_begin()
        if self._limit is None:
            self._allow(HEADER_SECONDS)

    def on_headers_complete(self) -> None:
        """Now the body has its time."""
        self._whole()
        self._allow(BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Read on: how large a body may be, its route says."""
        self._size = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The answer may take as long as it likes."""
        self._whole()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """A socket has limits of its own; parser and connection would hold each other."""
        self._whole()
        super().handle_websocket_upgrade()
        del self.parser

    def _allow(self, seconds: float) -> None:
        self._limit = self.loop.call_later(seconds, self._hang_up, b"408 Request Timeout")

    def _whole(self) -> None:
        self._size = 0
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _hang_up(self, status: bytes) -> None:
        self._whole()
        answering: RequestResponseCycle | None = self.cycle
        if answering is None or not answering.response_started:
            self.transport.write(b"HTTP/1.1 " + status + b"\r\nconnection: close\r\n\r\n")
        self.transport.close()
