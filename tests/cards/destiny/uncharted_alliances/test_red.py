"""Uncharted Alliances, red cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

# General Veers


@card("25005")
def test_a_damaged_vehicle_or_trooper_support_deals_a_damage_more() -> None:
    """After its die was resolved; an undamaged one does not."""
    t = Tabletop("25005 T03", "T02", resources=0)
    for code in ("T11", "T66"):
        t.support(code)
        t.show(code, "1R")
    t.copy("T66").damage = 1

    t.answer("resolve resource", "die T11 1R", "die T66 1R")
    assert ["25005", "T03", "their T02"] == t.options()
    t.answer("their T02")

    assert (2, 1) == (t.resources(), t.copy("their T02").damage)


@card("25005")
def test_veers_damages_a_vehicle_or_trooper_support() -> None:
    """Of either player, once a round."""
    t = Tabletop("25005 T61", "T02")
    t.support("T11")
    t.support("T12")
    t.support("T66", seat=THEM)

    t.answer("use 25005")
    assert ["T11", "their T66"] == t.options()
    t.answer("T11")

    assert 1 == t.copy("T11").damage


# Surface Attack


@card("25006")
def test_surface_attack_hurts_everyone_by_their_own_dice() -> None:
    """All dice are rerolled first; whoever rolled damage spreads it."""
    t = Tabletop("T01 T65", "T02 T03", hand="25006")
    for label, side in (("T01", "2RD"), ("T65", "2ID"), ("their T02", "1MD"), ("their T03", "-")):
        t.show(label, "1R")
        t.next_roll(label, side)

    t.answer("play 25006")
    assert "you: indirect_damage" == t.asked()
    t.answer("T01", "T01")
    assert "they: indirect_damage" == t.asked()
    t.answer("their T03")

    assert (2, 0, 1) == (t.copy("T01").damage, t.copy("T65").damage, t.copy("their T03").damage)
    dealt = [(event.seat, event.amount) for event in t.events("damage_dealt")]
    assert [(0, 2), (1, 1)] == dealt


# AT-ST


@card("25007")
def test_an_at_st_comes_into_play_damaged() -> None:
    """Two damage, neither dealt nor placed."""
    t = Tabletop("T01", "T02", hand="25007")

    t.answer("play 25007")

    assert (2, []) == (t.copy("25007").damage, t.events("damage_placed"))


@card("25007")
def test_an_at_st_deals_each_of_them_as_much_as_is_on_it() -> None:
    """After a further damage was placed on a support, perhaps itself."""
    t = Tabletop("T01", "T02 T03")
    t.support("25007")
    t.support("T11", seat=THEM)
    t.show("25007", "Sp")

    t.answer("resolve special")
    assert ["25007", "their T11"] == t.options()
    t.answer("25007")

    assert [3, 3, 0] == [t.copy(one).damage for one in ("their T02", "their T03", "T01")]


# Wampa


@card("25008")
def test_a_wampa_strikes_a_character_whose_die_is_in_a_pool() -> None:
    """Of either player; a die of an upgrade is not the character's own."""
    t = Tabletop("T01 T03", "T02 T04")
    t.support("25008")
    t.upgrade("T21", on="T03")
    t.show("T01", "1R")
    t.show("T21", "1R")
    t.show("their T04", "1R")

    t.answer("activate 25008")
    assert ["T01", "their T04"] == t.options()
    t.answer("their T04")

    assert 1 == t.copy("their T04").damage


# Leia Organa


@card("25019")
@pytest.mark.parametrize(
    ("side", "kinds"), [("1RD", ["focus", "ranged"]), ("2RD", ["ranged"]), ("-", [])]
)
def test_leias_die_worth_one_may_be_a_focus(side: str, kinds: list[str]) -> None:
    """Only hers, and only with that value."""
    t = Tabletop("25019 T01", "T02")
    t.show("25019", side)
    t.show("T01", "-")

    assert [f"resolve {one}" for one in kinds] == sorted(
        one for one in t.options() if one.startswith("resolve")
    )


@card("25019")
def test_leia_lets_a_red_die_worth_one_be_resolved_and_stay() -> None:
    """One of yours."""
    t = Tabletop("25019 T01 T03", "T86")
    for label in ("25019", "T03", "their T86"):
        t.show(label, "1R")
    t.show("T01", "2RD")
    t.support("T68")
    t.show("T68", "1R")

    t.answer("use 25019")
    assert ["die 25019 1R", "die T68 1R"] == t.options()
    t.answer("die T68 1R")

    assert (6, 4) == (t.resources(), len(t.pool()))


