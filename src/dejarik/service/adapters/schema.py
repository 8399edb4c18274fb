"""
The shape of a database: asking which it has, and bringing it to the present one.

What belongs here: the number it is at, by the drivers alone. What does not: the way there
(`schema_steps`), which is loaded only where there is one: most starts find everything done.
"""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import psycopg

from dejarik.service.ports import Unavailable

SCRIPTS: Final = Path(__file__).parent / "migrations"
STEP: Final = re.compile(r"m(\d{4})_\w+")
SQLITE: Final = "sqlite:///"
SERVER: Final = "postgresql://"
ASKED: Final = "SELECT version_num FROM alembic_version"
PATIENCE: Final = 10
"""Seconds to wait for a server."""


def migrate(url: str, to: str = "head") -> None:
    """
    Bring a database to a revision (the newest, if none is named).

    `url` is `sqlite:///PATH` or `postgresql://…`. Raises Unavailable.
    """
    if to == "head" and revision(url) == newest_revision():
        return
    from dejarik.service.adapters import schema_steps  # noqa: PLC0415 - a tenth of a start

    schema_steps.migrate(url, to)


def revision(url: str) -> str | None:
    """
    The revision that a database is at; nothing if it has never been migrated.

    Raises Unavailable.
    """
    if url.startswith(SQLITE):
        return _of_file(Path(url.removeprefix(SQLITE)))
    if url.startswith(SERVER):
        return _of_server(url)
    raise ValueError("The address of a database begins with sqlite:/// or postgresql://.")


def _of_file(path: Path) -> str | None:
    if not path.is_file():
        return None
    try:
        with closing(sqlite3.connect(path)) as connection:
            found = connection.execute(ASKED).fetchone()
    except sqlite3.OperationalError as error:
        if "no such table" in str(error):
            return None
        raise Unavailable(f"The database cannot be reached: {error}") from error
    return None if found is None else str(found[0])


def _of_server(url: str) -> str | None:
    try:
        with psycopg.connect(url, connect_timeout=PATIENCE) as connection:
            found = connection.execute(ASKED).fetchone()
    except psycopg.errors.UndefinedTable:
        return None
    except psycopg.OperationalError as error:
        raise Unavailable(f"The database cannot be reached: {error}") from error
    return None if found is None else str(found[0])


def newest_revision() -> str:
    """The revision that a database is brought to by this release."""
    return max(known_revisions())


def known_revisions() -> frozenset[str]:
    """Every revision that this release has a step for; a step's file is named after it."""
    names = (STEP.fullmatch(path.stem) for path in (SCRIPTS / "versions").glob("m*.py"))
    return frozenset(name[1] for name in names if name is not None)
