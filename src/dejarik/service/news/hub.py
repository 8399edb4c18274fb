"""
The hub: who listens to what in this process, and bringing it up to date.

What belongs here: which topics are read when, and who is woken.
What does not: how a topic is read (`shared_topics`, `personal_topics`), and who may listen
(`admission`).

Hints say that a topic may have changed. It is read at once, and then not again for a moment,
however many hints come meanwhile. Since hints may be lost, everything is read now and then.
"""

import asyncio
from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final

import structlog

from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.offer_keeping import keep_offers
from dejarik.service.lobby.presence import PresenceTracker
from dejarik.service.news.image import Feed
from dejarik.service.news.listeners import Key, Listener
from dejarik.service.news.news_wire import PERSONAL
from dejarik.service.news.personal_topics import Person
from dejarik.service.news.shared_topics import Shared, shared
from dejarik.service.people.moderation_store import BlockStore
from dejarik.service.ports import PERSON, Subscription, Unavailable

PAUSE: Final = 0.25
"""Seconds between two readings of a topic at least."""
READ_EVERY: Final = 5.0
"""Seconds after which a topic is read without a hint."""
PERSON_READ_MS: Final = 60_000
"""The same for what belongs to one person."""
PERSON_READ_AWAY_MS: Final = 10_000
"""The same while no hints can come."""
OFFERS_KEPT_EVERY: Final = 15.0
"""Seconds; an offer stands four times as long."""
PEOPLE_AT_ONCE: Final = 4
WOKEN_AT_ONCE: Final = 50
"""Listeners that are written to before anything else has its turn."""

log = structlog.get_logger()


