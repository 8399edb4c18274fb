"""Copies of a club: made while it is played on, looked through, and put back."""

import json
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from dejarik.cli.main import main
from dejarik.service.adapters.club_copies import back_up, examine
from dejarik.testing.application import application

Say = Callable[..., tuple[int, str]]


@pytest.fixture
def club(sqlite_url: str) -> Path:
    """The file of an empty club."""
    return Path(sqlite_url.removeprefix("sqlite:///"))


@pytest.fixture
def say(club: Path, capsys: pytest.CaptureFixture[str]) -> Say:
    """What a command for this club answers: its exit code, and its words or complaints."""

    def said(*words: str) -> tuple[int, str]:
        capsys.readouterr()
        code = main([*words, "--sqlite", str(club)])
        found = capsys.readouterr()
        return code, " ".join((found.out or found.err).split())

    return said


def test_a_club_is_copied_while_it_is_served_and_put_back(
    club: Path, say: Say, tmp_path: Path
) -> None:
    """Who came later is not in the copy; nothing is replaced under a server; the rest is kept."""
    copy = str(tmp_path / "copy.sqlite")
    with application(f"sqlite:///{club}") as place:
        place.player("Han")
        code, told = say("backup", copy, "--json")
        assert (0, 1, 0) == (code, json.loads(told)["accounts"], json.loads(told)["games"])
        place.player("Leia")
        code, told = say("restore", copy)
        assert (1, True) == (code, "a server has it open" in told)
        place.nobody.told("/api/people/log-in", login("Leia"))
    code, told = say("restore", copy, "--json")
    kept = Path(json.loads(told)["kept"])
    assert (0, 1, 2) == (code, examine(club).accounts, examine(kept).accounts)
    with application(f"sqlite:///{club}") as place:
        place.nobody.told("/api/people/log-in", login("Han"))
        assert 401 == place.nobody.post("/api/people/log-in", login("Leia")).status_code


def login(name: str) -> dict[str, str]:
    """What somebody logs in with."""
    return {"name": name, "password": "three porgs in the pantry"}


def test_a_copy_is_one_moment(club: Path, tmp_path: Path) -> None:
    """Two rows that are written together are both in it or neither, however much is written."""
    over = threading.Event()
    with closing(sqlite3.connect(club)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE pairs (n)")

    def write() -> None:
        with closing(sqlite3.connect(club, isolation_level=None)) as connection:
            while not over.is_set():
                connection.execute("BEGIN IMMEDIATE")
                connection.execute("INSERT INTO pairs VALUES (1)")
                connection.execute("INSERT INTO pairs VALUES (2)")
                connection.execute("COMMIT")

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for number in range(8):
            copy = tmp_path / f"{number}.sqlite"
            back_up(club, copy)
            with closing(sqlite3.connect(copy)) as connection:
                [(rows, total)] = connection.execute("SELECT count(*), sum(n) FROM pairs")
            assert (0, 3 * rows) == (rows % 2, 2 * (total or 0))
        assert rows
    finally:
        over.set()
        writer.join()


def damaged(file: Path) -> None:
    """Spoil what is in the middle of a file."""
    with file.open("rb+") as opened:
        opened.seek(file.stat().st_size // 2)
        opened.write(b"\xff" * 100_000)


def from_the_future(file: Path) -> None:
    """Make it one of a release that is not there yet."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (damaged, "damaged"),
        (from_the_future, "a newer release"),
        (lambda file: file.write_bytes(b"a letter" * 1_000), "no database at all"),
        (lambda file: file.write_bytes(b""), "holds no club"),
        (Path.unlink, "there is no such file"),
    ],
)
def test_a_copy_that_is_no_sound_club_changes_nothing(
    spoil: Callable[[Path], object], why: str, club: Path, say: Say, tmp_path: Path
) -> None:
    """It is said why, and the club is the old one to the last byte."""
    copy = tmp_path / "copy.sqlite"
    back_up(club, copy)
    before = club.read_bytes()
    spoil(copy)
    code, told = say("restore", str(copy))

    assert (1, True) == (code, why in told)
    assert before == club.read_bytes()
    assert [] == [*tmp_path.glob("*-before-*"), *tmp_path.glob(".*")]


def test_a_damaged_club_is_kept_and_replaced(club: Path, say: Say, tmp_path: Path) -> None:
    """That is when a copy is wanted; a club that is gone is put back, too."""
    copy = tmp_path / "copy.sqlite"
    back_up(club, copy)
    club.write_bytes(b"nothing of worth")
    code, told = say("restore", str(copy), "--json")
    assert (0, b"nothing of worth") == (code, Path(json.loads(told)["kept"]).read_bytes())
    club.unlink()
    code, told = say("restore", str(copy), "--json")
    assert (0, None) == (code, json.loads(told)["kept"])
    assert 0 == examine(club).accounts


def test_no_copy_is_written_over(club: Path, say: Say, tmp_path: Path) -> None:
    """In a folder each has a name of its own, and only its owner reads it."""
    folder = tmp_path / "copies"
    folder.mkdir()
    assert [0, 0] == [say("backup", str(folder))[0] for _ in range(2)]
    files = sorted(folder.iterdir())
    assert (2, {0o600}) == (len(files), {one.stat().st_mode & 0o777 for one in files})
    assert 2 == say("backup", str(files[0]))[0]
    assert 2 == say("restore", str(club))[0]
    club.unlink()
    code, told = say("backup", str(folder))
    assert (1, True) == (code, "There is no club at" in told)
