"""Resolving dice: one symbol, one die after another, modifiers and costs."""

import pytest

from dejarik.games.destiny.model.facts import MELEE, RANGED
from dejarik.testing.destiny.marks import only_in
from dejarik.testing.destiny.table import THEM, Tabletop, ruling


@ruling("arh.part5.resolve.01", "arh.part5.resolve.05", "arh.part5.resolve.06")
def test_an_action_resolves_dice_of_one_symbol_that_is_showing() -> None:
    """One or both melee dice, the ranged one apart; other symbols are not offered."""
    t = Tabletop("T01 T02 T07")
    t.show("T01", "1MD")
    t.show("T07", "3MD")
    t.show("T02", "2RD")

    assert ["resolve melee", "resolve ranged", "claim", "pass"] == t.options()[3:]
    t.answer("resolve melee")

    assert ["die T01 1MD", "die T07 3MD"] == t.options()
    t.answer("die T01 1MD", "their T02")
    assert ["die T07 3MD", "stop"] == t.options()


@ruling("arh.faq.05")
@pytest.mark.parametrize("symbol", ["melee", "ranged", "indirect"])
def test_melee_ranged_and_indirect_are_different_symbols(symbol: str) -> None:
    """After a die of one the dice of the others cannot join."""
    t = Tabletop("T01 T03 T65")
    for code, side in (("T01", "1MD"), ("T03", "2RD"), ("T65", "2ID")):
        t.show(code, side)
    offered = ["resolve melee", "resolve ranged", "resolve indirect", "claim", "pass"]
    assert offered == [one for one in t.options() if not one.startswith("activate")]

    t.answer(f"resolve {symbol}")
    if symbol != "indirect":
        t.answer("their T02")

    assert ("they: action", 2) == (t.asked(), len(t.pool()))


@ruling("arh.part5.resolve.07", "arh.faq.10")
def test_at_least_one_die_is_resolved_and_others_may_stay() -> None:
    """To stop is offered only after the first."""
    t = Tabletop("T01 T03")
    t.show("T01", "1R")
    t.show("T03", "1R")

    t.answer("resolve resource")
    assert ["die T01 1R", "die T03 1R"] == t.options()
    t.answer("die T01 1R")
    assert ["die T03 1R", "stop"] == t.options()
    t.answer("stop")

    assert (6, ["T03 1R"]) == (t.resources(), t.pool())


@ruling("arh.part5.resolve.03", "arh.part6.resources.01")
@ruling("arh.part2.costs.01", "arh.part2.costs.02")
def test_a_die_is_paid_for_carried_out_and_returned() -> None:
    """One resource, one ranged damage, and the die is back on its card."""
    t = Tabletop()
    t.upgrade("T21", on="T01")
    t.show("T21", "1RD1")

    t.answer("resolve ranged", "their T02")

    assert (4, 1, []) == (t.resources(), t.copy("their T02").damage, t.pool())
    assert 0 == t.copy("T01").damage
    spent, dealt = t.events("resources_spent")[0], t.events("damage_dealt")[0]
    assert spent.serial < dealt.serial < t.events("die_resolved")[0].serial


@ruling("arh.part2.costs.03")
def test_a_die_that_cannot_be_paid_for_cannot_be_resolved() -> None:
    """Without a resource its symbol is not offered."""
    t = Tabletop(resources=0)
    t.upgrade("T21", on="T01")
    t.show("T21", "1RD1")

    assert ["activate T01", "claim", "pass"] == t.options()


@ruling("arh.part5.resolve.04", "arh.part3.pool.03")
def test_only_dice_of_ones_own_pool_are_resolved_by_the_action() -> None:
    """The opponent's die shows the symbol, yours does not."""
    t = Tabletop("T03", "T02")
    t.show("their T02", "1MD")

    assert ["activate T03", "claim", "pass"] == t.options()


@ruling("arh.part5.resolve.04", "arh.part3.pool.03")
def test_an_opponents_die_does_not_join_the_dice_of_an_action() -> None:
    """Two of yours show melee, and one of theirs with a modifier."""
    t = Tabletop("T01 T03", "T02 T06")
    for label, side in (("T01", "1MD"), ("T03", "1MD"), ("their T02", "1MD")):
        t.show(label, side)
    t.show("their T06", "+1MD")

    t.answer("resolve melee")
    assert ["die T01 1MD", "die T03 1MD"] == t.options()
    t.answer("die T01 1MD", "their T02", "die T03 1MD", "their T02")

    assert (2, ["T02 1MD", "T06 +1MD"]) == (t.copy("their T02").damage, t.pool(THEM))


