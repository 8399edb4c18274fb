"""
The application: everything wired together, in one place.

What belongs here: which adapter stands behind which port, and the order in which things
start and stop. What does not: what any of them does.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

import structlog
from litestar import Litestar

from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.directory import SqlDirectory
from dejarik.service.adapters.jetstream_bots import JetStreamBots
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.adapters.local_bots import LocalBots
from dejarik.service.adapters.local_bus import LocalBus
from dejarik.service.adapters.nats_bus import NatsBus
from dejarik.service.adapters.probing import Probe
from dejarik.service.config import Config
from dejarik.service.door import Door
from dejarik.service.fault_store import FaultStore
from dejarik.service.handlers import polls
from dejarik.service.handlers.bundling import bundled
from dejarik.service.handlers.surface import surface
from dejarik.service.home import Household
from dejarik.service.live import Staff
from dejarik.service.metrics import Metrics
from dejarik.service.people.office import Office
from dejarik.service.people.passwords import Passwords
from dejarik.service.people.sessions import recognized
from dejarik.service.ports import Bots, Bus

log = structlog.get_logger()


def now() -> int:
    """
    Milliseconds since 1970.
    """
    return time.time_ns() // 1_000_000


def build(config: Config) -> Litestar:
    """
    The application of one process.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            await _open(app, config, stack)
            yield

    return surface(config, lifespan)


async def _bus(config: Config, stack: AsyncExitStack) -> Bus:
    """
    News over NATS, or inside this process without it.
    """
    if config.nats:
        return await stack.enter_async_context(NatsBus(config.nats))
    return await stack.enter_async_context(LocalBus())


async def _bots(config: Config, stack: AsyncExitStack) -> Bots:
    """
    Workers anywhere with NATS, thinkers of our own without.
    """
    if config.nats:
        return await stack.enter_async_context(JetStreamBots(config.nats))
    return await stack.enter_async_context(LocalBots(config.bots))


async def _open(app: Litestar, config: Config, stack: AsyncExitStack) -> None:
    database = await stack.enter_async_context(open_database(config.database))
    journal = await stack.enter_async_context(SqlJournal(database))
    directory = SqlDirectory(database, config.instance, config.url)
    passwords = await stack.enter_async_context(Passwords())
    office = Office(database, passwords, now)
    bots = await _bots(config, stack)
    app.state.metrics = metrics = Metrics()
    staff = Staff(journal, now, bots, FaultStore(database, now), metrics)
    household = Household(config.instance, directory, staff, now, Probe(now).answers)
    tasks = await stack.enter_async_context(asyncio.TaskGroup())
    app.state.household = household
    app.state.door = Door(household, partial(recognized, office=office), now)
    app.state.polls = polls.Polls(app.state.door, now)
    app.state.database = database
    app.state.office = office
    app.state.ports = bundled(config, office, journal, await _bus(config, stack))
    begun = asyncio.Event()
    beating = tasks.create_task(household.run(begun))
    hearing = tasks.create_task(household.hear_bots(bots))
    counting = tasks.create_task(app.state.ports.work())
    await begun.wait()
    log.info("serving", instance=config.instance, url=config.url)

    async def stop() -> None:
        await household.close()
        beating.cancel()
        hearing.cancel()
        counting.cancel()

    stack.push_async_callback(stop)
