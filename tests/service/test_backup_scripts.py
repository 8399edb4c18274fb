"""The script that restores a database refuses what cannot be meant, and chooses the right copy."""

import re
import subprocess
from pathlib import Path

import pytest

DEPLOYED = Path(__file__).parents[2] / "deploy"
SCRIPT = DEPLOYED / "backup" / "restore.sh"
COPIES = ("2026-11-16T03:40:09Z", "2026-11-17T03:40:11Z", "2026-11-18T03:40:10Z")


@pytest.fixture
def backups(tmp_path: Path) -> Path:
    """A folder with three base backups, each a file that says which it is."""
    for name in COPIES:
        copy = tmp_path / "backups" / "current" / "base" / name
        copy.mkdir(parents=True)
        (copy / "copy").write_text(name)
    return tmp_path / "backups"


def _restore(backups: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    names = {"DEJARIK_BACKUP": str(backups), "PGDATA": str(backups.parent / "data"), **more}
    command = ["sh", str(SCRIPT), *arguments]
    environment = {"PATH": "/usr/bin:/bin", **names}
    return subprocess.run(command, check=False, env=environment, capture_output=True, text=True)


@pytest.mark.parametrize(
    ("moment", "copy"),
    [
        ("", COPIES[2]),
        ("2026-11-18T03:40:10Z", COPIES[2]),
        ("2026-11-18T03:40:09.9Z", COPIES[1]),
        ("2026-11-18 04:40:09+01:00", COPIES[1]),
        ("2026-11-17T00:00:00Z", COPIES[0]),
    ],
)
def test_the_newest_copy_before_the_moment_is_taken(backups: Path, moment: str, copy: str) -> None:
    """And it is told how far to go, from where; what was used lies aside."""
    done = _restore(backups, *([moment] if moment else []))

    assert 0 == done.returncode, done.stderr
    data = backups.parent / "data"
    assert copy == (data / "copy").read_text()
    assert (data / "recovery.signal").exists()
    (aside,) = backups.glob("until-*")
    settings = (data / "postgresql.auto.conf").read_text()
    assert f"{aside}/wal/%f" in settings
    assert bool(moment) is ("recovery_target_time = '2026-11-1" in settings)
    assert [] == [*(backups / "current").iterdir()]


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        ("2026-11-16T03:40:08Z", "Every base backup"),
        ("yesterday evening, or so", "is not a time"),
    ],
)
def test_moments_that_cannot_be_restored_are_refused(backups: Path, moment: str, said: str) -> None:
    """Nothing is moved or made then."""
    done = _restore(backups, moment)

    assert 1 == done.returncode
    assert said in done.stderr
    assert ["current"] == [path.name for path in backups.iterdir()]


def test_data_that_is_there_is_never_overwritten(backups: Path) -> None:
    """Whoever restores moves it away first."""
    data = backups.parent / "data"
    data.mkdir()
    (data / "PG_VERSION").write_text("15")

    assert "is not empty" in _restore(backups).stderr
    assert ["PG_VERSION"] == [path.name for path in data.iterdir()]


def test_copies_that_were_moved_aside_can_be_named(backups: Path) -> None:
    """For a second try, with another moment."""
    (backups / "current").rename(backups / "until-then")
    (backups / "current").mkdir()

    assert "There is no base backup" in _restore(backups).stderr
    assert 0 == _restore(backups, DEJARIK_FROM="until-then").returncode
    assert {"current", "until-then"} == {path.name for path in backups.iterdir()}


def test_compose_sets_what_the_page_of_settings_does() -> None:
    """Where a setting of the server stands in both, it is the same."""
    told = (DEPLOYED / "backup" / "archive.conf").read_text(encoding="utf-8")
    composed = (DEPLOYED / "compose.yaml").read_text(encoding="utf-8")
    used = re.findall(r"(?m)^ +- ([a-z_]+)=(\S+)$", composed)
    ours = [(name, value) for name, value in used if name != "hba_file"]

    assert {"wal_level", "max_slot_wal_keep_size", "log_statement"} == {name for name, _ in ours}
    assert [] == [name for name, value in ours if f"\n{name} = {value}\n" not in told]
