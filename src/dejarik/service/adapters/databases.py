"""
Databases: the one that an address names.

What does not belong here: how either of them works (`sqlite`, `postgres`).
"""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from dejarik.service.adapters.postgres import POOL, PostgresDatabase
from dejarik.service.adapters.sqlite import SqliteDatabase
from dejarik.service.monitoring.database_metrics import DatabaseMetrics
from dejarik.service.ports import Database

SQLITE = "sqlite:///"
POSTGRES = "postgresql://"


def open_database(
    url: str, metrics: DatabaseMetrics | None = None, size: int = POOL
) -> AbstractAsyncContextManager[Database]:
    """
    The database at `sqlite:///PATH` or `postgresql://…`, open inside `async with`.

    A server is given `size` connections at most; a file has one.
    """
    database = _database(url, size)
    if metrics is not None:
        database.waited = metrics.waited.observe
        metrics.connections.read = database.connections
    return database


@asynccontextmanager
async def journal_database(url: str, database: Database) -> AsyncIterator[Database]:
    """
    What the journal writes entries by: a connection that nobody else has.

    So an answer never waits for a search or an export. A file has one connection for all.
    """
    if not url.startswith(POSTGRES):
        yield database
        return
    async with PostgresDatabase(url, size=1) as alone:
        yield alone


def _database(url: str, size: int) -> SqliteDatabase | PostgresDatabase:
    if url.startswith(SQLITE):
        return SqliteDatabase(url.removeprefix(SQLITE))
    if url.startswith(POSTGRES):
        return PostgresDatabase(url, size)
    raise ValueError("The address of a database begins with sqlite:/// or postgresql://.")
