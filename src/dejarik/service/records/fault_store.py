"""
Reported faults, as the database keeps them.

What belongs here: keeping and finding them. What does not: making a test of one
(`hosting.play.bugs`). Nothing here is ever sent to a client: a report holds hidden cards.
"""

from typing import Final, cast

import msgspec

from dejarik.hosting.play.bug_wire import BugReport, read_bug, write_bug
from dejarik.hosting.titles import Titles
from dejarik.kernel.journal_bytes import dump_journal, load_journal
from dejarik.kernel.wire import encode
from dejarik.service.ids import new_id
from dejarik.service.ports import Database, Missing, Now
from dejarik.service.tables.seat_names import unnamed_setup

MOST_OF_A_GAME: Final = 20
"""How many reports of one game are kept: more of them tell nothing new."""

DELETED: Final = "What was said of it went with the account of whoever reported it."


class FaultStore:
    """The reports of a database."""

    def __init__(self, database: Database, now: Now, titles: Titles) -> None:
        self._database = database
        self._now = now
        self._titles = titles

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
            (number, report.table, account, self._now(), write_bug(self._unnamed(report))),
        )
        return number

    def _unnamed(self, report: BugReport) -> BugReport:
        """A report whose journal names no player."""
        try:
            journal = load_journal(report.journal)
        except ValueError:
            return report
        title = journal.release.game
        journal.setup_bytes = encode(unnamed_setup(title, journal.setup_bytes, self._titles))
        return msgspec.structs.replace(report, journal=dump_journal(journal))

    async def newest(self, game: str) -> BugReport:
        """The newest report of a game. Raises Missing when there is none."""
        found = await self._database.rows(
            "SELECT report FROM faults WHERE game = %s ORDER BY at DESC LIMIT 1", (game,)
        )
        if not found:
            raise Missing(f"Nobody has reported a fault of the game {game}.")
        return read_bug(cast("bytes", found[0][0]))


async def disown_faults(account: str, database: Database) -> None:
    """Forget who reported the faults that somebody reported, and in which words."""
    found = await database.rows("SELECT id, report FROM faults WHERE account = %s", (account,))
    for number, report in found:
        await database.run(
            "UPDATE faults SET account = '', report = %s WHERE id = %s",
            (_wordless(cast("bytes", report)), number),
        )


def _wordless(report: bytes) -> bytes:
    try:
        return write_bug(msgspec.structs.replace(read_bug(report), note=DELETED))
    except ValueError:
        # Of an older release: what cannot be read is of no use, and may hold anything.
        return b""
