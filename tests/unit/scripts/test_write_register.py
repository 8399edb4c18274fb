"""The register of a title is written from statements, word for word and field for field."""

import json
import tomllib
from pathlib import Path

import pytest

from scripts import write_register

STATEMENT = {
    "id": "swccg.1a.001",
    "line": 492,
    "section": 'A "quoted" section',
    "kind": "example",
    "claim": "One card is one unit\\of Force.",
    "milestone": "M1",
    "waits_for": ["starships"],
    "outside": None,
    "shows": "swccg.1a.002",
    "note": "left out",
}


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One statement and a file of facts, and a place to write to."""
    folder = tmp_path / "shared" / "swccg"
    folder.mkdir(parents=True)
    (folder / "1a.json").write_text(json.dumps([STATEMENT]), encoding="utf-8")
    (folder / "facts.json").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(write_register, "ROOT", tmp_path)
    monkeypatch.setattr(write_register, "RULES", tmp_path / "docs")
    return tmp_path / "shared"


def test_a_statement_becomes_an_entry(source: Path, tmp_path: Path) -> None:
    """The claim is the paraphrase; what says nothing is left out, and so is the note."""
    assert 0 == write_register.main(["swccg", "--source", str(source)])
    data = tomllib.loads((tmp_path / "docs/swccg/rulings/1a.toml").read_text(encoding="utf-8"))

    kept = {name: value for name, value in STATEMENT.items() if value is not None}
    del kept["note"]
    kept["paraphrase"] = kept.pop("claim")
    assert [kept] == data["ruling"]
    assert "ar" == data["edition"]


def test_what_differs_is_named(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A changed file and one that nothing speaks of any more; what is written by hand stays."""
    call = ["swccg", "--source", str(source)]
    write_register.main(call)
    assert 0 == write_register.main([*call, "--check"])
    folder = tmp_path / "docs/swccg/rulings"
    (folder / "1a.toml").write_text("", encoding="utf-8")
    (folder / "old.toml").write_text("", encoding="utf-8")
    (folder / "card.toml").write_text("", encoding="utf-8")

    assert 1 == write_register.main([*call, "--check"])
    said = capsys.readouterr().out
    assert "docs/swccg/rulings/1a.toml: differs" in said
    assert "docs/swccg/rulings/old.toml: differs" in said
    assert 0 == write_register.main(call)
    assert ["1a.toml", "card.toml"] == sorted(path.name for path in folder.iterdir())


def test_without_statements_nothing_is_touched(tmp_path: Path) -> None:
    """It says so by its exit code."""
    assert 3 == write_register.main(["swccg", "--source", str(tmp_path)])


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"milestone": "M2"}, None),
        ({"milestone": "M3"}, "the sets after the core set"),
        ({"milestone": "M3", "mode": "four"}, "games of four players"),
        ({"milestone": "M4"}, "the campaign"),
        ({"milestone": "M4", "outside": "a component"}, None),
    ],
)
def test_a_later_statement_says_what_it_waits_for(
    source: Path, tmp_path: Path, fields: dict[str, str], reason: str | None
) -> None:
    """By its milestone, unless it lies outside: nobody looks for a proof that cannot be there."""
    statement = {"id": "ia.figure.01", "line": 1, "section": "Figures", "claim": "A.", **fields}
    (source / "imperial-assault").mkdir()
    (source / "imperial-assault" / "1.json").write_text(json.dumps([statement]), encoding="utf-8")

    assert 0 == write_register.main(["imperial-assault", "--source", str(source)])

    written = tmp_path / "docs/imperial-assault/rulings/figure.toml"
    entry = tomllib.loads(written.read_text(encoding="utf-8"))["ruling"][0]
    assert reason == entry.get("waits_for")
