"""Subtypes that characters have although they are not printed on them."""

from pathlib import Path

import pytest

from dejarik.games.destiny.rules.values import SUBTYPES, has_subtype
from dejarik.lab import register
from dejarik.testing.destiny.marks import only_in
from dejarik.testing.destiny.table import Tabletop, ruling
from dejarik.titles.destiny.catalogue.files import facts

ROOT = Path(__file__).parents[3]


@ruling("arh.subtypes.70", "arh.subtypes.76")
@pytest.mark.parametrize(
    ("code", "subtypes"), [("04024", ["apprentice"]), ("04025", ["leader", "pilot"])]
)
def test_a_character_has_the_subtypes_the_rules_give_it(code: str, subtypes: list[str]) -> None:
    """Rey is an apprentice, Poe Dameron a leader and a pilot, and neither is anything else."""
    t = Tabletop(code)
    copy = t.copy(code)

    assert subtypes == sorted([name for name in SUBTYPES if has_subtype(t.state, copy, name)])
    assert subtypes == sorted(t.state.definition_of(copy).facts.subtypes)


@ruling("arh.subtypes.70")
@pytest.mark.parametrize(("subtype", "counted"), [("leader", 1), ("pilot", 2), ("scoundrel", 0)])
def test_an_effect_counts_poe_among_leaders_and_pilots(subtype: str, counted: int) -> None:
    """Beside him stands another pilot."""
    t = Tabletop("04025 T05", "T02", hand="T370")

    t.answer("play T370", subtype)

    assert 5 + counted == t.resources()


@ruling("arh.subtypes.76")
@pytest.mark.parametrize(("subtype", "counted"), [("apprentice", 1), ("scavenger", 0)])
def test_an_effect_counts_rey_among_apprentices(subtype: str, counted: int) -> None:
    """The scavenger is another Rey."""
    t = Tabletop("04024 T05", "T02", hand="T370")

    t.answer("play T370", subtype)

    assert 5 + counted == t.resources()


GIVEN_LATER = {
    "01019": ["leader", "scoundrel"],
    "01001": ["leader", "trooper"],
    "04002": ["leader", "trooper"],
    "01009": ["sith"],
    "01010": ["leader", "sith"],
    "01045": ["scoundrel"],
    "01003": ["leader"],
    "01004": ["leader"],
    "01046": ["scoundrel"],
    "01047": ["scoundrel"],
    "01020": ["leader", "scoundrel"],
    "01021": ["bounty-hunter"],
    "01011": ["apprentice"],
    "04001": ["apprentice"],
    "01035": ["jedi"],
    "01012": ["witch"],
    "01036": ["apprentice"],
    "01048": ["leader"],
    "01037": ["jedi"],
    "01038": ["scavenger"],
    "01022": ["scavenger"],
}


@ruling("arh.subtypes.06", "arh.subtypes.12", "arh.subtypes.16", "arh.subtypes.18")
@ruling("arh.subtypes.23", "arh.subtypes.29", "arh.subtypes.32", "arh.subtypes.35")
@ruling("arh.subtypes.38", "arh.subtypes.42", "arh.subtypes.43", "arh.subtypes.51")
@ruling("arh.subtypes.55", "arh.subtypes.63", "arh.subtypes.66", "arh.subtypes.67")
@ruling("arh.subtypes.71", "arh.subtypes.75", "arh.subtypes.86")
@pytest.mark.parametrize("code", GIVEN_LATER)
def test_the_characters_of_the_first_set_have_the_subtypes_they_were_given(code: str) -> None:
    """These on the table, and no others."""
    t = Tabletop(f"{code} T01", "T02")
    copy = t.copy(code)

    assert GIVEN_LATER[code] == sorted(one for one in SUBTYPES if has_subtype(t.state, copy, one))


@only_in("ffg", "launch")
@pytest.mark.parametrize("code", GIVEN_LATER)
def test_in_older_editions_they_have_none(code: str) -> None:
    """Nobody had given them any yet."""
    t = Tabletop(f"{code} T01", "T02")
    copy = t.copy(code)

    assert [] == [one for one in SUBTYPES if has_subtype(t.state, copy, one)]


