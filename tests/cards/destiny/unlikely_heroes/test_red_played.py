"""Unlikely Heroes, other red cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.die_rules import value_of
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import complaints, faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears

# Iden Versio


@card("18018")
def test_iden_versio_makes_your_piloted_vehicles_stronger() -> None:
    """Each of her dice in your pool does; not for a vehicle nobody pilots, nor for theirs."""
    t = Tabletop("18018*2 T05", "T05")
    for code, seat in (("T11", YOU), ("T66", YOU), ("T11", THEM)):
        t.support(code, seat=seat)
    t.copy("T05").pilots = t.copy("T11").ref
    t.copy("their T05").pilots = t.copy("their T11").ref
    t.support("T13")
    t.copy("18018").pilots = t.copy("T13").ref
    dice = [t.show(label, "2RD") for label in ("T11", "T66", "their T11")]
    dice.append(t.show("T13", "2R"))
    t.state.index = None

    assert [2, 2, 2, 2] == [value_of(t.state, die) for die in dice]
    t.show("18018", "1R")
    t.state.index = None
    assert [3, 2, 2, 2] == [value_of(t.state, die) for die in dice]
    t.show("18018", "-")
    t.state.index = None
    assert [4, 2, 2, 2] == [value_of(t.state, die) for die in dice]


@card("18018")
def test_idens_die_must_lie_in_your_pool() -> None:
    """In an opponent's it makes nothing stronger."""
    t = Tabletop("18018 T05", "T02")
    t.support("T11")
    t.copy("T05").pilots = t.copy("T11").ref
    die = t.show("T11", "2RD")
    t.lend(t.show("18018", "1R"))
    t.state.index = None

    assert 2 == value_of(t.state, die)


@card("18018")
@ruling("arh.clar.uh.08", "arh.clar.uh.09")
@pytest.mark.parametrize(
    ("team", "deck", "expected"),
    [
        ("18018 01028", "01068*2", []),
        ("18018 01027 01047", "01068 01092", []),
        ("18018 01028 18025", "", []),
        ("18018 01028", "01079", ["deck_colour 01079"]),
        ("18018 01030 01047", "", ["hero_and_villain 18018 01030 01047"]),
        ("18018 01048 01030", "", ["hero_and_villain 18018 01048 01030"]),
        ("18018 01027 01002", "", ["hero_and_villain 01027 01002"]),
    ],
)
def test_iden_versio_joins_heroes(team: str, deck: str, expected: list[str]) -> None:
    """With a red hero who leads, as the only villain; villain cards of all their colours fit."""
    assert expected == faults(listed(team, deck))


# Crucial Intel


def intel(resources: int = 0) -> Tabletop:
    """Crucial Intel with so many resources, and ways to make hands smaller."""
    t = Tabletop("T07 T02", "T06", hand="T31 01094", their_hand="T31 T31 T31", resources=9)
    t.support("18025").resources = resources
    t.show("T07", "2Dc")
    return t


@card("18025")
@ruling("arh.clar.res.07")
def test_crucial_intel_counts_discards_by_cards() -> None:
    """Not those of a die, nor what an opponent discards to reroll or in upkeep."""
    t = intel()
    number = t.state.players[THEM].hand[0]
    source = t.copy("T02").ref

    assert hears(t, "18025", AFTER, Event(ev.CARD_DISCARDED, THEM, number, source, 1, ev.FROM_HAND))
    for seat, by, zone in (
        (YOU, source, ev.FROM_HAND),
        (THEM, 0, ev.FROM_HAND),
        (THEM, source, ev.FROM_DECK),
    ):
        assert not hears(t, "18025", AFTER, Event(ev.CARD_DISCARDED, seat, number, by, 1, zone))
    t.answer("resolve discard")
    assert (2, 0) == (len(t.discards(THEM)), t.copy("18025").resources)


@card("18025")
def test_crucial_intel_is_told_by_a_card() -> None:
    """One resource for each card that an event takes out of their hand."""
    t = Tabletop("T02", "T06", hand="23019", their_hand="T31 T31")
    t.support("18025")

    t.answer("play 23019", "their card T31")

    assert 1 == t.copy("18025").resources


@card("18025")
@pytest.mark.parametrize(("resources", "left"), [(2, 2), (3, 0), (4, 1)])
def test_crucial_intel_buys_two_actions(resources: int, left: int) -> None:
    """For three resources of its own."""
    t = intel(resources)

    t.answer("use 18025")

    assert left == t.copy("18025").resources
    assert ("you: additional_action" if resources > 2 else "they: action") == t.asked()
    if resources > 2:
        t.answer("play T31")
        assert "you: additional_action" == t.asked()
        t.answer("pass")
        assert "they: action" == t.asked()
    assert 1 == t.events("ability_used")[0].amount


@card("18025")
def test_crucial_intel_makes_leaders_cheaper() -> None:
    """Each of them by a point; nobody else."""
    found = complaints(listed("01001*2 01004*2 01003 18025"))

    assert [(41, 30)] == [one.numbers[:2] for one in found]
