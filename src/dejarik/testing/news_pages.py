"""
Pages that listen to news, without a browser, and hubs that tell them.

What belongs here: what every test of news needs. What does not: what it expects.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec

from dejarik.service.adapters.local_bus import LocalBus
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.presence import PresenceTracker
from dejarik.service.metrics import Metrics
from dejarik.service.news import news_wire as wire
from dejarik.service.news.hub import Hub
from dejarik.service.news.listeners import Listener
from dejarik.service.ports import Account, Bus
from dejarik.testing.lobbies import LobbyForTests, Opens, lobby_on

TRIES: Final = 1_000
WHOLE: Final = (wire.PeopleTold, wire.InboxTold, wire.OwnTold, wire.FriendsTold)
"""Topics that are always told whole."""


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    for _ in range(TRIES):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not come to that")


def heard_by(bus: Bus) -> set[str]:
    """Every subject that somebody listens to."""
    assert isinstance(bus, LocalBus)
    return bus.subjects()


class Page:
    """A page that listens, and what it makes of what it is told."""

    def __init__(self, hub: Hub, account: Account) -> None:
        self.hub = hub
        self.listener = Listener(account, "s")
        self.rows: dict[str, dict[object, Any]] = {}
        self.total: dict[str, int] = {}
        self.told: dict[str, Any] = {}
        self.marks: dict[str, str] = {}
        self.wholes = 0
        self.joined = False

    async def listen(self, *topics: str, title: str = "") -> "Page":
        """Join, and listen to these topics."""
        if not self.joined:
            self.joined = True
            await self.hub.join(self.listener)
        self.hub.listen(self.listener, [((topic, title), "") for topic in topics])
        return self

    def take(self) -> None:
        """Whatever is to be said now; a change must count from what is known."""
        for message in self.listener.take():
            said = msgspec.json.decode(message, type=wire.NewsReply)
            assert isinstance(said, wire.Told), said
            for part in said.parts:
                self._take(part)

    def _take(self, part: wire.AnyPart) -> None:
        topic = str(part.__struct_config__.tag)
        if isinstance(part, WHOLE):
            self.told[topic] = part.told
        else:
            assert part.since in ("", self.marks.get(topic))
            self.wholes += not part.since
            rows: dict[object, Any] = {} if not part.since else self.rows[topic]
            rows.update({row.id: row for row in part.rows})
            self.rows[topic] = {id_: row for id_, row in rows.items() if id_ not in part.gone}
            self.total[topic] = part.total
        self.marks[topic] = part.mark

    async def until(self, holds: Callable[["Page"], bool]) -> None:
        """Read on until something holds."""

        def is_so() -> bool:
            self.take()
            return holds(self)

        await until(is_so)

    def owners(self) -> list[str]:
        """Whose offers are listed."""
        return [one.owner for one in self.rows.get("offers", {}).values()]

    def lines(self) -> list[str]:
        """What was said."""
        return [one.text for one in self.rows.get("chat", {}).values()]


def hub_on(ports: LobbyPorts, process: str = "p") -> tuple[Hub, PresenceTracker]:
    """A hub and who is here, for a process of this name."""
    doorkeeper = PresenceTracker(process, ports.bus, ports.now, Metrics())
    return Hub(ports, doorkeeper), doorkeeper


@asynccontextmanager
async def working(hub: Hub, doorkeeper: PresenceTracker) -> AsyncIterator[None]:
    """Both at work for a while."""
    async with asyncio.TaskGroup() as tasks:
        running = [tasks.create_task(hub.work()), tasks.create_task(doorkeeper.work())]
        yield
        for one in running:
            one.cancel()


@asynccontextmanager
async def news_on(database: Opens) -> AsyncIterator[tuple[LobbyForTests, Hub, PresenceTracker]]:
    """A lobby in one process whose news are told."""
    async with lobby_on(database) as lobby:
        hub, doorkeeper = hub_on(lobby.ports)
        async with working(hub, doorkeeper):
            yield lobby, hub, doorkeeper
