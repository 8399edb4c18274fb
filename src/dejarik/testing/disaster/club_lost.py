"""
The one machine of a club is lost, and with it the file that is its database.

What belongs here: going on from a copy of the file. What does not: services of several
processes (`machine_lost`, `database_lost`).
"""

import asyncio
import shutil
from pathlib import Path

from dejarik.service.adapters.club_copies import back_up, restore
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.schema import migrate
from dejarik.testing.disaster.rehearsal import PATIENCE, Report, forget_lost, made, told_now
from dejarik.testing.playing import playing, seat_everybody, some_answers
from dejarik.testing.processes import Process
from dejarik.testing.tables import lay_tables


async def club_lost(folder: Path, tables: int) -> Report:
    """The one machine of a club is gone: what came after the last copy of its file is lost."""
    report = Report("machine of a club lost")
    file, copy = made(folder / "club") / "club.sqlite", folder / "copy.sqlite"
    url = f"sqlite:///{file}"
    migrate(url)
    async with open_database(url) as database:
        seated = await lay_tables(database, tables, report.name)
    process = Process(folder, url, "", 0)
    try:
        process.start()
        players = seat_everybody([process], seated)
        async with playing(players, PATIENCE):
            await some_answers(players, len(players))
            promised = told_now(players)
            with report.step("file copied"):
                await asyncio.to_thread(back_up, file, copy)
            await some_answers(players, 2 * len(players))
            await asyncio.to_thread(process.kill)
            shutil.rmtree(file.parent)
            told = told_now(players)
            with report.step("everybody plays on from the copy"):
                club = made(file.parent) / file.name
                await asyncio.to_thread(restore, copy, club, folder / "kept.sqlite")
                async with open_database(url) as database:
                    await forget_lost(database, told, promised, report)
                await asyncio.to_thread(process.start)
                await some_answers(players, len(players), 60.0)
        async with open_database(url) as database:
            await report.judge(database, seated, players)
    finally:
        process.kill()
    return report
