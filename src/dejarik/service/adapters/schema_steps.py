"""
Migrating: bringing a database to another shape, step by step.

What belongs here: running Alembic without its command and its ini file.
What does not: the steps themselves (`migrations.versions`), and which shape it has (`schema`).
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import ArgumentError, OperationalError

from dejarik.service.adapters.migrations.online import is_blocked
from dejarik.service.adapters.schema import SCRIPTS
from dejarik.service.ports import Unavailable

ONE_AT_A_TIME: Final = 0x64656A6172696B
"""The number of the advisory lock under which PostgreSQL is migrated."""

WAIT_MS: Final = 500
"""How long a step waits for a lock: whoever plays waits behind it meanwhile."""
RETRY: Final = 0.5
"""Seconds until a step is tried again, for those who waited."""
TRIES: Final = 120


def migrate(url: str, to: str = "head") -> None:
    """
    Bring a database to a revision (the newest, if none is named).

    `url` is `sqlite:///PATH` or `postgresql://…`. A file is brought there by all steps or none;
    on a server each step counts by itself, and people play on. Processes that do so at once
    wait for each other. Raises Unavailable.
    """
    if url.startswith("sqlite"):
        with _connected(url) as connection, connection.begin():
            _upgrade(connection, to)
        return
    with _connected(url) as guard, _alone(guard):
        for left in reversed(range(TRIES)):
            try:
                # A connection that has failed may be inside of anything.
                with _connected(url) as connection:
                    _upgrade(connection, to)
            except Unavailable as error:
                if not (isinstance(error.__cause__, OperationalError) and left):
                    raise
                if not is_blocked(error.__cause__):
                    raise
                time.sleep(RETRY)
            else:
                return


def _upgrade(connection: sa.Connection, to: str) -> None:
    config = Config(attributes={"connection": connection})
    # The file of settings that this stands for would take % as its own sign.
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    command.upgrade(config, to)


@contextmanager
def _alone(guard: sa.Connection) -> Iterator[None]:
    """While no other process migrates. The one that waits is in no transaction meanwhile."""
    locks = guard.execution_options(isolation_level="AUTOCOMMIT")
    while not locks.execute(sa.select(sa.func.pg_try_advisory_lock(ONE_AT_A_TIME))).scalar():
        time.sleep(RETRY)
    # Closing the connection gives the lock back, whatever happens.
    yield


@contextmanager
def _connected(url: str) -> Iterator[sa.Connection]:
    engine = _engine(url)
    try:
        with engine.connect() as connection:
            yield connection
    except OperationalError as error:
        raise Unavailable(f"The database cannot be reached: {error.orig}") from error
    finally:
        engine.dispose()


def _engine(url: str) -> sa.Engine:
    try:
        parsed = sa.make_url(url)
    except ArgumentError:
        parsed = None
    if parsed is None or parsed.drivername not in {"postgresql", "sqlite"}:
        raise ValueError("The address of a database begins with sqlite:/// or postgresql://.")
    if parsed.drivername == "postgresql":
        options = {"options": f"-c lock_timeout={WAIT_MS}"}
        return sa.create_engine(parsed.set(drivername="postgresql+psycopg"), connect_args=options)
    engine = sa.create_engine(parsed)
    # Left alone, the driver would begin no transaction before a change of the schema.
    sa.event.listen(engine, "connect", _leave_transactions_to_us)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _leave_transactions_to_us(connection: object, _record: object) -> None:
    connection.isolation_level = None  # type: ignore[attr-defined]


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
