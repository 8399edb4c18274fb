"""What a table needs from outside, for tests: one database, and replays in this process."""

import asyncio

from dejarik.hosting.play import history
from dejarik.hosting.play.history_wire import HistoryJob
from dejarik.hosting.titles import Titles
from dejarik.service.metrics import Metrics
from dejarik.service.people.account_store import AccountStore
from dejarik.service.ports import Database, Journal, Now
from dejarik.service.records.deadline_store import DeadlineStore
from dejarik.service.records.fault_store import FaultStore
from dejarik.service.tables.history import GameHistory
from dejarik.service.tables.staff import TablePorts
from dejarik.service.tables.table_time import TableTime
from tests.service.nobody import Nobody


class Replays:
    """Plays games again in this process, and counts how often."""

    def __init__(self, titles: Titles) -> None:
        self.titles = titles
        self.jobs: list[HistoryJob] = []

    async def do(self, job: HistoryJob) -> bytes:
        """What comes of a job."""
        self.jobs.append(job)
        await asyncio.sleep(0)
        return history.done(job, self.titles)


def staff_of(
    database: Database, journal: Journal, now: Now, nobody: Nobody, time: TableTime, titles: Titles
) -> TablePorts:
    """The staff of a process by itself."""
    outside = (journal, now, nobody, FaultStore(database, now, titles), Metrics(), nobody)
    kept = (AccountStore(database).names, time, DeadlineStore(database), titles)
    return TablePorts(*outside, *kept, GameHistory(nobody.replayer or Replays(titles)))
