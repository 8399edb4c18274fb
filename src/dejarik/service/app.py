"""
The application: everything wired together, in one place.

What belongs here: which adapter stands behind which port, and the order in which things
start and stop. What does not: what any of them does.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import structlog
from litestar import Litestar

from dejarik.hosting.titles import Titles
from dejarik.service.adapters import factory
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.adapters.reviewers import ChildReviewer
from dejarik.service.background import background
from dejarik.service.config import Config
from dejarik.service.handlers.entrance import entrance, news_entrance
from dejarik.service.handlers.port_bundles import bundled
from dejarik.service.handlers.surface import surface
from dejarik.service.lobby.game_news import GameNews
from dejarik.service.metrics import Metrics
from dejarik.service.monitoring.listener import listening
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.office import Office
from dejarik.service.people.passwords import Passwords
from dejarik.service.records.deadline_store import DeadlineStore
from dejarik.service.records.fault_store import FaultStore
from dejarik.service.tables.staff import Staff
from dejarik.service.tables.table_time import TableTime
from dejarik.titles.registry import TITLES

log = structlog.get_logger()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def monotonic() -> int:
    """Milliseconds of a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


def _cannot_end() -> None:
    """Nobody who has built an application without a server can end one."""


def build(
    config: Config, give_up: Callable[[], None] = _cannot_end, titles: Titles = TITLES
) -> Litestar:
    """The application of one process; `give_up` ends it when the application has failed."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            await _open(app, config, titles, stack)
            try:
                yield
            except BaseException:
                # Nobody has asked for the end, and without this the server would not notice.
                log.critical("the application has failed", instance=config.instance)
                give_up()
                raise

    return surface(config, titles, lifespan)


async def _open(app: Litestar, config: Config, titles: Titles, stack: AsyncExitStack) -> None:
    app.state.metrics = metrics = Metrics()
    metrics.process.tell_rules(titles)
    await stack.enter_async_context(listening(config.metrics, metrics.written))
    database = await stack.enter_async_context(open_database(config.database, metrics.database))
    app.state.spans = spans = factory.open_spans(config, stack)
    journal = SqlJournal(database, metrics.database.committed, spans)
    await stack.enter_async_context(journal)
    passwords = await stack.enter_async_context(Passwords())
    bus = await factory.open_bus(config, stack, metrics)
    limits = factory.limits_of(config, database, metrics)
    office = Office(database, passwords, now, limits, bus)
    bots = await factory.open_bots(config, titles, stack, metrics)
    board = await factory.open_board(config, database, now, stack, metrics)
    reviewer = ChildReviewer(titles)
    bundle = bundled(config, office, journal, bus, board, metrics, reviewer)
    app.state.ports = bundle
    ties = await stack.enter_async_context(GameNews(bundle.lobby))
    faults, names = FaultStore(database, now), AccountStore(database).names
    time_here, deadlines = TableTime(monotonic, now()), DeadlineStore(database)
    told = (ties, names, time_here, deadlines, titles, config.bot_pace, spans)
    staff = Staff(journal, now, bots, faults, metrics, *told)
    household = factory.household_of(config, database, staff, bus)
    await stack.enter_async_context(household)
    # Nobody can come to a table before the first beat.
    await household.beat()
    tasks = await stack.enter_async_context(asyncio.TaskGroup())
    app.state.household = household
    app.state.polls = polls = entrance(config, household, office, bundle.doorkeeper)
    app.state.door = polls.door
    app.state.admission = admission = news_entrance(bundle, polls.door, titles)
    app.state.hub = admission.hub
    app.state.database = database
    app.state.office = office
    running = [tasks.create_task(work) for work in background(app.state)]
    log.info("serving", instance=config.instance, url=config.url, release=household.releases.name)

    async def stop() -> None:
        admission.close()
        await household.close()
        for task in running:
            task.cancel()

    stack.push_async_callback(stop)
