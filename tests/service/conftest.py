"""Databases for the tests of the service, one for each test; sites and tables for all."""

import asyncio
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path

import pytest

from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.schema import migrate
from dejarik.service.ports import Database
from dejarik.testing.nats_servers import nats
from dejarik.testing.servers import Postgres, postgres
from dejarik.testing.sites import CLUB, CLUSTER, Place, Site, club, running, two_processes
from dejarik.testing.visits import POLL, SOCKET


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with every table and no rows, to be copied."""
    path = tmp_path_factory.mktemp("sqlite") / "template.sqlite"
    migrate(f"sqlite:///{path}")
    return path


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests of this process; those who kill it start their own."""
    # Another user than ours may have to reach the folder, so it is not one of pytest's.
    with tempfile.TemporaryDirectory(prefix="dejarik-") as folder, postgres(Path(folder)) as server:
        yield server


@pytest.fixture(scope="session")
def killable_server() -> Iterator[Postgres]:
    """A PostgreSQL server that tests may kill; they leave it running."""
    with tempfile.TemporaryDirectory(prefix="dejarik-") as folder, postgres(Path(folder)) as server:
        yield server


@pytest.fixture
def killable_url(killable_server: Postgres) -> Iterator[str]:
    """The address of a migrated, empty database of the server that may be killed."""
    name = killable_server.new_database()
    migrate(killable_server.url(name))
    yield killable_server.url(name)
    killable_server.drop_database(name)


@pytest.fixture(scope="session")
def migrated_database(postgres_server: Postgres) -> str:
    """A PostgreSQL database with every table and no rows, to be copied."""
    name = postgres_server.new_database()
    migrate(postgres_server.url(name))
    return name


@pytest.fixture
def sqlite_url(migrated_file: Path, tmp_path: Path) -> str:
    """The address of a migrated, empty SQLite file."""
    path = tmp_path / "dejarik.sqlite"
    shutil.copy(migrated_file, path)
    return f"sqlite:///{path}"


@pytest.fixture
def postgres_url(postgres_server: Postgres, migrated_database: str) -> Iterator[str]:
    """The address of a migrated, empty PostgreSQL database."""
    name = postgres_server.new_database(like=migrated_database)
    yield postgres_server.url(name)
    postgres_server.drop_database(name)


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of a migrated, empty database of each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
def database(database_url: str) -> Callable[[], AbstractAsyncContextManager[Database]]:
    """What opens it, for `async with` inside the loop that uses it."""
    return partial(open_database, database_url)


@pytest.fixture(scope="session")
def club_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The small mode: one process on SQLite. Nothing may have failed in it at the end."""
    with club(tmp_path_factory.mktemp("club")) as site:
        yield site
        assert [] == site.troubles()


@pytest.fixture(scope="session")
def cluster_site(
    postgres_server: Postgres, migrated_database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """Two processes on PostgreSQL and NATS. Nothing may have failed in them at the end."""
    folder = tmp_path_factory.mktemp("cluster")
    database = postgres_server.url(postgres_server.new_database(like=migrated_database))
    with nats(folder) as bus, running(two_processes(folder, database, bus.url)) as site:
        yield site
        assert [] == site.troubles()


@pytest.fixture(params=[CLUB, CLUSTER])
def site(request: pytest.FixtureRequest) -> Site:
    """The service in both ways it is run."""
    found: Site = request.getfixturevalue(f"{request.param}_site")
    return found


@pytest.fixture(params=[(CLUB, SOCKET), (CLUB, POLL), (CLUSTER, SOCKET)], ids="-".join)
def place(request: pytest.FixtureRequest) -> Place:
    """A new table in both modes, for clients of both kinds; `test_table_scars` polls in both."""
    mode, transport = request.param
    site: Site = request.getfixturevalue(f"{mode}_site")
    return Place(site, transport, asyncio.run(site.lay()))