class Hub:
    """Everybody who listens here, and everything they listen to."""

    def __init__(self, ports: LobbyPorts, doorkeeper: PresenceTracker) -> None:
        self.ports = ports
        self.people: dict[str, Person] = {}
        self._doorkeeper = doorkeeper
        self._shared: dict[Key, Shared] = {}
        # People by the friends of theirs who are heard of here.
        self._following: dict[str, set[Person]] = {}
        self._followed: dict[Person, frozenset[str]] = {}
        self._subjects: Counter[str] = Counter()
        self._unheard: set[str] = set()
        self._subscription: Subscription | None = None
        self._stale_topics: set[Key] = set()
        self._stale_people: set[Person] = set()
        self._topics_hinted = asyncio.Event()
        self._people_hinted = asyncio.Event()
        doorkeeper.changed = self._friend_changed

    # --- who listens ---

    async def join(self, listener: Listener) -> None:
        """Let somebody in, and know from whom they are apart. Raises Unavailable."""
        account = listener.account
        listener.hidden = await BlockStore(self.ports.database).apart(account.id)
        person = self.people.get(account.id)
        if person is None:
            person = self.people[account.id] = Person(account)
            self._want(PERSON + account.id)
            # What has changed before hints of them are heard is found by reading once more.
            self._make_stale(person)
        person.listeners.add(listener)

    def listen(self, listener: Listener, topics: Iterable[tuple[Key, str]]) -> None:
        """Let a listener hear these topics, each from a mark on, instead of those before."""
        wanted = dict(topics)
        for key in listener.listens_to() - wanted.keys():
            self._part(listener, key)
        person = self.people[listener.account.id]
        for key, mark in wanted.items():
            listener.attach(key, self._feed(listener, person, key), mark)
        person.keep_topics()

    def _feed(self, listener: Listener, person: Person, key: Key) -> Feed:
        topic, _ = key
        if topic in PERSONAL:
            feed = person.feed(topic)
            if not feed.mark:
                self._make_stale(person)
            return feed
        found = self._shared.get(key)
        if found is None:
            found = self._shared[key] = shared(key, self.ports, self._doorkeeper)
            self._want(found.subject)
            self._stale_topics.add(key)
            self._topics_hinted.set()
        found.listeners.add(listener)
        return found.reader.feed

    def leave(self, listener: Listener) -> None:
        """A listener is gone; a second time changes nothing."""
        for key in listener.listens_to():
            self._part(listener, key)
        person = self.people.get(listener.account.id)
        if person is None or listener not in person.listeners:
            return
        person.listeners.discard(listener)
        person.keep_topics()
        if not person.listeners:
            del self.people[person.account.id]
            self._want_no_more(PERSON + person.account.id)
            self._follow(person, frozenset())

    def _part(self, listener: Listener, key: Key) -> None:
        listener.detach(key)
        found = self._shared.get(key)
        if found is None:
            return
        found.listeners.discard(listener)
        if not found.listeners:
            del self._shared[key]
            self._want_no_more(found.subject)

    def count(self) -> int:
        """How many listen here."""
        return sum(len(person.listeners) for person in self.people.values())

    # --- what is heard ---

    def _want(self, subject: str) -> None:
        if subject:
            self._subjects[subject] += 1
            self._unheard.add(subject)
            self._people_hinted.set()

    def _want_no_more(self, subject: str) -> None:
        if subject:
            self._subjects[subject] -= 1
            self._unheard.add(subject)
            self._people_hinted.set()

    async def _subscribe(self) -> None:
        """Hear what is wanted by now, and nothing else."""
        unheard, self._unheard = self._unheard, set()
        if self._subscription is None:
            return
        for subject in unheard:
            if self._subjects[subject] > 0:
                await self._subscription.add(subject)
            else:
                del self._subjects[subject]
                await self._subscription.remove(subject)

    def _hear(self, subject: str) -> None:
        if subject.startswith(PERSON):
            person = self.people.get(subject.removeprefix(PERSON))
            if person is not None:
                self._make_stale(person)
            return
        self._stale_topics |= {key for key, one in self._shared.items() if one.subject == subject}
        self._topics_hinted.set()

    def _make_stale(self, person: Person) -> None:
        self._stale_people.add(person)
        self._people_hinted.set()

    def _friend_changed(self, account: str) -> None:
        for person in self._following.get(account, ()):
            person.friend_changed(self._doorkeeper)

    def _follow(self, person: Person, friends: frozenset[str]) -> None:
        """Hear of these friends of somebody, and of no others."""
        before = self._followed.pop(person, frozenset())
        if friends:
            self._followed[person] = friends
        for account in friends - before:
            self._following.setdefault(account, set()).add(person)
        for account in before - friends:
            self._following[account].discard(person)
            if not self._following[account]:
                del self._following[account]
        self._doorkeeper.watch(friends - before)
        self._doorkeeper.unwatch(before - friends)

    # --- work ---

    async def work(self) -> None:
        """Hear hints, read and tell until cancelled."""
        self._subscription = self.ports.bus.subscription()
        self._unheard.update(self._subjects)
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._keep_hearing(self._subscription))
                tasks.create_task(self._keep_reading_topics())
                tasks.create_task(self._keep_reading_people())
                tasks.create_task(self._keep_looking())
                tasks.create_task(self._keep_offers())
        finally:
            await self._subscription.close()
            self._subscription = None

    async def _keep_hearing(self, subscription: Subscription) -> None:
        async for subject, _ in subscription:
            self._hear(subject)

    async def _keep_reading_topics(self) -> None:
        while True:
            await self._topics_hinted.wait()
            self._topics_hinted.clear()
            await self.read_topics()
            await asyncio.sleep(PAUSE)

    async def _keep_reading_people(self) -> None:
        while True:
            await self._people_hinted.wait()
            self._people_hinted.clear()
            await self.read_people()
            await asyncio.sleep(PAUSE)

    async def read_topics(self) -> None:
        """Read the topics that may have changed, and wake whoever listens to one that has."""
        await self._subscribe()
        stale, self._stale_topics = self._stale_topics, set()
        woken: dict[Listener, None] = {}
        for key in stale:
            found = self._shared.get(key)
            if found is not None and await _is_changed(found):
                woken.update(dict.fromkeys(found.listeners))
        await _wake(list(woken))

    async def read_people(self) -> None:
        """Read what belongs to people of whom something may have changed."""
        await self._subscribe()
        while self._stale_people:
            some = [self._stale_people.pop() for _ in range(self._next_people())]
            async with asyncio.TaskGroup() as tasks:
                for person in some:
                    tasks.create_task(self._read_person(person))

    def _next_people(self) -> int:
        return min(PEOPLE_AT_ONCE, len(self._stale_people))

    async def _read_person(self, person: Person) -> None:
        try:
            await person.read(self.ports, self._doorkeeper)
        except Unavailable:
            log.warning("personal_news_not_read")
        # Whoever has gone meanwhile follows nobody.
        is_here = self.people.get(person.account.id) is person
        self._follow(person, person.friends if is_here else frozenset())

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(READ_EVERY)
            self.look()

    def look(self) -> None:
        """Have everything read whose time has come, hints or none."""
        now = self.ports.now()
        patience = PERSON_READ_MS if self.ports.bus.is_up() else PERSON_READ_AWAY_MS
        for person in self.people.values():
            if now - person.read_at >= patience or 0 < person.due <= now:
                self._make_stale(person)
        self._stale_topics.update(self._shared)
        self._topics_hinted.set()

    async def _keep_offers(self) -> None:
        while True:
            await asyncio.sleep(OFFERS_KEPT_EVERY)
            try:
                await keep_offers(list(self.people), self.ports)
            except Unavailable:
                log.warning("offers_not_kept")


async def _is_changed(found: Shared) -> bool:
    try:
        return await found.reader.read()
    except Unavailable:
        log.warning("topic_not_read")
        return False


async def _wake(listeners: Collection[Listener]) -> None:
    """Wake listeners, some at a time: tables have their turn in between."""
    for count, listener in enumerate(listeners, 1):
        listener.wake()
        if not count % WOKEN_AT_ONCE:
            await asyncio.sleep(0)
