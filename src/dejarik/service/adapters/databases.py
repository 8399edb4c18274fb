"""
Databases: the one that an address names.

What does not belong here: how either of them works (`sqlite`, `postgres`).
"""

from contextlib import AbstractAsyncContextManager

from dejarik.service.adapters.sqlite import SqliteDatabase
from dejarik.service.ports import Database

SQLITE = "sqlite:///"


def open_database(url: str) -> AbstractAsyncContextManager[Database]:
    """
    The database at `sqlite:///PATH`, open inside `async with`.
    """
    if url.startswith(SQLITE):
        return SqliteDatabase(url.removeprefix(SQLITE))
    raise ValueError("The address of a database begins with sqlite:///.")
