"""
Rehearse disasters: each on servers of its own, while games are played.

    python -m dejarik.testing.disaster TABLES [--only NAME ...] [--keep FOLDER] [--json]

What belongs here: which disasters there are, and printing what came of them. What does not:
how each is made and got over.
"""

import argparse
import asyncio
import json
import shutil
import sys
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from typing import Final

from dejarik.testing.disaster import (
    club_lost,
    database_lost,
    disk_full,
    machine_lost,
    rules_changed,
)
from dejarik.testing.disaster.rehearsal import Report
from dejarik.testing.small_disks import NoDisk

Disaster = Callable[[Path, int], Awaitable[Report]]

DISASTERS: Final[dict[str, Disaster]] = {
    "database-destroyed": database_lost.database_destroyed,
    "database-destroyed-in-step": database_lost.database_destroyed_in_step,
    "table-dropped": database_lost.table_dropped,
    "rules-changed": rules_changed.rules_changed,
    "process-lost": machine_lost.process_lost,
    "takeover": machine_lost.takeover,
    "bus-lost": machine_lost.bus_lost,
    "club-lost": club_lost.club_lost,
    "everything-lost": machine_lost.everything_lost,
    "disk-full": disk_full.disk_full,
    "club-disk-full": disk_full.disk_of_club_full,
}


def rehearse(name: str, tables: int, keep: Path | None) -> Report:
    """Rehearse one disaster in a folder that is gone afterwards, unless it is to be kept."""
    folder = Path(tempfile.mkdtemp(prefix=f"{name}-", dir=keep))
    # Whoever runs PostgreSQL must be able to come here.
    folder.chmod(0o755)
    try:
        return asyncio.run(_of(DISASTERS[name](folder, tables)))
    finally:
        if keep is None:
            shutil.rmtree(folder, ignore_errors=True)


async def _of(report: Awaitable[Report]) -> Report:
    return await report


def told(report: Report) -> str:
    """A report for people."""
    lines = [report.name]
    lines += [f"  {seconds:7.2f} s  {name}" for name, seconds in report.steps.items()]
    lines += [f"  {name}: {value}" for name, value in report.figures.items()]
    lines += [f"  FOUND: {text}" for text in report.findings]
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """Rehearse as the command line says; 1 if anything was found."""
    parser = argparse.ArgumentParser(
        prog="python -m dejarik.testing.disaster", description="Rehearse disasters."
    )
    parser.add_argument("tables", type=int, help="how many tables play at once")
    parser.add_argument("--only", nargs="+", choices=DISASTERS, default=[*DISASTERS])
    parser.add_argument("--keep", type=Path, help="a folder to keep logs and data in")
    parser.add_argument("--json", action="store_true", help="print the reports as JSON")
    asked = parser.parse_args(arguments)
    if asked.keep is not None:
        asked.keep.mkdir(exist_ok=True)
        asked.keep.chmod(0o755)
    reports = []
    for name in asked.only:
        try:
            reports.append(rehearse(name, asked.tables, asked.keep))
        except NoDisk as error:
            print(f"{name}: skipped. {error}", file=sys.stderr, flush=True)
            continue
        print(json.dumps(asdict(reports[-1])) if asked.json else told(reports[-1]), flush=True)
    return 1 if any(report.findings for report in reports) else 0


if __name__ == "__main__":
    sys.exit(main())
