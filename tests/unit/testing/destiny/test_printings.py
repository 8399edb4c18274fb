"""Tests of a card and its reprints: run for each printing, and judged together."""

import json
from pathlib import Path

import pytest

from dejarik.lab import proofs
from dejarik.testing import mutants
from dejarik.testing.card_tests import collect
from dejarik.testing.destiny.broken_cards import CARDS
from dejarik.titles.destiny.laboratory.register import REGISTER

TESTS = """
from dejarik.testing.destiny.table import Tabletop, card

def stance(code):
    t = Tabletop(hand=code, resources=1)
    t.answer(f"play {code}", "T01")
    assert 2 == t.copy("T01").shields

"""
BOTH = '@card("01115", "04039")\ndef test_stance(code):\n    stance(code)\n'
ONE = '@card("04039")\ndef test_stance():\n    stance("04039")\n'
CONFTEST = Path(__file__).parents[3] / "cards" / "conftest.py"


def folder_with(tests: str, folder: Path) -> Path:
    """A folder of card tests, read as the true one is."""
    (folder / "tests").mkdir()
    (folder / "tests" / "test_blue.py").write_text(TESTS + tests, encoding="utf-8")
    (folder / "tests" / "conftest.py").write_text(CONFTEST.read_text(encoding="utf-8"))
    return folder / "tests"


def test_a_test_of_two_printings_is_one_of_each(tmp_path: Path) -> None:
    """It is called with the code of the printing it counts for."""
    found = collect(folder_with(BOTH, tmp_path), CARDS.read).tests
    assert {"01115", "04039"} == set(found)
    assert ["04039"] == [test.arguments["code"] for test in found["04039"]]


def test_each_printing_is_proven_by_its_own_run(tmp_path: Path) -> None:
    """Run by pytest, a test of two printings tells of both."""
    folder_with(BOTH, tmp_path)
    outcomes = proofs.run(tmp_path, REGISTER.plugin)
    assert {"01115": [True], "04039": [True]} == {
        code: list(tests.values()) for code, tests in outcomes.cards.items()
    }


def test_a_program_is_broken_once_for_all_its_printings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whichever is asked for; the first printing gives its name."""
    folder = folder_with(BOTH, tmp_path)
    mutants.main(["--card", "04039", "--card", "01115", "--tests", str(folder)])
    lines = capsys.readouterr().out.splitlines()
    numbers = json.loads(lines[-1])
    assert (1, 1, []) == (numbers["cards"], numbers["tests"], numbers["untried"])
    assert lines[0].startswith("01115: ")
    assert "one more" not in "".join(line for line in lines if line.startswith("survivor"))


def test_a_first_printing_without_a_test_leaves_the_card_untried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The tests of a reprint do not prove it."""
    folder = folder_with(ONE, tmp_path)
    assert 1 == mutants.main(["--card", "01115", "--tests", str(folder)])
    assert ["01115"] == json.loads(capsys.readouterr().out.splitlines()[-1])["untried"]