@ruling("arh.part5.resolve.08")
def test_a_die_turned_to_the_symbol_may_be_resolved_in_the_same_action() -> None:
    """One focus makes another."""
    t = Tabletop("T03")
    t.support("T13")
    t.support("T13")
    t.show("T13", "1F")
    second = t.state.copies[t.state.next_copy - 1]
    die = t.state.dice[second.dice[0]]
    die.zone, die.seat, die.side = 1, 0, t.side_number(die, "1R")
    t.state.players[0].pool.append(die.id)

    t.answer("resolve focus", "die T13 1R", "1F")

    assert ["die T13 1F", "stop"] == t.options()


@ruling("arh.part5.resolve.09")
def test_the_same_die_is_resolved_once_an_action() -> None:
    """Its own damage brings it back into the pool, but not into this action."""
    t = Tabletop("T10 T01", "T02 T07")
    t.show("T10", "1MD")
    t.next_roll("T10", "1MD")

    t.answer("resolve melee", "their T07")
    assert ("they: action", ["T10 1MD"]) == (t.asked(), t.pool())
    t.pass_turn()

    assert "resolve melee" in t.options()


@ruling("arh.part2.modifier.01", "arh.part2.modifier.02", "arh.part5.resolve.02")
@ruling("arh.part2.melee.02", "arh.part6.damage.09")
def test_a_modifier_adds_to_a_die_of_its_symbol() -> None:
    """One and one are two, dealt at once to one character; both dice return."""
    t = Tabletop("T01 T03")
    t.show("T01", "1MD")
    t.show("T03", "+1MD")

    t.answer("resolve melee")
    assert ["die T03 +1MD", "stop"] == t.options()
    t.answer("die T03 +1MD", "their T02")

    assert ([2], []) == ([one.amount for one in t.events("damage_dealt")], t.pool())


@ruling("arh.part2.modifier.01")
def test_a_modifier_does_not_join_another_symbol() -> None:
    """A ranged modifier leaves melee alone."""
    t = Tabletop()
    t.upgrade("T21", on="T01")
    t.show("T01", "1MD")
    t.show("T21", "+2RD")

    t.answer("resolve melee", "their T02")

    assert (1, ["T21 +2RD"]) == (t.copy("their T02").damage, t.pool())


@ruling("arh.part2.modifier.03", "arh.part2.ranged.02")
def test_one_die_and_its_modifier_hit_a_single_character() -> None:
    """Two and two ranged are four, and only one target is asked for."""
    t = Tabletop("T01", "T02 T03")
    t.upgrade("T21", on="T01")
    t.show("T01", "2RD")
    t.show("T21", "+2RD")

    t.answer("resolve ranged", "die T21 +2RD", "their T02")

    assert "they: action" == t.asked()
    assert (4, 0) == (t.copy("their T02").damage, t.copy("their T03").damage)


@ruling("arh.part2.costs.02", "arh.part2.costs.03")
def test_die_and_modifier_are_paid_for_together() -> None:
    """Two resources pay for both, one is not enough for the modifier."""
    for resources, joining in ((2, ["die T26 +1RD1", "stop"]), (1, ["T01", "their T02"])):
        t = Tabletop(resources=resources)
        t.upgrade("T21", on="T01")
        t.upgrade("T26", on="T01")
        t.show("T21", "1RD1")
        t.show("T26", "+1RD1")

        t.answer("resolve ranged")

        assert joining == t.options()


@ruling("arh.part2.costs.02", "arh.part2.costs.03")
def test_of_two_modifiers_only_those_join_that_can_be_paid_for() -> None:
    """One resource pays for the one, and the other is not offered any more."""
    t = Tabletop("T01", resources=1)
    for side in ("2RD", "+1RD1", "+1RD1"):
        upgrade = t.upgrade("T26", on="T01") if side != "2RD" else t.copy("T01")
        die = t.state.dice[upgrade.dice[0]]
        die.zone, die.side = 1, t.side_number(die, side)
        t.state.players[0].pool.append(die.id)

    t.answer("resolve ranged", "die T26 +1RD1")
    assert ["stop"] == t.options()
    t.answer("stop", "their T02")

    assert (3, 0) == (t.copy("their T02").damage, t.resources())


@ruling("arh.part2.modifier.02")
def test_a_modifier_may_be_left_in_the_pool() -> None:
    """It is joined by choice."""
    t = Tabletop("T01 T03")
    t.show("T01", "1MD")
    t.show("T03", "+1MD")

    t.answer("resolve melee", "stop", "their T02")

    assert (1, ["T03 +1MD"]) == (t.copy("their T02").damage, t.pool())


@ruling("arh.part2.modifier.04", "arh.part2.modifier.05")
def test_a_modifier_alone_cannot_be_resolved() -> None:
    """Its base die was never rolled."""
    t = Tabletop("T01 T03")
    t.show("T03", "+1MD")

    assert ["activate T01", "activate T03", "claim", "pass"] == t.options()


