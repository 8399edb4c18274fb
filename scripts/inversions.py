#!/usr/bin/env python3
"""
Inversions: a rule is turned around in a copy of the sources; its tests must fail.

What belongs here: choosing the rulings, making the change, running the tied tests.
What does not: the changes themselves, which stand in `tests/inversions`.

    scripts/inversions.py              try all of them
    scripts/inversions.py 6            try six, drawn anew for every commit
    scripts/inversions.py --ruling ID  try those of one ruling
    scripts/inversions.py --home NAME  try those of one file of entries
    scripts/inversions.py --choice     the rulings that ought to have one, and which lack it

Nobody picks the rulings: each of the parts is ordered by a hash of the seed and the id,
and the first PER_PART that are tied to a test are taken. An inversion counts as noticed
only if a tied test fails by its own word, not because the change breaks the program.
Exit codes: 0 all noticed, 1 some not, or an entry that does not fit the sources.
"""

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from multiprocessing.pool import ThreadPool
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from dejarik.lab import register
from dejarik.titles.destiny.laboratory.register import REGISTER

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "tests" / "inversions"

SEED: Final = "dejarik inversions 1"
PER_PART: Final = 7
PARTS: Final = (*(f"part{number}" for number in range(1, 9)), "faq")
EDITION: Final = "arh"

COPIES: Final = 2
SECONDS: Final = 120

NOTICED: Final = "noticed"
BROKEN: Final = "broken"

# A test that ends in anything else was stopped by a broken program, not by a wrong rule.
_OWN_WORD: Final = re.compile(r" - (assert|AssertionError|Failed|\S*(IllegalAnswer|Stuck))\b")
_FAILED: Final = re.compile(r"^(?:FAILED|ERROR) .*", re.MULTILINE)
WIDTH: Final = 400
"""How wide a line pytest may write: what a test died of must not be cut off."""


@dataclass(frozen=True)
class Inversion:
    """One change, and the ruling whose tests must notice it."""

    ruling: str
    file: str
    find: str
    replace: str
    home: str


@dataclass(frozen=True)
class Verdict:
    """What became of one inversion."""

    inversion: Inversion
    outcome: str
    seconds: float


# --- the entries ----------------------------------------------------------------------


def read(folder: Path = FOLDER) -> list[Inversion]:
    """All inversions, file by file."""
    found: list[Inversion] = []
    for path in sorted(folder.glob("*.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["inversion"]:
            found.append(Inversion(**entry, home=path.name))
    return found


def complaints(
    inversions: list[Inversion], tied: dict[str, list[str]], root: Path = ROOT
) -> Iterator[str]:
    """What keeps an entry from being tried."""
    for one in inversions:
        where = f"{one.home}: {one.ruling}"
        path = root / one.file
        if one.ruling not in tied:
            yield f"{where}: no test is tied to it"
        if not one.file.startswith("src/") or not path.is_file():
            yield f"{where}: there is no source {one.file}"
            continue
        times = path.read_text(encoding="utf-8").count(one.find)
        if times != 1:
            yield f"{where}: its text stands {times} times in {one.file}"


def rank(ruling: str) -> str:
    """The place of a ruling in the draw."""
    return blake2b(f"{SEED} {ruling}".encode(), digest_size=8).hexdigest()


def chosen(tied: dict[str, list[str]]) -> list[str]:
    """The rulings that ought to have an inversion: the first of each part, by the draw."""
    found: list[str] = []
    for part in PARTS:
        there = [one for one in tied if REGISTER.part_of(one) == part]
        ours = [one for one in there if REGISTER.document_of(one) == EDITION]
        found += sorted(ours, key=rank)[:PER_PART]
    return found


# --- trying ---------------------------------------------------------------------------


def try_one(inversion: Inversion, tests: list[str], source: Path) -> str:
    """Make the change in a copy of the sources, run the tests, and take it back."""
    path = source.parent / inversion.file
    before = path.read_text(encoding="utf-8")
    path.write_text(before.replace(inversion.find, inversion.replace), encoding="utf-8")
    _forget_bytecode(path)
    try:
        return _judged(run_tests(tests, source))
    except subprocess.TimeoutExpired:
        return NOTICED
    finally:
        path.write_text(before, encoding="utf-8")
        _forget_bytecode(path)


def run_tests(tests: list[str], source: Path) -> subprocess.CompletedProcess[str]:
    """Run these tests against a copy of the sources."""
    command = [sys.executable, "-m", "pytest", "-q", "--tb=line", "-p", "no:cacheprovider"]
    return subprocess.run(
        [*command, *tests],
        check=False,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(source), "COLUMNS": str(WIDTH)},
        timeout=SECONDS,
    )


def _judged(done: subprocess.CompletedProcess[str]) -> str:
    if done.returncode == 0:
        return "NOT NOTICED"
    failed = _FAILED.findall(done.stdout)
    if done.returncode == 1 and any(_OWN_WORD.search(line) for line in failed):
        return NOTICED
    return f"{BROKEN}: {(failed or done.stdout.splitlines() or ['?'])[-1][:200]}"


def _forget_bytecode(path: Path) -> None:
    for compiled in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
        compiled.unlink()


def try_all(inversions: list[Inversion], tied: dict[str, list[str]]) -> Iterator[Verdict]:
    """Try them, two at a time, each in a copy of its own; verdicts as they come."""
    with tempfile.TemporaryDirectory() as folder:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(COPIES):
            source = Path(folder) / str(number) / "src"
            shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
            copies.put(source)

        def attempt(inversion: Inversion) -> Verdict:
            began = time.monotonic()
            source = copies.get()
            try:
                outcome = try_one(inversion, tied[inversion.ruling], source)
            finally:
                copies.put(source)
            return Verdict(inversion, outcome, time.monotonic() - began)

        with ThreadPool(COPIES) as pool:
            yield from pool.imap_unordered(attempt, inversions)


def untouched_fail(inversions: list[Inversion], tied: dict[str, list[str]]) -> bool:
    """Whether tied tests fail even without a change: then nothing can be learned."""
    tests = sorted({test for one in inversions for test in tied[one.ruling]})
    done = run_tests(tests, ROOT / "src")
    if done.returncode != 0:
        print("\n".join(done.stdout.splitlines()[-15:]))
    return done.returncode != 0


# --- telling --------------------------------------------------------------------------


def sample(inversions: list[Inversion], count: int, seed: str | None) -> list[Inversion]:
    """Some of them, drawn by the seed; without one, by the commit that is checked out."""
    if seed is None:
        command = ["git", "rev-parse", "HEAD"]
        seed = subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT).stdout
    return random.Random(seed).sample(inversions, min(count, len(inversions)))


