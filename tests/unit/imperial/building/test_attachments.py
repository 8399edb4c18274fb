"""Attachments: which groups may carry which, and those that make an army cheaper."""

from dataclasses import replace

import pytest

from dejarik.games.imperial.building.library import Library
from dejarik.games.imperial.building.list_check import idle_cards
from dejarik.games.imperial.rules.attaching import may_carry
from dejarik.testing.imperial.lists import complaints, faults, listed
from dejarik.testing.imperial.marks import ruling
from dejarik.titles.imperial.catalogue import files

CARDS = files.deployments()


def carriers(attachment: str, among: str) -> list[str]:
    """Which of these may carry an attachment."""
    return [code for code in among.split() if may_carry(CARDS[code], CARDS[attachment])]


@ruling("ia.army.116")
@pytest.mark.parametrize(
    ("attachment", "among", "expected"),
    [
        ("vadersfinest", "stormtrooper darthvader probedroid", "stormtrooper"),
        ("combatsuit", "rebeltrooper gideonargus chewbacca c3po", "rebeltrooper gideonargus"),
        ("targetingcomputer", "eliteatst probedroid ewebengineer nexu", "eliteatst probedroid"),
    ],
)
def test_an_attachment_asks_for_one_of_its_traits(
    attachment: str, among: str, expected: str
) -> None:
    """Whoever has one of them may carry it, nobody else."""
    found = carriers(attachment, among)
    assert set(expected.split()) <= set(found)
    assert found == [code for code in among.split() if _has_trait(code, attachment)]
    assert len(found) < len(among.split())


def _has_trait(code: str, attachment: str) -> bool:
    return bool(set(CARDS[code].traits) & set(CARDS[attachment].restriction.values))


def test_an_attachment_may_ask_for_one_card_or_for_unique_ones() -> None:
    """By name with the title, by uniqueness, by its lack."""
    among = "darthvader royalguardchampion stormtrooper"
    assert ["darthvader"] == carriers("drivenbyhatred", among)
    assert ["darthvader", "royalguardchampion"] == carriers("motivation", among)
    assert ["stormtrooper"] == carriers("thegeneralsranks", among)


@ruling("ia.army.117")
def test_an_attachment_without_a_restriction_goes_on_any_group() -> None:
    """Every group there is, and no card that is none."""
    found = {code for code, card in CARDS.items() if may_carry(card, CARDS["lastresort"])}
    assert {code for code, card in CARDS.items() if card.kind == "group"} == found


@ruling("ia.army.109")
def test_only_attachments_are_put_on_cards() -> None:
    """An upgrade without the word is put on nothing."""
    idle = [one for one in CARDS.values() if one.kind == "upgrade" and not one.is_attachment]
    assert 15 == len(idle)
    assert [] == [one.code for one in idle if any(may_carry(card, one) for card in CARDS.values())]


@ruling("ia.army.101", "ia.army.102")
def test_a_negative_cost_leaves_room_for_more() -> None:
    """With four points less the others may cost 44, not 45."""
    army = "chewbacca wookieeavenger hansolo lukeskywalkerherooftherebellion"
    assert [] == faults(listed(f"{army} jynodan c3po"))
    assert ["too_many_points 41 40 4"] == faults(listed(f"{army} gaarkhan"))
    assert ["ia.army.101"] == [one.ruling for one in complaints(listed(f"{army} gaarkhan"))]


@ruling("ia.army.103")
def test_a_negative_attachment_needs_somebody_to_carry_it() -> None:
    """Without Chewbacca it is not allowed, however cheap the army."""
    assert [] == faults(listed("chewbacca wookieeavenger"))
    assert ["no_carrier wookieeavenger"] == faults(listed("gaarkhan wookieeavenger"))
    assert [] == idle_cards(files.library(), listed("gaarkhan wookieeavenger"))
    assert ["ia.army.103"] == [one.ruling for one in complaints(listed("gaarkhan wookieeavenger"))]


@ruling("ia.army.104", "ia.army.114")
def test_a_negative_attachment_needs_a_card_that_carries_no_other() -> None:
    """Two of them for one card: the second has no place; made up, as no two are for one card."""
    second = replace(CARDS["wookieeavenger"], code="another", name="Another")
    whole = files.library()
    library = Library([*CARDS.values(), second], whole.commands.values(), whole.rules.values())
    both = listed("chewbacca wookieeavenger another")
    assert ["carrier_taken another"] == faults(both, None, library)
    assert ["ia.army.104"] == [one.ruling for one in complaints(both, None, library)]
    assert [] == faults(listed("chewbacca another"), None, library)


def test_other_attachments_make_room_for_a_negative_one() -> None:
    """Motivation has no other unique figure, and may stay unused."""
    assert [] == faults(listed("darthvader stormtrooper drivenbyhatred motivation"))


def test_an_attachment_that_nobody_can_carry_is_allowed_and_told() -> None:
    """It costs something and does nothing."""
    brought = listed("stormtrooper advancedcomsystems vadersfinest")
    assert [] == faults(brought)
    found = [(one.key, one.cards) for one in idle_cards(files.library(), brought)]
    assert [("idle_attachment", ("advancedcomsystems",))] == found
