"""Inversions fit the sources, are drawn and not picked, and are judged fairly."""

import subprocess
from pathlib import Path

import pytest

from dejarik.lab import register
from dejarik.titles.destiny.laboratory.register import REGISTER
from scripts import inversions
from scripts.inversions import Inversion

ROOT = Path(__file__).parents[2]

SOURCE = "def rule(a: int) -> int:\n    return a + 1\n"
INVERSION = Inversion("arh.part5.play.01", "src/rules.py", "a + 1", "a - 1", "part5.toml")


def test_every_inversion_fits_the_sources() -> None:
    """Its text stands there once, and tests are tied to its ruling."""
    tied = register.tied_tests(ROOT)

    assert [] == list(inversions.complaints(inversions.read(), tied))


def test_rules_are_turned_around_in_every_part_as_they_were_drawn() -> None:
    """Sixty at least, and of those drawn hardly any is missing: new ties may change the draw."""
    found = {one.ruling for one in inversions.read()}
    drawn = inversions.chosen(register.tied_tests(ROOT))
    parts = [REGISTER.part_of(ruling) for ruling in found]

    assert len(found) >= 60
    assert min(parts.count(part) for part in inversions.PARTS) >= 6
    assert len(set(drawn) - found) * 10 <= len(drawn)


def test_no_inversion_stands_there_twice() -> None:
    """Each is another change."""
    found = [(one.ruling, one.file, one.find, one.replace) for one in inversions.read()]

    assert len(found) == len(set(found))


@pytest.mark.parametrize(
    ("change", "tied", "complaint"),
    [
        ({}, {}, "no test is tied to it"),
        ({"find": "a"}, {INVERSION.ruling: ["a test"]}, "its text stands 2 times in src/rules.py"),
        ({"find": "b"}, {INVERSION.ruling: ["a test"]}, "its text stands 0 times in src/rules.py"),
        ({"file": "src/x.py"}, {INVERSION.ruling: ["a test"]}, "there is no source src/x.py"),
    ],
)
def test_an_inversion_that_cannot_be_tried_is_named(
    change: dict[str, str], tied: dict[str, list[str]], complaint: str, tmp_path: Path
) -> None:
    """With its file, its ruling and the reason."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "rules.py").write_text(SOURCE, encoding="utf-8")
    one = Inversion(**{**vars(INVERSION), **change})

    found = list(inversions.complaints([one], tied, tmp_path))

    assert [f"part5.toml: arh.part5.play.01: {complaint}"] == found


def test_the_draw_takes_as_many_of_every_part_and_stays_the_same() -> None:
    """It depends on the ids alone: a further tied ruling displaces at most one."""
    tied = {f"arh.part{part}.play.{number:02}": [""] for part in (1, 2) for number in range(30)}

    first = inversions.chosen(tied)
    new = {f"{edition}.part1.zones.01": [""] for edition in REGISTER.documents}
    later = inversions.chosen({**tied, **new})

    assert 2 * inversions.PER_PART == len(first) == len(later)
    assert len(set(later) - set(first)) <= 1


@pytest.mark.parametrize(
    ("code", "said", "outcome"),
    [
        (0, "1 passed", "NOT NOTICED"),
        (1, "FAILED tests/a.py::test_b - AssertionError: assert 1 == 2", "noticed"),
        (1, "FAILED tests/a.py::test_b - NameError: name 'a' is not defined", "broken"),
        (2, "ERROR tests/a.py - ImportError: no", "broken"),
    ],
)
def test_only_a_test_that_fails_by_its_own_word_notices(code: int, said: str, outcome: str) -> None:
    """A program that cannot run proves nothing."""
    done = subprocess.CompletedProcess([], code, said, "")

    assert inversions._judged(done).startswith(outcome)


def test_a_change_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the tests run it is there; afterwards the copy is as it was."""
    source = tmp_path / "src"
    source.mkdir()
    (source / "rules.py").write_text(SOURCE, encoding="utf-8")
    seen: list[str] = []

    def run(tests: list[str], copy: Path) -> subprocess.CompletedProcess[str]:
        seen.append((copy / "rules.py").read_text(encoding="utf-8"))
        return subprocess.CompletedProcess([], 0, "", "")

    monkeypatch.setattr(inversions, "run_tests", run)

    assert "NOT NOTICED" == inversions.try_one(INVERSION, ["a test"], source)
    assert [SOURCE.replace("+", "-")] == seen
    assert SOURCE == (source / "rules.py").read_text(encoding="utf-8")
