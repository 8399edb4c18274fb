"""Covert Missions, red cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.games.destiny.rules.values import health_of
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears, set_up

# Cruel Methods


@card("12025")
@pytest.mark.parametrize("controller", [YOU, THEM])
@pytest.mark.parametrize(("answer", "damage"), [("yes", 1), ("no", 0)])
@ruling("arh.clar.cm.02")
def test_cruel_methods_strike_once_when_you_claim(
    controller: int, answer: str, damage: int
) -> None:
    """Whether or not the battlefield was yours; if you like."""
    t = Tabletop("T01", "T02 T06")
    t.downgrade("12025", on="their T02")
    t.battlefield("T41", controller)
    t.copy("their T02").shields = 1

    t.answer("claim")
    assert "you: may" == t.asked()
    t.answer(answer)

    assert ("they: action", 1 - damage, 0) == (
        t.asked(),
        t.copy("their T02").shields,
        t.copy("their T02").damage,
    )


@card("12025")
def test_cruel_methods_strike_when_you_take_the_battlefield() -> None:
    """Through a card; not when the opponent does."""
    t = Tabletop("T01", "T02 T06", hand="T373", their_hand="T373")
    t.downgrade("12025", on="their T02")
    t.battlefield("T41", YOU)
    t.pass_turn()
    t.answer("play T373")
    assert ("you: action", 0) == (t.asked(), t.copy("their T02").damage)
    t.answer("play T373")
    assert "you: may" == t.asked()
    t.answer("yes")

    assert ("they: action", 1, 0) == (
        t.asked(),
        t.copy("their T02").damage,
        t.copy("their T06").damage,
    )


@card("12025")
def test_cruel_methods_do_not_mind_an_opponents_claim() -> None:
    """It is theirs."""
    t = Tabletop("T01", "T02")
    t.downgrade("12025", on="their T02")

    claimed = Event(ev.BATTLEFIELD_CLAIMED, YOU, t.state.battlefield)

    assert hears(t, "12025", AFTER, claimed)
    t.answer("pass", "claim")

    assert ("you: action", 0) == (t.asked(), t.copy("their T02").damage)


# Elrik Vonreg


def vonreg(*, piloting: bool = True) -> Tabletop:
    """Two vehicles with dice, one of them piloted and carrying an upgrade with a die."""
    t = Tabletop("12022*2 T03", "T02", hand="T227", their_hand="T227 01069")
    t.support("T11")
    t.support("T66")
    t.upgrade("T26", on="T11")
    t.upgrade("T21", on="12022")
    t.show("T11", "1MD")
    t.show("T26", "1RD")
    t.show("T66", "2ID")
    t.show("T21", "1MD")
    if piloting:
        t.copy("12022").pilots = t.copy("T11").ref
    return t


@card("12022")
def test_vonregs_die_guards_the_vehicle_he_pilots() -> None:
    """Its dice and its upgrades' stay; no other vehicle's, and not his own."""
    t = vonreg()
    t.show("12022", "1RD")
    t.pass_turn()

    t.answer("play T227")

    assert ["die T66 2ID", "die T21 1MD", "die 12022 1RD"] == t.options()


@card("12022")
def test_vonregs_own_player_may_remove_them() -> None:
    """Only opponents are barred."""
    t = vonreg()
    t.show("12022", "1RD")

    t.answer("play T227")

    assert 5 == len(t.options())


@card("12022")
def test_vonreg_guards_nothing_without_a_die_in_your_pool() -> None:
    """Dice of an upgrade on him are not his character dice; nor is one that lies elsewhere."""
    t = vonreg()
    t.lend(t.show("12022", "1RD"))
    t.pass_turn()

    t.answer("play T227")

    assert 5 == len(t.options())


@card("12022")
def test_vonreg_asks_whose_effect_removes_a_die() -> None:
    """An opponent's effect takes none of them though you choose; yours may, though they choose."""
    t = vonreg()
    t.show("12022", "1RD")
    t.pass_turn()
    t.answer("play 01069")

    assert "you: choose" == t.asked()
    assert ["die T66 2ID", "die T21 1MD", "die 12022 1RD"] == t.options()

    t = Tabletop("12022 T05", "T02", hand="04040")
    t.support("T11")
    t.copy("12022").pilots = t.copy("T11").ref
    t.show("12022", "1RD")
    t.show("T11", "1MD")
    t.answer("play 04040")

    assert ("they: choose", ["die 12022 1RD", "die T11 1MD"]) == (t.asked(), t.options())


