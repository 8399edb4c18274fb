"""
How much work is a decision, counted instead of timed: calls of Python functions in random play.

    python -m bench.calls [--check] [--write] [--instructions] [--json]

No neighbour disturbs a count: the same games are played as `just bench` plays, plain, in processes
whose hashes are fixed. `budget.toml` has the most calls that a decision of a title may take, with
the reason of each rise; --check fails above it, --write puts today's counts there.
--instructions counts instructions of the processor as well, by callgrind, plain and compiled, and
takes minutes: what N more passes cost is what is told, so starting costs nothing.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any, Final

from bench import workload

ROOT: Final = Path(__file__).resolve().parent.parent
BUDGET: Final = Path(__file__).with_name("budget.toml")
SLACK: Final = 1.005
"""How far above its budget a count may lie: what another patch release of Python calls."""
COPIES: Final = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
COUNTED: Final = re.compile(r"Collected : (\d+)")


class NotCounted(Exception):
    """Something is missing, or the games could not be played."""


@dataclass(frozen=True)
class Counts:
    """Of a pass over the games of a title."""

    decisions: int
    calls: int

    @property
    def each(self) -> float:
        """Calls a decision."""
        return self.calls / self.decisions


def main() -> int:
    """Count, tell, compare; 1 above the budget."""
    parser = argparse.ArgumentParser(prog="python -m bench.calls", description=(__doc__ or "")[:98])
    parser.add_argument("--check", action="store_true", help="fail above the budget")
    parser.add_argument("--write", action="store_true", help="make today's counts the budget")
    parser.add_argument("--instructions", action="store_true", help="by callgrind, too; minutes")
    parser.add_argument("--json", action="store_true", help="print the counts as JSON")
    parser.add_argument("--play", nargs=2, metavar=("TITLE", "PASSES"), help=argparse.SUPPRESS)
    parser.add_argument("--count", metavar="TITLE", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.play:
        return _play(asked.play[0], int(asked.play[1]))
    if asked.count:
        return _count(asked.count)
    try:
        return _tell(asked)
    except NotCounted as error:
        print(f"calls: {error}", file=sys.stderr)
        return 2


def _tell(asked: argparse.Namespace) -> int:
    budget = tomllib.loads(BUDGET.read_text(encoding="utf-8"))
    found = {title: _counted(title) for title in budget}
    above = [title for title, one in found.items() if one.each > SLACK * budget[title]["calls"]]
    told: dict[str, Any] = {title: {"calls": round(one.each, 1)} for title, one in found.items()}
    for title in found if asked.instructions else ():
        for copy in COPIES:
            told[title][copy] = round(_instructions(title, copy, found[title].decisions))
    if asked.write:
        _write({title: one.each for title, one in found.items()}, budget)
    if asked.json:
        print(json.dumps(told))
    else:
        for title, figures in told.items():
            kinds = [f"{copy} {figures[copy]:,} instructions" for copy in COPIES if copy in figures]
            calls = f"{figures['calls']} calls a decision (budget {budget[title]['calls']})"
            print(f"{title}: {', '.join([calls, *kinds])}")
    for title in above if asked.check else ():
        print(
            f"calls: {title} is above its budget. Find what every game now pays for, or raise the "
            "budget with `just calls --write` and say in bench/budget.toml why.",
            file=sys.stderr,
        )
    return 1 if asked.check and above else 0


def _write(counts: dict[str, float], budget: dict[str, Any]) -> None:
    lines = ["# The most calls of Python functions that a decision may take (`just calls`)."]
    for title, each in counts.items():
        lines += ["", f"[{title}]", f"calls = {each:.1f}", f'reason = "{budget[title]["reason"]}"']
    BUDGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _run(command: list[str], copy: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(COPIES[copy]), "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True
    )
    if done.returncode:
        raise NotCounted(f"{' '.join(command)} failed: {done.stderr[-400:]}")
    return done


def _counted(title: str) -> Counts:
    """In a process of its own: what was played before must not count."""
    done = _run([sys.executable, "-m", "bench.calls", "--count", title], "plain")
    return Counts(*json.loads(done.stdout))


def _instructions(title: str, copy: str, decisions: int) -> float:
    """Instructions a decision: of two passes more than of one, each behind a first."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise NotCounted("instructions are counted by valgrind: apt-get install valgrind")
    counted = []
    for passes in ("1", "2"):
        tool = [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null"]
        played = [sys.executable, "-m", "bench.calls", "--play", title, passes]
        found = COUNTED.search(_run([*tool, *played], copy).stderr)
        if found is None:
            raise NotCounted(f"valgrind said nothing of {title}, {copy}")
        counted.append(int(found[1]))
    return (counted[1] - counted[0]) / decisions


# --- inside the processes -------------------------------------------------------------


def _play(title: str, passes: int) -> int:
    load = workload.WORKLOADS[title]
    for _ in range(passes):
        for number in range(load.games):
            workload.play(load, number)
    return 0


def _count(title: str) -> int:
    load = workload.WORKLOADS[title]
    calls = 0

    def noted(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    # The first pass warms up: what is kept for good is made then.
    for number in range(load.games):
        workload.play(load, number)
    sys.setprofile(noted)
    decisions = sum(workload.play(load, number) for number in range(load.games))
    sys.setprofile(None)
    print(json.dumps([decisions, calls]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