@ruling("arh.part2.modifier.04")
def test_a_modifier_cannot_follow_the_die_it_might_have_joined() -> None:
    """The base die is spent: the action is over, and the next offers no melee."""
    t = Tabletop("T01 T03")
    t.show("T01", "1MD")
    t.show("T03", "+1MD")

    t.answer("resolve melee", "stop", "their T02")
    assert "they: action" == t.asked()
    t.pass_turn()

    assert ["activate T01", "activate T03", "claim", "pass"] == t.options()


@ruling("arh.part5.resolve.09")
def test_the_same_modifier_joins_once_an_action() -> None:
    """A defeat brings it back into the pool, but it does not join the second die."""
    t = Tabletop("T10 T01 T03", "T02 T07")
    for label, side in (("T10", "+1MD"), ("T01", "1MD"), ("T03", "1MD")):
        t.show(label, side)
    t.next_roll("T10", "+1MD")

    t.answer("resolve melee", "die T01 1MD", "die T10 +1MD", "their T07")
    assert ["T03 1MD", "T10 +1MD"] == t.pool()
    t.answer("die T03 1MD", "their T02")

    assert (1, ["T10 +1MD"]) == (t.copy("their T02").damage, t.pool())


@ruling("arh.part2.melee.01", "arh.part2.melee.02")
def test_melee_deals_its_value_to_any_one_character() -> None:
    """Even to one of your own; supports cannot be hit."""
    t = Tabletop("T01 T07", "T02 T03")
    t.support("T12", seat=THEM)
    t.show("T07", "3MD")

    t.answer("resolve melee")
    assert ["T01", "T07", "their T02", "their T03"] == t.options()
    t.answer("T01")

    assert 3 == t.copy("T01").damage
    assert [(3, MELEE)] == [(one.amount, one.detail) for one in t.events("damage_dealt")]


@ruling("arh.part2.melee.03", "arh.part2.ranged.03", "arh.part6.damage.09")
def test_each_die_of_an_action_may_hit_another_character() -> None:
    """Two dice, two targets, one after the other; of either symbol."""
    for symbol, side, damage in (("ranged", "2RD", 2), ("melee", "1MD", 1)):
        t = Tabletop("T01 T03", "T02 T06")
        t.show("T01", side)
        t.show("T03", side)

        t.answer(f"resolve {symbol}", f"die T01 {side}", "their T02")
        assert damage == t.copy("their T02").damage
        t.answer(f"die T03 {side}", "their T06")

        assert [damage] * 2 == [t.copy(one).damage for one in ("their T02", "their T06")]


@ruling("arh.part2.ranged.01", "arh.part2.symbols.02")
def test_ranged_deals_its_value() -> None:
    """Two, and of the ranged kind."""
    t = Tabletop()
    t.show("T01", "2RD")

    t.answer("resolve ranged", "their T02")

    assert [(2, RANGED)] == [(one.amount, one.detail) for one in t.events("damage_dealt")]


@ruling("arh.part2.blank.01")
def test_a_blank_cannot_be_resolved() -> None:
    """It offers nothing by itself, and beside other dice it neither follows nor adds anything."""
    t = Tabletop()
    t.show("T01", "-")
    assert ["activate T01", "claim", "pass"] == t.options()

    t = Tabletop("T01 T03 T05", "T02")
    for label, side in (("T01", "1MD"), ("T03", "-"), ("T05", "+1MD")):
        t.show(label, side)
    assert ["resolve melee"] == [one for one in t.options() if one.startswith("resolve")]
    t.answer("resolve melee")
    assert ["die T05 +1MD", "stop"] == t.options()
    t.answer("stop", "their T02")

    assert ("they: action", 1) == (t.asked(), t.copy("their T02").damage)
    assert ["T03 -", "T05 +1MD"] == t.pool()


@ruling("arh.part2.blank.01")
def test_a_die_that_has_become_a_blank_is_not_resolved_by_the_card_that_meant_to() -> None:
    """It rolls a blank: nobody is asked, nothing is resolved, and nothing comes of it."""
    t = Tabletop(hand="04041")
    t.show("T01", "1R")
    t.next_roll("T01", "-")
    before = t.resources()

    t.answer("play 04041")

    assert ("they: action", [], before) == (t.asked(), t.events("die_resolved"), t.resources())


@ruling("arh.part2.special.01", "arh.part7.special.01", "arh.part7.abilities.08")
def test_a_special_side_uses_the_ability_of_its_own_card() -> None:
    """The support draws; the character's special is not touched. It is not optional."""
    t = Tabletop("T07")
    t.support("T13")
    t.show("T13", "Sp")

    t.answer("resolve special")

    assert (1, 5) == (len(t.hand()), t.resources())


