"""Covert Missions, yellow cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import followed

# Think on Your Feet


def think(*holders: str) -> Tabletop:
    """The event in hand; these cards have two resources each."""
    t = Tabletop("T01 T03 T84", "T02 T06", hand="12138", resources=0)
    t.support("T12")
    t.support("T51")
    for label in holders:
        t.copy(label).resources = 2
    for label, side in (("T01", "2RD"), ("T03", "1R"), ("T84", "2ID"), ("their T02", "1MD")):
        t.show(label, side)
    t.answer("play 12138")
    return t


@card("12138")
def test_think_on_your_feet_takes_a_resource_off_a_card_to_remove_a_damage_die() -> None:
    """Off any card of yours but a plot; any damage of anyone."""
    t = think("T12", "T01", "T51", "their T02")
    assert ["T01", "T12"] == t.options()
    t.answer("T12")
    assert ["die T01 2RD", "die T84 2ID", "their die T02 1MD"] == t.options()
    t.answer("their die T02 1MD")
    assert (1, [], 0) == (t.copy("T12").resources, t.pool(THEM), t.resources())


@card("12138")
def test_without_a_resource_on_a_card_think_on_your_feet_removes_nothing() -> None:
    """Those on a plot do not count."""
    t = think("T51", "their T02")
    assert ("they: action", 2, 1) == (t.asked(), t.copy("T51").resources, len(t.pool(THEM)))


# Blue Ace


def blue_ace(resources: int, side: str = "1R") -> Tabletop:
    """The support with so many resources on it and its die in the pool."""
    t = Tabletop("T01", "T02", resources=0, their_hand="T38")
    t.support("12098").resources = resources
    t.show("12098", side)
    t.show("T01", "1R")
    return t


@card("12098")
def test_blue_aces_resources_increase_its_value() -> None:
    """As many as you like; afterwards one may be placed."""
    t = blue_ace(3)
    t.answer("resolve resource", "die 12098 1R")
    assert [f"how_much {one}" for one in range(4)] == t.options()
    assert [] == t.events("die_resolved")
    t.answer("how_much 2")
    assert (3, "you: may", ["no", "yes"]) == (t.resources(), t.asked(), t.options())
    assert 1 == len(t.events("die_resolved"))
    t.answer("yes")
    assert (2, 1) == (t.copy("12098").resources, len(t.events("die_resolved")))


@card("12098")
def test_blue_ace_may_stay_as_it_is() -> None:
    """No resource is placed if you decline, and none need be taken."""
    t = blue_ace(1)
    t.answer("resolve resource", "die 12098 1R", "how_much 0", "no")
    assert (1, 1) == (t.resources(), t.copy("12098").resources)


@card("12098")
def test_blue_ace_waits_for_your_resolution_of_its_own_die() -> None:
    """Another die, and an opponent who resolves it, are no reason."""
    t = blue_ace(2)
    t.answer("resolve resource", "die T01 1R", "stop")
    assert ("they: action", 1) == (t.asked(), t.resources())
    t.answer("play T38")
    assert (2, "you: action") == (t.copy("12098").resources, t.asked())


# Slave I


def slave_i(pilot: str) -> Tabletop:
    """The support, somebody who pilots, and shields on a character of theirs."""
    t = Tabletop(f"{pilot} T03", "T02 T06")
    t.support("12050")
    t.copy("their T02").shields = 3
    t.answer(f"activate {pilot}")
    return t


@card("12050")
@pytest.mark.parametrize("code", ["01021", "12038"])
def test_boba_and_jango_fett_may_pilot_slave_i_and_then_deal_damage(code: str) -> None:
    """One damage that can be blocked, to anyone or to nobody."""
    for answer, left in (("their T02", 2), ("stop", 3)):
        t = slave_i(code)
        while "order" in t.asked() or t.options() == ["no", "yes"]:
            t.choose(0)
        assert ["12050", "stop"] == t.options()
        t.answer("12050")
        while t.options() == ["no", "yes"]:
            t.choose(0)
        assert [code, "T03", "their T02", "their T06", "stop"] == t.options()
        assert 1 == len(t.events("piloting_began"))
        t.answer(answer)
        assert (left, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)


@card("12050")
def test_a_pilot_who_is_no_bounty_hunter_deals_nothing_in_slave_i() -> None:
    """And a bounty hunter in another vehicle neither."""
    assert "they: action" == slave_i("T86").asked()
    t = slave_i("22058")
    t.answer("12050")
    assert "they: action" == t.asked()
    t = Tabletop("01021 T03", "T02 12038")
    t.support("12050")
    t.support("T11", THEM)
    emit(t.state, Event(ev.PILOTING_BEGAN, 0, t.copy("01021").ref, t.copy("their T11").ref))
    assert "you: action" == t.asked()
    t.pass_turn()
    t.answer("activate their 12038")
    while t.options() == ["no", "yes"] or "order" in t.asked():
        t.choose(0)
    assert "you: action" == t.asked()


# Improvised Explosive


def explosive(resources: int) -> Tabletop:
    """The support with so many resources on it, up to the next action phase."""
    t = Tabletop("T01 T03", "T02 T06", hand="T31 T31 T31 T31 T31")
    t.support("12142").resources = resources
    for label in ("T01", "their T02"):
        t.copy(label).shields = 3
    t.answer("pass", "pass")
    t.keep_hands()
    return t


@card("12142")
def test_improvised_explosive_comes_with_two_resources_and_loses_one_each_action_phase() -> None:
    """While there are any left, nothing else happens."""
    t = Tabletop("T01", "T02", hand="12142", resources=1)
    t.answer("play 12142")
    assert 2 == t.copy("12142").resources
    assert (0, 0) == (t.copy("12142").damage, t.copy("12142").shields)
    t = explosive(2)
    assert ("you: action", 1, ["T01", "T03", "12142"]) == (
        t.asked(),
        t.copy("12142").resources,
        t.in_play(),
    )
    assert followed(t, "phase_began", "resources_removed")


@card("12142")
def test_without_resources_improvised_explosive_is_discarded_for_damage_to_a_player() -> None:
    """Three indirect damage, to either player."""
    for place, label in ((0, "T01"), (1, "their T02")):
        t = explosive(1)
        assert ("you", 2, ["12142"]) == (t.asked()[:3], len(t.options()), t.discards())
        t.choose(place)
        t.answer(label, label, label)
        assert (0, 0) == (t.copy(label).shields, t.copy(label).damage)
        assert ("you: action", 2) == (t.asked(), t.state.round)


@card("12142")
def test_an_improvised_explosive_that_has_no_resource_to_lose_stays() -> None:
    """What follows hangs on the removal."""
    t = explosive(0)
    assert ("you: action", ["T01", "T03", "12142"]) == (t.asked(), t.in_play())


# Torra Doza


def torra_doza(vehicle_side: str) -> Tabletop:
    """She is activated and pilots a vehicle that rolls this; its upgrade's die is there too."""
    t = Tabletop("12091 T01", "T02", resources=0)
    t.support("T11")
    t.support("T66")
    t.upgrade("T26", on="T11")
    t.upgrade("T26", on="T66")
    t.copy("their T02").shields = 3
    for label in ("T66", "T01"):
        t.show(label, "1R")
    t.next_roll("T11", vehicle_side)
    t.next_roll("T26", "1RD")
    t.answer("activate 12091", "T11")
    return t


