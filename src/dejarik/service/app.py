"""
The application: everything wired together, in one place.

What belongs here: which adapter stands behind which port, and the order in which things
start and stop. What does not: what any of them does.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import structlog
from litestar import Litestar

from dejarik.hosting.titles import Titles
from dejarik.service import clocks
from dejarik.service.adapters import factory
from dejarik.service.adapters.reviewers import ChildReviewer
from dejarik.service.adapters.storage import open_storage
from dejarik.service.background import background
from dejarik.service.config import Config
from dejarik.service.handlers.entrance import entrance, news_entrance
from dejarik.service.handlers.port_bundles import bundled
from dejarik.service.handlers.surface import surface
from dejarik.service.lobby.game_news import GameNews
from dejarik.service.metrics import Metrics
from dejarik.service.monitoring.listener import listening
from dejarik.service.people.office import AccountPorts
from dejarik.service.people.passwords import Passwords
from dejarik.service.staffing import open_staff
from dejarik.titles.registry import TITLES

log = structlog.get_logger()


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
                log.critical("application_failed", instance=config.instance)
                give_up()
                raise

    return surface(config, titles, lifespan)


async def _open(app: Litestar, config: Config, titles: Titles, stack: AsyncExitStack) -> None:
    app.state.metrics = metrics = Metrics()
    metrics.process.tell_rules(titles)
    await stack.enter_async_context(listening(config.metrics, metrics.written))
    app.state.spans = spans = factory.open_spans(config, stack)
    own = app.state.page.assets()
    storage = await open_storage(config, stack, metrics, spans, clocks.now, own)
    database, journal, app.state.assets = storage.database, storage.journal, storage.assets
    passwords = await stack.enter_async_context(Passwords())
    bus = await factory.open_bus(config, stack, metrics)
    clock = clocks.steady()
    limits = factory.limits_of(config, database, metrics, clock)
    office = AccountPorts(database, passwords, clocks.now, limits, bus, sign_up=config.sign_up)
    bots = await factory.open_bots(config, titles, stack, metrics)
    board = await factory.open_board(config, database, clocks.now, stack, metrics)
    reviewer = ChildReviewer(titles)
    bundle = bundled(config, office, journal, bus, board, metrics, reviewer)
    app.state.ports = bundle
    ties = await stack.enter_async_context(GameNews(bundle.lobby))
    tied, times, observed = (journal, bots, ties), (clocks.now, clocks.monotonic), (metrics, spans)
    staff = await open_staff(config, database, tied, times, observed, titles, stack)
    table_registry = factory.household_of(config, database, staff, bus, clock)
    await stack.enter_async_context(table_registry)
    # Nobody can come to a table before the first beat.
    await table_registry.beat()
    tasks = await stack.enter_async_context(asyncio.TaskGroup())
    app.state.table_registry = table_registry
    app.state.polls = polls = entrance(config, table_registry, office, bundle.doorkeeper)
    app.state.door = polls.door
    app.state.admission = admission = news_entrance(bundle, polls.door, titles)
    app.state.hub = admission.hub
    app.state.database = database
    app.state.office = office
    running = [tasks.create_task(work) for work in background(app.state)]
    log.info(
        "serving", instance=config.instance, url=config.url, release=table_registry.releases.name
    )

    async def stop() -> None:
        admission.close()
        await table_registry.close()
        for task in running:
            task.cancel()

    stack.push_async_callback(stop)
