"""
Topics of one person: their inbox, their own offers and tables, their friends.

What belongs here: reading them, and when they have to be read again.
What does not: when that is looked at (`hub`).
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

import msgspec

from dejarik.service.lobby.friends import friends_of
from dejarik.service.lobby.inbox import read_inbox
from dejarik.service.lobby.inbox_wire import FriendList
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.presence import PresenceTracker
from dejarik.service.lobby.seek_store import SeekStore
from dejarik.service.lobby.seeks import told_seek
from dejarik.service.lobby.tables import own_tables
from dejarik.service.news.image import Value
from dejarik.service.news.listeners import Listener
from dejarik.service.news.news_wire import Own
from dejarik.service.people.moderation_store import BlockStore
from dejarik.service.ports import Account

PAST: Final = 5
"""Games that are over, in the list of one's own tables."""


@dataclass(eq=False)
class Person:
    """Somebody who listens here: their feeds, and when something of theirs lapses."""

    account: Account
    listeners: set[Listener] = field(default_factory=set)
    feeds: dict[str, Value] = field(default_factory=dict)
    friends: frozenset[str] = frozenset()
    read_at: int = 0
    due: int = 0
    _list: FriendList | None = None

    def feed(self, topic: str) -> Value:
        """The feed of a topic, which is read the next time if it is new."""
        return self.feeds.setdefault(topic, Value(topic))

    def tell(self) -> None:
        """Wake every connection of theirs."""
        for listener in self.listeners:
            listener.wake()

    def keep_topics(self) -> None:
        """Let go of feeds that no connection of theirs hears any more."""
        heard = {topic for one in self.listeners for topic, _ in one.listens_to()}
        for topic in self.feeds.keys() - heard:
            del self.feeds[topic]

    async def read(self, ports: LobbyPorts, doorkeeper: PresenceTracker) -> None:
        """Bring their feeds up to date, and tell what has changed. Raises Unavailable."""
        self.read_at = ports.now()
        hidden = await BlockStore(ports.database).apart(self.account.id)
        for listener in self.listeners:
            listener.hide(hidden)
        # Somebody may come while this waits, and listen to more.
        feeds = dict(self.feeds)
        values = {topic: await self._value(topic, ports, doorkeeper) for topic in feeds}
        changed = [topic for topic, feed in feeds.items() if feed.show(values[topic])]
        if changed:
            self.tell()

    async def _value(
        self, topic: str, ports: LobbyPorts, doorkeeper: PresenceTracker
    ) -> msgspec.Struct:
        if topic == "inbox":
            inbox = await read_inbox(self.account, ports)
            self.due = _first(
                [*(one.until for one in (*inbox.invited, *inbox.found)), inbox.muted_until]
            )
            return inbox
        if topic == "own":
            return await _own(self.account, ports)
        self._list = await friends_of(self.account, doorkeeper, ports)
        self.friends = frozenset(one.person.id for one in self._list.friends)
        return self._list

    def friend_changed(self, doorkeeper: PresenceTracker) -> None:
        """A friend has come or gone: say so without reading anything."""
        feed = self.feeds.get("friends")
        if feed is None or self._list is None:
            return
        replaced = msgspec.structs.replace
        friends = tuple(
            replaced(one, here=doorkeeper.is_here(one.person.id)) for one in self._list.friends
        )
        self._list = replaced(self._list, friends=friends)
        if feed.show(self._list):
            self.tell()


def _first(moments: Iterable[int]) -> int:
    """The first of some moments; 0 is none."""
    return min((one for one in moments if one), default=0)


async def _own(who: Account, ports: LobbyPorts) -> Own:
    seeks = await SeekStore(ports.database).of(who.id, ports.now())
    # Until when one's offer stands moves by itself while one listens.
    offers = tuple(msgspec.structs.replace(told_seek(one, own=True), until=0) for one in seeks)
    return Own(offers, await own_tables(who, PAST, ports))
