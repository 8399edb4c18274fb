"""
Serving: the server program around the application, and how it ends.

What belongs here: the settings of uvicorn, and what is done before it hangs up on anybody.
What does not: the application (`app`).
"""

import asyncio
import os
import signal
import socket
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import uvicorn
from litestar import Litestar

from dejarik.service.config import Config
from dejarik.service.garbage import hold_back
from dejarik.service.lobby.feed import Feed
from dejarik.service.requests import LimitedRequests
from dejarik.service.wire import LARGEST_MESSAGE

FAREWELL: Final = 0.1
"""Seconds for the last messages to go out."""
GRACE: Final = 3
"""Seconds that requests have to end."""
LONGEST_END: Final = 10.0
"""Seconds that a process has to end in order after it has failed."""
FAILED: Final = 70
"""What a process ends with that could not even end in order."""


class Server(uvicorn.Server):
    """A server that gives its tables up before it hangs up."""

    def __init__(
        self,
        config: uvicorn.Config,
        began: Callable[[], None],
        leave: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self._began = began
        self._leave = leave

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so once somebody can come in."""
        await super().startup(sockets)
        if self.started:
            self._began()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new connection, let go of the tables, say so to everybody, and end."""
        for listener in self.servers:
            listener.close()
        await self._leave()
        await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)


def serve(app: Litestar, config: Config, began: Callable[[], None]) -> bool:
    """Serve until SIGTERM or SIGINT; whether it could begin. `began` is called when it has."""

    async def leave() -> None:
        app.state.ports.others[Feed].close()
        app.state.admission.close()
        await app.state.table_registry.close()

    for title in app.state.titles:
        title.prepare()
    hold_back()
    server = Server(settings_of(app, config), began, leave)
    # The server ends in order and then passes the signal on.
    with suppress(KeyboardInterrupt):
        server.run()
    return server.started


def end_process() -> None:
    """
    End this process as if it had been asked to, and at once if that takes too long.

    Whoever runs it starts it anew; a process that answers and cannot play helps nobody.
    """
    last = threading.Timer(LONGEST_END, os._exit, (FAILED,))
    last.daemon = True
    last.start()
    signal.raise_signal(signal.SIGTERM)


def settings_of(app: Litestar, config: Config) -> uvicorn.Config:
    """
    How uvicorn is set up.

    The header that names a client counts only when it comes from a proxy that was named.
    """
    return uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        loop="auto",
        http=LimitedRequests,
        ws="websockets-sansio",
        ws_max_size=2 * LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        # Lines of libraries go where ours do (`monitoring.logs`).
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        server_header=False,
    )
