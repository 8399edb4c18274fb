"""The doctor: its checks of this machine, and how findings are shown."""

import asyncio
import json
import os
import time
from dataclasses import replace
from pathlib import Path

import pytest

from dejarik.cli.main import main
from dejarik.service.config import Listening
from dejarik.service.doctor import examination, machine_checks
from dejarik.service.doctor.findings import DoctorInput, Finding, fine
from dejarik.testing.ports import HOST, free_port
from dejarik.testing.sites import Site
from tests.service.examined import found, patient


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    """The doctor changes nothing."""
    path = tmp_path / "x.sqlite"
    everything = asyncio.run(examination.examine(patient(f"sqlite:///{path}")))

    assert not path.exists()
    assert "warning" == everything["database"].state
    assert "skipped" == everything["games"].state


def test_ports_that_are_free_ours_or_somebody_elses(club_site: Site) -> None:
    """The public one, and the one for metrics."""
    process = club_site.processes[0]
    metrics = Listening(HOST, process.metrics_port)
    ours = patient(port=process.port, metrics=metrics)
    swapped = patient(port=process.metrics_port)

    assert "Dejarik" in found(machine_checks.port, ours)[1]
    assert "Dejarik" in found(machine_checks.metrics_port, ours)[1]
    assert "free" in found(machine_checks.port, patient(port=free_port()))[1]
    assert "wrong" == found(machine_checks.port, swapped)[0]


def test_a_page_that_is_built(tmp_path: Path) -> None:
    """Nothing, a first file alone, and all of it."""
    one = patient(built=tmp_path)
    assert "wrong" == found(machine_checks.page, one)[0]
    (tmp_path / "index.html").touch()
    assert "wrong" == found(machine_checks.page, one)[0]
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").touch()
    assert "fine" == found(machine_checks.page, one)[0]


@pytest.mark.parametrize(("build", "state"), [("compiled", "fine"), ("plain", "warning")])
def test_rules_that_are_compiled(build: str, state: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And those that are not."""
    monkeypatch.setattr("dejarik.service.doctor.machine_checks.rules_build", lambda: build)
    assert state == found(machine_checks.build, patient())[0]


@pytest.mark.parametrize(("free", "state"), [(2**30 * 9, "fine"), (2**30, "warning"), (9, "wrong")])
def test_room_on_the_disk(
    free: int, state: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the database and the backups are."""
    usage = type("Usage", (), {"free": free})
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage)
    assert state == found(machine_checks.disk, replace(patient(), backups=tmp_path))[0]


def test_files_that_others_may_read(tmp_path: Path) -> None:
    """A secret is for its owner alone."""
    secret = tmp_path / "password"
    secret.touch(0o644)
    one = replace(patient(), secrets=(secret,))
    assert "wrong" == found(machine_checks.secrets, one)[0]
    secret.chmod(0o600)
    assert "fine" == found(machine_checks.secrets, one)[0]


def test_the_age_of_the_newest_backup(tmp_path: Path) -> None:
    """None, of last week, of now."""
    one = replace(patient(), backups=tmp_path)
    assert "wrong" == found(machine_checks.backups, one)[0]
    kept = tmp_path / "a.dump"
    kept.touch()
    assert "fine" == found(machine_checks.backups, one)[0]
    week_ago = time.time() - 7 * 86_400
    os.utime(kept, (week_ago, week_ago))
    assert "wrong" == found(machine_checks.backups, one)[0]


def test_a_check_that_hangs_or_fails_stops_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has its time, and says so when that is over."""

    async def hangs(_: DoctorInput) -> Finding:
        await asyncio.Event().wait()
        return fine("never")

    async def fails(_: DoctorInput) -> Finding:
        raise ZeroDivisionError("of ours")

    async def works(_: DoctorInput) -> Finding:
        return fine("well")

    checks = {"hangs": hangs, "fails": fails, "works": works}
    monkeypatch.setattr(examination, "CHECKS", checks)
    told = asyncio.run(examination.examine(patient(), 0.05))

    assert ["wrong", "wrong", "fine"] == [one.state for one in told.values()]
    assert "0.05 s" in told["hangs"].what


def test_exit_codes_and_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """2 where the settings cannot be used, 1 where something is wrong; as words and as JSON."""
    assert 2 == main(["doctor", "--sqlite", "x", "--database", "postgresql://y"])
    assert "There must be one database" in capsys.readouterr().out
    options = ["doctor", "--sqlite", str(tmp_path / "x.sqlite"), "--backups", str(tmp_path)]
    assert 1 == main(options)
    assert "WRONG  backups" in capsys.readouterr().out
    assert 1 == main([*options, "--json"])
    told = json.loads(capsys.readouterr().out)
    assert {"settings", *examination.CHECKS} == set(told)
    assert "wrong" == told["backups"]["state"]
