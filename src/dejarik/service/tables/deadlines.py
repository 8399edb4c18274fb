"""
Deadlines: limits of days are kept whether anybody watches or not.

What belongs here: which games are looked at. What does not: ending one and telling somebody,
which a table does by itself when it looks around (`live`).

Every process does this; of two that bring a table home one is refused.
"""

import asyncio
from typing import Final

import structlog

from dejarik.hosting.play.clocks import full_time
from dejarik.hosting.play.hosted_wire import read_hosted
from dejarik.service.error_places import fault_of
from dejarik.service.ports import Missing, Unavailable
from dejarik.service.tables.home import Elsewhere, TableRegistry
from dejarik.service.tables.rebuild import NotStarted, Unplayable
from dejarik.service.tables.timekeeping import WARNING, takes_days

PAUSE: Final = 0.1
"""Seconds between two games that are opened: whoever plays comes first."""

log = structlog.get_logger()


async def sweep_deadlines(table_registry: TableRegistry) -> None:
    """
    Begin the limits that have not begun, and have the tables look whose time is nearly up.

    Raises Unavailable.
    """
    time, store = table_registry.staff.time, table_registry.staff.deadlines
    time.must_be_known()
    await _begin(table_registry)
    for game in await store.near(time.service(), time.service() + WARNING):
        await _look(table_registry, game)
        await asyncio.sleep(PAUSE)


async def _look(table_registry: TableRegistry, game: str) -> None:
    """Have a table look around; one that cannot be opened keeps no other waiting."""
    try:
        (await table_registry.table(game)).post(None)
    except (Elsewhere, Missing, NotStarted, Unplayable):
        # It is looked at where it is at home, or waits for a process that can play it.
        return
    except Unavailable:
        raise
    except Exception as error:  # noqa: BLE001  (one game fails, the others have their limits)
        log.error("deadline_check_failed", table=game, **fault_of(error))  # noqa: TRY400


async def _begin(table_registry: TableRegistry) -> None:
    """Begin limits, but not of games that wait for a process of their release."""
    store = table_registry.staff.deadlines
    waiting = [one.game for one in await table_registry.releases.store.listed()]
    await store.forget(waiting)
    for game, settings in await store.not_begun():
        clock = read_hosted(settings).settings.clock
        if not takes_days(clock):
            await store.correct(game, None, 0)
        elif game not in waiting:
            deadline = table_registry.staff.time.service() + full_time(clock)
            await store.correct(game, None, deadline)
