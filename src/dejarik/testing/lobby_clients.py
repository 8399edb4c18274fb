"""
Scripted people in the lobby: they listen as a page does, speak, offer and withdraw now and then.

What belongs here: connecting, coming back, acting at a human pace, keeping account.
What does not: servers, and judging the account (`lobby_load`, `chaos`).
"""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection

from dejarik.testing.table_clients import LOST, OPEN_TIMEOUT, open_socket
from dejarik.testing.visits import MEANT

TOPICS: Final = ("offers", "tables", "chat", "people", "inbox", "own", "friends")
LISTS: Final = frozenset({"offers", "tables", "chat"})
MINUTES: Final = 180
DECK: Final = {"kind": "ready", "name": "aw-heroes"}
TERMS: Final = {"format": "starter"}
ENCODER: Final = msgspec.json.Encoder()


@dataclass
class Log:
    """What all people of an experiment did and were told; times are seconds."""

    begun: dict[str, float] = field(default_factory=dict)
    """When what was said or offered was sent, by its words or its owner."""
    news: list[float] = field(default_factory=list)
    """From sending something to reading of it elsewhere."""
    asked: list[float] = field(default_factory=list)
    """From a request to its answer."""
    refused: list[int] = field(default_factory=list)
    messages: int = 0
    bytes: int = 0
    losses: int = 0


class LobbyPerson:
    """
    Somebody in the lobby, who acts every `pace` seconds on average, or never if that is 0.

    Only who is `attentive` reads what comes: reading costs more than sending it.
    """

    def __init__(self, urls: Sequence[str], session: str, log: Log, seed: str) -> None:
        self.urls = list(urls)
        self.session = session
        self.log = log
        self.random = random.Random(seed)  # noqa: S311  (a script, not a secret)
        self.pace = 0.0
        self.attentive = True
        self.arrived = asyncio.Event()
        self.lines: set[str] = set()
        self._marks: dict[str, str] = {}
        self._offer = ""
        self._spoken = 0
        self._next = self.random.choice(self.urls)

    async def stay(self, client: httpx.AsyncClient) -> None:
        """Listen and act until cancelled, whatever happens to the servers."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._listen())
            if self.pace:
                tasks.create_task(self._act(client))

    async def _listen(self) -> None:
        while True:
            try:
                async with asyncio.timeout(OPEN_TIMEOUT):
                    socket = await open_socket(f"{self._next}/api/news")
                async with socket:
                    await self._hear(socket)
            except LOST:
                self.log.losses += 1
            self._next = self.random.choice(self.urls)
            await asyncio.sleep(0.1 + 0.4 * self.random.random())

    async def _hear(self, socket: ClientConnection) -> None:
        topics = [{"topic": one, "have": self._marks.get(one, "")} for one in TOPICS]
        hello = {"type": "hello", "topics": topics, "session": self.session}
        await socket.send(ENCODER.encode(hello), text=True)
        while True:
            data = await socket.recv()
            self.log.messages += 1
            self.log.bytes += len(data)
            if not self.arrived.is_set() or self.attentive:
                self._read(msgspec.json.decode(data))

    def _read(self, message: dict[str, Any]) -> None:
        now = time.monotonic()
        for part in message.get("parts", ()):
            topic = part["topic"]
            if topic in LISTS:
                if part["since"] and part["since"] != self._marks.get(topic):
                    raise AssertionError(f"{topic} since {part['since']}")
                self._note(part, now)
            self._marks[topic] = part["mark"] if self.attentive else ""
        if message["type"] == "told":
            self.arrived.set()

    def _note(self, part: dict[str, Any], now: float) -> None:
        for row in part["rows"]:
            key = row.get("text") or row.get("owner", "")
            if part["topic"] == "chat":
                self.lines.add(key)
            if part["since"] and (begun := self.log.begun.get(key)) is not None:
                self.log.news.append(now - begun)

    # --- acting ---

    async def _act(self, client: httpx.AsyncClient) -> None:
        await asyncio.sleep(self.pace * self.random.random())
        while True:
            if self.random.random() < 0.5:
                await self.speak(client)
            elif self._offer:
                await self.ask(client, "seeks/withdraw", {"id": self._offer})
                self._offer = ""
            else:
                await self._make_offer(client)
            await asyncio.sleep(self.pace * (0.5 + self.random.random()))

    async def speak(self, client: httpx.AsyncClient) -> str:
        """Say something that nobody else says; what."""
        self._spoken += 1
        text = f"{self.session[:8]} says {self._spoken}"
        self.log.begun[text] = time.monotonic()
        await self.ask(client, "chat/say", {"text": text})
        return text

    async def _make_offer(self, client: httpx.AsyncClient) -> None:
        # A clock that hardly anybody else wants: offers are to be looked at, not taken.
        minutes, increment = self.random.randint(1, MINUTES), self.random.randint(0, MINUTES)
        clock = {"kind": "chess", "minutes": minutes, "increment": increment}
        began = time.monotonic()
        offered = {"terms": TERMS, "deck": DECK, "settings": {"clock": clock}}
        if told := await self.ask(client, "seeks/offer", offered):
            self._offer = told["id"]
            self.log.begun[told["owner"]] = began

    async def ask(
        self, client: httpx.AsyncClient, path: str, body: object
    ) -> dict[str, Any] | None:
        """Ask for something; nothing if it is refused or the server is away."""
        url = self.random.choice(self.urls).replace("ws", "http", 1)
        headers = {**MEANT, "Authorization": f"Bearer {self.session}"}
        began = time.monotonic()
        try:
            answer = await client.post(f"{url}/api/{path}", json=body, headers=headers)
        except httpx.HTTPError:
            self.log.refused.append(0)
            return None
        self.log.asked.append(time.monotonic() - began)
        if answer.status_code != httpx.codes.OK:
            self.log.refused.append(answer.status_code)
            return None
        found: dict[str, Any] = answer.json()
        return found


async def unheard(people: Sequence[LobbyPerson], client: httpx.AsyncClient, patience: float) -> int:
    """Let somebody say something; how many of those who listen have not heard it in time."""
    speaker, end = people[0], time.monotonic() + patience
    text = ""
    while not text and time.monotonic() < end:
        known = len(speaker.log.refused)
        text = await speaker.speak(client)
        if len(speaker.log.refused) > known:
            text = ""
            await asyncio.sleep(1.0)
    deaf = [one for one in people if text not in one.lines]
    while deaf and time.monotonic() < end:
        await asyncio.sleep(0.05)
        deaf = [one for one in people if text not in one.lines]
    return len(deaf)
