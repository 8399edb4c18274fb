"""
The import of card facts, from a small source made up for the test.

What belongs here: choosing, tidying and comparing facts.
What does not: the shipped data files, which `test_catalogue_files.py` reads.
"""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from dejarik.games.destiny.model.facts import UnreadableFact

SCRIPTS = Path(__file__).resolve().parents[3] / "scripts"

CARD: dict[str, object] = {
    "code": "99006B",
    "set_code": "TST",
    "position": 9,
    "name": " Test  Droid",
    "type_code": "support",
    "faction_code": "gray",
    "affiliation_code": "neutral",
    "rarity_code": "S",
    "is_unique": False,
    "cost": None,
    "sides": ["1RD", "2RD", "+1RD", "1Sh", "1R", "-"],
    "deck_limit": 2,
    "has_die": True,
    "has_errata": False,
    "flip_card": True,
    "text": "Never to be shipped.",
    "flavor": "Nor this.",
    "illustrator": "Nor them.",
}


def loaded(name: str) -> ModuleType:
    """Import a script by its path."""
    spec = importlib.util.spec_from_file_location(name, SCRIPTS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


import_facts = loaded("import_facts")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A source of one set with one card."""
    card_set = {
        "code": "TST",
        "name": "Test",
        "position": 1,
        "date_release": "2020-01-01",
        "size": 1,
        "cycle_code": "TST",
    }
    place = tmp_path / "source"
    (place / "set").mkdir(parents=True)
    (place / "sets.json").write_text(json.dumps([card_set]), encoding="utf-8")
    (place / "set" / "TST.json").write_text(json.dumps([CARD]), encoding="utf-8")
    return place


@pytest.fixture
def data(source: Path, tmp_path: Path) -> Path:
    """Data files that agree with the source, and an empty overlay."""
    place = tmp_path / "data"
    import_facts.write(import_facts.derive(source), place)
    (place / "overlay.json").write_text("[]", encoding="utf-8")
    return place


def test_facts_are_taken_and_words_are_not() -> None:
    """The record holds what is printed apart from the text, tidied, in the project's words."""
    assert {
        "code": "99006B",
        "set": "TST",
        "number": "6B",
        "position": 9,
        "title": "Test Droid",
        "subtitle": "",
        "type": "support",
        "colour": "gray",
        "affiliation": "neutral",
        "rarity": "S",
        "unique": False,
        "cost": "X",
        "health": None,
        "points": [],
        "subtypes": [],
        "sides": ["1RD", "2RD", "+1RD", "1Sh", "1R", "-"],
        "deck_limit": 2,
        "flip": True,
    } == import_facts.card_record(CARD, {})


@pytest.mark.parametrize(
    ("text", "expected"),
    [("", []), ("7", [7]), ("12/15", [12, 15]), ("14/18/22", [14, 18, 22]), ("-2.0", [-2])],
)
def test_points_become_numbers(text: str, expected: list[int]) -> None:
    """There is one number per number of dice."""
    assert expected == import_facts.points("99001", text)


@pytest.mark.parametrize("text", ["a", "1/", "1.5"])
def test_points_that_are_not_whole_numbers_are_refused(text: str) -> None:
    """The complaint names the card and shows the points."""
    with pytest.raises(UnreadableFact, match=f'card 99001: points: "{text}" is not'):
        import_facts.points("99001", text)


def test_a_side_that_cannot_be_read_is_named() -> None:
    """The complaint names the card, the side and the reason."""
    with pytest.raises(UnreadableFact) as caught:
        import_facts.card_record({**CARD, "sides": ["1RD", "2Q", "-", "-", "-", "-"]}, {})

    expected = 'card 99006B: sides: side 2, side "2Q" has a symbol "Q" that no die has'
    assert expected == str(caught.value)


def test_files_just_written_do_not_differ(source: Path, data: Path) -> None:
    """The check agrees with the import."""
    assert [] == import_facts.differences(import_facts.derive(source), data)


def test_every_kind_of_difference_is_listed(source: Path, data: Path) -> None:
    """A changed fact, a missing file and a set too many are told apart."""
    changed = (data / "TST.json").read_text(encoding="utf-8").replace('"6B"', '"7"')
    (data / "TST.json").write_text(changed, encoding="utf-8")
    (data / "sets.json").unlink()
    (data / "OLD.json").write_text("[]", encoding="utf-8")

    assert [
        "sets.json: missing",
        "TST 99006B: number is '7', the source says '6B'",
        "OLD.json: the source has no such set",
    ] == import_facts.differences(import_facts.derive(source), data)


def test_missing_and_extra_cards_are_listed() -> None:
    """Cards are matched by code, whatever their order."""
    wanted, stored = [{"code": "1"}, {"code": "2"}], [{"code": "3"}, {"code": "1"}, {"code": "1"}]

    assert [
        "TST 2: missing",
        "TST 3: not in the source",
        "TST: a code stands twice",
    ] == import_facts.compare("TST", wanted, stored)


def test_another_layout_is_a_difference(source: Path, data: Path) -> None:
    """The files stay as the import writes them, so that changes can be read line by line."""
    records = json.loads((data / "TST.json").read_text(encoding="utf-8"))
    (data / "TST.json").write_text(json.dumps(records), encoding="utf-8")

    assert ["TST.json: same facts, other layout; import again"] == import_facts.differences(
        import_facts.derive(source), data
    )


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ({"code": "99006B"}, "overlay 99006B: needs exactly code, field, value and source"),
        (
            {"code": "99006B", "field": "hat", "value": 1, "source": "a document"},
            "overlay 99006B: there is no fact hat to correct",
        ),
        (
            {"code": "99006B", "field": "deck_limit", "value": 2, "source": "a document"},
            "overlay 99006B: the source agrees on deck_limit now; remove the entry",
        ),
    ],
)
def test_a_correction_must_correct_something(
    source: Path, data: Path, entry: dict[str, object], complaint: str
) -> None:
    """The overlay holds nothing idle and nothing without a source."""
    (data / "overlay.json").write_text(json.dumps([entry]), encoding="utf-8")

    assert [complaint] == import_facts.differences(import_facts.derive(source), data)


def test_a_source_of_the_wrong_size_is_not_imported(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Wrong counts are listed, the exit code says so, and nothing is written."""
    target = tmp_path / "target"

    assert 1 == import_facts.main(["--source", str(source), "--data", str(target), "--json"])
    assert not target.exists()
    summary = json.loads(capsys.readouterr().out)
    assert "printings: 1 counted, 2977 expected" in summary["differences"]
    assert {"support": 1} == summary["types"]


def test_a_missing_source_is_said_plainly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the source nothing can be checked, which is not the same as all well."""
    assert 3 == import_facts.main(["--check", "--source", str(tmp_path / "nowhere")])
    assert "the reference data is not there" in capsys.readouterr().err


def test_a_file_that_is_not_a_list_is_named(
    source: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The complaint names the file and the reason."""
    (source / "set" / "TST.json").write_text("{}", encoding="utf-8")

    assert 1 == import_facts.main(["--check", "--source", str(source)])
    assert "TST.json cannot be read: it is not a list of objects\n" == capsys.readouterr().err
