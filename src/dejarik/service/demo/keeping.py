"""
Keeping: tables of a demonstration as long as it is shown.

What belongs here: which tables there are, new ones for those that are over, and when they go.
What does not: making one (`filling`). A table that is seen is played while somebody watches it, as
any table with bots is: so a demonstration that nobody looks at costs nothing.
"""

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Final

from dejarik.service.demo.demo_store import DemoStore
from dejarik.service.demo.filling import lay
from dejarik.service.demo.playing import LONGEST, DemoPorts
from dejarik.service.lobby.table_store import OVER, PLAYING
from dejarik.service.ports import Unavailable

PAUSE: Final = 5.0
BEGUN: Final = 30
"""Answers that are given before a table is shown: whoever comes sees more than its first."""
LEAST_OVER: Final = 2
"""How many games of each title are over at least, once there was time for them."""
MOST_OVER: Final = 20
"""How many of its games that are over stay; the oldest go first."""


async def keep_demo(ports: DemoPorts) -> None:
    """Keep a table of each title going and some games to look back at, until all is taken away."""
    with suppress(Unavailable):
        await DemoStore(ports.lobby.database).forget_unseen()
    while True:
        worked = False
        # Whoever watches is told by the table that the database is away.
        with suppress(Unavailable):
            worked = await keep_once(ports)
        await asyncio.sleep(0 if worked else PAUSE)


async def keep_once(ports: DemoPorts) -> bool:
    """Lay one table that is lacking, and take away what is too old; whether one was laid."""
    store, titles = DemoStore(ports.lobby.database), list(ports.lobby.titles)
    going, over = await store.tables(PLAYING), await store.tables(OVER)
    for table, _ in over[MOST_OVER:]:
        await _remove(table, ports)
    played, finished = Counter(one for _, one in going), Counter(one for _, one in over)
    for nth, title in enumerate(titles):
        if not played[title.id]:
            return await lay(title, len(over) + nth, BEGUN, ports)
    for least in range(1, LEAST_OVER + 1):
        for title in titles:
            if finished[title.id] < least:
                return await lay(title, len(over) + 1, LONGEST, ports)
    return False


async def _remove(table: str, ports: DemoPorts) -> None:
    async with ports.lobby.database.transaction() as together:
        await DemoStore(together).remove_table(table)