def tell_choice(inversions: list[Inversion], tied: dict[str, list[str]]) -> int:
    """Show the draw, and which of it has no entry."""
    have = {one.ruling for one in inversions}
    wanted = chosen(tied)
    for ruling in wanted:
        print(f"{'' if ruling in have else 'MISSING  '}{ruling}  {' '.join(tied[ruling])}")
    print(f"inversions: {len(wanted)} drawn, {len(set(wanted) - have)} of them without an entry")
    return 1 if set(wanted) - have else 0


def tell(verdicts: Iterator[Verdict], total: int) -> int:
    """Show the verdicts as they come, then a table by part."""
    done: list[Verdict] = []
    for verdict in verdicts:
        done.append(verdict)
        one = verdict.inversion
        line = f"{len(done)}/{total}  {one.ruling:<32} {verdict.outcome}  {verdict.seconds:.1f} s"
        print(line, flush=True)
    for part in (*PARTS, "other"):
        own = [one for one in done if _part(one) == part]
        noticed = sum(1 for one in own if one.outcome == NOTICED)
        if own:
            print(f"  {part:<8} {noticed:>3} of {len(own)} noticed")
    missed = [one.inversion for one in done if one.outcome != NOTICED]
    for one in missed:
        print(f"not noticed: {one.ruling} in {one.file} ({one.home})")
    print(f"inversions: {len(done)} tried, {len(missed)} not noticed")
    return 1 if missed else 0


def _part(verdict: Verdict) -> str:
    part = REGISTER.part_of(verdict.inversion.ruling)
    return part if part in PARTS else "other"


def main(arguments: list[str] | None = None) -> int:
    """Try inversions, or show the draw."""
    parser = argparse.ArgumentParser(description="Turn rules around; their tests must notice.")
    parser.add_argument("count", nargs="?", type=int, help="how many; all if left out")
    parser.add_argument("--ruling", action="append", help="only those of this ruling")
    parser.add_argument("--home", metavar="NAME", help="only those of this file of entries")
    parser.add_argument("--choice", action="store_true", help="show the rulings that are drawn")
    parser.add_argument("--seed", help="draw the sample by this")
    asked = parser.parse_args(arguments)
    tied = register.tied_tests(ROOT)
    inversions = read()
    if asked.home:
        inversions = [one for one in inversions if one.home == f"{asked.home}.toml"]
    if asked.choice:
        return tell_choice(inversions, tied)
    if asked.ruling:
        inversions = [one for one in inversions if one.ruling in asked.ruling]
    wrong = list(complaints(inversions, tied))
    if wrong:
        print("\n".join(wrong))
        return 1
    if asked.count is not None:
        inversions = sample(inversions, asked.count, asked.seed)
    if untouched_fail(inversions, tied):
        print("inversions: the tests fail as they are; nothing was tried")
        return 1
    return tell(try_all(inversions, tied), len(inversions))


if __name__ == "__main__":
    sys.exit(main())
