"""
Visits: one client at one table, over a websocket or by polling, message by message.

What belongs here: coming to a table, sending, hearing, keeping the view as a browser would.
What does not: players that go on by themselves (`table_clients`), and what tests claim.
"""

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dejarik.hosting.play.deltas import patched
from dejarik.hosting.wire import Delta, View
from dejarik.testing import http_clients
from dejarik.titles.registry import TITLES

Heard = dict[str, Any]
"""A message from a table."""

MEANT: Final = {"X-Dejarik": "1"}
"""What whoever is not our page sends along."""
PATIENCE: Final = 30.0
"""Seconds within which an answer comes, on a busy machine too."""
SOCKET: Final = "socket"
POLL: Final = "poll"
HOPS: Final = 5
"""How often a client is sent on at most."""


class Gone(Exception):
    """The connection is closed."""


class Line(Protocol):
    """A connection to one process."""

    async def send(self, data: str | bytes) -> None:
        """Send one message as it is."""
        ...

    async def receive(self) -> list[bytes]:
        """Wait for messages. Raises Gone."""
        ...

    async def close(self) -> None:
        """Go away."""
        ...


class SocketLine:
    """A websocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, data: str | bytes) -> None:
        """Send one message as it is. Raises Gone."""
        try:
            await self.socket.send(data)
        except ConnectionClosed as error:
            raise Gone from error

    async def receive(self) -> list[bytes]:
        """Wait for one message. Raises Gone."""
        try:
            return [await self.socket.recv(decode=False)]
        except ConnectionClosed as error:
            raise Gone from error

    async def close(self) -> None:
        """Go away in order."""
        await self.socket.close()


class PollLine:
    """Polling: the first message opens, the others are posted, what comes is fetched."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.key = ""
        self.turned_away: list[bytes] = []

    async def send(self, data: str | bytes) -> None:
        """Send one message as it is. Raises Gone when the poll is closed."""
        kind = {"content-type": "application/json"}
        found = await self.http.post(
            f"/api/polls/{self.key}".rstrip("/"), content=data, headers=kind
        )
        if found.status_code == httpx.codes.NOT_FOUND:
            raise Gone
        if not self.key and found.status_code == httpx.codes.CREATED:
            opened = found.json()
            self.key = opened["poll"]
            if not self.key:
                self.turned_away = [json.dumps(opened["message"]).encode()]

    async def receive(self) -> list[bytes]:
        """Fetch until there is something. Raises Gone."""
        if self.turned_away:
            return [self.turned_away.pop()]
        while self.key:
            found = await self.http.get(f"/api/polls/{self.key}")
            if found.status_code != httpx.codes.OK:
                raise Gone
            messages = msgspec.json.decode(found.content, type=list[msgspec.Raw])
            if messages:
                return [bytes(message) for message in messages]
        raise Gone

    async def close(self) -> None:
        """Polls are not closed by who asks: they are forgotten."""


@asynccontextmanager
async def line_to(url: str, transport: str) -> AsyncIterator[Line]:
    """A connection to a process at its websocket address, by either way."""
    if transport == SOCKET:
        address = f"{url}/api/socket"
        async with connect(
            address, compression=None, proxy=None, additional_headers=MEANT
        ) as socket:
            yield SocketLine(socket)
    else:
        address = url.replace("ws://", "http://")
        async with http_clients.async_client(address, PATIENCE, MEANT) as http:
            yield PollLine(http)


@cache
def always_ask() -> Mapping[str, Any]:
    """Orders to be asked everything, of every title: what a seat answers, its player has sent."""
    asked = {title.id: {one.id: "ask" for one in title.occasions} for title in TITLES}
    return {title: {"modes": modes} for title, modes in asked.items()}


@dataclass(frozen=True)
class Greeting:
    """What a client says first."""

    table: str
    session: str
    have: int = -1
    watch: bool = False
    branch: str = ""
    orders: Mapping[str, Any] = field(default_factory=dict)

    def text(self) -> str:
        """The hello as it is sent."""
        said = {"table": self.table, "session": self.session, "have": self.have}
        more = {"watch": self.watch, "branch": self.branch, "orders": self.orders}
        return json.dumps({"type": "hello", **more, **said})


class Visit:
    """A client at a table: everything it has heard, and the table as it knows it by now."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.heard: list[Heard] = []
        self.raw: list[bytes] = []
        self.seat = -1
        self.version = -1
        self.branch = ""
        self.view: Any = None
        self.prompt: Any = None
        self._ready: deque[bytes] = deque()
        self._refs = 0

    async def hear(self) -> Heard:
        """The next message. Raises Gone."""
        async with asyncio.timeout(PATIENCE):
            if not self._ready:
                self._ready.extend(await self.line.receive())
        data = self._ready.popleft()
        message: Heard = msgspec.json.decode(data)
        self.raw.append(data)
        self.heard.append(message)
        self._keep(message)
        return message

    def _keep(self, message: Heard) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.seat, self.branch = message["seat"], message["branch"]
        elif kind == "whole":
            self.view = message["view"]
        elif kind == "news":
            assert self.version == message["since"], "news of another version than mine"
            self.view = patched(self.view, msgspec.convert(message["delta"], Delta))
        if kind in ("whole", "news"):
            self.version, self.prompt = message["version"], message["prompt"]

    async def until(self, kind: str, **wanted: object) -> Heard:
        """Hear until a message of this kind that has these fields. Raises Gone."""
        while True:
            message = await self.hear()
            fits = all(message.get(name) == value for name, value in wanted.items())
            if message["type"] == kind and fits:
                return message

    async def say(self, kind: str, **fields: object) -> int:
        """Send a message without waiting for anything; its ref."""
        self._refs += 1
        await self.line.send(json.dumps({"type": kind, "ref": self._refs, **fields}))
        return self._refs

    async def ask(self, kind: str, **fields: object) -> Heard:
        """Send a message and hear until its reply."""
        ref = await self.say(kind, **fields)
        while True:
            message = await self.hear()
            if message.get("ref") == ref:
                return message

    async def settle(self) -> None:
        """Hear everything that was told up to now: the pong comes behind it."""
        await self.ask("ping")

    @property
    def seen(self) -> View:
        """The table as it knows it, to be compared: what is left out has its usual value."""
        return msgspec.convert(self.view, View)

    @property
    def options(self) -> int:
        """How many options there are; none when nothing is asked."""
        decision = self.view["decision"]
        return 0 if decision is None else len(decision["options"])

    async def answer(self, option: int, **other: object) -> Heard:
        """Answer what is asked now, as the client knows it; negative counts from the end."""
        decision = self.view["decision"]
        place = option if option >= 0 else len(decision["options"]) + option
        said: dict[str, object] = {
            "version": self.version,
            "decision": decision["id"],
            "choice": place,
        }
        return await self.ask("answer", **{**said, **other})

    def of_kind(self, kind: str) -> list[Heard]:
        """What was heard of one kind."""
        return [message for message in self.heard if message["type"] == kind]


@asynccontextmanager
async def visit(url: str, transport: str, greeting: Greeting) -> AsyncIterator[Visit]:
    """A client that has come to a table, or was told why not; it goes wherever it is sent."""
    for _ in range(HOPS):
        async with line_to(url, transport) as line:
            here = Visit(line)
            await line.send(greeting.text())
            first = await here.hear()
            if first["type"] == "elsewhere":
                url = first["url"]
                continue
            yield here
            return
    raise Gone
