"""
Proofs: the marked tests of a checkout, run in a process of their own.

What belongs here: starting pytest, following it, and what became of each ruling and card.
What does not: what a report makes of it. A ruling or a card is proven when it has a test
and all its tests pass; a test that is skipped proves nothing.
"""

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

Progress = Callable[[int, int], None]
"""Told how many tests are done, of how many."""

FILE: Final = "DEJARIK_OUTCOMES"
PROCESSES: Final = 2
PASSED: Final = "passed"

# What pytest says by its exit code: all passed, some failed, none were found.
_RAN: Final = (0, 1, 5)


class NoTests(Exception):
    """The tests could not be run."""


@dataclass
class Outcomes:
    """
    The tests by the ruling and by the card they are marked with, and whether each passed.

    `editions` are those in which the tests of a ruling were run, as far as they say so.
    """

    rulings: dict[str, dict[str, bool]] = field(default_factory=dict)
    cards: dict[str, dict[str, bool]] = field(default_factory=dict)
    editions: dict[str, set[str]] = field(default_factory=dict)

    def note(self, line: dict[str, object]) -> None:
        """Take in what became of one test; a later word on the same test cannot better it."""
        test, passed = str(line["test"]), line["outcome"] == PASSED
        rulings = line.get("rulings")
        assert isinstance(rulings, list)
        for ruling in rulings:
            tests = self.rulings.setdefault(ruling, {})
            tests[test] = tests.get(test, True) and passed
            if line.get("edition"):
                self.editions.setdefault(ruling, set()).add(str(line["edition"]))
        if line["card"]:
            tests = self.cards.setdefault(str(line["card"]), {})
            tests[test] = tests.get(test, True) and passed


def run(
    root: Path, plugin: str, progress: Progress | None = None, tests: str = "tests"
) -> Outcomes:
    """
    Run the marked tests of a checkout; a plugin of their title tells what became of them.

    Raises NoTests when pytest is not there or could not even collect them.
    """
    if importlib.util.find_spec("pytest") is None:
        message = "pytest is not installed"
        raise NoTests(message)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "outcomes"
        file.touch()
        with (Path(folder) / "said").open("w+", encoding="utf-8") as said:
            process = subprocess.Popen(  # noqa: S603  # our own interpreter
                _command(plugin, tests),
                cwd=root,
                env={**_environment(), FILE: str(file)},
                stdout=said,
                stderr=subprocess.STDOUT,
            )
            lines = list(_follow(process, file, progress))
            if process.returncode not in _RAN:
                said.seek(0)
                raise NoTests("\n".join(said.read().splitlines()[-12:]))
    outcomes = Outcomes()
    for line in lines:
        if "unread" in line:
            message = f"{line['unread']} could not be read: {line['why']}"
            raise NoTests(message)
        if line.get("rulings") is not None:
            outcomes.note(line)
    return outcomes


def _environment() -> dict[str, str]:
    """Our environment without what an outer pytest tells its own processes."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}


def _command(plugin: str, tests: str) -> list[str]:
    command = [sys.executable, "-m", "pytest", "-q", "--tb=no", "-p", plugin, tests]
    if importlib.util.find_spec("xdist") is not None:
        command += ["-n", str(PROCESSES)]
    return command


def _follow(
    process: subprocess.Popen[bytes], file: Path, progress: Progress | None
) -> Iterator[dict[str, object]]:
    """The lines of the file, as they are written, until the process ends."""
    done, total, over = 0, 0, False
    with file.open(encoding="utf-8") as lines:
        while True:
            over = process.poll() is not None
            for text in lines:
                line = json.loads(text)
                total = max(total, line.get("tests", 0))
                done += "test" in line
                yield line
            if progress is not None:
                progress(done, total)
            if over:
                return
            time.sleep(0.2)
