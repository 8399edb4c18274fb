"""
Databases: the one that an address names.

What does not belong here: how either of them works (`sqlite`, `postgres`).
"""

from contextlib import AbstractAsyncContextManager

from dejarik.service.adapters.postgres import PostgresDatabase
from dejarik.service.adapters.sqlite import SqliteDatabase
from dejarik.service.monitoring.database_metrics import DatabaseMetrics
from dejarik.service.ports import Database

SQLITE = "sqlite:///"
POSTGRES = "postgresql://"


def open_database(
    url: str, metrics: DatabaseMetrics | None = None
) -> AbstractAsyncContextManager[Database]:
    """The database at `sqlite:///PATH` or `postgresql://…`, open inside `async with`."""
    database = _database(url)
    if metrics is not None:
        database.waited = metrics.waited.observe
        metrics.connections.read = database.connections
    return database


def _database(url: str) -> SqliteDatabase | PostgresDatabase:
    if url.startswith(SQLITE):
        return SqliteDatabase(url.removeprefix(SQLITE))
    if url.startswith(POSTGRES):
        return PostgresDatabase(url)
    raise ValueError("The address of a database begins with sqlite:/// or postgresql://.")
