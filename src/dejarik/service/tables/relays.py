"""
Relays: tables that are watched here and are at home in another process.

What belongs here: asking the home for what watchers are told, and telling those who watch here.
What does not: the home's side (`feeds`), and whoever plays: they go to the home (`door`).

The home tells each process once, however many watch there, so its cost for a table that thousands
watch is that of a few messages. News may be lost: a gap, or a home that says nothing, is noticed.
"""

import asyncio
from typing import Any, Final

import msgspec
import structlog

from dejarik.hosting.people.quick_words import QUICK_WORDS
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import Journal
from dejarik.service import wire
from dejarik.service.bus_news import UNREADABLE
from dejarik.service.ports import Bus
from dejarik.service.tables import requests
from dejarik.service.tables.broadcast import Broadcast
from dejarik.service.tables.clients import Client
from dejarik.service.tables.feed import TOLD
from dejarik.service.tables.feeds import FOLLOW
from dejarik.service.tables.inbox import Mail
from dejarik.service.tables.live import MOVED
from dejarik.service.tables.rebuild import journal_of
from dejarik.service.tables.relay_wire import Alive, Ended, Follow, Frame, Opening, encoder, told
from dejarik.service.tables.seat_names import as_called_now
from dejarik.service.tables.side_work import SideWork
from dejarik.service.tables.spectator_view import SpectatorView
from dejarik.service.tables.staff import TablePorts

ASKED_EVERY: Final = 1.0
"""Seconds between two signs of life to a home."""
SILENT: Final = 4.0
"""Seconds after which a home that says nothing is taken for gone."""
OPENING: Final = 1.0
"""Seconds that a home has to tell of a table that somebody wants to watch."""
DEAF: Final = 30.0
"""Seconds that a home which did not is not asked: those who watch are sent there."""
KEPT: Final = ("presence", "clock", "frozen", "over")
"""Of these messages whoever comes is told the latest."""
SITTERS_ONLY: Final = "Only who sits at the table can do this."

log = structlog.get_logger()


class Relay:
    """One table that is watched here; `opening` is what its home told of it."""

    def __init__(self, game: str, home: str, url: str, relays: "Relays") -> None:
        self.id = game
        self.home = home
        self.url = url
        self.clients: set[Client] = set()
        self.opening: Opening | None = None
        self.opened = asyncio.Event()
        self.closed = False
        self.wants_whole = True
        self.heard = asyncio.get_running_loop().time()
        self._relays = relays
        self._view = SpectatorView()
        self._number = -1
        # By kind: the message and when it came.
        self._latest: dict[str, tuple[dict[str, Any], float]] = {}
        self._broadcast = Broadcast(lambda: list(self.clients))

    # --- the home ---

    def take(self, message: Opening | Frame | Alive | Ended) -> None:
        """Take what the home tells."""
        self.heard = asyncio.get_running_loop().time()
        if isinstance(message, Ended):
            self.close(message.why)
        elif isinstance(message, Opening):
            self._open(message)
        elif self.opening is not None and message.branch != self.opening.branch:
            self.close(MOVED)
        elif isinstance(message, Frame) and message.number == self._number + 1:
            self._number = message.number
            self._pass_on(message.data)
        elif message.number > self._number:
            self.wants_whole = True

    def _open(self, opening: Opening) -> None:
        if opening.number < self._number:
            return
        self._number, self.opening, self.wants_whole = opening.number, opening, False
        for data in opening.told:
            self._pass_on(data)
        self.opened.set()

    def _pass_on(self, data: bytes) -> None:
        message: dict[str, Any] = msgspec.json.decode(data)
        kind = message["type"]
        self._view.follow(message)
        if kind in ("whole", "news"):
            self._latest.pop("frozen", None)
            self._broadcast.send(lambda client: self._tell_news(message, data, client))
            return
        if kind in KEPT:
            self._latest[kind] = (message, asyncio.get_running_loop().time())
        self._broadcast.send(lambda client: client.send_bytes(data))

    def _tell_news(self, news: dict[str, Any], data: bytes, client: Client) -> None:
        if client.have >= news["version"]:
            return
        if news["type"] == "news" and client.have != news["since"]:
            self.show(client)
        else:
            client.have = news["version"]
            client.send_bytes(data)

    def close(self, why: wire.Closing) -> None:
        """Send everybody away: they come back to wherever the table is by then."""
        self.closed = True
        self._broadcast.close()
        for client in self.clients:
            client.close(why)
        self.clients.clear()

    # --- those who watch ---

    def post(self, mail: Mail) -> None:
        """Somebody comes, or asks something."""
        if isinstance(mail, Client):
            self._join(mail)
        elif isinstance(mail, tuple):
            client, message = mail
            if isinstance(message, requests.CommonRequest):
                self._relays.requests_of(self).take(client, message)
            else:
                self._relays.requests_of(self).refuse(client, message, "not_yours", SITTERS_ONLY)

    def _join(self, client: Client) -> None:
        if self.closed:
            client.close(MOVED)
            return
        self.clients.add(client)
        if client.have != self._view.version:
            self.show(client)
        now = asyncio.get_running_loop().time()
        for message, at in self._latest.values():
            client.send_bytes(msgspec.json.encode(_at(message, round(1_000 * (now - at)))))

    def leave(self, client: Client) -> None:
        """Somebody is gone."""
        self.clients.discard(client)

    def seat_of(self, account: str) -> int:
        """Where somebody sits; -1 if nowhere."""
        accounts = self._told().accounts
        return accounts.index(account) if account and account in accounts else NOBODY

    @property
    def lobby_table(self) -> str:
        """The table in the lobby; empty if there is none."""
        return "" if self.opening is None else self.opening.lobby_table

    @property
    def is_open(self) -> bool:
        """Whether anybody may watch."""
        return self._told().is_open

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._told().is_over or "over" in self._latest

    @property
    def branch(self) -> str:
        """Within which versions count."""
        return self._told().branch

    def welcome(self, seat: int) -> wire.Welcome:
        """What somebody is told first."""
        said = self._told()
        return wire.Welcome(
            *(self.id, seat, said.sitters, said.title, said.edition, said.commitment),
            self.branch,
            quick=QUICK_WORDS,
        )

    def watchers(self) -> int:
        """How many watch here; somebody with two windows once."""
        return len({client.account for client in self.clients})

    def version_for(self, client: Client) -> int:
        """The version a client may know of."""
        return -1 if self.is_behind(client) else self._view.version

    def is_behind(self, client: Client) -> bool:
        """Whether the table is watched later than it is played."""
        return self._told().is_behind

    def show(self, client: Client) -> bool:
        """Send somebody the whole table; False if nothing may be seen yet."""
        whole = self._view.whole()
        if whole is not None:
            client.have = self._view.version
            client.send_bytes(whole)
        return whole is not None

    def _told(self) -> Opening:
        assert self.opening is not None
        return self.opening


