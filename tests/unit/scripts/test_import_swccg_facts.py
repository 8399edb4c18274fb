"""The import of the Customizable Card Game's facts: parsing, linking, needs and complaints."""

from pathlib import Path
from typing import Any

import pytest

from dejarik.games.swccg.model.facts import UnreadableFact
from scripts import import_swccg_facts as importing
from scripts import swccg_links as links
from scripts import swccg_records as records
from scripts.swccg_needs import needs_of


def entry(code: str, title: str, **changes: object) -> dict[str, Any]:
    """An entry of the data, with facts of its front changed."""
    front: dict[str, object] = {
        "title": title,
        "type": "Character",
        "subType": "Alien/Imperial",
        "destiny": "3",
        "gametext": "Never to be shipped.",
        "lore": "Nor this.",
        "imageUrl": "nowhere",
        **changes,
    }
    return {
        "gempId": code,
        "id": int(code.replace("_", "")),
        "side": "Dark",
        "set": "9",
        "rarity": "C",
        "printings": [{"set": "9"}],
        "front": {fact: value for fact, value in front.items() if value is not None},
    }


def record(title: str = "Guard", **changes: object) -> dict[str, object]:
    """The record of a card."""
    return importing.card_record("9_1", [entry("9_1", title, **changes)])


def test_facts_are_taken_and_texts_are_not() -> None:
    """Marks become numbers, subtypes are split, and what is 0 stays a fact."""
    found = record("•••Guard", power="0", deploy="*", icons=["Warrior x2", "Hoth"])

    assert not {"Never", "Nor", "nowhere"} & set(str(found).replace("'", " ").split())
    assert ("Guard", 3, ["alien", "imperial"]) == (found["title"], found["dots"], found["subtypes"])
    assert (0, {"deploy": "*"}, [3]) == (found["power"], found["unusual"], found["destiny"])
    assert ({"warrior": 2}, ["hoth"]) == (found["icons"], found["expansions"])


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("3", {"destiny": [3]}),
        ("7 or 1", {"destiny": [1, 7]}),
        ("½", {"unusual": {"destiny": "1/2"}}),
        ("π or 2π", {"unusual": {"destiny": "π or 2π"}}),
    ],
)
def test_destiny_is_whole_or_unusual(given: str, expected: dict[str, object]) -> None:
    """Several values are several numbers."""
    found = record(destiny=given)

    assert expected == {fact: found[fact] for fact in ("destiny", "unusual") if fact in found}


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("destiny -1", "destiny - 1"),
        ("6 + two destiny", "6 + 2 destiny"),
        ("0.5", "1/2"),
        ("(a sentence of its own) + destiny", "*"),
        ("X", "X"),
    ],
)
def test_a_formula_is_short(given: str, expected: str) -> None:
    """What takes a sentence is left to the text."""
    assert expected == records.formula(given)


def test_what_stands_beside_numbers_is_sorted() -> None:
    """Kinds of droids, a defense with its name, no hyperdrive."""
    assert ["astromech droid", "protocol droid"] == record(extraText=["Astromech & Protocol"])[
        "characteristics"
    ]
    found = record(extraText=["VICIOUS HOWL: 4"])
    assert (4, "vicious howl") == (found["special_defense"], found["special_defense_name"])
    assert True is record(extraText=["No Hyperdrive"])["no_hyperdrive"]
    assert (
        "female",
        "jawa",
        ["jawa"],
    ) == tuple(
        record(characteristics=["female", "Jawa"])[one]
        for one in ("gender", "species", "characteristics")
    )


def test_an_icon_nobody_knows_is_refused() -> None:
    """The card is named, and nothing is guessed."""
    with pytest.raises(UnreadableFact, match="card 9_1: icons: 'Sun' is not known"):
        record(icons=["Sun"])


