"""
Presence: how many are connected anywhere, and which of those who are asked for.

What belongs here: counting connections, and telling and hearing the other processes.
What does not: until when somebody is here (`hosting.people.presence`), and who asks (`news`).

Processes tell each other counts. That one person is here is told under a subject of that
person, so that only those processes hear it where somebody asks for them.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from dejarik.hosting.people.presence import Presence
from dejarik.service.bus_news import UNREADABLE, news_of
from dejarik.service.lobby.lobby_wire import AskPresent, Company, Counted, Present
from dejarik.service.metrics import Metrics
from dejarik.service.ports import Account, Bus, Now, Subscription

BEAT_SECONDS: Final = 10.0
COUNT_SECONDS: Final = 3.0
PATIENCE_MS: Final = 10_000
"""How long the count of a process is believed."""
AT_ONCE: Final = 500
"""People in one question to the other processes."""
PERSON: Final = "present."
"""With an account behind it: whether a process has this person."""
ASKED: Final = "presence.asked"
COUNTED: Final = "presence.counted"

_asked = msgspec.json.Decoder(AskPresent)
_counted = msgspec.json.Decoder(Counted)
_present = msgspec.json.Decoder(Present)

Titles = Callable[[], Mapping[str, int]]
"""How many people are at tables of each game here."""


def _no_tables() -> Mapping[str, int]:
    return {}


def _nobody_asks(_account: str) -> None:
    return


class PresenceTracker:
    """
    Knows who comes and goes here, and hears of those elsewhere who are asked for.

    `changed` is called with whoever of those has come or gone.
    """

    def __init__(self, process: str, bus: Bus, now: Now, metrics: Metrics) -> None:
        self.process = process
        self.presence = Presence()
        self.changed: Callable[[str], None] = _nobody_asks
        self._bus = bus
        self._now = now
        self._metrics = metrics
        self._connections: Counter[str] = Counter()
        # By how many somebody is asked for.
        self._wanted: Counter[str] = Counter()
        # What each process counted last, and when.
        self._counted: dict[str, tuple[int, Counted]] = {}
        self._subscription: Subscription | None = None
        # Who has come or gone, and who is asked for or no more, since it was last told.
        self._untold: set[str] = set()
        self._unheard: set[str] = set()
        self._news = asyncio.Event()

    def come(self, who: Account) -> None:
        """Somebody has opened a connection to this process."""
        self._connections[who.id] += 1
        if self.presence.heard(self.process, who.id, self._now()):
            self._note(who.id)

    def go(self, who: Account) -> None:
        """Somebody has closed one; the last one is told."""
        self._connections[who.id] -= 1
        if self._connections[who.id] > 0:
            return
        del self._connections[who.id]
        self.presence.left(self.process, who.id, self._now())
        self._note(who.id)

    def _note(self, account: str) -> None:
        self._untold.add(account)
        self._news.set()
        if account in self._wanted:
            self.changed(account)

    def watch(self, accounts: Iterable[str]) -> None:
        """Hear of some people from now on; each call is undone by one of `unwatch`."""
        for account in accounts:
            self._wanted[account] += 1
            self._unheard.add(account)
            self._news.set()

    def unwatch(self, accounts: Iterable[str]) -> None:
        """Hear of them no more, unless somebody else asks for them."""
        for account in accounts:
            self._wanted[account] -= 1
            if self._wanted[account] <= 0:
                del self._wanted[account]
                self._unheard.add(account)
                self._news.set()

    def is_here(self, account: str) -> bool:
        """Whether somebody is here; of those elsewhere it is known if they are asked for."""
        return self.presence.is_here(account, self._now())

    def company(self) -> Company:
        """How many are here, and at tables of which game."""
        since = self._now() - PATIENCE_MS
        found = [one for at, one in self._counted.values() if at > since]
        titles: Counter[str] = Counter()
        for one in found:
            titles.update(one.titles)
        return Company(sum(one.people for one in found), dict(sorted(titles.items())))

    async def work(
        self, titles: Titles = _no_tables, every: float = BEAT_SECONDS, count: float = COUNT_SECONDS
    ) -> None:
        """Tell and hear until cancelled."""
        self._subscription = self._bus.subscription()
        self._unheard.update(self._wanted)
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._hear_people(self._subscription))
                tasks.create_task(self._hear_questions())
                tasks.create_task(self._hear_counts())
                tasks.create_task(self._keep_counting(titles, count))
                tasks.create_task(self._keep_beating(every))
                tasks.create_task(self._keep_telling())
        finally:
            await self._subscription.close()
            self._subscription = None

    # --- telling ---

    async def beat(self) -> None:
        """Say who is connected here, each to those who ask for them."""
        now = self._now()
        for account in list(self._connections):
            self.presence.heard(self.process, account, now)
            await self._tell(account, here=True)

    async def tell_news(self) -> None:
        """Listen for whoever is asked for since, and say who has come and gone."""
        untold, self._untold = self._untold, set()
        unheard, self._unheard = self._unheard, set()
        self._news.clear()
        await self._listen(unheard)
        for account in untold:
            await self._tell(account, here=account in self._connections)

    async def _listen(self, accounts: Iterable[str]) -> None:
        wanted = [one for one in accounts if one in self._wanted]
        if self._subscription is not None:
            for account in accounts:
                if account in self._wanted:
                    await self._subscription.add(PERSON + account)
                else:
                    await self._subscription.remove(PERSON + account)
                    self._forget(account)
        for place in range(0, len(wanted), AT_ONCE):
            asked = AskPresent(self.process, tuple(wanted[place : place + AT_ONCE]))
            await self._bus.publish(ASKED, msgspec.json.encode(asked))

    def _forget(self, account: str) -> None:
        """Nobody asks for somebody any more; those who are connected here stay known."""
        if account not in self._connections:
            self.presence.forget(account)

    async def tell_count(self, titles: Titles = _no_tables) -> None:
        """Say how many are here; this process knows it at once."""
        counted = Counted(self.process, len(self._connections), dict(titles()))
        self._counted[self.process] = (self._now(), counted)
        await self._bus.publish(COUNTED, msgspec.json.encode(counted))

    async def _tell(self, account: str, *, here: bool) -> None:
        told = Present(self.process, here=here)
        await self._bus.publish(PERSON + account, msgspec.json.encode(told))

    async def _keep_beating(self, every: float) -> None:
        while True:
            await self.beat()
            await asyncio.sleep(every)

    async def _keep_counting(self, titles: Titles, every: float) -> None:
        while True:
            await self.tell_count(titles)
            self.lapse()
            await asyncio.sleep(every)

    async def _keep_telling(self) -> None:
        while True:
            await self._news.wait()
            await self.tell_news()

    # --- hearing ---

    def lapse(self) -> None:
        """Forget those of whom nothing was heard, and processes that count no more."""
        for account in self.presence.lapse(self._now()):
            if account in self._wanted:
                self.changed(account)
        since = self._now() - PATIENCE_MS
        self._counted = {name: one for name, one in self._counted.items() if one[0] > since}

    def hear(self, account: str, present: Present) -> None:
        """Note what a process told of somebody."""
        if present.process == self.process or account not in self._wanted:
            return
        if not present.here:
            self.presence.left(present.process, account, self._now())
        elif self.presence.heard(present.process, account, self._now()):
            self.changed(account)

    def hear_count(self, counted: Counted) -> None:
        """Note how many a process has."""
        if counted.process != self.process:
            self._counted[counted.process] = (self._now(), counted)

    async def answer(self, asked: AskPresent) -> None:
        """Say who is here of those another process asks for."""
        if asked.process != self.process:
            for account in _known(asked.accounts, self._connections):
                await self._tell(account, here=True)

    async def _hear_people(self, subscription: Subscription) -> None:
        async for subject, data in subscription:
            try:
                present = _present.decode(data)
            except UNREADABLE:
                self._metrics.unreadable.inc()
                continue
            self.hear(subject.removeprefix(PERSON), present)

    async def _hear_questions(self) -> None:
        async for asked in news_of(self._bus, ASKED, _asked, self._metrics):
            await self.answer(asked)

    async def _hear_counts(self) -> None:
        async for counted in news_of(self._bus, COUNTED, _counted, self._metrics):
            self.hear_count(counted)


def _known(accounts: Sequence[str], connections: Mapping[str, int]) -> list[str]:
    return [account for account in accounts if account in connections]