@card("12022")
def test_vonreg_pilots() -> None:
    """One vehicle at most."""
    t = vonreg(piloting=False)

    t.answer("activate 12022")
    assert ["T11", "T66", "stop"] == t.options()
    t.answer("T66")

    assert t.copy("T66").ref == t.copy("12022").pilots


# Elrik Vonreg's TIE Interceptor


def interceptor(pilot: str = "12022") -> Tabletop:
    """The ship shows a value of 2 and is piloted; vehicles of all costs lie about."""
    t = Tabletop("12022 T05", "T61")
    t.support("12031")
    for code in ("T11", "12031", "T12"):
        t.support(code, seat=THEM)
    t.support("T66")
    t.show("12031", "2ID")
    t.show("their 12031", "2RD")
    if pilot:
        t.copy(pilot).pilots = t.copy("12031").ref
    return t


@card("12031")
def test_the_interceptor_shoots_down_a_vehicle() -> None:
    """One of the opponent's, for no more than the value it shows; the die is removed for it."""
    t = interceptor()
    t.show("12022", "1RD")
    t.make_elite("12031")
    t.show("12031", "-")

    t.answer("use 12031")
    assert ["die 12031 2ID", "die 12031 -"] == t.options()
    t.answer("die 12031 2ID")
    assert ["their T61", "their T11"] == t.options()
    t.answer("their T11")

    assert (["12022 1RD", "12031 -"], ["T11"]) == (t.pool(), t.discards(THEM))


@card("12031")
@pytest.mark.parametrize("pilot", ["T05", ""])
def test_the_interceptor_needs_its_pilot(pilot: str) -> None:
    """Anybody else will not do."""
    t = interceptor(pilot)

    t.answer("use 12031")

    assert (["12031 2ID"], "they: action") == (t.pool(), t.asked())


@card("12031")
def test_the_interceptor_needs_its_die() -> None:
    """Without it in a pool nothing is discarded; another die will not do."""
    t = Tabletop("12022", "T61")
    t.support("12031")
    t.support("T11", seat=THEM)
    t.copy("12022").pilots = t.copy("12031").ref
    t.show("12022", "1RD")

    t.answer("use 12031")

    assert ("they: action", [], ["12022 1RD"]) == (t.asked(), t.discards(THEM), t.pool())


# Destroy the Death Star


def mission(team: str = "12081 T05 T11", resources: int = 1) -> Tabletop:
    """A shieldless Death Star, a pilot die and a vehicle die, both showing a resource."""
    t = Tabletop(team, "T02", resources=resources)
    for label in ("T05", "T11"):
        if label in team:
            t.show(label, "1R")
    return t


@card("12081")
@ruling("arh.part5.setup.18")
def test_after_setup_the_plot_has_twenty_shields() -> None:
    """And nothing else has been given any by it."""
    t = set_up(["T05", "12081", "T51"], ["T02", "T51"])

    assert 20 == t.copy("12081").shields
    others = (t.copy("T51"), t.copy("their T51"))
    assert [0, 0] == [copy.shields for copy in others]
    gained = [event.amount for event in t.events("shields_gained")]
    assert 20 == gained[-1]
    assert 2 == len([amount for amount in gained if amount])
    assert t.events("setup_done")[0].serial < t.events("shields_gained")[-1].serial


@card("12081")
def test_a_pilots_ranged_die_can_hit_the_plot() -> None:
    """It stands behind the characters of both players; no other plot or support does."""
    t = Tabletop("12081 T05 T11 T51", "T02")
    t.copy("12081").shields = 20
    t.show("T05", "2RD")

    t.answer("resolve ranged")

    assert ["T05", "their T02", "12081"] == t.options()


@card("12081")
def test_a_vehicles_ranged_die_can_hit_the_plot() -> None:
    """Its shields block, and nothing else happens to it."""
    t = Tabletop("12081 T01 T11", "T02")
    t.copy("12081").shields = 20
    t.show("T11", "2RD")

    t.answer("resolve ranged")
    assert ["T01", "their T02", "12081"] == t.options()
    t.answer("12081")

    assert (18, 0) == (t.copy("12081").shields, t.copy("12081").damage)


