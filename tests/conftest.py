"""
What all tests share: the editions they are laid in, and running a part of them.

Tests tied to rulings are run in every edition those rulings stand in. With `--every N` one test in
N is run, another part for each commit, so that what is too long for every run is run in turns.
"""

import gc
import subprocess
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest

from dejarik.games.destiny.model.edition import CURRENT
from dejarik.testing.destiny.editions import editions_of
from dejarik.testing.destiny.games import play_in

ROOT = Path(__file__).parents[1]

# What a run of tests has loaded stays; looking for what is lost in it again and again is idle.
gc.set_threshold(200_000, 50, 1_000)


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


def pytest_addoption(parser: pytest.Parser) -> None:
    """Know `--every`."""
    words = "run one test in N, another part for each commit"
    parser.addoption("--every", type=int, default=1, metavar="N", help=words)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not in the part whose turn it is."""
    every = config.getoption("--every")
    if every <= 1:
        return
    part = turn_of(every)
    left_out = [item for item in items if crc32(item.nodeid.encode()) % every != part]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if crc32(item.nodeid.encode()) % every == part]


def turn_of(every: int) -> int:
    """Which of so many parts has its turn at this commit; the first where there is no commit."""
    asked = ["git", "rev-list", "--count", "HEAD"]
    found = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    return int(found.stdout) % every if found.returncode == 0 else 0
