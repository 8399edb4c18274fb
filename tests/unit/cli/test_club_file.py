"""The file of a club: where it is, and what is said when it cannot be used."""

import os
from argparse import Namespace
from pathlib import Path

import pytest

from dejarik.cli import club_file
from dejarik.cli.club_file import database_of, must_be_usable, usual_file
from dejarik.cli.trouble import Trouble

HOME = Path("/home/han")


@pytest.mark.parametrize(
    ("system", "others", "folder"),
    [
        ("linux", {}, HOME / ".local" / "share"),
        ("linux", {"XDG_DATA_HOME": "/data"}, Path("/data")),
        ("darwin", {}, HOME / "Library" / "Application Support"),
        ("win32", {"LOCALAPPDATA": "/local"}, Path("/local")),
        ("win32", {}, HOME / "AppData" / "Local"),
    ],
)
def test_each_system_has_a_usual_place(system: str, others: dict[str, str], folder: Path) -> None:
    """The one where programs of a person keep what is theirs."""
    found = usual_file({"HOME": str(HOME), **others}, system)

    assert folder / "dejarik" / "club.sqlite" == found


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Games and sessions of everybody are in it."""
    file = tmp_path / "club.sqlite"
    must_be_usable(file)

    assert 0o600 == file.stat().st_mode & 0o777


def test_what_cannot_be_used_is_said_with_what_to_do(tmp_path: Path) -> None:
    """A folder, one that is missing, and a file that is no database."""
    text = tmp_path / "letter.txt"
    text.write_text("Dear Leia, I am writing to you from Hoth.")
    for file, why in (
        (tmp_path, "it is a folder"),
        (tmp_path / "gone" / "club.sqlite", "there is no folder"),
        (text, "something else than a database"),
    ):
        with pytest.raises(Trouble, match=why) as caught:
            must_be_usable(file)
        assert "--sqlite" in str(caught.value)


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite needs the folder, not only the file."""
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(Trouble, match="may not write into the folder"):
        must_be_usable(tmp_path / "club.sqlite")


def test_commands_are_for_the_usual_club_where_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They make none: a mistyped address must not become an empty club."""
    monkeypatch.setattr(club_file, "usual_file", lambda: tmp_path / "club.sqlite")
    nothing = Namespace(database=None)
    with pytest.raises(Trouble, match="No database was named"):
        database_of(nothing)
    (tmp_path / "club.sqlite").touch()
    assert f"sqlite:///{tmp_path}/club.sqlite" == database_of(nothing)
    assert "postgresql://x" == database_of(Namespace(database="postgresql://x"))
