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

from dejarik.service import chores
from dejarik.service.adapters import chosen
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.directory import SqlDirectory
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.adapters.probing import Probe
from dejarik.service.config import Config
from dejarik.service.handlers import polls
from dejarik.service.handlers.bundling import bundled
from dejarik.service.handlers.surface import surface
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.ties import LobbyTies
from dejarik.service.metrics import Metrics
from dejarik.service.people.moderation_store import BlockStore
from dejarik.service.people.office import Office
from dejarik.service.people.passwords import Passwords
from dejarik.service.people.sessions import recognized
from dejarik.service.records import fault_store
from dejarik.service.tables import talk
from dejarik.service.tables.door import Door
from dejarik.service.tables.home import Household
from dejarik.service.tables.live import Staff

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


async def _open(app: Litestar, config: Config, stack: AsyncExitStack) -> None:
    database = await stack.enter_async_context(open_database(config.database))
    journal = await stack.enter_async_context(SqlJournal(database))
    directory = SqlDirectory(database, config.instance, config.url)
    passwords = await stack.enter_async_context(Passwords())
    office = Office(database, passwords, now)
    bots = await chosen.open_bots(config, stack)
    bus = await chosen.open_bus(config, stack)
    board = await chosen.open_board(config, database, now, stack)
    app.state.ports = bundle = bundled(config, office, journal, bus, board)
    lobby = bundle.others[LobbyPorts]
    assert isinstance(lobby, LobbyPorts)
    ties = await stack.enter_async_context(LobbyTies(lobby))
    app.state.metrics = metrics = Metrics()
    staff = Staff(journal, now, bots, fault_store.FaultStore(database, now), metrics, ties)
    household = Household(config.instance, directory, staff, now, bus, Probe(now).answers)
    tasks = await stack.enter_async_context(asyncio.TaskGroup())
    app.state.household = household
    app.state.door = Door(household, partial(recognized, office=office), now, bundle.doorkeeper)
    app.state.polls = polls.Polls(app.state.door, now)
    app.state.database = database
    app.state.office = office
    begun = asyncio.Event()
    work = (
        household.run(begun),
        household.hear_bots(bots),
        household.hear_losses(),
        bundle.doorkeeper.work(),
        chores.keep_house(office, lobby),
        app.state.polls.keep(),
        talk.carry(bus, household.tables, BlockStore(database).by),
    )
    running = [tasks.create_task(one) for one in work]
    await begun.wait()
    log.info("serving", instance=config.instance, url=config.url)

    async def stop() -> None:
        await household.close()
        for task in running:
            task.cancel()

    stack.push_async_callback(stop)
