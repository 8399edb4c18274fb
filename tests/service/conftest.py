"""Databases for the tests of the service: migrated, empty, one for each test."""

import shutil
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path

import pytest

from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.migrating import migrate
from dejarik.service.ports import Database


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with every table and no rows, to be copied."""
    path = tmp_path_factory.mktemp("sqlite") / "template.sqlite"
    migrate(f"sqlite:///{path}")
    return path


@pytest.fixture(params=["sqlite"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a migrated, empty database of each kind."""
    path = tmp_path / "dejarik.sqlite"
    shutil.copy(request.getfixturevalue("migrated_file"), path)
    return f"sqlite:///{path}"


@pytest.fixture
def database(database_url: str) -> Callable[[], AbstractAsyncContextManager[Database]]:
    """What opens it, for `async with` inside the loop that uses it."""
    return partial(open_database, database_url)
