"""
Filing faults: what players report at a table, and what files itself.

What belongs here: making a report of the game as it stands and storing it beside the inbox. What
does not: the report (`hosting.play.bugs`), and what people are told of it (`live`).
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import structlog

from dejarik.hosting.play import bugs
from dejarik.hosting.play.bug_wire import BugReport
from dejarik.hosting.play.room import Broken, Room
from dejarik.service.error_places import fault_of
from dejarik.service.ports import Unavailable
from dejarik.service.tables.side_work import SideWork
from dejarik.service.tables.staff import TablePorts

PAUSES: Final = (1.0, 5.0, 30.0)
"""Seconds between attempts to store a fault that files itself."""

log = structlog.get_logger()


@dataclass(frozen=True)
class FaultFiling:
    """The faults of one table."""

    table: str
    room: Room
    side: SideWork
    staff: TablePorts

    def report(
        self,
        note: str,
        seat: int,
        account: str,
        stored: Callable[[], None],
        lost: Callable[[], None],
    ) -> bool:
        """Store the game as it stands with a note; False if too much waits already."""
        report = bugs.report_of(self.table, note, seat, self.room.play.journal)

        async def keep() -> None:
            try:
                await self.staff.faults.keep(report, account)
            except Unavailable:
                lost()
            else:
                stored()

        return self.side.queue(keep)

    def failed(self, broken: Broken, account: str) -> None:
        """The rules failed on an answer."""
        self.staff.metrics.faults.inc()
        log.error("rules_failed", table=self.table, **fault_of(broken.__cause__ or broken))
        journal = self.room.play.journal
        self._file(bugs.failure_of(self.table, journal, broken.attempt, str(broken)), account)

    def circles(self) -> None:
        """Cards are wrong together: the game goes on, and the fault files itself."""
        circles, self.room.circles = self.room.circles, []
        if circles:
            self.staff.metrics.faults.inc()
            log.error("circular_value", table=self.table, circles=circles)
            self._file(bugs.circle_of(self.table, self.room.play.journal, circles), "")

    def _file(self, report: BugReport, account: str) -> None:
        """Store a fault that files itself; while the database is away it is tried again."""

        async def keep() -> None:
            for pause in PAUSES:
                try:
                    await self.staff.faults.keep(report, account)
                except Unavailable:
                    await asyncio.sleep(pause)
                else:
                    return
            log.error("fault_not_stored", table=self.table)

        self.side.start(keep)
