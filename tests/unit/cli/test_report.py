"""The reports as a person or a program calls them."""

import json
from pathlib import Path

import pytest

from dejarik.cli import report, report_cards
from dejarik.cli.main import main
from dejarik.lab.proofs import Outcomes

REGISTER = """
edition = "arh"
source = "a document"

[[ruling]]
id = "arh.part5.play.01"

[[ruling]]
id = "arh.part5.play.02"
outside = "paper only"

[[ruling]]
id = "arh.part5.play.03"
waits_for = "more players"
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with three rulings, one of them proven."""
    folder = tmp_path / "docs" / "rules" / "destiny" / "rulings"
    folder.mkdir(parents=True)
    (folder / "arh-part5.toml").write_text(REGISTER, encoding="utf-8")
    let_tests_say(monkeypatch, Outcomes({"arh.part5.play.01": {"a test": True}}))
    return tmp_path


def let_tests_say(monkeypatch: pytest.MonkeyPatch, outcomes: Outcomes) -> None:
    """Stand in for the tests."""
    for module in (report, report_cards):
        monkeypatch.setattr(module, "run_tests", lambda *_: outcomes)


def test_rulings_are_reported_as_json(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same numbers for the edition and for each of its parts."""
    code = main(["report", "rulings", "--json", "--ids", "--root", str(root)])

    said = json.loads(capsys.readouterr().out)
    numbers = {"total": 3, "passing": 1, "outside": 1, "waiting": 1}
    assert 0 == code
    assert {**numbers, "parts": {"part5": numbers}} == said["editions"]["arh"]
    assert 0 == said["editions"]["launch"]["total"]
    assert [] == said["missing"]


def test_milestones_are_counted_where_entries_name_them(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each like a part; a register without milestones says nothing of them."""
    wanted = ["report", "rulings", "--json", "--root", str(root)]
    assert 0 == main(wanted)
    assert ["editions"] == list(json.loads(capsys.readouterr().out))
    file = root / "docs" / "rules" / "destiny" / "rulings" / "arh-part5.toml"
    text = REGISTER.replace('play.01"', 'play.01"\nmilestone = "second"')
    text = text.replace('play.02"', 'play.02"\nmilestone = "first"')
    file.write_text(text, encoding="utf-8")

    assert 0 == main(wanted)
    assert {
        "first": {"total": 1, "passing": 0, "outside": 1, "waiting": 0},
        "second": {"total": 1, "passing": 1, "outside": 0, "waiting": 0},
    } == json.loads(capsys.readouterr().out)["milestones"]
    assert 0 == main(["report", "rulings", "--root", str(root)])
    rows = [line.split()[:2] for line in capsys.readouterr().out.splitlines()]
    assert [["milestones", "total"], ["first", "1"], ["second", "1"]] == rows[-5:-2]


def test_without_tests_nobody_knows_what_passes(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Null is not zero."""
    code = main(["report", "rulings", "--json", "--no-tests", "--root", str(root)])

    said = json.loads(capsys.readouterr().out)["editions"]["arh"]["parts"]["part5"]
    assert 0 == code
    assert {"total": 3, "passing": None, "outside": 1, "waiting": None} == said


@pytest.mark.parametrize(
    ("tests", "expected"),
    [
        ({"arh.part5.play.01": {"a test": False}}, "arh.part5.play.01: fails: a test"),
        ({}, "arh.part5.play.01: has neither a test nor a reason"),
        (
            {"arh.part5.play.01": {"a": True}, "arh.part5.play.none": {"b": True}},
            "arh.part5.play.none: has a test, but is not in the register",
        ),
    ],
)
def test_what_is_wrong_is_named(
    tests: dict[str, dict[str, bool]],
    expected: str,
    root: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """And the exit code says that something is."""
    let_tests_say(monkeypatch, Outcomes(tests))

    assert 1 == main(["report", "rulings", "--ids", "--root", str(root)])
    assert expected in capsys.readouterr().out.splitlines()


def test_a_folder_that_is_no_checkout_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With what can be done about it."""
    assert 1 == main(["report", "rulings", "--root", str(tmp_path)])
    assert "--root" in capsys.readouterr().err


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """Printed texts of one card, made up."""
    (tmp_path / "set").mkdir()
    cards = [{"code": "04039", "text": "Nothing that we would say."}]
    (tmp_path / "set" / "TPG.json").write_text(json.dumps(cards), encoding="utf-8")
    return tmp_path


def test_cards_are_reported_as_json(
    root: Path,
    texts: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Tested are those that have tests, all of which pass, and what repeats them."""
    let_tests_say(monkeypatch, Outcomes({}, {"01115": {"a": True}, "04024": {}}))

    code = main(["report", "cards", "--json", "--root", str(root), "--texts", str(texts)])

    said = json.loads(capsys.readouterr().out)
    assert 0 == code
    assert (2977, 0) == (said["printings"], said["overlaps"])
    assert (46, 1) == (said["sets"]["TPG"]["printings"], said["sets"]["TPG"]["tested"])
    assert 2977 == sum(row["printings"] for row in said["sets"].values())


def test_a_failing_card_test_is_named(
    root: Path,
    texts: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """And its card is not proven."""
    let_tests_say(monkeypatch, Outcomes({}, {"01115": {"a": True, "b": False}}))

    assert 1 == main(["report", "cards", "--root", str(root), "--texts", str(texts)])
    said = capsys.readouterr().out.splitlines()
    assert "b: fails" in said
    assert "·" == next(line for line in said if line.startswith("  all")).split()[-1]


def test_without_printed_texts_nobody_knows_of_overlaps(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """That is null and not well; a place that holds none is said to be wrong."""
    monkeypatch.delenv("DEJARIK_TEXTS", raising=False)

    assert 1 == main(["report", "cards", "--json", "--no-tests", "--root", str(root)])
    said = capsys.readouterr()
    assert json.loads(said.out)["overlaps"] is None
    assert {"implemented", "printings", "tested"} == set(json.loads(said.out)["sets"]["AW"])
    living = json.loads(said.out)["formats"]["ARH Standard"]
    # Fluid Riposte is banned by its first printing, so its reprint is too.
    assert 860 == living["cards"] >= living["implemented"] > 200
    assert "--texts" in said.err
    nowhere = str(root / "nowhere")
    assert 1 == main(["report", "cards", "--no-tests", "--root", str(root), "--texts", nowhere])
    assert "nowhere" in capsys.readouterr().err


def test_printed_texts_beside_the_checkout_are_found(
    texts: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Unless the setting says that they lie elsewhere."""
    monkeypatch.delenv("DEJARIK_TEXTS", raising=False)
    (texts / "shared" / "data").mkdir(parents=True)
    (texts / "shared" / "data" / "destiny").symlink_to(texts, target_is_directory=True)
    checkout = texts / "checkout"
    (checkout / "docs" / "rules" / "destiny" / "rulings").mkdir(parents=True)
    wanted = ["report", "cards", "--json", "--no-tests", "--root", str(checkout)]

    assert 0 == main(wanted)
    assert 0 == json.loads(capsys.readouterr().out)["overlaps"]
    monkeypatch.setenv("DEJARIK_TEXTS", str(texts / "nowhere"))
    assert 1 == main(wanted)
    assert "nowhere" in capsys.readouterr().err


def test_all_reports_both_by_one_run(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same numbers as each of them alone; one failing ruling fails the whole."""
    runs: list[tuple[object, ...]] = []

    def run(*given: object) -> Outcomes:
        runs.append(given)
        return Outcomes({"arh.part5.play.01": {"a test": False}})

    monkeypatch.setattr(report_cards, "run_tests", run)

    assert 1 == main(["report", "all", "--json", "--root", str(root)])

    said = json.loads(capsys.readouterr().out)
    assert [(root, "destiny")] == runs
    assert 3 == said["rulings"]["editions"]["arh"]["total"]
    assert {"printings", "overlaps", "sets", "formats"} == set(said["cards"])
