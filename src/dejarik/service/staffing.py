"""
Staffing: what live tables need from outside, put together for one process.

What belongs here: which store, clock and child process stands behind which part. What does not:
what a table does with it (`tables`).
"""

from contextlib import AsyncExitStack

from dejarik.hosting.titles import Titles
from dejarik.service.adapters.replayers import ChildReplayer
from dejarik.service.config import Config
from dejarik.service.metrics import Metrics
from dejarik.service.monitoring.spans import Spans
from dejarik.service.people.account_store import AccountStore
from dejarik.service.ports import Bots, Database, Journal, LobbyEvents, Now
from dejarik.service.records.deadline_store import DeadlineStore
from dejarik.service.records.fault_store import FaultStore
from dejarik.service.tables.history import GameHistory
from dejarik.service.tables.staff import TablePorts
from dejarik.service.tables.table_time import TableTime


async def open_staff(
    config: Config,
    database: Database,
    tied: tuple[Journal, Bots, LobbyEvents],
    times: tuple[Now, Now],
    observed: tuple[Metrics, Spans],
    titles: Titles,
    stack: AsyncExitStack,
) -> TablePorts:
    """The staff of one process; `times` are that of the wall and one that nobody sets."""
    (journal, bots, ties), (now, monotonic), (metrics, spans) = tied, times, observed
    replayer = await stack.enter_async_context(ChildReplayer(titles))
    return TablePorts(
        *(journal, now, bots, FaultStore(database, now, titles), metrics, ties),
        names=AccountStore(database).names,
        time=TableTime(monotonic, now()),
        deadlines=DeadlineStore(database),
        titles=titles,
        history=GameHistory(replayer),
        pace=config.bot_pace,
        spans=spans,
    )
