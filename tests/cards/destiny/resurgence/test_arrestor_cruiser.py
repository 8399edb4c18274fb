"""Resurgence, Arrestor Cruiser: what it stops, and what it brings."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import next_die_shows

BRING, SHIELD = 0, 1


@card("23024")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_cruiser_stops_a_support_of_theirs(answer: str) -> None:
    """And takes a resource from them, if you wish, once it is in play."""
    t = Tabletop("T01", "T02", hand="23024")
    t.support("T11")
    t.support("T66", seat=THEM)
    t.support("T910", seat=THEM)

    t.answer("play 23024")
    assert ("you: may", 1) == (t.asked(), len(t.events("card_played")))
    t.answer(answer)
    if answer == "yes":
        assert ["their T66", "their T910"] == t.options()
        t.answer("their T66")

    done = answer == "yes"
    assert (not done, 5 - done) == (t.copy("their T66").ready, t.resources(THEM))
    assert "they: action" == t.asked()


@card("23024")
def test_the_cruiser_takes_a_resource_where_there_is_no_support() -> None:
    """As much as can be done is done."""
    t = Tabletop("T01", "T02", hand="23024")

    t.answer("play 23024", "yes")

    assert (4, "they: action") == (t.resources(THEM), t.asked())
    assert 1 == t.events("resources_lost")[0].amount


def bringing(resources: int, place: int = 3) -> Tabletop:
    """The special of the cruiser, with vehicles in hand and in the discard pile."""
    t = Tabletop("T01", "T02", hand="T909 T910", their_hand="T66", resources=resources)
    t.support("23024")
    t.discard_pile("T66", "T936", "T31")
    t.discard_pile("T11", seat=THEM)
    t.show("23024", "Sp")
    next_die_shows(t, place)
    t.answer("resolve special")
    t.choose(BRING)
    return t


@card("23024")
def test_the_cruiser_brings_a_vehicle_and_its_die() -> None:
    """Out of the hand or the discard pile, for one less; the die returns to its card."""
    t = bringing(2)
    assert ["card T909", "card T66"] == t.options()
    t.answer("card T66")

    assert (["T66 1R"], 2) == (t.pool(), t.resources())
    assert (["T01", "23024", "T66"], 1) == (t.in_play(), len(t.copy("T66").dice))
    t.answer("pass", "resolve resource", "pass", "activate T66")
    assert (1, 3) == (len(t.pool()), t.resources())


@card("23024")
def test_the_cruiser_pays_one_less() -> None:
    """Two for a vehicle that costs three, and not with one."""
    t = bringing(2)
    t.answer("card T909")
    assert (["T909 1R"], 0) == (t.pool(), t.resources())

    t = bringing(1)
    assert ["card T66"] == t.options()


@card("23024")
def test_the_cruiser_may_shield_a_leader() -> None:
    """With its other special: three shields for any leader."""
    t = Tabletop("T01 T907", "T02 T907")
    t.support("23024")
    t.support("09030")
    t.show("23024", "Sp")

    t.answer("resolve special")
    t.choose(SHIELD)
    assert ["T907", "their T907"] == t.options()
    t.answer("T907")

    assert 3 == t.copy("T907").shields
