"""One affiliation for an army, and the groups of others that a card lets in."""

import pytest

from dejarik.testing.imperial.lists import complaints, faults, listed
from dejarik.testing.imperial.marks import ruling

OF_EACH = {"rebel": "rebeltrooper", "imperial": "stormtrooper", "mercenary": "nexu"}
ALLIES = "temporaryallianceimperial"
ENEMY = "temporaryalliancemercenary"
JAWAS = "elitejawascavengerskirmish"


@ruling("ia.army.02")
@pytest.mark.parametrize("side", OF_EACH)
def test_all_cards_of_an_army_share_one_affiliation(side: str) -> None:
    """Two of it are fine; one of either other side is not, and the lone one is named."""
    own = OF_EACH[side]
    assert [] == faults(listed(f"{own}*2"))
    for other in OF_EACH.values():
        if other != own:
            assert [f"affiliation {other}"] == faults(listed(f"{own}*2 {other}"))


@ruling("ia.army.04", "ia.army.106")
@pytest.mark.parametrize("side", OF_EACH)
def test_neutral_cards_join_any_army(side: str) -> None:
    """An upgrade that is put on a group, and one that is not."""
    assert [] == faults(listed(f"{OF_EACH[side]} unshakable survivalist"))


@ruling("ia.army.107")
def test_neutral_cards_alone_break_no_affiliation() -> None:
    """They lack a group, and nothing else."""
    assert ["no_group"] == faults(listed("unshakable survivalist"))


@ruling("ia.army.07")
def test_upgrades_are_of_the_affiliation_too() -> None:
    """One of another side is refused like a group."""
    assert [] == faults(listed("stormtrooper zillotechnique"))
    assert ["affiliation underduress"] == faults(listed("stormtrooper underduress"))


def test_a_card_lets_two_groups_in() -> None:
    """The third is one too many, and all that were to be let in are named."""
    assert [] == faults(listed(f"stormtrooper {ALLIES} nexu trandoshanhunter"))
    assert ["too_many_allies nexu trandoshanhunter hiredgun 3 2"] == faults(
        listed(f"stormtrooper {ALLIES} nexu trandoshanhunter hiredgun")
    )


def test_a_card_lets_in_only_whom_it_names() -> None:
    """An alliance with mercenaries is none with Rebels."""
    assert [] == faults(listed(f"nexu {ENEMY} rebeltrooper"))
    assert ["affiliation rebeltrooper"] == faults(listed(f"stormtrooper {ALLIES} rebeltrooper"))


def test_a_card_lets_nobody_into_an_army_of_another_side() -> None:
    """Mercenaries cannot use the alliance of the Empire: it is itself what does not fit."""
    assert ["affiliation temporaryallianceimperial"] == faults(listed(f"nexu*3 {ALLIES}"))


def test_whoever_was_let_in_lets_nobody_in() -> None:
    """Jawas among Rebels bring no droid of the Empire: that is for an army of mercenaries."""
    assert [] == faults(listed(f"saskateft rebeltrooper {JAWAS}"))
    assert ["affiliation probedroid"] == faults(
        listed(f"saskateft rebeltrooper {JAWAS} probedroid")
    )


@ruling("ia.army.18")
def test_upgrades_are_not_let_in() -> None:
    """A group of the other side is, its upgrade is not; the ruling says so."""
    assert [] == faults(listed(f"stormtrooper {ALLIES} nexu"))
    wrong = listed(f"stormtrooper {ALLIES} nexu blackmarket")
    assert ["allied_upgrade blackmarket"] == faults(wrong)
    assert ["ia.army.18"] == [one.ruling for one in complaints(wrong)]


def test_a_trait_lets_groups_of_both_other_sides_in() -> None:
    """Three droids, whoever owns them; a fourth is too much, and a trooper is no droid."""
    droids = "r2d2skirmish c3po probedroid"
    assert [] == faults(listed(f"{JAWAS} {droids}"))
    assert ["too_many_allies r2d2skirmish c3po probedroid sentrydroid 4 3"] == faults(
        listed(f"{JAWAS} {droids} sentrydroid")
    )
    assert ["affiliation rebeltrooper"] == faults(listed(f"{JAWAS}*2 rebeltrooper"))


def test_two_copies_of_a_card_let_in_no_more_than_one() -> None:
    """Our reading: "up to three" said twice is still three; the rules do not say."""
    assert ["too_many_allies r2d2skirmish c3po probedroid sentrydroid 4 3"] == faults(
        listed(f"{JAWAS}*2 r2d2skirmish c3po probedroid sentrydroid")
    )


def test_two_cards_share_out_whom_they_let_in() -> None:
    """Droids go through the one door, so that troopers have room at the other."""
    doors = f"{JAWAS} {ENEMY}"
    assert [] == faults(listed(f"{doors} r2d2skirmish c3po c110p rebeltrooper rebelsaboteur"))
    assert ["too_many_allies r2d2skirmish c3po c110p mhd19 rebeltrooper rebelsaboteur 6 5"] == (
        faults(listed(f"{doors} r2d2skirmish c3po c110p mhd19 rebeltrooper rebelsaboteur"))
    )


def test_a_single_mercenary_joins_a_rebel_army() -> None:
    """One group through Saska Teft, no second."""
    assert [] == faults(listed("saskateft rebeltrooper nexu"))
    assert ["too_many_allies nexu hiredgun 2 1"] == faults(
        listed("saskateft rebeltrooper nexu hiredgun")
    )
