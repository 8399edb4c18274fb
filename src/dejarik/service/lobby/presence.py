"""
Presence: who is connected, to this process or to another.

What belongs here: counting connections, and telling and hearing the other processes.
What does not: until when somebody is here (`hosting.people.presence`).
"""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

import msgspec

from dejarik.hosting.people.presence import Presence
from dejarik.service.bus_news import news_of
from dejarik.service.lobby.lobby_wire import Beats, Company, Present
from dejarik.service.metrics import Metrics
from dejarik.service.ports import Account, Bus, Now

BEAT_SECONDS: Final = 10.0
AT_ONCE: Final = 500
"""People in one message between processes."""
LISTED: Final = 500
"""People in one list for a client."""
SUBJECT: Final = "presence."

_beats = msgspec.json.Decoder(Beats)


class Doorkeeper:
    """Knows who comes and goes here, and hears of those elsewhere."""

    def __init__(self, process: str, bus: Bus, now: Now, metrics: Metrics) -> None:
        self.process = process
        self.presence = Presence()
        self._bus = bus
        self._now = now
        self._metrics = metrics
        self._connections: Counter[str] = Counter()
        self._names: dict[str, str] = {}
        # Who has just come, or gone with no name, since it was last told.
        self._untold: dict[str, str | None] = {}
        self._news = asyncio.Event()

    def come(self, who: Account) -> None:
        """Somebody has opened a connection to this process."""
        self._connections[who.id] += 1
        self._names[who.id] = who.name
        if self.presence.heard(self.process, who.id, who.name, self._now()):
            self._note(who.id, who.name)

    def go(self, who: Account) -> None:
        """Somebody has closed one; the last one is told."""
        self._connections[who.id] -= 1
        if self._connections[who.id] > 0:
            return
        del self._connections[who.id]
        self._names.pop(who.id, None)
        self.presence.left(self.process, who.id, self._now())
        self._note(who.id, None)

    def _note(self, account: str, name: str | None) -> None:
        self._untold[account] = name
        self._news.set()

    async def look_in(self, who: Account, hidden: AbstractSet[str] = frozenset()) -> Company:
        """Somebody without a connection asks who is here, and so is here for a while."""
        self.presence.heard(self.process, who.id, who.name, self._now())
        await self._tell(Beats(self.process, here=(Present(who.id, who.name),)))
        return self.company(hidden)

    def here(self) -> frozenset[str]:
        """The accounts of everybody who is here."""
        return frozenset(account for account, _ in self.presence.here(self._now()))

    def company(self, hidden: AbstractSet[str] = frozenset()) -> Company:
        """Who is here, for a client that is not told of some."""
        everybody = self.presence.here(self._now())
        here = [(account, name) for account, name in everybody if account not in hidden]
        people = tuple(Present(account, name) for account, name in here[:LISTED])
        return Company(people, len(here))

    async def work(self, every: float = BEAT_SECONDS) -> None:
        """Tell and hear until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._hear())
            tasks.create_task(self._keep_telling(every))
            tasks.create_task(self._keep_telling_news())

    def hear(self, beats: Beats) -> None:
        """Note what a process told."""
        if beats.process == self.process:
            return
        now = self._now()
        for one in beats.here:
            self.presence.heard(beats.process, one.account, one.name, now)
        for account in beats.gone:
            self.presence.left(beats.process, account, now)

    async def beat(self) -> None:
        """Say who is connected here, and forget those of whom nothing was heard."""
        now = self._now()
        here = [Present(account, name) for account, name in self._names.items()]
        for one in here:
            self.presence.heard(self.process, one.account, one.name, now)
        for part in _parts(here):
            await self._tell(Beats(self.process, here=part))
        self.presence.lapse(now)

    async def tell_news(self) -> None:
        """Say who has come and gone since it was last said."""
        untold, self._untold = self._untold, {}
        self._news.clear()
        here = [Present(account, name) for account, name in untold.items() if name is not None]
        gone = tuple(account for account, name in untold.items() if name is None)
        for part in _parts(here):
            await self._tell(Beats(self.process, here=part))
        if gone:
            await self._tell(Beats(self.process, gone=gone))

    async def _hear(self) -> None:
        async for beats in news_of(self._bus, SUBJECT + "*", _beats, self._metrics):
            self.hear(beats)

    async def _keep_telling(self, every: float) -> None:
        while True:
            await self.beat()
            await asyncio.sleep(every)

    async def _keep_telling_news(self) -> None:
        while True:
            await self._news.wait()
            await self.tell_news()

    async def _tell(self, beats: Beats) -> None:
        await self._bus.publish(SUBJECT + self.process, msgspec.json.encode(beats))


def _parts(people: Sequence[Present]) -> Iterator[tuple[Present, ...]]:
    for place in range(0, len(people), AT_ONCE):
        yield tuple(people[place : place + AT_ONCE])
