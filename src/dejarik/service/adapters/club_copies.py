"""
Copies of a club's file: one made while it is served, and one put back.

What belongs here: SQLite's own way to copy a database that is used, and looking at what came of
it. What does not: words for whoever asks (`cli.backup`), and PostgreSQL, which brings programs
of its own.

A copy is made inside one transaction: it is what the file was at one moment, and whoever plays
meanwhile waits for nothing. A process that serves a club has its file open for as long as it
lives, and SQLite lets nobody change the way a file is written (`journal_mode`) while others have
it open: so a restore knows that somebody serves it, even if that process hangs.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

from dejarik.service.adapters.schema import known_revisions

PRIVATE: Final = 0o600
BESIDE: Final = ("-wal", "-shm", "-journal")
"""What SQLite puts beside a file."""
LOCKED: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
PATIENCE: Final = 5.0
"""Seconds to wait for somebody who writes just now."""


class BadCopy(Exception):
    """A file that cannot be used as a copy of a club, and why."""


class InUse(Exception):
    """Somebody has the club's file open."""


class Contents(NamedTuple):
    """What is in a club's file."""

    revision: str
    accounts: int
    games: int


def back_up(club: Path, into: Path) -> Contents:
    """
    Copy a club, whether it is served or not, to a file that is not there yet.

    The copy is looked through before it gets its name. Raises BadCopy and OSError.
    """
    making = into.with_name(f".{into.name}.making")
    try:
        with _opened(club) as source:
            _copied(source, making)
        found = examine(making)
        _settled(making, into)
    finally:
        _remove(making)
    return found


def restore(copy: Path, club: Path, kept: Path) -> tuple[Contents, bool]:
    """
    Put a copy in place of a club that nobody serves; what was there is kept in another file.

    What is in the copy, and whether there was anything to keep. The club is changed all at once
    or not at all. Raises BadCopy, InUse and OSError.
    """
    found = examine(copy)
    if not club.exists():
        back_up(copy, club)
        return found, False
    with _alone(club) as target:
        if target is not None:
            _copied(target, kept)
            with _opened(copy) as source:
                _write(source, target)
    if target is None:
        # It cannot be read, so it is kept as it is.
        for ending in ("", *BESIDE):
            beside = club.with_name(club.name + ending)
            if beside.exists():
                beside.replace(kept.with_name(kept.name + ending))
        back_up(copy, club)
    return found, True


def examine(file: Path) -> Contents:
    """Look all of a file through. Raises BadCopy unless it is a sound club that we understand."""
    try:
        with _opened(file) as connection:
            [(sound,)] = connection.execute("PRAGMA integrity_check(1)").fetchall()
            if sound != "ok":
                raise BadCopy(f"it is damaged: {sound}")
            rows = connection.execute("SELECT version_num FROM alembic_version").fetchall()
            [(accounts,)] = connection.execute("SELECT count(*) FROM accounts").fetchall()
            [(games,)] = connection.execute("SELECT count(*) FROM games").fetchall()
    except sqlite3.OperationalError as error:
        raise BadCopy(f"it holds no club ({error})") from error
    except sqlite3.DatabaseError as error:
        raise BadCopy(f"it is damaged, or no database at all ({error})") from error
    revision = str(rows[0][0]) if rows else ""
    if revision not in known_revisions():
        raise BadCopy("a newer release than this one has made it")
    return Contents(revision, int(accounts), int(games))


@contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    """A file that must be there, to be read."""
    if not file.is_file():
        raise BadCopy("there is no such file")
    address = f"file:{quote(str(file.resolve()))}?mode=rw"
    with closing(sqlite3.connect(address, PATIENCE, uri=True)) as connection:
        yield connection


def _copied(source: sqlite3.Connection, into: Path) -> None:
    """Copy everything in one transaction, into a file for its owner alone."""
    _remove(into)
    into.touch(PRIVATE)
    with closing(sqlite3.connect(into)) as target:
        _write(source, target)


def _write(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    try:
        source.backup(target)
        # What is copied is one file, and needs nothing beside it.
        target.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise BadCopy(f"it could not be copied ({error})") from error


@contextmanager
def _alone(club: Path) -> Iterator[sqlite3.Connection | None]:
    """
    A club that nobody else can read or write meanwhile; nothing if the file is damaged.

    Raises InUse.
    """
    with closing(sqlite3.connect(club, 0, isolation_level=None)) as connection:
        try:
            # The lock is kept from the first use on, until the connection is closed.
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("COMMIT")
        except sqlite3.DatabaseError as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF in LOCKED:
                raise InUse from error
            yield None
            return
        yield connection


def _settled(made: Path, place: Path) -> None:
    """Give a file its name, once all of it is on the disk."""
    with made.open("rb+") as written:
        os.fsync(written.fileno())
    made.replace(place)


def _remove(file: Path) -> None:
    for one in (file, *(file.with_name(file.name + ending) for ending in BESIDE)):
        one.unlink(missing_ok=True)