@card("12091")
def test_torra_doza_may_resolve_a_die_of_the_vehicle_she_pilots() -> None:
    """Of the support or of an upgrade on it; it can be blocked and goes back to its card."""
    t = torra_doza("1R")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert 1 == len(t.events("piloting_began"))
    t.answer("yes")
    assert ["die T11 1R", "die T26 1RD"] == t.options()
    t.answer("die T26 1RD", "their T02")
    assert (2, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)
    assert "T26 1RD" not in t.pool()


@card("12091")
def test_torra_doza_need_not_and_pays_what_a_die_costs() -> None:
    """A side that cannot be paid for is not offered; piloting nothing resolves nothing."""
    t = torra_doza("1R")
    t.answer("no")
    assert ("they: action", True) == (t.asked(), "T11 1R" in t.pool())
    emit(t.state, Event(ev.PILOTING_BEGAN, 0, t.copy("T01").ref, t.copy("T66").ref))
    t.pass_turn()
    assert "you: action" == t.asked()
    t = Tabletop("12091 T86", "T02", resources=0)
    t.support("T66").subtypes = []
    t.support("T85").subtypes = ["vehicle"]
    t.next_roll("T85", "2Dr1")
    t.answer("activate 12091", "T85")
    assert "they: action" == t.asked()
    t = Tabletop("12091 T86", "T02")
    t.support("T11")
    t.answer("activate 12091", "stop")
    assert "they: action" == t.asked()
