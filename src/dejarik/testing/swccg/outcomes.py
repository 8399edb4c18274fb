"""A plugin of pytest: what became of the tests of this game's cards and rulings."""

from __future__ import annotations

from typing import Final

from dejarik.games.swccg.model.edition import CURRENT
from dejarik.testing.outcomes import Anything, Plugin, counted, ended, unread
from dejarik.titles.swccg.laboratory.collection import COLLECTION
from dejarik.titles.swccg.laboratory.register import DOCUMENTS

PLUGIN: Final = Plugin(DOCUMENTS, CURRENT, COLLECTION)


def pytest_collection_modifyitems(config: Anything, items: list[Anything]) -> None:
    """Leave out every test without a mark."""
    PLUGIN.choose(config, items)


def pytest_collectreport(report: Anything) -> None:
    """Tell of a file that could not be read."""
    unread(report)


def pytest_collection_finish(session: Anything) -> None:
    """Say how many tests there are."""
    counted(session)


def pytest_runtest_logreport(report: Anything) -> None:
    """Tell of a test that ended."""
    ended(report)