LISTED = {
    "arh.subtypes.01": ("05029", ["jedi", "leader", "twilek"]),
    "arh.subtypes.03": ("06001", ["apprentice"]),
    "arh.subtypes.04": ("02009", ["apprentice"]),
    "arh.subtypes.05": ("02018", ["bounty-hunter"]),
    "arh.subtypes.07": ("02026", ["guard"]),
    "arh.subtypes.08": ("03016", ["advisor"]),
    "arh.subtypes.09": ("05018", ["advisor", "twilek"]),
    "arh.subtypes.10": ("03017", ["bounty-hunter"]),
    "arh.subtypes.11": ("03018", ["bounty-hunter"]),
    "arh.subtypes.13": ("02043", ["scoundrel", "wookiee"]),
    "arh.subtypes.14": ("02035", ["guard"]),
    "arh.subtypes.15": ("03001", ["pilot"]),
    "arh.subtypes.17": ("05001", ["advisor"]),
    "arh.subtypes.19": ("02010", ["apprentice", "sith"]),
    "arh.subtypes.20": ("02001", ["trooper"]),
    "arh.subtypes.21": ("02003", ["leader"]),
    "arh.subtypes.22": ("03038", ["scavenger"]),
    "arh.subtypes.25": ("16009", ["location"]),
    "arh.subtypes.26": ("02002", ["trooper"]),
    "arh.subtypes.27": ("03019", ["guard"]),
    "arh.subtypes.28": ("21096", ["twilek"]),
    "arh.subtypes.30": ("03002", ["leader"]),
    "arh.subtypes.31": ("03024", ["leader"]),
    "arh.subtypes.33": ("03011", ["inquisitor"]),
    "arh.subtypes.34": ("02019", ["scoundrel"]),
    "arh.subtypes.36": ("03025", ["leader", "pilot", "spectre", "twilek"]),
    "arh.subtypes.37": ("16100", ["intel"]),
    "arh.subtypes.39": ("05065", ["pirate", "scoundrel"]),
    "arh.subtypes.40": ("02020", ["bounty-hunter", "droid"]),
    "arh.subtypes.41": ("16018", ["intel"]),
    "arh.subtypes.44": ("06004", ["jawa", "scavenger"]),
    "arh.subtypes.45": ("02034", ["apprentice"]),
    "arh.subtypes.46": ("03032", ["jedi"]),
    "arh.subtypes.48": ("03026", ["droid"]),
    "arh.subtypes.49": ("05010", ["leader", "trooper"]),
    "arh.subtypes.50": ("03033", ["jedi", "spectre"]),
    "arh.subtypes.52": ("03039", ["scoundrel"]),
    "arh.subtypes.54": ("06002", ["advisor"]),
    "arh.subtypes.56": ("05031", ["apprentice"]),
    "arh.subtypes.57": ("02036", ["jedi", "leader"]),
    "arh.subtypes.58": ("03034", ["jedi", "leader"]),
    "arh.subtypes.59": ("03003", ["droid", "guard"]),
    "arh.subtypes.60": ("05002", ["scavenger", "sith"]),
    "arh.subtypes.61": ("02045", ["scoundrel"]),
    "arh.subtypes.62": ("02027", ["leader"]),
    "arh.subtypes.64": ("02037", ["jedi"]),
    "arh.subtypes.65": ("02046", ["scoundrel"]),
    "arh.subtypes.68": ("02011", ["leader", "sith"]),
    "arh.subtypes.72": ("03008", ["apprentice"]),
    "arh.subtypes.73": ("02028", ["trooper"]),
    "arh.subtypes.77": ("03027", ["pilot"]),
    "arh.subtypes.78": ("05040", ["engineer"]),
    "arh.subtypes.79": ("02012", ["guard"]),
    "arh.subtypes.80": ("03040", ["spectre"]),
    "arh.subtypes.81": ("03009", ["scavenger"]),
    "arh.subtypes.82": ("03010", ["inquisitor"]),
    "arh.subtypes.83": ("02029", ["pilot"]),
    "arh.subtypes.84": ("03004", ["leader"]),
    "arh.subtypes.85": ("02004", ["pilot"]),
    "arh.subtypes.87": ("02021", ["scavenger"]),
    "arh.subtypes.88": ("03041", ["trooper", "wookiee"]),
}
"""The rows whose cards are not built yet: only their facts can be asked."""


@ruling("arh.subtypes.01", "arh.subtypes.03", "arh.subtypes.04", "arh.subtypes.05")
@ruling("arh.subtypes.07", "arh.subtypes.08", "arh.subtypes.09", "arh.subtypes.10")
@ruling("arh.subtypes.11", "arh.subtypes.13", "arh.subtypes.14", "arh.subtypes.15")
@ruling("arh.subtypes.17", "arh.subtypes.19", "arh.subtypes.20", "arh.subtypes.21")
@ruling("arh.subtypes.22", "arh.subtypes.25", "arh.subtypes.26", "arh.subtypes.27")
@ruling("arh.subtypes.28", "arh.subtypes.30", "arh.subtypes.31", "arh.subtypes.33")
@ruling("arh.subtypes.34", "arh.subtypes.36", "arh.subtypes.37", "arh.subtypes.39")
@ruling("arh.subtypes.40", "arh.subtypes.41", "arh.subtypes.44", "arh.subtypes.45")
@ruling("arh.subtypes.46", "arh.subtypes.48", "arh.subtypes.49", "arh.subtypes.50")
@ruling("arh.subtypes.52", "arh.subtypes.54", "arh.subtypes.56", "arh.subtypes.57")
@ruling("arh.subtypes.58", "arh.subtypes.59", "arh.subtypes.60", "arh.subtypes.61")
@ruling("arh.subtypes.62", "arh.subtypes.64", "arh.subtypes.65", "arh.subtypes.68")
@ruling("arh.subtypes.72", "arh.subtypes.73", "arh.subtypes.77", "arh.subtypes.78")
@ruling("arh.subtypes.79", "arh.subtypes.80", "arh.subtypes.81", "arh.subtypes.82")
@ruling("arh.subtypes.83", "arh.subtypes.84", "arh.subtypes.85", "arh.subtypes.87")
@ruling("arh.subtypes.88")
@pytest.mark.parametrize("listed", LISTED)
def test_a_listed_card_has_the_subtypes_of_its_row(listed: str) -> None:
    """These in its facts and no others, and effects know each of them by that name."""
    code, subtypes = LISTED[listed]

    assert subtypes == sorted(facts()[code].subtypes)
    assert set(subtypes) <= set(SUBTYPES)


def test_every_listed_row_is_about_the_card_its_ruling_names() -> None:
    """The register calls cards by set and number."""
    folder = ROOT / register.folder_of("destiny")
    named = {entry["id"]: entry.get("cards") for entry in register.entries(folder)}

    for listed, (code, _) in LISTED.items():
        card = facts()[code]
        assert named[listed] == [f"{card.set_code} {card.number}"]
