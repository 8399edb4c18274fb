"""
What became of marked tests: the hooks of a plugin of pytest, for any title.

`dejarik.lab.proofs` starts pytest with a title's plugin and names the file of outcomes: a line of
JSON for each test, with its marks and the edition it was run in. The first line counts them.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from dejarik.laws.register import Collection
from dejarik.testing.marks import card_of

FILE: Final = "DEJARIK_OUTCOMES"
"""The setting that names the file of outcomes."""

MARKS: Final = "dejarik marks"

PARAMETER: Final = "rules_edition"
"""The parameter by which `tests/conftest.py` says the edition."""

Anything = Any
"""pytest's own objects: nothing outside the tests imports pytest."""


class Plugin:
    """
    Runs the tests that are marked for one title only, and tells what became of each as it ends.

    `documents` are what the ids of its rulings begin with, `cards` those of its collection.
    """

    def __init__(self, documents: tuple[str, ...], current: str, cards: Collection) -> None:
        self.documents = documents
        self.current = current
        self.cards = frozenset(cards.versions())

    def marks_of(self, item: Anything) -> dict[str, object]:
        """The rulings and the card a test is marked with; those of other titles are not ours."""
        arguments = item.callspec.params if hasattr(item, "callspec") else {}
        rulings: tuple[str, ...] = getattr(item.function, "__rulings__", ())
        card = card_of(item.function, arguments)
        return {
            "rulings": [one for one in rulings if one.partition(".")[0] in self.documents],
            "card": card if card in self.cards else "",
        }

    def edition_of(self, item: Anything) -> str:
        """The edition a test is run in; tests that name none are run in the current one."""
        given = item.callspec.params if hasattr(item, "callspec") else {}
        return str(given.get(PARAMETER, self.current))

    def choose(self, config: Anything, items: list[Anything]) -> None:
        """Leave out every test without a mark; the marks travel with the reports of the others."""
        chosen: list[Anything] = []
        others: list[Anything] = []
        for item in items:
            marks = self.marks_of(item)
            (chosen if any(marks.values()) else others).append(item)
            item.user_properties.append((MARKS, {**marks, "edition": self.edition_of(item)}))
        config.hook.pytest_deselected(items=others)
        items[:] = chosen


def unread(report: Anything) -> None:
    """Tell of a file that could not be read: what is in it is not known."""
    if report.failed:
        _tell({"unread": report.nodeid, "why": str(report.longrepr)})


def counted(session: Anything) -> None:
    """Say how many tests there are; of several processes, each says so once."""
    if session.items:
        _tell({"tests": len(session.items)})


def ended(report: Anything) -> None:
    """Tell of a test that ended, or that could not even begin."""
    if os.environ.get("PYTEST_XDIST_WORKER"):
        return
    if report.when == "call" or report.outcome != "passed":
        marks = dict(report.user_properties).get(MARKS, {})
        _tell({"test": report.nodeid, "outcome": report.outcome, **marks})


def _tell(line: dict[str, object]) -> None:
    with Path(os.environ[FILE]).open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
