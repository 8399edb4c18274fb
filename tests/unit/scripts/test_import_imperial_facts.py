"""The import of Imperial Assault's facts: parsing, comparing, and the shipped files themselves."""

from pathlib import Path
from typing import Any

import pytest

from dejarik.games.imperial.model.facts import UnreadableFact, deployment_from
from scripts import import_imperial_facts as importing

CARD: dict[str, Any] = {
    "code": "guard",
    "set": "core",
    "type": "figure",
    "name": "Guard",
    "title": None,
    "affiliation": "rebel",
    "traits": ["Trooper"],
    "elite": True,
    "unique": False,
    "mode": "both",
    "cost": 9,
    "reinforce": 3,
    "group": 3,
    "health": 5,
    "speed": 4,
    "defence": ["black"],
    "attack": {"type": "ranged", "dice": ["blue", "green"]},
    "box": ["+1 block", "Bleed"],
    "surges": [{"cost": 1, "does": "+2 damage and Hide"}],
    "keywords": ["reach", "habitat: snow"],
    "restriction": None,
    "abilities": [{"name": "Stand", "kind": "passive", "words": "Never to be shipped."}],
    "doubts": "",
}
SIZES = {"Guard (Elite)": {"1x2"}, "Guard": {"1x2"}}


def record(**changes: object) -> dict[str, object]:
    """The record of the card, with some facts changed."""
    return importing.deployment_record({**CARD, **changes}, SIZES, {})


def test_the_shipped_files_are_what_the_readings_give() -> None:
    """Where the readings lie beside the checkout."""
    if not importing.SOURCE.is_dir():
        pytest.skip("the reference data is not beside the checkout")
    assert 0 == importing.main(["--check"])


def test_facts_are_taken_and_words_are_not() -> None:
    """What can be read back, without the abilities in words."""
    found = record()
    card = deployment_from(found)

    assert "Never" not in str(found)
    assert ("group", ["campaign", "skirmish"]) == (found["kind"], found["modes"])
    assert ([["block", 1], ["bleed", 1]], [[1, [["damage", 2], ["hide", 1]]]]) == (
        found["box"],
        found["surges"],
    )
    assert (("reach",), ("snow",), (1, 2)) == (card.keywords, card.habitats, card.size)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (None, None),
        ("army of such cards only", None),
        ("Leader", {"kind": "trait", "values": ["Leader"]}),
        ("Vehicle, Droid, or Spy", {"kind": "trait", "values": ["Vehicle", "Droid", "Spy"]}),
        ("Han Solo (Scoundrel)", {"kind": "name", "values": ["Han Solo"], "title": "Scoundrel"}),
        ("unique figure", {"kind": "unique"}),
        ("non-unique", {"kind": "not_unique"}),
        ("form card of a Changeling", {"kind": "name", "values": ["Changeling"]}),
    ],
)
def test_what_carries_an_attachment_is_understood(text: str | None, expected: object) -> None:
    """Traits, one card, uniqueness; what speaks of the army is no restriction."""
    assert expected == importing.carried_by(text)


def test_an_effect_that_is_not_understood_is_refused() -> None:
    """The card is named, and nothing is guessed."""
    with pytest.raises(UnreadableFact, match="card guard: effects: 'so much!' is not understood"):
        record(box=["so much!"])
    with pytest.raises(UnreadableFact, match="card guard: box"):
        record(box=["Wither 3"])


def test_collections_must_agree_on_a_base() -> None:
    """Two answers are as bad as none; a companion is small all the same."""
    sizes = {**SIZES, "Guard": {"1x1"}}
    with pytest.raises(UnreadableFact, match="collections say 1x1, 1x2"):
        importing.deployment_record(CARD, sizes, {})
    with pytest.raises(UnreadableFact, match="collections say nothing"):
        importing.deployment_record(CARD, {}, {})
    assert [1, 1] == importing.size_of({**CARD, "type": "companion"}, {})


def test_numbers_must_be_those_of_the_second_collection() -> None:
    """The reading is not taken while they differ."""
    importing.agree(CARD, {"guard": [9, 3, 3, 5, 4]})
    importing.agree(CARD, {})
    with pytest.raises(importing.Disagreement, match="guard"):
        importing.agree(CARD, {"guard": [9, 3, 3, 5, 5]})


def test_a_preview_needs_another_witness() -> None:
    """A printed card is seen; a preview and another collection are two; a preview alone is one."""
    unit = {
        "health": 5,
        "speed": 4,
        "attackDice": ["Green", "Blue"],
        "defenseDice": ["Black"],
        "surgeAbilities": [[0, 2, -1, 0, 0, 0, 0]],
    }
    preview = {**CARD, "doubts": "Picture is a digital rendering, not a scan."}

    assert "seen" == importing.witness(CARD, {})
    assert "two" == importing.witness(preview, {"Guard": unit})
    assert "one" == importing.witness(preview, {"Guard": {**unit, "speed": 3}})
    assert "one" == importing.witness(preview, {})


def test_a_missing_source_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With an exit code of its own."""
    assert 3 == importing.main(["--source", str(tmp_path / "nowhere")])
    assert "does not exist" in capsys.readouterr().err
