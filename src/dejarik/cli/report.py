"""
Reports for people and for other programs: the rulings that are proven.

What belongs here: laying out what `dejarik.lab` found. What does not: finding it.
"""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dejarik.cli.trouble import FAILURE, Trouble
from dejarik.hosting.terminal_text import laid_out
from dejarik.lab import judgement, proofs, register
from dejarik.lab.judgement import FAILING, MISSING, OUTSIDE, PASSING, WAITING, Counts, Standing
from dejarik.lab.proofs import Outcomes
from dejarik.titles import registry

JSON_COUNTS: Final = ("total", PASSING, OUTSIDE, WAITING)
COLUMNS: Final = ("total", PASSING, OUTSIDE, WAITING, MISSING, FAILING)
MILESTONES: Final = "milestones"
NAME_WIDTH: Final = 16
BAR: Final = 20


def root_of(given: Path | None, title: str) -> Path:
    """
    The checkout to report on: the one that is named, or the one we stand in.

    Raises Trouble when that is none.
    """
    start = given or Path.cwd()
    found = register.checkout_of(start.resolve(), title)
    if found is None:
        raise Trouble(
            "There is nothing to report on.",
            f"{start} does not lie in a checkout of the project: there is no "
            f"{register.folder_of(title)}",
            "go to a checkout, or name one with --root",
        )
    return found


def run_tests(root: Path, title: str, tests: str = "tests") -> Outcomes:
    """
    Run the marked tests of a title, with a line of progress on a terminal.

    Raises Trouble when they cannot be run.
    """
    try:
        progress = _progress if sys.stderr.isatty() else None
        outcomes = proofs.run(root, registry.register_of(title).plugin, progress, tests)
    except proofs.NoTests as problem:
        raise Trouble(
            "The tests could not be run.",
            str(problem),
            "run `just setup` for the tools, `just test` to see what is wrong, "
            "or leave the tests out with --no-tests",
        ) from problem
    if sys.stderr.isatty():
        print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
    return outcomes


def _progress(done: int, total: int) -> None:
    what = f"{done} of {total} tests" if total else "collecting tests"
    print(f"\r{what:<60}", end="", file=sys.stderr, flush=True)


@dataclass
class Report:
    """What a report says: as data, in lines, and by its exit code; `note` is for whoever called."""

    data: dict[str, object]
    lines: list[str]
    status: int
    note: str = ""


def show(report: Report, *, as_json: bool) -> int:
    """Print a report; its exit code."""
    print(json.dumps(report.data, indent=2) if as_json else "\n".join(report.lines))
    if report.note:
        print("\n".join(laid_out(report.note)), file=sys.stderr)
    return report.status


# --- rulings --------------------------------------------------------------------------


def report_rulings(
    title: str, given_root: Path | None, *, as_json: bool, ids: bool, tests: bool
) -> int:
    """The program `dejarik report rulings`; 0 when every ruling is proven or explained."""
    root = root_of(given_root, title)
    outcomes = run_tests(root, title) if tests else None
    return show(rulings_of(root, title, outcomes, ids=ids), as_json=as_json)


def rulings_of(root: Path, title: str, outcomes: Outcomes | None, *, ids: bool) -> Report:
    """The rulings of a title by what became of their tests; without outcomes, what there are."""
    entries = register.entries(root / register.folder_of(title))
    tests, found = outcomes is not None, outcomes or Outcomes()
    sorting = registry.register_of(title)
    standings = judgement.judge(entries, found, sorting)
    unknown = judgement.strangers(entries, found.rulings)
    counts = judgement.counted(standings, sorting)
    milestones = judgement.by_milestone(entries, standings)
    data = _rulings_data(counts, standings, ids=ids, tests=tests)
    rows = _with_milestones(counts, milestones)
    lines = [*_table(rows), *_open(standings, unknown, ids=ids)] if tests else _register_table(rows)
    wrong = [one for one in standings if one.standing in {FAILING, MISSING}]
    status = FAILURE if tests and (wrong or unknown) else 0
    return Report({**data, **_milestones_data(milestones, tests=tests)}, lines, status)


def _rulings_data(
    counts: dict[str, dict[str, Counts]], standings: list[Standing], *, ids: bool, tests: bool
) -> dict[str, object]:
    editions: dict[str, object] = {}
    for edition, parts in counts.items():
        rows = {part: _numbers(row, tests=tests) for part, row in parts.items()}
        editions[edition] = {
            **_numbers(judgement.total(parts.values()), tests=tests),
            "parts": rows,
        }
    found: dict[str, object] = {"editions": editions}
    if ids and tests:
        for name in (MISSING, FAILING):
            found[name] = [one.id for one in standings if one.standing == name]
    return found


def _milestones_data(milestones: dict[str, Counts], *, tests: bool) -> dict[str, object]:
    """Nothing for a register whose entries name none."""
    rows = {name: _numbers(row, tests=tests) for name, row in milestones.items()}
    return {MILESTONES: rows} if rows else {}


def _with_milestones(
    counts: dict[str, dict[str, Counts]], milestones: dict[str, Counts]
) -> dict[str, dict[str, Counts]]:
    return {**counts, MILESTONES: milestones} if milestones else counts


def _numbers(row: Counts, *, tests: bool) -> dict[str, int | None]:
    known = ("total", OUTSIDE)
    return {name: row[name] if tests or name in known else None for name in JSON_COUNTS}


def _table(counts: dict[str, dict[str, Counts]]) -> list[str]:
    lines: list[str] = []
    for edition, parts in counts.items():
        lines.append(_row(edition, COLUMNS))
        for part, row in parts.items():
            done = row["total"] - row[MISSING] - row[FAILING]
            bar = "█" * (BAR * done // row["total"])
            numbers = [_shown(row[one]) for one in COLUMNS]
            lines.append(f"{_row(f'  {part}', numbers)}  {bar}".rstrip())
        whole = judgement.total(parts.values())
        lines += [_row("  all", [_shown(whole[one]) for one in COLUMNS]), ""]
    return lines


def _register_table(counts: dict[str, dict[str, Counts]]) -> list[str]:
    lines: list[str] = []
    for edition, parts in counts.items():
        whole = judgement.total(parts.values())
        rows = {**{f"  {part}": row for part, row in parts.items()}, "  all": whole}
        lines.append(_row(edition, ("total", OUTSIDE)))
        lines += [
            _row(name, (_shown(row["total"]), _shown(row[OUTSIDE]))) for name, row in rows.items()
        ]
        lines.append("")
    return [*lines, "The tests were not run: what is proven is not known."]


def _row(name: str, cells: tuple[str, ...] | list[str]) -> str:
    return f"{name:<{NAME_WIDTH}}" + "".join(f"{cell:>9}" for cell in cells)


def _shown(number: int) -> str:
    return str(number) if number else "·"


def _open(standings: list[Standing], unknown: list[str], *, ids: bool) -> list[str]:
    """What is wrong, a line each; what is missing only if it is wanted."""
    lines = [
        f"{one.id}: {one.reason}"
        for one in standings
        if one.standing == FAILING or (one.standing == MISSING and ids)
    ]
    lines += [f"{ruling}: has a test, but is not in the register" for ruling in unknown]
    missing = sum(1 for one in standings if one.standing == MISSING)
    if missing and not ids:
        lines.append(f"{missing} rulings have neither a test nor a reason; --ids lists them.")
    return lines