# One for One


@card("25020")
def test_one_for_one_removes_a_die_worth_one() -> None:
    """Any, as long as a red one of yours shows as much."""
    t = Tabletop("T01 T03", "T02 T06", hand="25020")
    for label, side in (("T03", "1R"), ("T01", "2RD"), ("their T02", "1R"), ("their T06", "2RD")):
        t.show(label, side)
    t.support("T68")
    t.show("T68", "1Sh")

    t.answer("play 25020")
    assert ["die T03 1R", "die T68 1Sh", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")

    assert ["T06 2RD"] == t.pool(THEM)


@card("25020")
def test_without_a_red_die_worth_one_it_cannot_be_played() -> None:
    """One worth more, one of another colour and one of theirs are not enough."""
    t = Tabletop("T01 T03", "T02 T86", hand="25020")
    for label, side in (("T03", "1R"), ("T01", "2RD"), ("their T86", "1R")):
        t.show(label, side)

    assert "play 25020" not in t.options()


# C-3PO


@card("25021")
def test_c_3po_shields_an_opponents_character_to_turn_his_die() -> None:
    """With an R2-D2 of yours."""
    t = Tabletop("T01", "T02 T03")
    t.support("25021")
    t.support("25018")
    t.next_roll("25021", "-")

    t.answer("activate 25021", "first 25021", "yes")
    assert ["their T02", "their T03"] == t.options()
    t.answer("their T02")
    assert ["1F", "1Sh", "1R"] == t.options()
    t.answer("1R")
    t.answer("no")

    assert (1, ["25021 1R"]) == (t.copy("their T02").shields, t.pool())


@card("25021")
def test_c_3po_turns_nothing_when_no_shield_could_be_given() -> None:
    """All of their characters have as many shields as they can hold, or there is no R2-D2."""
    t = Tabletop("T01", "T02")
    t.support("25021")
    t.support("25018", seat=THEM)

    t.answer("activate 25021")

    assert "they: action" == t.asked()


# Tauntaun


@card("25022")
def test_a_tauntaun_takes_a_character_of_yours_along() -> None:
    """One that is ready."""
    t = Tabletop("T01 T03 T06", "T02")
    t.support("25022")
    t.copy("T03").ready = False

    t.answer("activate 25022", "yes")
    assert ["T01", "T06"] == t.options()
    t.answer("T06")

    assert False is t.copy("T06").ready


@card("25022")
@pytest.mark.parametrize(("side", "asked"), [("1Sh", "you: may"), ("2Sh", "they: action")])
def test_a_tauntauns_die_worth_one_may_heal(side: str, asked: str) -> None:
    """Once it is resolved, from anybody."""
    t = Tabletop("T01", "T02")
    t.support("25022")
    t.show("25022", side)
    t.copy("their T02").damage = 2

    t.answer("resolve shield", "T01")

    assert asked == t.asked()


# The Zillo Beast


@card("25032")
@pytest.mark.parametrize(
    ("dice", "spares", "resources", "after"),
    [(1, 2, 2, (2, 0)), (2, 1, 5, (3, 3)), (3, 1, 5, (3, 3)), (1, 0, 5, (1, 3)), (1, 1, 1, (1, 0))],
)
def test_the_zillo_beast_grows(
    dice: int, spares: int, resources: int, after: tuple[int, int]
) -> None:
    """Two resources for another set-aside die of its own; never a fourth, and only if paid."""
    t = Tabletop("T01", "T02", resources=resources)
    beast = t.support("25032")
    t.spare_die("25032", count=dice + spares)
    for _ in range(dice - 1):
        gained = Event(ev.DICE_GAINED, YOU, beast.ref, 0, 1)
        gained.flags |= ev.SPARE
        emit(t.state, gained)
    t.spare_die("25032", count=spares)

    t.answer("use 25032")

    assert after == (len(t.copy("25032").dice), t.resources())


@card("25032")
def test_a_die_of_the_zillo_beast_in_the_pool_counts() -> None:
    """Where its dice lie makes no difference; the action is used once a round."""
    t = Tabletop("T01", "T02", resources=8)
    t.support("25032")
    t.make_elite("25032")
    t.spare_die("25032", count=4)
    t.show("25032", "2Dr")

    t.answer("use 25032", "pass")
    assert "use 25032" not in t.options()
    t.answer("pass")
    t.keep_hands()
    t.show("25032", "2Dr")
    t.answer("use 25032")

    assert 3 == len(t.copy("25032").dice)
    assert [2, 2] == [event.amount for event in t.events("resources_spent")]
