"""
The words gate: reducing texts to words, and finding the longest run in common.

What belongs here: texts made up for the test.
What does not: printed card text.
"""

import importlib.util
import io
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from dejarik.lab import overlap
from dejarik.titles.destiny.laboratory.collection import COLLECTION
from dejarik.titles.imperial.laboratory.printed_texts import ASYNC, COMMANDER, READINGS
from dejarik.titles.registry import COLLECTIONS, collection_of

SCRIPTS = Path(__file__).resolve().parents[3] / "scripts"


def loaded(name: str) -> ModuleType:
    """Import a script by its path."""
    spec = importlib.util.spec_from_file_location(name, SCRIPTS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


script = loaded("overlap")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A source of two printings of one card, whose wording differs."""
    cards = [
        {"code": "99001", "text": "<b>Action</b> - One two three, four five six seven eight."},
        {"code": "99002", "text": "Nine ten [special] eleven.", "reprint_of": "99001"},
        {"code": "99003"},
    ]
    (tmp_path / "set").mkdir()
    (tmp_path / "set" / "TST.json").write_text(json.dumps(cards), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("<b>Action</b> - Roll a die.", ["action", "roll", "a", "die"]),
        ("[special] - Gain [resource]", ["special", "gain", "resource"]),
        ("Padmé\N{RIGHT SINGLE QUOTATION MARK}s Obi-Wan's\n2", ["padmes", "obi", "wans", "2"]),
        ("one<br>two", ["one", "two"]),
    ],
)
def test_a_text_is_reduced_to_its_words(text: str, expected: list[str]) -> None:
    """Markup, capitals, accents and punctuation do not count; symbols do."""
    assert expected == overlap.words(text)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("", "a b", ""),
        ("a b", "c d", ""),
        ("a b c", "a b c", "a b c"),
        ("x a b c y", "p a b q a b c", "a b c"),
        ("a a a", "a a", "a a"),
        ("a b x c d", "c d y a b", "a b"),
        ("a b c d", "a c b d", "a"),
    ],
)
def test_the_longest_run_in_common_is_found(one: str, other: str, expected: str) -> None:
    """Only words that follow each other in both texts make a run."""
    assert expected.split() == overlap.longest_run(one.split(), other.split())


def test_a_text_is_held_against_every_printing_of_its_card(source: Path) -> None:
    """What the original does not say, a reprint may."""
    runs = overlap.measure(
        {"99001": "Ten special eleven twelve"}, overlap.printed_texts(source, COLLECTION)
    )

    assert [(3, "99001", "ten special eleven")] == runs


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        ({"99001": "one two three four five six seven nine"}, 0),
        ({"99001": "One two three four five six seven eight"}, 1),
        ({"99003": "Anything at all"}, 0),
        ({"12345": "A card nobody knows"}, 1),
    ],
)
def test_eight_words_in_a_row_are_too_many(
    texts: dict[str, str], code: int, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seven pass, eight fail, and so does a text that belongs to no card."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(texts)))

    assert code == script.main(["--source", str(source)])


def test_the_worst_runs_are_listed_on_request(
    source: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The longest runs are shown even when none is too long."""
    texts = {"99001": "two three", "99002": "ten"}
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(texts)))

    script.main(["--source", str(source), "--worst", "1"])

    assert [
        "99001: 2 words, within the limit: two three",
        "2 texts, longest run 2 words, 0 of 8 words or more",
    ] == capsys.readouterr().out.splitlines()


def test_a_missing_source_is_said_plainly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the printed texts nothing can be measured, which is not the same as all well."""
    assert 3 == script.main(["--source", str(tmp_path / "nowhere")])
    assert "the printed texts are not there" in capsys.readouterr().err


# --- Imperial Assault ---------------------------------------------------------------------


IMPERIAL = collection_of("imperial-assault")


def planted(folder: Path, code: str, text: str) -> Path:
    """A folder of collections in which each has the text of a card, as its files have it."""
    name = IMPERIAL_NAMES[code]
    mail = folder / ASYNC
    commander, readings = folder / COMMANDER, folder / READINGS
    for one in (mail, commander, readings):
        one.mkdir(parents=True)
    effects = {"cards": {f"{name} (Elite)": {"abilityText": text}}}
    (mail / "dc-effects.json").write_text(json.dumps(effects), encoding="utf-8")
    (mail / "cc-effects.json").write_text('{"cards": {}}', encoding="utf-8")
    # That collection has commas too many.
    groups = f'[{{"name": "{name}", "abilities": [{{"text": "nothing alike"}},]}},]'
    (commander / "villains.json").write_text(groups, encoding="utf-8")
    records = [{"code": code, "abilities": [{"words": "nothing alike either"}]}]
    (readings / "deployments-1.json").write_text(json.dumps(records), encoding="utf-8")
    return folder


IMPERIAL_NAMES = {"darthvader": "Darth Vader"}


def test_a_copied_text_of_imperial_assault_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What a card renders, planted as the text of a collection, fails the gate; another passes."""
    call = ["--all", "--title", "imperial-assault", "--source"]
    ours = IMPERIAL.rendered()["darthvader"]
    copied = planted(tmp_path / "copied", "darthvader", ours)
    other = planted(tmp_path / "other", "darthvader", "He breathes heavily and says nothing.")

    assert 1 == script.main([*call, str(copied)])
    assert "darthvader: " in capsys.readouterr().out
    assert 0 == script.main([*call, str(other)])


def test_every_collection_is_read(tmp_path: Path) -> None:
    """Also the one with commas too many, and what somebody read on the cards."""
    printed = IMPERIAL.printed(planted(tmp_path, "darthvader", "first"))
    texts = {one.text for one in printed.values() if one.first == "darthvader"}

    assert {"", "first", "nothing alike", " / nothing alike either"} == texts


def test_missions_are_measured_too(tmp_path: Path) -> None:
    """A mission's text is held against that of its map and letter."""
    folder = planted(tmp_path, "darthvader", "first")
    rules = {
        "maps": {"moisture-farm": {"a": {"endOfRound": "Copied."}, "z": {}}, "moon": {"a": {}}}
    }
    (folder / ASYNC / "mission-cards.json").write_text(json.dumps(rules), encoding="utf-8")
    printed = IMPERIAL.printed(folder)

    assert {"", "Copied."} == {
        one.text for one in printed.values() if one.first == "moisture-farm/A"
    }
    assert "moisture-farm/A" in IMPERIAL.rendered()


def test_the_gate_asks_every_title() -> None:
    """The target that CI runs names each collection there is."""
    recipe = (SCRIPTS.parent / "justfile").read_text(encoding="utf-8").split("\noverlap:")[1]
    titles = recipe.split("for title in ")[1].split(";")[0].split()

    assert [*COLLECTIONS] == titles
