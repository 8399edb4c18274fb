"""
Online: what a migration does to a table that people are playing on meanwhile.

On PostgreSQL a step waits half a second for a lock at most (`schema`), and is run again when it
did not get it. What takes long is done outside of its transaction and holds few rows at a time.
So a step that uses this may be interrupted anywhere, and all of it can be run twice.
On SQLite one process has the file, and everything is one transaction.
What belongs here: tables, columns, indexes and filling in. What does not: dropping (`alembic.op`).
"""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import sqlalchemy as sa
from alembic import op
from sqlalchemy.exc import OperationalError

BATCH: Final = 500
"""How many rows are changed at once."""
BREATH: Final = 0.005
"""Seconds between two batches, for others."""
TRIES: Final = 60
BLOCKED: Final = ("55P03", "40P01")
"""The SQLSTATE of a lock that was not to be had in time, and of two that wait for each other."""

Change = Callable[[sa.Connection, str, str], object]
"""Changes the rows from one key to another, both included."""


def create_table(name: str, *parts: sa.schema.SchemaItem, prefixes: Sequence[str] = ()) -> None:
    """Make a table with its indexes, unless it is there."""
    if name not in sa.inspect(op.get_bind()).get_table_names():
        op.create_table(name, *parts, prefixes=list(prefixes))


def add_column(table: str, column: sa.Column[Any]) -> None:
    """Add a column, unless it is there. One with a constant default costs no rewriting."""
    if column.name not in {one["name"] for one in sa.inspect(op.get_bind()).get_columns(table)}:
        op.add_column(table, column)


def create_index(name: str, table: str, columns: Sequence[str], where: str = "") -> None:
    """Build an index while the table is written to; of some of its rows, if it says which."""
    some = sa.text(where) if where else None
    if op.get_bind().dialect.name != "postgresql":
        op.create_index(name, table, list(columns), if_not_exists=True, sqlite_where=some)
        return
    with _outside() as connection:
        # It waits for transactions of others, and nobody waits for it.
        connection.execute(sa.text("SET lock_timeout = 0"))
        try:
            if _is_broken(name, connection):
                connection.execute(sa.text(f'DROP INDEX CONCURRENTLY "{name}"'))
            op.create_index(
                *(name, table, list(columns)),
                if_not_exists=True,
                postgresql_concurrently=True,
                postgresql_where=some,
            )
        finally:
            connection.execute(sa.text("RESET lock_timeout"))


def in_batches(table: str, key: str, change: Change) -> None:
    """Change all rows of a table, a few at a time in the order of their key, which is text."""
    found = sa.text(
        f"SELECT min({key}), max({key}) FROM"  # noqa: S608 - names of a table and a column
        f" (SELECT {key} FROM {table} WHERE {key} > :after ORDER BY {key} LIMIT {BATCH}) AS batch"
    )
    with _outside() as connection:
        after = ""
        while True:
            first, last = connection.execute(found, {"after": after}).one()
            if last is None:
                return
            _insist(connection, change, first, last)
            after = last
            time.sleep(BREATH)


def is_blocked(error: OperationalError) -> bool:
    """Whether a statement failed because of a lock, and can be tried again."""
    return getattr(error.orig, "sqlstate", None) in BLOCKED


def _insist(connection: sa.Connection, change: Change, first: str, last: str) -> None:
    for left in reversed(range(TRIES)):
        try:
            change(connection, first, last)
        except OperationalError as error:
            if not is_blocked(error) or not left:
                raise
            time.sleep(BREATH)
        else:
            return


@contextmanager
def _outside() -> Iterator[sa.Connection]:
    """Outside of the transaction of the step: each statement is one by itself."""
    if op.get_bind().dialect.name != "postgresql":
        yield op.get_bind()
        return
    with op.get_context().autocommit_block():
        yield op.get_bind()


def _is_broken(name: str, connection: sa.Connection) -> bool:
    """Whether an index was left behind by somebody who was interrupted while building it."""
    valid = connection.execute(
        sa.text("SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass(:name)"),
        {"name": name},
    ).scalar()
    return valid is False
