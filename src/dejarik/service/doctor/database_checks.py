"""Checks of the database: whether it answers, its shape, its clock, and games that are stuck."""

import asyncio
import time
from pathlib import Path
from typing import Final, cast

from dejarik.service.adapters.databases import SQLITE, open_database
from dejarik.service.adapters.schema import newest_revision, revision
from dejarik.service.doctor.findings import DoctorInput, Finding, fine, skipped, warning, wrong
from dejarik.service.ports import DEAD_AFTER_MS, Row, Unavailable
from dejarik.service.records.waiting_store import WaitingStore

SLOW: Final = 0.1
SKEW_MS: Final = 2_000
DAY_MS: Final = 86_400_000
OVERDUE_MS: Final = 600_000
"""After how long a game whose time is up is stuck: it is looked for every minute."""
NO_FILE: Final = "There is no database file yet."
START: Final = "start the database, or check --database, its user and PGPASSWORD"

RUNNING: Final = """
    SELECT instances.id, instances.release FROM instances CROSS JOIN clock
    WHERE abs(clock.ms - instances.seen) < %s ORDER BY instances.id
"""
OVERDUE: Final = """
    SELECT count(*) FROM games CROSS JOIN service_time
    WHERE games.finished IS NULL AND games.deadline > 0 AND games.deadline < service_time.ms - %s
"""


def _is_missing(url: str) -> bool:
    """Whether it is a file that is not there yet."""
    return url.startswith(SQLITE) and not Path(url.removeprefix(SQLITE)).is_file()


async def _shape(patient: DoctorInput) -> str | None:
    """The revision of the database. Raises Unavailable when there is none; makes no file."""
    url = patient.config.database
    if _is_missing(url):
        raise Unavailable(NO_FILE)
    return await asyncio.to_thread(revision, url)


async def _rows(patient: DoctorInput, sql: str, values: tuple[int, ...] = ()) -> list[Row]:
    """What a database says that has tables. Raises Unavailable."""
    if await _shape(patient) is None:
        raise Unavailable("The database is empty.")
    async with open_database(patient.config.database) as database:
        return await database.rows(sql, values)


async def count_rows(patient: DoctorInput, sql: str, value: int) -> int:
    """The number that a statement gives. Raises Unavailable when there are no tables."""
    return cast("int", (await _rows(patient, sql, (value,)))[0][0])


async def database(patient: DoctorInput) -> Finding:
    """Whether it answers, and how quickly."""
    url = patient.config.database
    if _is_missing(url):
        return warning(NO_FILE, "dejarik serve makes it when it starts")
    try:
        async with open_database(url) as opened:
            await opened.rows("SELECT 1")
            began = time.perf_counter()
            await opened.rows("SELECT 1")
            seconds = time.perf_counter() - began
    except Unavailable as error:
        return wrong(f"The database does not answer: {error}", START)
    told = f"The database answers in {seconds * 1_000:.1f} ms."
    return fine(told) if seconds < SLOW else warning(told, "look at its machine and the network")


async def migrations(patient: DoctorInput) -> Finding:
    """Whether its shape is the one of this release."""
    found = await _shape(patient)
    newest = newest_revision()
    if found == newest:
        return fine(f"The database has the newest shape ({newest}).")
    if found is None:
        return warning("The database is empty.", "dejarik serve fills it when it starts")
    return warning(
        f"The database has the shape {found}, and this release wants {newest}.",
        "make a backup and start dejarik serve without --no-migrate; if the database is the newer "
        "one, install its release",
    )


async def clock(patient: DoctorInput) -> Finding:
    """Whether the clocks of this machine and of the database agree."""
    if patient.config.database.startswith(SQLITE):
        return skipped("The database has the clock of this machine.")
    before = time.time_ns() // 1_000_000
    found = cast("int", (await _rows(patient, "SELECT ms FROM clock"))[0][0])
    skew = found - (before + time.time_ns() // 1_000_000) // 2
    told = f"The database's clock is {abs(skew)} ms {'ahead' if skew > 0 else 'behind'}."
    return fine(told) if abs(skew) < SKEW_MS else warning(told, "let both machines run NTP")


async def stuck_games(patient: DoctorInput) -> Finding:
    """Whether games wait for another release, are overdue, or have met faults of ours."""
    since = time.time_ns() // 1_000_000 - DAY_MS
    overdue = await count_rows(patient, OVERDUE, OVERDUE_MS)
    faults = await count_rows(patient, "SELECT count(*) FROM faults WHERE at > %s", since)
    async with open_database(patient.config.database) as opened:
        waiting = len(await WaitingStore(opened, lambda: 0).listed())
    if waiting:
        return wrong(f"{waiting} games wait for another release.", "see dejarik waiting")
    if overdue:
        return wrong(
            f"{overdue} games should have ended by their clocks.", "start a process: it ends them"
        )
    if faults:
        return warning(
            f"{faults} faults were filed in a day.", "see dejarik bug GAME --database URL"
        )
    return fine("No game is stuck.")


async def processes(patient: DoctorInput) -> Finding:
    """Whether all processes that run are of this release."""
    rows = cast("list[tuple[str, str]]", await _rows(patient, RUNNING, (DEAD_AFTER_MS,)))
    if not rows:
        return warning("No process runs.", "start one with dejarik serve")
    others = [name for name, release in rows if release != patient.release]
    if others:
        return warning(
            f"{', '.join(others)} play by other rules than the release installed here.",
            "finish the upgrade: restart one process after the other",
        )
    return fine(f"{len(rows)} processes run, all of this release.")
