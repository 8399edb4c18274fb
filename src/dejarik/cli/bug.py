"""
From a reported fault to a failing test: `dejarik bug`.

What belongs here: reading the report and printing the test. What does not: its text
(`hosting.play.bugs`).
"""

import asyncio
import sys
from pathlib import Path

from dejarik.cli.trouble import USAGE, Trouble
from dejarik.hosting.play.bug_wire import BugReport, read_bug
from dejarik.hosting.play.bugs import report_of, state_hash, written_test
from dejarik.kernel.journal_bytes import load_journal
from dejarik.play import saves
from dejarik.titles import registry


def show_bug(path: Path, note: str | None, database: str | None = None) -> int:
    """Print a test module for a report, a saved game with a note, or a game of a database."""
    if database is not None:
        report = asyncio.run(_fetch(database, str(path)))
    else:
        report = _read(path) if note is None else _from_save(path, note)
    try:
        journal = load_journal(report.journal)
        game = registry.TITLES.named(journal.release.game).game(journal.setup())
    except ValueError as error:
        raise Trouble(
            f"The game in {path} cannot be played here.",
            str(error),
            "take the release it was played by",
        ) from error
    hash_ = state_hash(game, report)
    if not hash_:
        print(
            "These rules no longer lead to the position; the test says where they part.",
            file=sys.stderr,
        )
    print(written_test(report, hash_), end="")
    return 0


async def _fetch(url: str, game: str) -> BugReport:
    from dejarik.service.adapters.databases import open_database
    from dejarik.service.ports import Missing, Unavailable
    from dejarik.service.records.fault_store import FaultStore

    try:
        async with open_database(url) as database:
            return await FaultStore(database, lambda: 0, registry.TITLES).newest(game)
    except (Missing, Unavailable, ValueError) as error:
        raise Trouble(
            f"There is no report of the game {game}.",
            str(error),
            "check the id and the address of the database",
        ) from error


def _read(path: Path) -> BugReport:
    try:
        return read_bug(path.read_bytes())
    except OSError as error:
        raise Trouble(
            f"The report {path} cannot be opened.",
            str(error.strerror or error).lower(),
            "check the name",
            USAGE,
        ) from error
    except ValueError as error:
        raise Trouble(
            f"{path} is not the report of a fault.",
            str(error),
            "name a file the server has kept; for a saved game, say with --note what is wrong",
            USAGE,
        ) from error


def _from_save(path: Path, note: str) -> BugReport:
    return report_of(path.stem[:64] or "saved", note, 0, saves.read(path))
