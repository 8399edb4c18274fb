"""Every ruling stands in the register, in our own words."""

import re
from pathlib import Path

from dejarik.lab import judgement, register
from dejarik.laws.register import Entry
from dejarik.titles.destiny.laboratory.register import REGISTER
from scripts import rulings, ship_rulings

ROOT = Path(__file__).parents[2]

CLAIM = "A card that is to be played is shown."
ENTRY = {
    "file": "arh-part5",
    "id": "arh.part5.play.01",
    "edition": "arh",
    "source": "a document",
    "section": "Part 5",
    "line": 7,
    "paraphrase": "It is shown.",
}
KNOWN: dict[str, Entry] = {"arh.part5.play.01": {"section": "Part 5", "line": 7, "claim": CLAIM}}


def test_every_citation_is_registered_and_every_entry_is_known() -> None:
    """The register and the sources agree; with the reference data there, so does that."""
    entries = register.entries(rulings.FOLDER)

    found = rulings.complaints(rulings.cited(ROOT), entries, rulings.reference(rulings.SOURCE))

    assert [] == list(found)


def test_few_rules_of_play_lie_outside() -> None:
    """At most one in twenty of those that name no card."""
    outside, rules = judgement.bounded(register.entries(rulings.FOLDER), REGISTER)

    assert outside * 20 <= rules


def test_a_citation_without_an_entry_is_reported() -> None:
    """The complaint names the ruling and the first file."""
    citations = {"arh.part5.play.02": ["src/a.py", "src/b.py"]}

    found = list(rulings.complaints(citations, [ENTRY], KNOWN))

    assert ["arh.part5.play.02: cited in src/a.py, but not in the register"] == found


def test_what_is_wrong_with_an_entry_is_reported() -> None:
    """Incomplete, misplaced, with fields nobody reads, unlike the source, unknown, or copied."""
    wrong = (
        {**ENTRY, "paraphrase": ""},
        {**ENTRY, "edition": "launch"},
        {**ENTRY, "file": "arh-part6"},
        {**ENTRY, "section": "Part 6"},
        {**ENTRY, "line": 8},
        {**ENTRY, "status": "done"},
        {**ENTRY, "also_in": ["launch"]},
        {**ENTRY, "cards": ["AW 23"]},
        {**ENTRY, "paraphrase": f"So {CLAIM}"},
    )

    assert [] == list(rulings.complaints({}, [ENTRY], KNOWN))
    assert [1] * len(wrong) == [len(list(rulings.complaints({}, [one], KNOWN))) for one in wrong]
    assert 1 == len(list(rulings.complaints({}, [ENTRY], {})))


def test_a_ruling_the_register_lacks_is_reported() -> None:
    """The register is complete."""
    assert ["arh.part5.play.01: not in the register"] == list(rulings.complaints({}, [], KNOWN))


def test_an_entry_registered_twice_is_reported() -> None:
    """Once is enough."""
    assert ["arh.part5.play.01: registered twice"] == list(
        rulings.complaints({}, [ENTRY, ENTRY], KNOWN)
    )


def test_citations_are_found_with_their_files(tmp_path: Path) -> None:
    """In sources and tests, whole ids only."""
    for name, text in (("src", "arh.part5.play.01"), ("tests", "arh.part5.play.012 arh.faq.10.")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.py").write_text(text, encoding="utf-8")

    found = rulings.cited(tmp_path)

    assert {"arh.faq.10": ["tests/a.py"], "arh.part5.play.01": ["src/a.py"]} == found


def test_rulings_are_found_by_the_cards_they_name() -> None:
    """In the claim or in the list of cards, however it is written."""
    known = {**KNOWN, "arh.faq.10": {"section": "FAQ", "claim": "No.", "cards": "AW 23 Crime Lord"}}

    assert [known["arh.faq.10"]] == list(rulings.speaking_of("crime lord", known))
    assert [KNOWN["arh.part5.play.01"]] == list(rulings.speaking_of("Shown", known))


def test_the_package_has_the_register_of_today() -> None:
    """What the service tells of rulings is what stands in the register."""
    assert 0 == ship_rulings.main(["--check"]), "run `just ship-rulings`"


def test_every_citation_of_imperial_assault_is_registered() -> None:
    """In sources and tests: whoever follows an id finds the statement."""
    folder = ROOT / register.folder_of("imperial-assault")
    known = {entry["id"] for entry in register.entries(folder)}
    cited = {
        found: path.relative_to(ROOT).as_posix()
        for part in ("src", "tests")
        for path in sorted((ROOT / part).rglob("*.py"))
        for found in re.findall(r"\bia\.[a-z_]+\.\d{2,3}\b", path.read_text(encoding="utf-8"))
    }

    assert {} == {found: path for found, path in cited.items() if found not in known}
    assert "ia.army.02" in cited
