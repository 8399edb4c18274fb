"""Tests tied to rulings are run in every edition those rulings stand in."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dejarik.games.destiny.model.edition import CURRENT
from dejarik.testing.destiny.editions import editions_of
from dejarik.testing.destiny.games import play_in

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def rules_edition(request: pytest.FixtureRequest) -> Iterator[str]:
    """Lay all tables of a test by its edition."""
    edition = getattr(request, "param", CURRENT)
    play_in(edition)
    yield edition
    play_in(CURRENT)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test once for each of its editions; most have just the current one."""
    editions = editions_of(metafunc.function, ROOT)
    if editions != (CURRENT,):
        metafunc.parametrize(rules_edition.__name__, editions, indirect=True)