@card("12081")
def test_damage_past_the_last_shield_is_lost() -> None:
    """A plot has no health, so it takes nothing."""
    t = Tabletop("12081 T01 T11", "T02")
    t.copy("12081").shields = 1
    t.show("T11", "2RD")

    t.answer("resolve ranged", "12081")

    assert (0, 0) == (t.copy("12081").shields, t.copy("12081").damage)
    assert "they: action" == t.asked()


@card("12081")
def test_other_dice_cannot_hit_the_plot() -> None:
    """Neither a ranged die without the subtype nor a pilot's melee die."""
    t = Tabletop("12081 T01 T05", "T02")
    t.show("T01", "2RD")
    t.show("T05", "1MD")

    t.answer("resolve ranged")
    assert ["T01", "T05", "their T02"] == t.options()
    t.answer("their T02", "pass", "resolve melee")

    assert ["T01", "T05", "their T02"] == t.options()


@card("12081")
def test_their_pilots_cannot_hit_your_plot() -> None:
    """Only your own dice can."""
    t = Tabletop("12081 T01", "T05")
    t.show("their T05", "2RD")

    t.answer("pass", "resolve ranged")

    assert ["T01", "their T05"] == t.options()


@card("12081")
@ruling("arh.part5.passing.03")
def test_with_shields_the_action_does_nothing_and_is_a_pass() -> None:
    """Nothing is spent or rolled, and with their pass the round ends."""
    t = mission()
    t.copy("12081").shields = 1

    t.answer("use 12081")
    assert 1 == t.resources()
    assert [] == t.events("dice_rolled")
    t.answer("pass")

    assert 2 == t.state.round


@card("12081")
def test_the_action_rerolls_one_pilot_die_and_one_vehicle_die_of_yours() -> None:
    """Not theirs, not dice of others, not dice that lie on their cards."""
    t = Tabletop("12081 T05*3 T11 01049 T01", "T05 T11", resources=1)
    for label in ("T05", "T05", "T11", "01049", "T01", "their T05", "their T11"):
        t.show(label, "1R" if label != "01049" else "2R")

    t.answer("use 12081")
    assert ["die T05 1R", "die T05 1R"] == t.options()
    t.answer("die T05 1R")
    assert ["die T11 1R", "die 01049 2R"] == t.options()
    t.answer("die 01049 2R")

    rolled = [event.items for event in t.events("dice_rolled")]
    assert [[t.copy("T05").dice[0], *t.copy("01049").dice]] == rolled
    assert 0 == t.resources()


@card("12081")
@ruling("arh.part8.target.03")
def test_one_die_cannot_be_both_the_pilots_and_the_vehicles() -> None:
    """The only die is a pilot's and a vehicle's; it is rerolled alone, and that wins nothing."""
    t = Tabletop("12081 T67", "T02")
    t.show("T67", "1R")
    t.next_roll("T67", "1MD")

    t.answer("use 12081")

    assert [t.copy("T67").dice] == [event.items for event in t.events("dice_rolled")]
    assert t.winner() is None


@card("12081")
def test_if_both_dice_show_damage_you_win() -> None:
    """Melee counts as well as ranged."""
    t = mission()
    t.next_roll("T05", "1MD")
    t.next_roll("T11", "2RD")

    t.answer("use 12081")

    assert YOU == t.winner()
    assert 0 == t.resources()
    assert [1] == [event.amount for event in t.events("resources_spent")]


@card("12081")
def test_indirect_damage_is_damage_for_either_die() -> None:
    """The pilot's and the vehicle's may both show it."""
    t = Tabletop("12081 T65 T66", "T02")
    for label in ("T65", "T66"):
        t.show(label, "1R")
        t.next_roll(label, "2ID")

    t.answer("use 12081")

    assert YOU == t.winner()


@card("12081")
def test_modifier_sides_show_damage_too() -> None:
    """A die need not be one that could be resolved."""
    t = mission()
    t.next_roll("T05", "2RD")
    t.next_roll("T11", "+1MD")

    t.answer("use 12081")

    assert YOU == t.winner()


@card("12081")
def test_the_pilots_die_alone_is_not_enough() -> None:
    """The vehicle shows a resource: the game goes on."""
    t = mission()
    t.next_roll("T05", "2RD")
    t.next_roll("T11", "1R")

    t.answer("use 12081")

    assert "they: action" == t.asked()
    assert ["T05 2RD", "T11 1R"] == t.pool()


