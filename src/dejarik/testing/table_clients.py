"""
Scripted clients: they play whole games over websockets and remember what they were told.

What belongs here: connecting, coming back, answering by chance, keeping account.
What does not: servers, and judging the account (`chaos`, tests).

A client lives on news alone, as a browser would: it patches the view it has, and asks
for nothing. It answers a question once and waits for the acknowledgement.
"""

import asyncio
import json
import random
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from dejarik.hosting.play.deltas import patched
from dejarik.hosting.wire import Delta
from dejarik.testing.visits import MEANT, always_ask

OPEN_TIMEOUT: Final = 3.0
FAREWELL: Final = 0.5
"""Seconds to wait for a server that is being left; it may hang."""
QUIET: Final = 20.0
"""Seconds without a word after which a client looks elsewhere."""
TOO_FAST: Final = "too_fast"
MILLISECONDS: Final = re.compile(r"(\d+) ms")
"""How long to wait, in the advice of a refusal."""
SLOWER: Final = 0.06
"""Seconds between the answers of whoever was too fast once."""
LOST: Final = (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError)


async def open_socket(address: str) -> ClientConnection:
    """A connection that asks for nothing dear and says goodbye quickly."""
    return await connect(
        address,
        compression=None,
        max_size=None,
        proxy=None,
        additional_headers=MEANT,
        close_timeout=FAREWELL,
    )


@dataclass(frozen=True)
class Sent:
    """An answer that was sent: the version it named, the decision, the choice."""

    version: int
    decision: int
    choice: int


@dataclass
class Account:
    """What a client did and was told."""

    sent: list[Sent] = field(default_factory=list)
    acknowledged: dict[int, Sent] = field(default_factory=dict)
    """By the version that came of it."""
    refused: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    """Seconds from sending an answer to its acknowledgement."""
    acknowledged_at: float = 0.0
    """When an answer was last acknowledged."""
    outages: list[float] = field(default_factory=list)
    """Seconds from losing a connection to seeing the table again."""
    lost_at: list[float] = field(default_factory=list)
    """When each of the outages began."""
    slowed: int = 0
    """How often it was told to wait, and waited."""
    closings: list[str] = field(default_factory=list)
    """The codes of why it was sent away."""
    wholes: int = 0
    news: int = 0


class Player:
    """One seat at one table, played by chance."""

    def __init__(self, urls: Sequence[str], session: str, table: str, seed: str) -> None:
        self.urls = list(urls)
        self.session = session
        self.table = table
        self.random = random.Random(seed)  # noqa: S311  (a script, not a secret)
        self.account = Account()
        self.version = -1
        self.branch = ""
        self.view: Any = None
        self.seat = -1
        self.over = False
        self.arrived = asyncio.Event()
        self.pace = 0.0
        self.orders = always_ask()
        self.longest = 0
        """After so many answers it gives up; 0: never."""
        self.gave_up = False
        self._next = self.random.choice(self.urls)
        self._waiting: tuple[Sent, float] | None = None
        self._is_giving_up = False
        self._lost_at = 0.0

    async def play(self) -> None:
        """Play until the game is over, whatever happens to the servers."""
        while not self.over:
            try:
                async with asyncio.timeout(OPEN_TIMEOUT):
                    socket = await open_socket(f"{self._next}/api/socket")
                async with socket:
                    await self._visit(socket)
            except LOST:
                self._next = self.random.choice(self.urls)
            if not self.over:
                await self._look_elsewhere()

    async def _look_elsewhere(self) -> None:
        """The connection is gone: what was sent is in doubt, and the version will tell."""
        self._lost_at = self._lost_at or time.monotonic()
        self._waiting = None
        self._is_giving_up = False
        await asyncio.sleep(0.05 + 0.1 * self.random.random())

    async def _visit(self, socket: ClientConnection) -> None:
        hello = {
            "type": "hello",
            "table": self.table,
            "session": self.session,
            "have": self.version,
            "branch": self.branch,
            "foresight": False,
            "orders": self.orders,
        }
        await socket.send(json.dumps(hello))
        self._next = self.random.choice(self.urls)
        while not self.over:
            async with asyncio.timeout(QUIET):
                data = await socket.recv()
            message = msgspec.json.decode(data)
            if message["type"] in ("elsewhere", "closing"):
                await self._sent_away(message)
                return
            if message.get("code") == TOO_FAST:
                await self._slowed(message)
                await self._answer(socket)
                continue
            self._hear(message)
            if message["type"] in ("whole", "news"):
                await self._answer(socket)

    async def _slowed(self, message: dict[str, Any]) -> None:
        """Wait as long as the service says, and be slower; what was sent was not looked at."""
        self.account.slowed += 1
        self.pace = max(self.pace, SLOWER)
        self._waiting = None
        self.account.sent.pop()
        told = MILLISECONDS.search(message["advice"])
        assert told is not None, message
        await asyncio.sleep(int(told[1]) / 1_000)

    async def _sent_away(self, message: dict[str, Any]) -> None:
        if message["type"] == "elsewhere":
            self._next = message["url"]
        else:
            self.account.closings.append(message["code"])
            await asyncio.sleep(message.get("again", 0) / 1_000)

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.seat = message["seat"]
            if self._lost_at and self.version >= 0:
                self.account.outages.append(time.monotonic() - self._lost_at)
                self.account.lost_at.append(self._lost_at)
            self._lost_at = 0.0
            if message["branch"] != self.branch:
                # What we have may be of another history; the whole follows.
                self.branch, self.version, self.view = message["branch"], -1, None
        elif kind == "whole":
            self.account.wholes += 1
            self.version, self.view = message["version"], message["view"]
            self.arrived.set()
        elif kind == "news":
            self.account.news += 1
            if message["since"] != self.version:
                raise AssertionError(f"news since {message['since']}, I have {self.version}")
            self.view = patched(self.view, msgspec.convert(message["delta"], Delta))
            self.version = message["version"]
        elif kind == "accepted" and message.get("ref", 0) and not self._is_giving_up:
            self._acknowledge(message["version"])
        elif kind == "refused":
            self.account.refused.append(message["code"])
            self._waiting = None
            self._is_giving_up = False
        elif kind == "over":
            self.over = True
        if self.view is not None and self.view["outcome"] is not None:
            self.over = True

    def _acknowledge(self, version: int) -> None:
        assert self._waiting is not None
        sent, at = self._waiting
        self._waiting = None
        self.account.acknowledged[version] = sent
        self.account.acknowledged_at = time.monotonic()
        self.account.waits.append(self.account.acknowledged_at - at)

    async def _answer(self, socket: ClientConnection) -> None:
        if self.view is None or self._waiting is not None or self.over:
            return
        if self.longest and len(self.account.acknowledged) >= self.longest:
            await self._give_up(socket)
            return
        decision = self.view["decision"]
        if decision is None:
            return
        if self.pace:
            await asyncio.sleep(self.pace * (0.5 + self.random.random()))
        choice = self.random.randrange(len(decision["options"]))
        sent = Sent(self.version, decision["id"], choice)
        self.account.sent.append(sent)
        self._waiting = (sent, time.monotonic())
        message = {
            "type": "answer",
            "ref": len(self.account.sent),
            "version": sent.version,
            "decision": sent.decision,
            "choice": sent.choice,
        }
        await socket.send(json.dumps(message))

    async def _give_up(self, socket: ClientConnection) -> None:
        """Once for a connection: whether the game is over, whoever comes back will see."""
        if not self._is_giving_up:
            self._is_giving_up = self.gave_up = True
            await socket.send(json.dumps({"type": "concede", "ref": 0}))
