"""
Reported faults, as the database keeps them.

What belongs here: keeping and finding them. What does not: making a test of one
(`hosting.play.bugs`). Nothing here is ever sent to a client: a report holds hidden cards.
"""

from typing import Final, cast

from dejarik.hosting.play.bug_wire import BugReport, read_bug, write_bug
from dejarik.service.ids import new_id
from dejarik.service.ports import Database, Missing, Now

MOST_OF_A_GAME: Final = 20
"""How many reports of one game are kept: more of them tell nothing new."""


class FaultStore:
    """The reports of a database."""

    def __init__(self, database: Database, now: Now) -> None:
        self._database = database
        self._now = now

    async def keep(self, report: BugReport, account: str) -> str:
        """Keep a report; its id, or nothing when there are enough of that game."""
        [(count,)] = await self._database.rows(
            "SELECT count(*) FROM faults WHERE game = %s", (report.table,)
        )
        if cast("int", count) >= MOST_OF_A_GAME:
            return ""
        number = new_id()
        await self._database.run(
            "INSERT INTO faults (id, game, account, at, report) VALUES (%s, %s, %s, %s, %s)",
            (number, report.table, account, self._now(), write_bug(report)),
        )
        return number

    async def newest(self, game: str) -> BugReport:
        """The newest report of a game. Raises Missing when there is none."""
        found = await self._database.rows(
            "SELECT report FROM faults WHERE game = %s ORDER BY at DESC LIMIT 1", (game,)
        )
        if not found:
            raise Missing(f"Nobody has reported a fault of the game {game}.")
        return read_bug(cast("bytes", found[0][0]))


async def disown_faults(account: str, database: Database) -> None:
    """Forget who reported the faults that somebody reported; the reports stay."""
    await database.run("UPDATE faults SET account = '' WHERE account = %s", (account,))