@card("12081")
def test_the_vehicles_die_alone_is_not_enough() -> None:
    """The pilot shows a blank: the game goes on."""
    t = mission()
    t.next_roll("T05", "-")
    t.next_roll("T11", "2RD")

    t.answer("use 12081")

    assert "they: action" == t.asked()
    assert ["T05 -", "T11 2RD"] == t.pool()


@card("12081")
@ruling("arh.part5.passing.03")
def test_without_a_resource_nothing_is_rerolled() -> None:
    """The cost cannot be paid; the action did nothing."""
    t = mission(resources=0)
    t.next_roll("T05", "1MD")
    t.next_roll("T11", "2RD")

    t.answer("use 12081")

    assert "they: action" == t.asked()
    assert [] == t.events("dice_rolled")
    assert 1 == t.state.passes


@card("12081")
def test_without_a_vehicle_die_there_is_no_victory() -> None:
    """As much as possible is done: the resource is spent and the pilot's die rerolled."""
    t = mission("12081 T05")
    t.next_roll("T05", "2RD")

    t.answer("use 12081")

    assert "they: action" == t.asked()
    assert (0, ["T05 2RD"]) == (t.resources(), t.pool())


@card("12081")
def test_without_a_pilot_die_there_is_no_victory() -> None:
    """The vehicle's die is rerolled; it is not both."""
    t = mission("12081 T01 T11")
    t.next_roll("T11", "2RD")

    t.answer("use 12081")

    assert "they: action" == t.asked()
    assert (0, ["T11 2RD"]) == (t.resources(), t.pool())


@card("12081")
def test_the_opponents_plot_serves_the_opponent() -> None:
    """They win with their own dice; yours are not touched."""
    t = Tabletop("T05 T11", "12081 T05 T11")
    for label in ("T05", "T11"):
        t.show(label, "1R")
        t.show(f"their {label}", "1R")
        t.next_roll(f"their {label}", "2RD")

    t.answer("pass", "use their 12081")

    assert THEM == t.winner()
    assert ["T05 1R", "T11 1R"] == t.pool()


# Kashyyyk Warrior


def kashyyyk_warrior(damage: int, side: str) -> Tabletop:
    """Two of them, the first with this damage and a die that shows this side."""
    t = Tabletop("12071 12071 T01", "T02", resources=1)
    t.copy("12071").damage = damage
    t.show("12071", side)
    t.show("T01", "1MD")
    return t


@card("12071")
def test_with_six_damage_a_kashyyyk_warriors_damage_is_worth_one_more() -> None:
    """Not with five."""
    for damage, dealt in ((5, 1), (6, 2), (7, 2)):
        t = kashyyyk_warrior(damage, "1MD")
        t.answer("resolve melee", "die 12071 1MD", "their T02")
        assert dealt == t.copy("their T02").damage


@card("12071")
def test_a_kashyyyk_warriors_die_does_not_grow_for_them() -> None:
    """Resolved by the opponent it is worth what it shows."""
    t = Tabletop("12071 T01", "T02", their_hand="T38")
    t.copy("12071").damage = 6
    t.show("12071", "1MD")
    t.answer("pass", "play T38", "T01")
    assert 1 == t.copy("T01").damage


@card("12071")
def test_a_kashyyyk_warriors_other_sides_and_other_dice_are_worth_what_they_show() -> None:
    """Resources do not grow, nor does another character's damage."""
    t = kashyyyk_warrior(6, "1R")
    t.answer("resolve resource")
    assert 2 == t.resources()
    t = kashyyyk_warrior(6, "1R")
    t.answer("resolve melee", "their T02")
    assert 1 == t.copy("their T02").damage


# Fortitude


@card("12087")
def test_fortitude_adds_three_health_and_four_to_a_wookiee() -> None:
    """Only to who carries it."""
    for host, more in (("T01", 3), ("12071", 4)):
        t = Tabletop("T01 12071", "T02")
        before = health_of(t.state, t.copy(host))
        other = "T01" if host == "12071" else "12071"
        stays = health_of(t.state, t.copy(other))
        t.upgrade("12087", on=host)
        assert before + more == health_of(t.state, t.copy(host))
        assert stays == health_of(t.state, t.copy(other))
