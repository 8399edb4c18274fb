"""
A seat: one player's side of a game, from the first question to the result.

What belongs here: the connection, coming back after it broke, the view as it is now, and
answers that are on disk once they are acknowledged. What does not: what to answer.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from ssl import SSLContext, create_default_context
from types import TracebackType
from typing import Any, Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from dejarik.client.errors import Refused, Unreachable
from dejarik.hosting.play.deltas import patched
from dejarik.hosting.wire import Delta

MEANT: Final = {"X-Dejarik": "1"}
"""What every program that is not our page sends along."""
QUIET: Final = 60.0
"""Seconds without a word after which a connection is given up."""
ATTEMPTS: Final = 8
"""How often a lost connection is tried again before the service counts as gone."""
BACK_OFF: Final = 0.2
"""Seconds before the first of these attempts; each later one waits twice as long."""
PASSING: Final = frozenset({"stale", "too_fast"})
"""Refusals after which the same question is simply asked again."""
FINAL: Final = frozenset(
    {"malformed", "missing", "no_watchers", "not_signed_in", "other_scope", "protocol"}
    | {"session_ended", "too_much", "unplayable"}
)
"""Why a table is closed to us for good; for any other reason one comes back."""
LOST: Final = (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError)

Orders = Mapping[str, Mapping[str, str]]
"""By the id of a title and of an occasion: `auto`, `ask` or `pass`."""


@dataclass(frozen=True)
class Question:
    """
    What the seat is asked: in words, with every legal answer in words, in the same order.

    `view` is all that the seat may know of the table, `decision` the question in its numbers.
    """

    text: str
    options: tuple[str, ...]
    decision: dict[str, Any]
    view: dict[str, Any]
    version: int


class Seat:
    """
    One's seat in a game, to be used in `async with`.

    `async for` plays it: the seat is asked one question after the other until the game is over.
    `view` and `result` say how it stands. `orders` are standing orders by title and occasion, such
    as `{"swccg": {"their.draw": "ask"}}`; as usual, what can only be passed is passed unasked.
    """

    def __init__(
        self,
        address: str,
        token: str,
        game: str,
        trust: SSLContext | None = None,
        orders: Orders | None = None,
    ) -> None:
        self.game: str = game
        self.seat: int = -1
        self.view: dict[str, Any] | None = None
        self.result: str = ""
        self._home: str = address.replace("http", "ws", 1)
        self._next: str = self._home
        self._token: str = token
        self._trust: SSLContext | None = trust
        self._orders: Orders = orders or {}
        self._version: int = -1
        self._branch: str = ""
        self._prompt: dict[str, Any] | None = None
        self._socket: ClientConnection | None = None
        self._answered: int = -1
        self._ref: int = 0

    @property
    def is_over(self) -> bool:
        """Whether the game has its result."""
        return self.view is not None and self.view["outcome"] is not None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._hang_up()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Question:
        """
        The next question, once there is one; each is answered before the next is asked for.

        Raises Unreachable, and Refused when the table is closed to us.
        """
        question = await self._next_question()
        if question is None:
            raise StopAsyncIteration
        return question

    async def answer(self, question: Question, choice: int) -> None:
        """
        Answer with the place of an option; what is acknowledged is on disk.

        Raises Refused when the service does not take it.
        """
        decision = question.decision["id"]
        said = {"version": question.version, "decision": decision, "choice": choice}
        try:
            await self._send("answer", said)
            self._answered = decision
        except LOST:
            # Whether it arrived is seen when the table is seen again.
            await self._hang_up()

    async def concede(self) -> None:
        """
        Give the game up, and wait for its end.

        Raises Refused when the service does not take it, and Unreachable.
        """
        while not self.is_over:
            try:
                if self._socket is None:
                    await self._connect()
                await self._send("concede", {})
                while not self.is_over:
                    self._keep(await self._hear())
            except LOST:
                await self._hang_up()

    async def _send(self, kind: str, said: dict[str, Any]) -> None:
        """Send a message and wait until it is acknowledged. Raises Refused."""
        assert self._socket is not None, "a question comes before its answer"
        self._ref += 1
        message = {"type": kind, "ref": self._ref, **said}
        await self._socket.send(msgspec.json.encode(message).decode())
        await self._acknowledged(self._ref)

    async def _next_question(self) -> Question | None:
        """Listen until the seat is asked something new, or the game is over."""
        while not self.is_over:
            try:
                if self._socket is None:
                    await self._connect()
                question = self._question()
                if question is not None:
                    return question
                self._keep(await self._hear())
            except LOST:
                await self._hang_up()
        return None

    def _question(self) -> Question | None:
        if self.view is None or self._prompt is None or self.view["decision"] is None:
            return None
        decision = self.view["decision"]
        if decision["id"] == self._answered:
            return None
        options = tuple(self._prompt["options"])
        return Question(self._prompt["text"], options, decision, self.view, self._version)

    async def _acknowledged(self, ref: int) -> None:
        while True:
            message = await self._hear()
            if message.get("ref") == ref and message["type"] == "accepted":
                return
            if message.get("ref") == ref and message["type"] == "refused":
                if message["code"] not in PASSING:
                    raise Refused(message["code"], message["message"], message.get("advice", ""))
                await asyncio.sleep(BACK_OFF)
                await self._hang_up()
                raise EOFError
            self._keep(message)

    def _trusted(self) -> SSLContext:
        """Who signs for the service; to read the authorities takes long, so only where asked."""
        self._trust = self._trust or create_default_context()
        return self._trust

    async def _connect(self) -> None:
        """Come to the table, wherever it is at home now. Raises Unreachable."""
        wait = BACK_OFF
        for _ in range(ATTEMPTS):
            try:
                self._socket = await connect(
                    f"{self._next}/api/socket",
                    max_size=None,
                    additional_headers=MEANT,
                    ssl=self._trusted() if self._next.startswith("wss") else None,
                )
                await self._greet(self._socket)
            except LOST:
                await self._hang_up()
                self._next = self._home
                await asyncio.sleep(wait)
                wait *= 2
            else:
                return
        raise Unreachable(f"{self._home} does not let us to the table {self.game}")

    async def _greet(self, socket: ClientConnection) -> None:
        hello = {
            "type": "hello",
            "table": self.game,
            "session": self._token,
            "have": self._version,
            "branch": self._branch,
            "orders": {title: {"modes": modes} for title, modes in self._orders.items()},
        }
        await socket.send(msgspec.json.encode(hello).decode())
        self._answered = -1
        while True:
            message = await self._hear()
            self._keep(message)
            if message["type"] == "welcome":
                return

    async def _hear(self) -> dict[str, Any]:
        """The next message; a table that is elsewhere now is a lost connection."""
        assert self._socket is not None
        async with asyncio.timeout(QUIET):
            message: dict[str, Any] = msgspec.json.decode(await self._socket.recv())
        if message["type"] == "elsewhere":
            self._next = message["url"]
            raise EOFError
        if message["type"] == "closing":
            if message["code"] in FINAL:
                raise Refused(message["code"], message["message"])
            await asyncio.sleep(message.get("again", 0) / 1_000)
            raise EOFError
        return message

    def _keep(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.seat = message["seat"]
            if message["branch"] != self._branch:
                self._branch, self._version, self.view = message["branch"], -1, None
        elif kind == "whole":
            self.view = message["view"]
        elif kind == "news":
            changed = patched(self.view, msgspec.convert(message["delta"], Delta))
            assert isinstance(changed, dict)
            self.view = changed
        if kind in ("whole", "news"):
            self._version, self._prompt = message["version"], message["prompt"]
            self.result = message.get("result", "") or self.result

    async def _hang_up(self) -> None:
        if self._socket is not None:
            socket, self._socket = self._socket, None
            await socket.close()