@pytest.mark.parametrize(
    ("title", "icons", "system", "kind"),
    [
        ("•Hoth: Cave", ["Interior"], "Hoth", "interior"),
        ("•Jabba's Palace: Hall", ["Interior", "Exterior"], "Tatooine", "both"),
        ("<>Desert", ["Exterior"], None, "exterior"),
        ("<>Big One: Cave", ["Interior"], None, "interior"),
    ],
)
def test_a_site_has_a_system_unless_it_is_generic(
    title: str, icons: list[str], system: str | None, kind: str
) -> None:
    """By its title, or by the rule that makes its place a part of a system."""
    found = record(title, type="Location", subType="Site", icons=icons)

    assert (system, kind) == (found.get("system"), found["site_kind"])


def test_alternate_images_become_printings() -> None:
    """By their code, or by title and set; two virtual cards of one title stay two cards."""
    group = links.folded(
        [
            entry("9_3", "•Guard (AI)"),
            entry("9_1", "•Guard"),
            entry("9_1", "•Guard (Holo AI)"),
            entry("9_4", "Alter (Premiere) (V)"),
            entry("9_5", "Alter (Coruscant) (V)"),
        ]
    )

    assert {"9_1": 3, "9_4": 1, "9_5": 1} == {code: len(found) for code, found in group.items()}
    assert [
        {"source_id": 91},
        {"source_id": 91, "note": "Holo AI"},
        {"source_id": 93, "code": "9_3", "note": "AI"},
    ] == importing.card_record("9_1", group["9_1"])["printings"]
    assert "Alter" == importing.card_record("9_4", group["9_4"])["title"]


def test_twins_differ_only_in_the_words_for_the_sides() -> None:
    """Each names the other; a card with another text has none."""
    rebel = {**entry("9_2", "Trooper", subType="Rebel", gametext="Trooper: a Rebel rests.")}
    cards = links.folded(
        [
            entry("9_1", "Guard", subType="Imperial", gametext="Guard: an  Imperial rests."),
            entry("9_3", "Other", subType="Imperial", gametext="Other: an Imperial runs."),
            {**rebel, "side": "Light"},
        ]
    )
    assert {} == links.twins(cards)
    rebel["front"]["gametext"] = "Trooper: an Rebel rests."
    assert {"9_1": "9_2", "9_2": "9_1"} == links.twins(cards)


def test_needs_come_from_facts_and_from_words() -> None:
    """A starship by its type, nighttime by its text, an expansion's icon by neither."""
    ship = entry("9_1", "Ship", type="Starship", subType="Capital: Cruiser", gametext="None.")
    assert ["capacity", "hyperspeed", "starships", "systems"] == needs_of(
        importing.card_record("9_1", [ship]), ship
    )
    night = entry("9_1", "Guard", gametext="Under 'nighttime conditions', power +1. [Hoth]")
    assert ["nighttime"] == needs_of(importing.card_record("9_1", [night]), night)


def test_what_is_wrong_with_a_box_is_said() -> None:
    """A card nobody knows, one of the other side, and not sixty."""
    box: dict[str, object] = {"code": "b", "side": "light", "cards": {"9_1": 2, "9_9": 1}}

    assert [
        "boxes b: no card 9_9",
        "boxes b: 9_1 is of the other side",
        "boxes b: 3 cards, not 60",
    ] == importing.box_problems([box], {"9_1": record()})


def test_what_is_wrong_with_a_correction_is_said() -> None:
    """No source, no card, no such fact; a species may be given where there was none."""
    right: dict[str, object] = {
        "code": "9_1",
        "field": "species",
        "value": "talz",
        "source": "a rule",
    }

    assert [] == importing.overlay_problems([right], {"9_1": record()})
    assert [
        "overlay 9_1: needs exactly code, field, value and source",
        "overlay 9_2: there is no such card",
        "overlay 9_1: there is no fact colour to correct",
    ] == importing.overlay_problems(
        [{**right, "source": ""}, {**right, "code": "9_2"}, {**right, "field": "colour"}],
        {"9_1": record()},
    )


def test_a_missing_source_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With an exit code of its own."""
    assert 3 == importing.main(["--source", str(tmp_path / "nowhere")])
    assert "does not exist" in capsys.readouterr().err