@ruling("arh.part2.special.03", "arh.part7.special.03")
def test_a_special_side_without_an_ability_of_its_card_is_no_use() -> None:
    """Another card's special is there, but not for this die."""
    t = Tabletop("T07")
    t.support("T14")
    t.show("T14", "Sp")

    assert ["activate T07", "activate T14", "claim", "pass"] == t.options()


@ruling("arh.part2.special.04")
def test_several_specials_are_resolved_in_an_order_of_choice() -> None:
    """The second first, then the first."""
    t = Tabletop("T07")
    t.support("T13")
    t.show("T07", "Sp")
    t.show("T13", "Sp")

    t.answer("resolve special", "die T13 Sp", "die T07 Sp")

    assert ["T13", "T07"] == [t.label(one.source) for one in t.events("die_resolved")]


@ruling("arh.part7.special.04")
def test_of_two_special_abilities_the_resolving_player_chooses_one() -> None:
    """A shield or a resource, not both."""
    t = Tabletop()
    t.upgrade("T72", on="T01")
    t.show("T72", "Sp")

    t.answer("resolve special")
    assert ["which_special 0", "which_special 1"] == t.options()
    t.answer("which_special 1")

    assert (6, 0) == (t.resources(), t.copy("T01").shields)


@ruling("arh.faq.07")
def test_the_special_of_an_exhausted_card_may_be_used() -> None:
    """Its die is in the pool because it was activated."""
    t = Tabletop()
    t.support("T13").ready = False
    t.show("T13", "Sp")

    t.answer("resolve special")

    assert (1, []) == (len(t.hand()), t.pool())


@ruling("arh.faq.07")
@pytest.mark.parametrize(("ready", "gained"), [(True, 2), (False, 0)])
def test_a_special_that_exhausts_its_card_needs_it_ready(ready: bool, gained: int) -> None:
    """Exhausted to gain two; what is exhausted already cannot be exhausted for it."""
    t = Tabletop()
    t.support("T234").ready = ready
    t.show("T234", "Sp")

    t.answer("resolve special")

    assert (5 + gained, False) == (t.resources(), t.copy("T234").ready)


@ruling("arh.part2.throughcards.01", "arh.part2.throughcards.05", "arh.part2.throughcards.06")
@only_in("arh", "ffg")
def test_a_card_may_resolve_an_opponents_die_as_ones_own() -> None:
    """Their die gives you its resource, and goes back to its card."""
    t = Tabletop(hand="T38")
    t.show("T01", "1MD")
    t.show("their T02", "1R")

    t.answer("play T38")
    assert ["die T01 1MD", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")

    assert (7, 5, []) == (t.resources(), t.resources(THEM), t.pool(THEM))


@ruling("arh.part5.resolve.10", "arh.part8.oppdie.01")
def test_an_opponents_disrupt_resolved_by_you_costs_them_resources() -> None:
    """The die works as if it lay in your pool."""
    t = Tabletop("T01", "T07", hand="T38")
    t.show("their T07", "1Dr")

    t.answer("play T38")

    assert (6, 4) == (t.resources(), t.resources(THEM))


@ruling("arh.part2.throughcards.02")
def test_a_die_resolved_through_a_card_is_still_paid_for() -> None:
    """The cost goes, the card gives one back."""
    t = Tabletop(hand="T38", resources=1)
    t.upgrade("T21", on="T01")
    t.show("T21", "1RD1")

    t.answer("play T38", "their T02")

    assert [1] == [one.amount for one in t.events("resources_spent")]
    assert (1, 1) == (t.resources(), t.copy("their T02").damage)


@ruling("arh.part2.throughcards.03")
def test_a_modifier_is_not_resolved_alone_through_a_card_either() -> None:
    """The only die is a modifier: it stays in the pool."""
    t = Tabletop(hand="T38")
    t.show("T01", "+1MD")

    t.answer("play T38")

    assert (["T01 +1MD"], [], 6) == (t.pool(), t.events("die_resolved"), t.resources())


def test_a_die_that_leaves_with_its_card_was_resolved_all_the_same() -> None:
    """The special discards its upgrade; what waits for a resolved die hears of it."""
    t = Tabletop("T01", "T02", resources=0)
    t.upgrade("T71", on="T01")
    t.support("T291")
    t.show("T71", "Sp")

    t.answer("resolve special", "first T291")

    assert (["T71"], 1, 1) == (t.discards(), t.resources(), len(t.hand()))
    assert 1 == len(t.events("die_resolved"))


def test_a_die_whose_character_falls_meanwhile_was_resolved_all_the_same() -> None:
    """Only one ability hears of it: the other waits for dice of upgrades."""
    t = Tabletop("T62 T01", "T02", resources=0)
    t.copy("T62").damage = 1
    t.support("T291")
    t.show("T62", "Sp")

    t.answer("resolve special")

    assert (["T01", "T291"], 3 + 1, 0) == (t.in_play(), t.resources(), len(t.hand()))
