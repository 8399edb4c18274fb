"""
The file of a club: where it is when nobody has said so, and whether it can be used.

What belongs here: the place, and what is wrong with one, in words. What does not: what is in the
file (`service.adapters`).
"""

import os
import sqlite3
import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from dejarik.cli.trouble import USAGE, Trouble

CLUB: Final = Path("dejarik") / "club.sqlite"
"""What it is called, below the folder where programs of a person keep what is theirs."""
OWN_ONLY: Final = 0o700
PRIVATE: Final = 0o600
MAGIC: Final = b"SQLite format 3\0"
ANOTHER: Final = "or name another file with --sqlite"
SQLITE: Final = "sqlite:///"


def usual_file(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path:
    """Where the club of a person is kept on this system."""
    home = Path(environment.get("HOME") or Path.home())
    if system == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / CLUB
    if system == "darwin":
        return home / "Library" / "Application Support" / CLUB
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / CLUB


def database_of(args: Namespace) -> str:
    """
    The database that a command is for: the one named, or the usual club if there is one.

    Raises Trouble when there is none.
    """
    if args.database:
        return str(args.database)
    usual = usual_file()
    if not usual.is_file():
        raise Trouble(
            "No database was named.",
            f"there is no club at {usual}, where `dejarik serve` keeps one",
            "name the database with --database sqlite:///FILE or --database postgresql://…",
            USAGE,
        )
    return f"{SQLITE}{usual}"


def must_be_usable(file: Path) -> None:
    """
    Make sure that a club can be kept in a file, and make the folder of the usual one.

    Raises Trouble when it cannot.
    """
    if file == usual_file():
        _make_folder(file.parent)
    if file.is_dir():
        raise _unusable(
            file, "it is a folder", f"name a file inside of it: --sqlite {file / CLUB.name}"
        )
    if not file.parent.is_dir():
        do = f"make it with `mkdir -p {file.parent}`, {ANOTHER}"
        raise _unusable(file, f"there is no folder {file.parent}", do)
    if file.exists():
        _must_be_a_club(file)
    if not os.access(file.parent, os.W_OK | os.X_OK):
        # SQLite writes files of its own beside the file.
        do = f"let this user write there, {ANOTHER}"
        raise _unusable(file, f"this user may not write into the folder {file.parent}", do)
    if not file.exists():
        # Games and sessions of everybody are in it: nobody else reads it, from the first byte on.
        file.touch(PRIVATE)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=OWN_ONLY, parents=True, exist_ok=True)
    except OSError as error:
        do = "name another file with --sqlite"
        raise _unusable(folder / CLUB.name, f"its folder cannot be made: {error}", do) from error


def _must_be_a_club(file: Path) -> None:
    try:
        with file.open("rb+") as opened:
            begins = opened.read(len(MAGIC))
    except OSError as error:
        do = f"let this user read and write it, {ANOTHER}"
        raise _unusable(file, f"{error.strerror}", do) from error
    if begins and begins != MAGIC:
        raise _unusable(
            file, "it is something else than a database", "name another file with --sqlite"
        )
    try:
        connection = sqlite3.connect(file)
        try:
            connection.execute("SELECT count(*) FROM sqlite_master")
        finally:
            connection.close()
    except sqlite3.Error as error:
        do = "restore a backup with `dejarik restore`, if it is damaged"
        raise _unusable(file, f"{error}", do) from error


def _unusable(file: Path, why: str, do: str) -> Trouble:
    return Trouble(f"The club cannot be kept in {file}.", why, do)