def _at(message: dict[str, Any], passed: int) -> dict[str, Any]:
    """A message as it is after so many milliseconds: clocks have run on."""
    if message["type"] != "clock":
        return message
    clock = message["clock"]
    left = list(clock["left"])
    for seat in clock["running"]:
        left[seat] = max(0, left[seat] - passed)
    return {**message, "clock": {**clock, "left": left}}


class RelayHost:
    """A relayed table as the host of the requests that are made here."""

    def __init__(self, relay: Relay, opening: Opening, staff: TablePorts) -> None:
        self.id = relay.id
        self.lobby_table = opening.lobby_table
        self.title = staff.titles.named(opening.title)
        self.edition = opening.edition
        self.crowd = relay
        self._staff = staff

    async def journal(self) -> Journal:
        """The game as it is stored. Raises Unavailable."""
        stored = await self._staff.journal.load(self.id)
        return journal_of((await as_called_now(stored, self._staff.names, self._staff.titles))[0])


class Relays:
    """The relays of one process."""

    def __init__(self, process: str, bus: Bus, staff: TablePorts) -> None:
        self.tables: dict[str, Relay] = {}
        self._process = process
        self._bus = bus
        self._staff = staff
        self._subscription = bus.subscription()
        self._side = SideWork("relays")
        self._deaf: dict[str, float] = {}

    async def work(self) -> None:
        """Hear the homes, and say that somebody still watches, until cancelled."""
        async with self._side, asyncio.TaskGroup() as tasks:
            tasks.create_task(self._hear())
            tasks.create_task(self._keep_asking())

    async def come(self, game: str, home: str, url: str) -> Relay | None:
        """A table that is at home elsewhere; nothing if its home does not tell of it."""
        now = asyncio.get_running_loop().time()
        if not self._bus.is_up() or self._deaf.get(home, 0.0) > now:
            return None
        relay = self.tables.get(game)
        if relay is None or relay.closed or relay.home != home:
            relay = self.tables[game] = Relay(game, home, url, self)
            await self._subscription.add(TOLD + game)
            await self._ask(relay)
        try:
            async with asyncio.timeout(OPENING):
                await relay.opened.wait()
        except TimeoutError:
            self._deaf[home] = asyncio.get_running_loop().time() + DEAF
            await self._drop(relay)
            return None
        return None if relay.closed else relay

    async def _ask(self, relay: Relay) -> None:
        watchers = relay.watchers()
        follow = Follow(relay.id, self._process, watchers, relay.wants_whole)
        await self._bus.publish(FOLLOW + relay.home, encoder.encode(follow))

    async def _drop(self, relay: Relay) -> None:
        relay.close(MOVED)
        if self.tables.get(relay.id) is relay:
            del self.tables[relay.id]
            await self._subscription.remove(TOLD + relay.id)

    async def _hear(self) -> None:
        async for subject, data in self._subscription:
            relay = self.tables.get(subject.removeprefix(TOLD))
            if relay is None or relay.closed:
                continue
            try:
                relay.take(told.decode(data))
            except UNREADABLE as error:
                self._staff.metrics.unreadable.inc()
                log.warning("news_unreadable", subject=TOLD, fault=type(error).__name__)
            if relay.wants_whole and relay.opened.is_set():
                await self._ask(relay)

    async def _keep_asking(self) -> None:
        while True:
            await asyncio.sleep(ASKED_EVERY)
            now = asyncio.get_running_loop().time()
            for relay in list(self.tables.values()):
                await self._ask(relay)
                if relay.closed or not relay.clients or now - relay.heard > SILENT:
                    await self._drop(relay)

    def requests_of(self, relay: Relay) -> requests.Requests:
        """Who answers what is asked at a relayed table."""
        assert relay.opening is not None
        host = RelayHost(relay, relay.opening, self._staff)
        return requests.Requests(host, self._side, self._staff)
