"""
Measures anew what docs/measurements.md tells, and writes it there.

    python -m scripts.measure --list
    python -m scripts.measure --only bench perft
    python -m scripts.measure                      all of it; this takes hours
    python -m scripts.measure --check              is the page well formed?

What belongs here: running commands, and where and when they ran. What does not: which there are
and how they are read (`measure_rows`), and the page (`measure_page`).
"""

import argparse
import os
import platform
import re
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from scripts.measure_page import Row, complaints, with_rows
from scripts.measure_rows import MEASUREMENTS, Measurement, Unreadable

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "measurements.md"
MEASURED: Final = ("src", "web", "bench")
"""What figures depend on; documents and scripts beside it do not make one old."""


class Failed(Exception):
    """A command that did not come to its end."""


def main() -> int:
    """Measure as the command line says; 1 if something failed or the page is wrong."""
    asked = _parse()
    if asked.list:
        for one in MEASUREMENTS.values():
            print(f"{one.name:24}{one.written()}")
        return 0
    if asked.check:
        wrong = list(complaints(PAGE.read_text(encoding="utf-8")))
        for line in wrong:
            print(f"measurements: {line}", file=sys.stderr)
        return 1 if wrong else 0
    failed = 0
    for name in asked.only or MEASUREMENTS:
        try:
            rows = measured(MEASUREMENTS[name], busy=asked.busy)
        except (Failed, Unreadable) as error:
            print(f"measure: {name}: {error}; its rows stay as they were", file=sys.stderr)
            failed += 1
            continue
        # Written after each, so that what took an hour is kept whatever comes next.
        PAGE.write_text(with_rows(PAGE.read_text(encoding="utf-8"), rows), encoding="utf-8")
        for row in rows:
            print(f"{row.what}: {row.figure}")
    return 1 if failed else 0


def _parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="just measure", description="Measure anew what docs/measurements.md tells."
    )
    parser.add_argument("--only", nargs="+", choices=MEASUREMENTS, metavar="NAME", help="these")
    parser.add_argument("--list", action="store_true", help="say what there is to be measured")
    parser.add_argument("--check", action="store_true", help="is the page well formed?")
    parser.add_argument("--busy", action="store_true", help="measure times beside other work, too")
    return parser.parse_args()


def measured(one: Measurement, *, busy: bool = False) -> list[Row]:
    """
    Run a command and what comes before it; its figures as rows.

    Raises Failed for times that other work would spoil, unless the machine may be busy.
    """
    commit = measured_commit()
    if one.timed and not busy:
        must_be_idle()
    for before in one.before:
        run(before)
    where = machine()
    began = time.monotonic()
    output = run(one.command)
    print(f"measure: {one.name} took {time.monotonic() - began:.0f} s", file=sys.stderr)
    today = datetime.now(UTC).date().isoformat()
    wanted = {figure.what: figure.wanted() for figure in one.figures}
    return [
        Row(what, figure, wanted[what], one.written(), where, commit, today)
        for what, figure in one.rows(output)
    ]


def must_be_idle() -> None:
    """Raise Failed while more programs want a processor than there are."""
    load, cores = os.getloadavg()[0], os.cpu_count() or 1
    if load > cores:
        raise Failed(
            f"{load:.0f} programs want the {cores} processors, so times would say little; "
            "wait until the machine is idle, or say --busy"
        )


def run(command: tuple[str, ...]) -> str:
    """What a command prints; what it says meanwhile goes to the terminal."""
    print(f"measure: {' '.join(command)}", file=sys.stderr, flush=True)
    beside = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": beside}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, check=False, stdout=subprocess.PIPE, text=True
    )
    if done.returncode:
        print(done.stdout[-2_000:], file=sys.stderr)
        raise Failed(f"`{' '.join(command)}` ended with {done.returncode}")
    return done.stdout


def measured_commit() -> str:
    """The newest commit of what is measured; raises Failed while that is being changed."""
    changed = _git("status", "--porcelain", "--", *MEASURED)
    if changed:
        raise Failed("src, web or bench has changes that are in no commit; commit them first")
    return _git("log", "-1", "--format=%h", "--abbrev=8", "--", *MEASURED)


def _git(*arguments: str) -> str:
    command = ["git", *arguments]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def machine() -> str:
    """Where this runs, in a few words."""
    load = os.getloadavg()[0]
    python = f"Python {platform.python_version()}"
    return f"{os.cpu_count()} cores, {processor()}, {python}, load {load:.0f}"


def processor() -> str:
    """The name of the processor, as far as the system tells it."""
    told = Path("/proc/cpuinfo")
    text = told.read_text(encoding="utf-8") if told.is_file() else ""
    name = re.search(r"^model name\s*: (.+)$", text, re.MULTILINE)
    words = name.group(1) if name else platform.machine()
    return re.sub(r"\((?:R|TM)\)| CPU|\|", "", words).strip()


if __name__ == "__main__":
    sys.exit(main())
