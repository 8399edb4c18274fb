"""
Background: what a process does by itself, whoever asks for what.

What belongs here: the list of it, by name. What does not: the work, and what becomes of it
when it fails (`supervision`).
"""

from collections.abc import Coroutine
from functools import partial
from typing import Final

from litestar.datastructures import State

from dejarik.service import chores
from dejarik.service.demo.keeping import keep_demo
from dejarik.service.demo.playing import DemoPorts
from dejarik.service.game_starts import StartPorts
from dejarik.service.garbage import keep_collecting
from dejarik.service.handlers.handler_ports import Ports
from dejarik.service.handlers.polls import Polls
from dejarik.service.lobby.feed import Feed
from dejarik.service.metrics import Metrics
from dejarik.service.monitoring.loop_lag import keep_measuring
from dejarik.service.news.hub import Hub
from dejarik.service.people.moderation_store import BlockStore
from dejarik.service.people.office import AccountPorts
from dejarik.service.supervision import Work, supervised
from dejarik.service.tables import talk
from dejarik.service.tables.home import TableRegistry

NOT_VITAL: Final = frozenset(
    {
        "assets",
        "collecting",
        "demo",
        "feed",
        "indexing",
        "limits",
        "loop lag",
        "mending",
        "sweeping",
    }
)
"""Games go on without these, so their failures end no process."""


def background(state: State) -> list[Coroutine[None, None, None]]:
    """All of it, to be run at once; each is begun again when it fails."""
    metrics: Metrics = state.metrics

    def note(name: str) -> None:
        metrics.process.work_failed.labels(name).inc()

    return [
        supervised(name, partial(_running, name, work, metrics), note, vital=name not in NOT_VITAL)
        for name, work in _work(state).items()
    ]


async def _running(name: str, work: Work, metrics: Metrics) -> None:
    with metrics.process.running(name):
        await work()


def _collecting(table_registry: TableRegistry) -> Work:
    metrics = table_registry.staff.metrics

    def note(what: str, seconds: float) -> None:
        metrics.process.collecting.labels(what).observe(seconds)

    return partial(keep_collecting, note, lambda: not table_registry.clients())


def _work(state: State) -> dict[str, Work]:
    table_registry: TableRegistry = state.table_registry
    bundle: Ports = state.ports
    polls: Polls = state.polls
    hub: Hub = state.hub
    office: AccountPorts = state.office
    lobby, feed, start = bundle.lobby, bundle.others[Feed], bundle.others[StartPorts]
    assert isinstance(feed, Feed)
    assert isinstance(start, StartPorts)
    blocked_by = BlockStore(office.database).by
    demo = DemoPorts(lobby, table_registry.staff.journal)
    return {
        **({"demo": partial(keep_demo, demo)} if bundle.config.demo else {}),
        "heartbeat": table_registry.keep_beating,
        "tables": table_registry.keep_looking,
        "bots": partial(table_registry.hear_bots, table_registry.staff.bots),
        "losses": table_registry.hear_losses,
        "endings": table_registry.hear_endings,
        "feeds": table_registry.feeds.work,
        "relays": table_registry.relays.work,
        "releases": partial(table_registry.releases.watch, table_registry.attempt),
        "presence": partial(bundle.doorkeeper.work, table_registry.people_by_title),
        "news": hub.work,
        "feed": feed.work,
        "spectators": partial(bundle.spectators.work, table_registry.watchers),
        "mending": partial(chores.keep_mending, table_registry.staff.journal, lobby),
        "indexing": partial(chores.keep_indexing, table_registry.staff.journal, lobby),
        "deadlines": partial(chores.keep_deadlines, table_registry),
        "limits": partial(chores.keep_forgetting, office),
        "assets": partial(chores.keep_assets, state.assets, state.page.assets()),
        "sweeping": partial(chores.keep_sweeping, office, start),
        "collecting": _collecting(table_registry),
        "loop lag": partial(keep_measuring, table_registry.staff.metrics.process.lag.observe),
        "polls": polls.keep,
        "visits": partial(polls.door.visits.watch, table_registry.bus),
        "talk": partial(
            talk.carry,
            table_registry.bus,
            table_registry.places,
            blocked_by,
            table_registry.staff.metrics,
        ),
    }
