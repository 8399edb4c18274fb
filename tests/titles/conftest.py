"""Databases and a running site for both titles."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from dejarik.service.adapters.schema import migrate
from dejarik.testing.application import Application, application
from dejarik.testing.sites import Site, club
from tests.titles.both import BOTH


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with every table and no rows, to be copied."""
    path = tmp_path_factory.mktemp("sqlite") / "template.sqlite"
    migrate(f"sqlite:///{path}")
    return path


@pytest.fixture
def sqlite_url(migrated_file: Path, tmp_path: Path) -> str:
    """The address of a migrated, empty SQLite file."""
    path = tmp_path / "dejarik.sqlite"
    shutil.copy(migrated_file, path)
    return f"sqlite:///{path}"


@pytest.fixture
def place(sqlite_url: str) -> Iterator[Application]:
    """The whole application with both titles, in this process."""
    with application(sqlite_url, titles=BOTH) as opened:
        yield opened


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One process on SQLite that serves both titles. Nothing may have failed in it at the end."""
    with club(tmp_path_factory.mktemp("club"), BOTH) as running:
        yield running
        assert [] == running.troubles()
