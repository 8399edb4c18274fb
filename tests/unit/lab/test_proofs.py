"""Running marked tests in a process of their own."""

from pathlib import Path

import pytest

from dejarik.lab import proofs
from dejarik.titles.destiny.laboratory.register import REGISTER

PLUGIN = REGISTER.plugin

TESTS = """
import pytest
from dejarik.testing.marks import card, ruling

@ruling("arh.faq.01", "arh.faq.02")
def test_passes():
    pass

@card("04024")
@ruling("arh.faq.02")
@pytest.mark.parametrize("number", [1, 2])
def test_fails_once(number):
    assert number == 1

@ruling("arh.faq.03")
def test_is_skipped():
    pytest.skip("not today")

@pytest.fixture
def broken():
    raise RuntimeError

@ruling("arh.faq.04")
def test_cannot_begin(broken):
    pass

def test_without_a_mark():
    raise AssertionError
"""


def test_what_became_of_each_ruling_and_card_is_known(tmp_path: Path) -> None:
    """Passed, failed, skipped or broken; what has no mark is not run."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_marked.py").write_text(TESTS, encoding="utf-8")
    told: list[tuple[int, int]] = []

    found = proofs.run(tmp_path, PLUGIN, lambda done, total: told.append((done, total)))

    assert {"arh.faq.01": [True], "arh.faq.03": [False], "arh.faq.04": [False]} == {
        ruling: list(tests.values())
        for ruling, tests in found.rulings.items()
        if "02" not in ruling
    }
    assert [False, True, True] == sorted(found.rulings["arh.faq.02"].values())
    assert [False, True] == sorted(found.cards["04024"].values())
    assert (5, 5) == told[-1]


def test_tests_that_cannot_be_collected_are_told(tmp_path: Path) -> None:
    """With the file and what is wrong with it."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_broken.py").write_text(
        "import nothing_of_the_kind", encoding="utf-8"
    )

    with pytest.raises(proofs.NoTests, match="nothing_of_the_kind"):
        proofs.run(tmp_path, PLUGIN)
