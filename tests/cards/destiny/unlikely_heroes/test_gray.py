"""Unlikely Heroes, gray cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Vicious Tactics


@card("18044")
def test_vicious_tactics_add_what_a_side_costs_to_its_value() -> None:
    """Only to a side with a cost, which is paid."""
    t = Tabletop("T01", "T02", hand="18044", resources=3)
    t.support("T70")
    t.show("T70", "1RD1")
    t.show("T01", "2RD")

    t.answer("play 18044", "their T02")

    assert (2, 2) == (t.copy("their T02").damage, t.resources())


@card("18044")
def test_vicious_tactics_are_for_one_die_of_your_choice() -> None:
    """Of two that show a cost."""
    t = Tabletop("T01", "T02", hand="18044")
    t.support("T70")
    t.support("T79")
    t.show("T70", "1RD1")
    t.show("T79", "2Dc1")

    t.answer("play 18044")
    assert ["die T70 1RD1", "die T79 2Dc1"] == t.options()
    t.answer("die T70 1RD1", "their T02")

    assert ["T79 2Dc1"] == t.pool()


# Elite Mercenary


@card("18045")
def test_an_elite_mercenary_is_worth_your_resources_up_to_three() -> None:
    """As many as you have when it is resolved."""
    t = Tabletop("T01", "T02", resources=2)
    t.support("18045")
    t.show("18045", "XRD")
    t.answer("resolve ranged", "their T02")
    assert 2 == t.copy("their T02").damage

    rich = Tabletop("T01", "T02", resources=5)
    rich.support("18045")
    rich.show("18045", "XRD")
    rich.answer("resolve ranged", "their T02")

    assert 3 == rich.copy("their T02").damage


# BB-8


@card("18086")
@ruling("arh.errata.50")
def test_bb_8_may_become_elite_for_a_resource() -> None:
    """When it is played; its special draws a card."""
    t = Tabletop("T01", "T02", hand="18086", deck="T32", resources=2)
    t.spare_die("18086")

    t.answer("play 18086")
    assert (["no", "yes"], 1) == (t.options(), len(t.events("card_played")))
    t.answer("yes")
    assert [] == t.events("resources_lost")
    assert (2, 0) == (len(t.copy("18086").dice), t.resources())
    t.pass_turn()
    t.show("18086", "Sp")
    t.answer("resolve special")

    assert ["T32"] == t.hand()


# Chirrut's TablePorts


@card("18087")
def test_chirruts_staff_rerolls_a_blank() -> None:
    """A blank in any pool, and nothing else."""
    t = Tabletop("T01", "T02", hand="18087")
    t.show("T01", "1Sh")
    t.show("their T02", "-")
    t.next_roll("their T02", "1R")

    t.answer("play 18087")
    assert (["no", "yes"], 1) == (t.options(), len(t.events("card_played")))
    t.answer("yes")

    assert (["T01 1Sh"], ["T02 1R"]) == (t.pool(), t.pool(THEM))


@card("18087")
def test_chirruts_staff_turns_a_blank_on_chirrut_imwe() -> None:
    """To the side you like, in place of the reroll."""
    t = Tabletop("02035", "T02", hand="18087")
    t.show("their T02", "-")

    t.answer("play 18087", "yes")
    assert ["1MD", "2RD", "1Sh", "1R", "+1MD"] == t.options()


# Hold Fast


@card("18110")
def test_hold_fast_gives_up_a_die_of_a_character_that_is_not_unique() -> None:
    """Not a unique one's, nor a support's; then any die goes."""
    t = Tabletop("T01 T02", "T03", hand="18110")
    t.support("T11")
    t.show("T01", "-")
    t.show("T02", "1MD")
    t.show("T11", "1R")
    t.show("their T03", "2RD")

    t.answer("play 18110")
    assert ["die T02 1MD", "die T11 1R", "their die T03 2RD"] == t.options()
    t.answer("their die T03 2RD")

    assert (["T02 1MD", "T11 1R"], []) == (t.pool(), t.pool(THEM))


# Gozanti Cruiser


@card("18112")
def test_a_gozanti_cruiser_trades_a_shield_for_a_random_card() -> None:
    """A die of yours showing shields, whose it may be."""
    t = Tabletop("T01", "T02", their_hand="T32")
    t.support("18112")
    t.show("T01", "1Sh")
    t.show("18112", "1R")
    t.show("their T02", "1Sh")

    t.answer("use 18112")

    assert (["18112 1R"], ["T32"], []) == (t.pool(), t.discards(THEM), t.hand(THEM))


# EE-3 Carbine Rifle


@card("18114")
def test_an_ee_3_carbine_rifle_deals_indirect_damage_for_its_die() -> None:
    """Its own die, showing damage."""
    t = Tabletop("T01", "T02")
    t.upgrade("18114", on="T01")
    t.show("18114", "3RD1")
    t.show("T01", "2RD")

    t.answer("use 18114")

    assert (["T01 2RD"], 3) == (t.pool(), t.copy("their T02").damage)


@card("18114")
def test_an_ee_3_carbine_rifle_has_redeploy_on_hunters_and_troopers() -> None:
    """On anybody else it is lost with its character."""
    for host, damage, kept in (("18032", 8, True), ("18030", 8, True), ("T01", 6, False)):
        t = Tabletop(f"{host} T08", "T07")
        t.copy(host).damage = damage
        t.upgrade("18114", on=host)
        t.show("their T07", "3MD")
        t.answer("pass", "resolve melee", host)
        if kept:
            t.answer("yes")
        assert kept == ("18114" in t.in_play())


@card("18114")
@ruling("arh.clar.dop.21", "arh.clar.dop.26")
@pytest.mark.parametrize(
    ("support", "weapon", "asked"),
    [
        ("22078", "18114", "you: may"),
        ("22078", "21100", "you: action"),
        ("23090", "18114", "you: action"),
    ],
)
def test_an_ee_3_carbine_rifle_has_redeploy_on_a_support_that_is_a_trooper(
    support: str, weapon: str, asked: str
) -> None:
    """Where it lies as on a character; what speaks of a yellow character is silent there."""
    t = Tabletop("T01 T06", "T03")
    t.support(support)
    t.upgrade(weapon, on=support)
    emit(t.state, Event(ev.LEFT_PLAY, YOU, t.copy(support).ref, 0, 1, ev.TO_DISCARD))

    assert asked == t.asked()


# High Valley


@card("18115")
def test_high_valley_resolves_a_die_of_a_character_that_is_not_unique() -> None:
    """For one more; once a round, by who controls it."""
    t = Tabletop("T01 T02", "T03")
    t.battlefield("18115")
    t.show("T01", "2RD")
    t.show("T02", "2RD")

    t.answer("use 18115", "their T03")

    assert (["T02 2RD"], 3) == (t.pool(), t.copy("their T03").damage)


# Tipoca City


def tipoca(resources: int = 5, their_resources: int = 5) -> Tabletop:
    """The battlefield is yours; both players have dice, one of them with costly sides."""
    t = Tabletop("T01 T03", "T02", resources=resources, their_resources=their_resources)
    t.battlefield("18102")
    t.support("T79")
    t.support("T79", seat=THEM)
    t.show("T79", "1R")
    t.show("T01", "1R")
    t.show("their T79", "1R")
    t.show("their T02", "1R")
    t.copy("their T02").shields = 1
    return t


@card("18102")
def test_the_city_rerolls_a_die_of_yours_and_lets_you_resolve_it() -> None:
    """Then it is paid for and returns to its card; what it shows by then counts."""
    t = tipoca()
    t.next_roll("T79", "1R")
    t.next_roll("T01", "2RD")

    t.answer("use 18102")
    assert ["die T79 1R", "die T01 1R"] == t.options()
    t.answer("die T01 1R")
    assert ("you: may", ["T79 1R", "T01 2RD"]) == (t.asked(), t.pool())
    t.answer("yes", "their T02")

    assert (1, ["T79 1R"]) == (t.copy("their T02").damage, t.pool())
    assert 1 == t.events("ability_used")[0].amount


@card("18102")
def test_the_rerolled_die_need_not_be_resolved() -> None:
    """It stays where it is."""
    t = tipoca()
    t.next_roll("T01", "2RD")

    t.answer("use 18102", "die T01 1R", "no")

    assert ("they: action", ["T79 1R", "T01 2RD"]) == (t.asked(), t.pool())


@card("18102")
@pytest.mark.parametrize(("resources", "discarded"), [(1, 2), (0, 0)])
def test_the_rerolled_die_costs_what_it_costs(resources: int, discarded: int) -> None:
    """Without the means it is not resolved."""
    t = tipoca(resources=resources)
    t.state.players[THEM].hand = [t.state.players[THEM].deck.pop() for _ in range(3)]
    t.next_roll("T79", "2Dc1")

    t.answer("use 18102", "die T79 1R")
    if resources:
        t.answer("yes")

    assert (discarded, 0) == (len(t.discards(THEM)), t.resources())


@card("18102")
def test_claiming_rerolls_a_die_of_theirs_and_can_force_it() -> None:
    """They resolve it, at their cost and with their choices; their pool is meant."""
    t = tipoca()
    t.next_roll("their T02", "2RD")

    t.answer("claim", "yes")
    assert ["their die T79 1R", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ("they: choose", ["T01", "T03", "their T02"]) == (t.asked(), t.options())
    t.copy("T01").shields = 1
    t.answer("T01")

    assert (1, ["T79 1R"]) == (t.copy("T01").damage, t.pool(THEM))


@card("18102")
@pytest.mark.parametrize(("theirs", "discarded"), [(1, 2), (0, 0)])
def test_they_pay_for_the_forced_die(theirs: int, discarded: int) -> None:
    """If they can; else nothing is forced."""
    t = tipoca(their_resources=theirs)
    t.state.players[0].hand = [t.state.players[0].deck.pop() for _ in range(3)]
    t.next_roll("their T79", "2Dc1")

    t.answer("claim", "yes", "their die T79 1R")
    if t.asked() == "you: may":
        t.answer("yes")

    assert (discarded, 0) == (len(t.discards()), t.resources(THEM))


@card("18102")
def test_a_forced_die_may_be_left_alone() -> None:
    """You need not force them."""
    t = tipoca()
    t.next_roll("their T02", "2RD")

    t.answer("claim", "yes", "their die T02 1R", "no")

    assert ("they: action", ["T79 1R", "T02 2RD"]) == (t.asked(), t.pool(THEM))


@card("18115")
def test_high_valley_has_a_die_paid_for() -> None:
    """A side with a cost is not resolved without the means."""
    t = Tabletop("01002", "T03", resources=0)
    t.battlefield("18115")
    t.show("01002", "2RD1")

    t.answer("use 18115")

    assert ("they: action", ["01002 2RD1"]) == (t.asked(), t.pool())
