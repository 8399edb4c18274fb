"""How rulings stand: by their tests, their reasons, and the cards they name."""

from pathlib import Path

import pytest

from dejarik.games.destiny.model.facts import Card
from dejarik.lab import judgement, register
from dejarik.lab.proofs import Outcomes
from dejarik.laws.register import Entry
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.laboratory.register import REGISTER, DestinyRegister

RULING = "arh.part5.play.01"


def sorting(*implemented: str) -> DestinyRegister:
    """The register over two cards and another printing of the first."""
    facts: dict[str, Card] = {code: files.facts()[code] for code in ("04015", "01074", "04024")}
    return DestinyRegister(facts, implemented)


def standing(outcomes: Outcomes, **entry: object) -> str:
    """How a ruling with such an entry stands when the first card is implemented."""
    return judgement.judge([{"id": RULING, **entry}], outcomes, sorting("04015"))[0].standing


def outcomes(*passed: bool) -> Outcomes:
    """What came of tests tied to the ruling."""
    return Outcomes({RULING: {f"test {place}": each for place, each in enumerate(passed)}})


def test_a_ruling_passes_when_all_its_tests_do() -> None:
    """One is needed, and none may fail."""
    assert "passing" == standing(outcomes(True, True))
    assert "failing" == standing(outcomes(True, False))
    assert "missing" == standing(Outcomes())


def test_a_ruling_passes_in_every_edition_it_stands_in_or_not_at_all() -> None:
    """The catalogue's word on an edition may be taken back."""
    everywhere = {"also_in": ["ffg17", "launch"]}
    both = Outcomes({RULING: {"a test": True}}, editions={RULING: {"arh", "ffg"}})

    assert "missing" == standing(outcomes(True), **everywhere)
    assert "missing" == standing(both, **everywhere)
    assert "passing" == standing(both, also_in=["ffg17"])
    assert "passing" == standing(both, **everywhere, not_in={"launch": "it says otherwise"})
    assert ("arh", "launch") == REGISTER.stands_in({"id": RULING, "also_in": ["launch"]})


def test_a_reason_stands_for_a_missing_test_only() -> None:
    """What lies outside has no test; what waits may have been tested meanwhile."""
    assert "outside" == standing(Outcomes(), outside="paper only")
    assert "failing" == standing(outcomes(True), outside="paper only")
    assert "waiting" == standing(Outcomes(), waits_for="multiplayer")
    assert "passing" == standing(outcomes(True), waits_for="multiplayer")


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ([], "missing"),
        (["TPG 15"], "missing"),
        (["AW 74"], "missing"),
        (["TPG 15", "TPG 24"], "waiting"),
        (["TPG 999"], "waiting"),
    ],
)
def test_a_ruling_waits_for_the_cards_it_names(cards: list[str], expected: str) -> None:
    """Until each is implemented, in whatever printing."""
    assert expected == standing(Outcomes(), cards=cards)


def test_rulings_are_counted_under_edition_and_part() -> None:
    """By their ids alone; the sum of the parts is the edition."""
    ids = ("arh.part5.play.01", "arh.clar.aw.06", "arh.clar.aw.07", "launch.part2.focus.01")
    standings = judgement.judge([{"id": one} for one in ids], outcomes(True), sorting())

    counts = judgement.counted(standings, REGISTER)

    assert {"part5": 1, "clarifications": 2} == {
        part: row["total"] for part, row in counts["arh"].items()
    }
    assert [3, 0, 1] == [judgement.total(rows.values())["total"] for rows in counts.values()]
    assert (1, 2) == (counts["arh"]["part5"]["passing"], counts["arh"]["clarifications"]["missing"])


def test_only_rules_of_play_without_a_card_count_against_the_bound() -> None:
    """Neither clarifications nor examples with cards."""
    entries: list[Entry] = [
        {"id": "arh.part5.play.01", "outside": "paper only"},
        {"id": "arh.part5.play.02"},
        {"id": "arh.part5.play.03", "outside": "paper only", "cards": ["AW 1"]},
        {"id": "arh.clar.aw.01", "outside": "paper only"},
    ]

    assert (1, 2) == judgement.bounded(entries, REGISTER)


def test_tied_tests_are_found_without_running_them(tmp_path: Path) -> None:
    """By the marks on the functions of a test file."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_a.py").write_text(
        '@ruling("arh.faq.01", "arh.faq.02")\n@ruling("arh.faq.03")\ndef test_b(): ...\n'
        '@other("arh.faq.04")\ndef test_c(): ...\n',
        encoding="utf-8",
    )

    assert {f"arh.faq.0{number}": ["tests/test_a.py::test_b"] for number in (1, 2, 3)} == (
        register.tied_tests(tmp_path)
    )


def test_a_checkout_is_found_from_inside_it(tmp_path: Path) -> None:
    """And nowhere else."""
    (tmp_path / register.folder_of("destiny")).mkdir(parents=True)

    assert tmp_path == register.checkout_of(tmp_path / "docs" / "rules", "destiny")
    assert register.checkout_of(tmp_path.parent, "destiny") is None
    assert register.checkout_of(tmp_path, "another") is None


def test_a_card_of_the_same_title_is_another_card() -> None:
    """Only a reprint stands for its first printing."""
    facts = {code: files.facts()[code] for code in ("01043", "18086", "04015", "01074")}
    cards = DestinyRegister(facts, ("01043", "01074"))

    assert (False, True) == (cards.is_waiting("AW 43"), cards.is_waiting("UH 86"))
    assert not cards.is_waiting("TPG 15")
