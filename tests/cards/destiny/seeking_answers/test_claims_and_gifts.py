"""Seeking Answers: claiming by an event, and a resource given to be spared."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import waits_only_for_your_activation

# Harvest


def harvest(*, location: bool = True, claimed: bool = True) -> Tabletop:
    """They control the battlefield, and have claimed it or not."""
    t = Tabletop("T01 T03", "T02", hand="21106", resources=1)
    t.battlefield("T42", controller=THEM)
    if location:
        t.support("T12").subtypes = ["location"]
    else:
        t.support("T12", THEM).subtypes = ["location"]
    if claimed:
        t.answer("activate T01", "claim", "no")
    t.answer("play 21106")
    return t


@card("21106")
@pytest.mark.parametrize("claimed", [True, False])
def test_harvest_claims_the_battlefield(claimed: bool) -> None:
    """Even if they have; its ability may be used, and you gain two resources."""
    t = harvest(claimed=claimed)
    assert ("you: claim_ability", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    gained = [one.amount for one in t.events("resources_gained") if one.seat == YOU]
    assert ([1, 1, 2, 2] if claimed else [1, 2]) == gained
    assert ("T42", 2 if claimed else 1) == (t.label(t.state.battlefield), t.state.round)


@card("21106")
def test_after_harvest_you_take_no_more_turns() -> None:
    """They go on alone."""
    t = harvest(claimed=False)
    t.answer("no")
    assert (2, "they: action") == (t.resources(), t.asked())
    t.answer("activate their T02")
    assert "they: action" == t.asked()


@card("21106")
def test_harvest_needs_a_location_of_yours() -> None:
    """Otherwise nothing is claimed or gained."""
    t = harvest(location=False, claimed=False)
    assert ("they: action", 0) == (t.asked(), t.resources())
    assert "their T42" == t.label(t.state.battlefield)


# Nikto Sand Riders


def riders(their_resources: int = 2) -> Tabletop:
    """They are activated; both players have supports."""
    t = Tabletop("T01 T03", "T02", resources=0, their_resources=their_resources)
    t.support("21039")
    t.support("T12")
    t.support("T11", THEM)
    t.support("T16", THEM)
    t.answer("activate 21039")
    return t


@card("21039")
def test_the_riders_exhaust_a_support() -> None:
    """One of theirs of your choice, unless they give you a resource."""
    t = riders()
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["their T11", "their T16"] == t.options()
    t.answer("their T16")
    assert ("they: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("no")
    assert [True, False] == [t.copy(one).ready for one in ("their T11", "their T16")]
    assert (0, 2, "they: action") == (t.resources(), t.resources(THEM), t.asked())


@card("21039")
def test_the_riders_take_a_resource() -> None:
    """Then the support stays ready."""
    t = riders()
    t.answer("yes", "their T16", "yes")
    assert (1, 1, True) == (t.resources(), t.resources(THEM), t.copy("their T16").ready)
    assert "they: action" == t.asked()


@card("21039")
def test_without_a_resource_they_are_not_asked() -> None:
    """The support is exhausted; and you need not choose one."""
    t = riders(0)
    t.answer("yes", "their T11")
    assert ("they: action", False) == (t.asked(), t.copy("their T11").ready)
    t = riders()
    t.answer("no")
    assert ("they: action", 2) == (t.asked(), t.resources(THEM))


@card("21039")
def test_the_riders_wait_for_your_activation() -> None:
    """Of themselves."""
    t = Tabletop("T01 T03", "T02")
    t.support("21039")
    waits_only_for_your_activation(t, "21039")
