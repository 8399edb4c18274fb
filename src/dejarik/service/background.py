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
from dejarik.service.people.office import Office
from dejarik.service.supervision import Work, supervised
from dejarik.service.tables import talk
from dejarik.service.tables.home import Household

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


def _collecting(household: Household) -> Work:
    metrics = household.staff.metrics

    def note(what: str, seconds: float) -> None:
        metrics.process.collecting.labels(what).observe(seconds)

    return partial(keep_collecting, note, lambda: not household.clients())


def _work(state: State) -> dict[str, Work]:
    household: Household = state.household
    bundle: Ports = state.ports
    polls: Polls = state.polls
    hub: Hub = state.hub
    office: Office = state.office
    lobby, feed, start = bundle.lobby, bundle.others[Feed], bundle.others[StartPorts]
    assert isinstance(feed, Feed)
    assert isinstance(start, StartPorts)
    blocked_by = BlockStore(office.database).by
    demo = DemoPorts(lobby, household.staff.journal)
    return {
        **({"demo": partial(keep_demo, demo)} if bundle.config.demo else {}),
        "heartbeat": household.keep_beating,
        "tables": household.keep_looking,
        "bots": partial(household.hear_bots, household.staff.bots),
        "losses": household.hear_losses,
        "endings": household.hear_endings,
        "feeds": household.feeds.work,
        "relays": household.relays.work,
        "releases": partial(household.releases.watch, household.attempt),
        "presence": partial(bundle.doorkeeper.work, household.people_by_title),
        "news": hub.work,
        "feed": feed.work,
        "spectators": partial(bundle.spectators.work, household.watchers),
        "mending": partial(chores.keep_mending, household.staff.journal, lobby),
        "indexing": partial(chores.keep_indexing, household.staff.journal, lobby),
        "deadlines": partial(chores.keep_deadlines, household),
        "limits": partial(chores.keep_forgetting, office),
        "assets": partial(chores.keep_assets, state.assets, state.page.assets()),
        "sweeping": partial(chores.keep_sweeping, office, start),
        "collecting": _collecting(household),
        "loop lag": partial(keep_measuring, household.staff.metrics.process.lag.observe),
        "polls": polls.keep,
        "visits": partial(polls.door.visits.watch, household.bus),
        "talk": partial(
            talk.carry, household.bus, household.places, blocked_by, household.staff.metrics
        ),
    }
