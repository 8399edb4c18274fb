"""
The crowd at a table: everybody who is connected to it, and telling them.

What belongs here: who is here, which audience they belong to, and who is behind time.
What does not: what is told, and when (`live`).
"""

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import Final

from dejarik.hosting.play.hosted_wire import Hosted
from dejarik.hosting.play.room import Room, Step
from dejarik.hosting.wire import News, Whole
from dejarik.kernel.ids import NOBODY
from dejarik.service import ports, wire
from dejarik.service.ids import new_id
from dejarik.service.tables.broadcast import Broadcast, Deliver
from dejarik.service.tables.clients import Client, encoded
from dejarik.service.tables.delay import Delay
from dejarik.service.tables.feed import Feed
from dejarik.service.tables.foreseer import Foreseer, Foresight
from dejarik.service.tables.relay_wire import Ended

FEW: Final = 20
"""Among so many everybody is told at once who comes and goes."""
FOLLOWING: Final = 5.0
"""Seconds after which a process that says nothing more does not follow any more."""
PRESENCE_EVERY: Final = 1.0
"""Seconds between two such messages where more are here."""


class Connections:
    """
    The clients of one table.

    What they were told counts in one `branch` as long as this home lives: another home may
    have told another history, if a backup was restored in between.
    """

    def __init__(self, hosted: Hosted, room: Room, now: ports.Now, foreseer: Foreseer) -> None:
        self.clients: set[Client] = set()
        self.branch = new_id()
        self._hosted = hosted
        self._room = room
        self._now = now
        self._delay: Delay | None = None
        # By audience: the entry they were made at, the version, and the bytes.
        self._wholes: dict[int, tuple[int, int, bytes]] = {}
        self._foresight = Foresight(self.branch, room, foreseer)
        self._broadcast = Broadcast(self._watching)
        self.feed: Feed | None = None
        # By process: how many watch there, and when it said so.
        self._followers: dict[str, tuple[int, float]] = {}
        self._presence_told = float("-inf")
        self._presence_due: asyncio.TimerHandle | None = None
        if hosted.settings.delay:
            self._delay = Delay(hosted.settings.delay)
            self._delay.hold(room.attend(NOBODY), now())

    # --- who is here ---

    def come(self, client: Client) -> None:
        """Somebody is here: they get the table, or nothing if they have its newest version."""
        self.clients.add(client)
        if not self.is_behind(client):
            version, data = self._whole(client.seat)
            if client.have != version:
                client.have = version
                client.send_bytes(data)
            self._foresight.want(client.seat, self.clients, client)
        else:
            self.show(client)

    def go(self, client: Client) -> None:
        """Somebody is gone, for now."""
        self.clients.discard(client)
        seat = client.seat
        if not self.is_behind(client):
            self._detach_if_empty(seat)
        self.tell_presence()

    def _detach_if_empty(self, seat: int) -> None:
        if seat == NOBODY and self._followers:
            return
        if all(other.seat != seat for other in self.clients):
            self._room.detach(seat)
            self._wholes.pop(seat, None)

    def follow(self, process: str, watchers: int) -> None:
        """So many watch at another process; nobody does there any more if it is none."""
        before = self._followers.pop(process, (0, 0.0))[0]
        if watchers:
            self._followers[process] = (watchers, asyncio.get_running_loop().time())
        if watchers != before:
            self.tell_presence()

    def _lose_followers(self) -> None:
        """Processes that are gone follow no more."""
        since = asyncio.get_running_loop().time() - FOLLOWING
        late = [process for process, (_, at) in self._followers.items() if at < since]
        for process in late:
            self.follow(process, 0)
        if late and self._delay is None:
            self._detach_if_empty(NOBODY)

    def disperse(self, why: wire.Closing) -> None:
        """Send everybody away."""
        self._broadcast.close()
        if self.feed is not None:
            self.feed.put(Ended(self.branch, why))
        for client in self.clients:
            client.close(why)
        self.clients.clear()

    def _watching(self) -> Iterable[Client]:
        return [client for client in self.clients if client.seat == NOBODY]

    def seats_here(self) -> set[int]:
        """The seats whose people are here."""
        return {client.seat for client in self.clients if client.seat != NOBODY}

    def watchers(self) -> int:
        """How many watch; somebody with two windows once."""
        here = len({client.account for client in self.clients if client.seat == NOBODY})
        return here + sum(watchers for watchers, _ in self._followers.values())

    def sitters(self) -> tuple[wire.Sitter, ...]:
        """Who sits where, and whether they are here."""
        here = self.seats_here()
        return tuple(
            wire.Sitter(seat.name, seat.bot, bool(seat.bot) or place in here)
            for place, seat in enumerate(self._hosted.seats)
        )

    def is_behind(self, client: Client) -> bool:
        """Whether somebody watches later than things happen."""
        return client.seat == NOBODY and self._delay is not None

    def version_for(self, client: Client) -> int:
        """The version a client may know of; who watches behind time knows only what was sent."""
        return -1 if self.is_behind(client) else self._room.version(client.seat)

    # --- telling ---

    def show(self, client: Client) -> bool:
        """Send somebody the whole table as they may see it now; False if that is nothing yet."""
        if self._delay is None or client.seat != NOBODY:
            client.send_bytes(self._whole(client.seat)[1])
            self._foresight.want(client.seat, self.clients, client)
            return True
        self.let_go()
        whole = self._delay.whole()
        if whole is not None:
            client.have = self._delay.view.version
            client.send_bytes(whole)
        return whole is not None

    def _whole(self, seat: int) -> tuple[int, bytes]:
        """An audience's version and its whole table, made once for all who come to it."""
        at, version, data = self._wholes.get(seat, (-1, 0, b""))
        if at != self._room.seq():
            whole = self._room.attend(seat)
            version, data = whole.version, encoded(whole)
            self._wholes[seat] = (self._room.seq(), version, data)
        return version, data

    def tell(self, step: Step) -> None:
        """Tell every audience what it hears of a step; first those who play."""
        for seat, news in sorted(step.news.items(), reverse=True):
            if seat == NOBODY and self._delay is not None:
                self._delay.hold(news, self._now())
                continue
            data = encoded(news)
            deliver = partial(self._tell_news, news, data)
            if seat == NOBODY:
                self._tell_watchers(deliver, data)
                continue
            for client in self.clients:
                if client.seat == seat:
                    deliver(client)
            self._foresight.want(seat, self.clients)

    def _tell_watchers(self, deliver: Deliver, data: bytes) -> None:
        """Tell those who watch here, and once each process where somebody watches."""
        self._broadcast.send(deliver)
        if self.feed is not None and self._followers:
            self.feed.tell(data)

    def whole_for_watchers(self) -> tuple[bytes, ...]:
        """The table as those who watch may see it now; nothing if they may not yet."""
        if self._delay is None:
            return (self._whole(NOBODY)[1],)
        self.let_go()
        whole = self._delay.whole()
        return () if whole is None else (whole,)

    def _tell_news(self, news: News | Whole, data: bytes, client: Client) -> None:
        """Tell somebody, unless they have seen it already; who has missed some gets the whole."""
        if client.have >= news.version:
            return
        if isinstance(news, News) and client.have != news.since:
            client.have, data = self._whole(client.seat)
        else:
            client.have = news.version
        client.send_bytes(data)

    def tell_all(self, message: wire.Reply) -> None:
        """Tell everybody, those behind time when it is time."""
        data = encoded(message)
        for client in self.clients:
            if client.seat != NOBODY:
                client.send_bytes(data)
        if self._delay is not None:
            self._delay.hold(message, self._now())
        else:
            self._tell_watchers(partial(Client.send_bytes, data=data), data)

    def tell_seat(self, seat: int, message: wire.Reply) -> None:
        """Tell only those who sit there."""
        data = encoded(message)
        for client in self.clients:
            if client.seat == seat:
                client.send_bytes(data)

    def presence(self) -> wire.Presence:
        """Who is here."""
        present = tuple(sitter.present for sitter in self.sitters())
        return wire.Presence(present, self.watchers())

    def tell_presence(self, newcomer: Client | None = None) -> None:
        """Tell everybody who is here: where many are, at most once a second."""
        loop = asyncio.get_running_loop()
        wait = self._presence_told + PRESENCE_EVERY - loop.time()
        if len(self.clients) <= FEW or wait <= 0:
            self._tell_presence_now()
            return
        if newcomer is not None and not self.is_behind(newcomer):
            newcomer.send(self.presence())
        if self._presence_due is None:
            self._presence_due = loop.call_later(wait, self._tell_presence_now)

    def _tell_presence_now(self) -> None:
        if self._presence_due is not None:
            self._presence_due.cancel()
            self._presence_due = None
        self._presence_told = asyncio.get_running_loop().time()
        self.tell_all(self.presence())

    def let_go(self) -> None:
        """Tell those behind time what they may see by now; forget who follows no more."""
        self._lose_followers()
        if self._delay is None:
            return
        for message, data in self._delay.release(self._now()):
            if isinstance(message, News | Whole):
                self._tell_watchers(partial(self._tell_late, message, data), data)
            else:
                self._tell_watchers(partial(Client.send_bytes, data=data), data)

    def _tell_late(self, news: News | Whole, data: bytes, client: Client) -> None:
        """The same for those behind time: who came meanwhile has it already."""
        if client.have >= news.version:
            return
        if isinstance(news, News) and client.have != news.since:
            self.show(client)
        else:
            client.have = news.version
            client.send_bytes(data)
