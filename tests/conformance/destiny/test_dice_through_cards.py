"""Resolving dice through cards: costs, modifiers, several dice, other symbols."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, ruling

TRUE_DICE = ["die T01 1MD", "die T03 2RD"]
"""Of the dice laid by `mixed_dice`, those anyone can resolve without paying."""


def mixed_dice(hand: str, resources: int) -> Tabletop:
    """Dice of yours that can be resolved and dice that cannot, in every way; one of theirs."""
    t = Tabletop("T01 T03 T05 T06", "T02", hand=hand, resources=resources)
    t.upgrade("T21", on="T01")
    t.upgrade("T26", on="T01")
    for label, side in (("T01", "1MD"), ("T03", "2RD"), ("T05", "-"), ("T06", "+1MD")):
        t.show(label, side)
    t.show("T21", "1RD1")
    t.show("T26", "Sp")
    t.show("their T02", "-")
    return t


@ruling("arh.part2.blank.01", "arh.part2.costs.03", "arh.part2.throughcards.03")
@pytest.mark.parametrize(
    ("code", "cost", "offered"),
    [
        ("T38", 0, TRUE_DICE),
        ("01108", 1, TRUE_DICE),
        ("04034", 2, TRUE_DICE),
        ("01148", 1, TRUE_DICE),
        ("01086", 2, TRUE_DICE),
        ("T214", 0, [*TRUE_DICE, "die T21 1RD1"]),
        ("T212", 0, [*TRUE_DICE, "stop"]),
        ("01152", 1, [*TRUE_DICE, "stop"]),
    ],
)
def test_an_event_offers_only_dice_that_can_be_resolved(
    code: str, cost: int, offered: list[str]
) -> None:
    """One die or several: no blank, modifier or special of nothing, none too dear unless free."""
    t = mixed_dice(code, resources=cost)

    t.answer(f"play {code}")

    assert (offered, 0) == (t.options(), t.resources())


@ruling("arh.part2.blank.01", "arh.part2.costs.03", "arh.part2.throughcards.03")
@pytest.mark.parametrize("code", ["T38", "T212", "T211"])
def test_where_no_die_can_be_resolved_nothing_is_asked(code: str) -> None:
    """A blank, a modifier and a die too dear: each stays where it is."""
    t = Tabletop("T01 T03", "T02", hand=code, resources=0)
    t.upgrade("T21", on="T01")
    t.show("T01", "-")
    t.show("T03", "+1MD")
    t.show("T21", "1RD1")

    t.answer(f"play {code}")

    assert ("they: action", ["T01 -", "T03 +1MD", "T21 1RD1"]) == (t.asked(), t.pool())
    assert [] == t.events("die_resolved")


@ruling("arh.part5.resolve.09")
def test_a_die_about_to_be_resolved_is_no_target_for_what_comes_before() -> None:
    """Nor is the modifier that joins it: of four dice two are left to an ability in between."""
    t = Tabletop("T01 T03 T05 T06", "T02")
    t.support("T292")
    for label, side in (("T01", "1MD"), ("T03", "+1MD"), ("T05", "1R"), ("T06", "1Sh")):
        t.show(label, side)

    t.answer("resolve melee", "die T03 +1MD")
    assert ["die T05 1R", "die T06 1Sh"] == t.options()
    t.answer("die T05 1R")
    assert (6, ["T01 1MD", "T03 +1MD", "T06 1Sh"]) == (t.resources(), t.pool())
    t.answer("their T02")

    assert (2, ["T06 1Sh"]) == (t.copy("their T02").damage, t.pool())


@ruling("arh.part2.throughcards.03")
def test_modifiers_join_when_a_card_resolves_several_dice() -> None:
    """Any number of melee dice: the modifier joins one, not the others, and not alone."""
    t = Tabletop("T01 T03 T07", "T02 T06", hand="T211")
    for label, side in (("T01", "1MD"), ("T03", "+1MD"), ("T07", "3MD"), ("their T02", "1MD")):
        t.show(label, side)

    t.answer("play T211")
    assert ["die T01 1MD", "die T07 3MD", "stop"] == t.options()
    t.answer("die T07 3MD")
    assert ["die T03 +1MD", "stop"] == t.options()
    t.answer("die T03 +1MD", "their T02")
    assert ["die T01 1MD", "stop"] == t.options()
    t.answer("die T01 1MD", "their T06")

    assert (4, 1, []) == (t.copy("their T02").damage, t.copy("their T06").damage, t.pool())


@ruling("arh.part2.throughcards.03")
def test_a_modifier_does_not_join_a_single_die_resolved_by_a_card() -> None:
    """One die means one die."""
    t = Tabletop("T01 T03", "T02", hand="T38")
    t.show("T01", "1MD")
    t.show("T03", "+1MD")

    t.answer("play T38", "their T02")

    assert (1, ["T03 +1MD"]) == (t.copy("their T02").damage, t.pool())


def test_a_modifier_counts_among_the_dice_a_card_resolves() -> None:
    """Up to two: base and modifier are two, each worth one more, so the third die stays."""
    t = Tabletop("T01 T03 T06", "T02", hand="T212")
    for label, side in (("T01", "1MD"), ("T03", "+1MD"), ("T06", "1R")):
        t.show(label, side)

    t.answer("play T212", "die T01 1MD", "die T03 +1MD", "their T02")

    assert ("they: action", 4, ["T06 1R"]) == (t.asked(), t.copy("their T02").damage, t.pool())


@ruling("arh.part2.throughcards.04")
def test_abilities_after_one_of_several_dice_wait_for_the_card() -> None:
    """The first die defeats somebody; the card for it is drawn when the second is done."""
    t = Tabletop("T01 T03", "T02 T07", hand="T211")
    t.support("T17")
    t.show("T01", "1MD")
    t.show("T03", "1MD")

    t.answer("play T211", "die T01 1MD", "their T07")
    assert (["die T03 1MD", "stop"], []) == (t.options(), t.hand())
    t.answer("die T03 1MD", "their T02")

    assert 1 == len(t.hand())


def test_of_several_modifiers_only_as_many_join_as_the_card_allows() -> None:
    """Up to two dice: one modifier, whichever it is."""
    t = Tabletop("T01 T03 T06", "T02", hand="T212")
    for label, side in (("T01", "1MD"), ("T03", "+1MD"), ("T06", "+1MD")):
        t.show(label, side)

    t.answer("play T212", "die T01 1MD")
    assert ["die T03 +1MD", "die T06 +1MD", "stop"] == t.options()
    t.answer("die T06 +1MD", "their T02")

    assert (4, ["T03 +1MD"]) == (t.copy("their T02").damage, t.pool())


@ruling("arh.part2.throughcards.05", "arh.part2.throughcards.06", "arh.part8.oppdie.01")
@ruling("arh.part3.pool.03")
def test_several_dice_may_be_of_different_pools() -> None:
    """Theirs gives you two resources, goes back to its card, and yours follows."""
    t = Tabletop("T01", "T02", hand="T212")
    t.show("T01", "1R")
    t.show("their T02", "1R")

    t.answer("play T212", "their die T02 1R")
    assert (7, []) == (t.resources(), t.pool(THEM))
    assert ["die T01 1R", "stop"] == t.options()
    t.answer("die T01 1R")

    assert (9, 5) == (t.resources(), t.resources(THEM))


@ruling("arh.part2.throughcards.02", "arh.part2.costs.03", "arh.part8.free.01")
def test_a_die_that_cannot_be_paid_for_is_not_resolved_by_a_card() -> None:
    """Without a resource it stays, unless the card waives the cost."""
    paying, free = Tabletop(hand="T38", resources=0), Tabletop(hand="T214", resources=0)
    for t in (paying, free):
        t.upgrade("T21", on="T01")
        t.show("T21", "1RD1")

    paying.answer("play T38")
    free.answer("play T214", "their T02")

    assert (["T21 1RD1"], 0) == (paying.pool(), paying.copy("their T02").damage)
    assert ([], 1) == (free.pool(), free.copy("their T02").damage)


def test_a_waived_cost_is_waived_for_modifiers_too() -> None:
    """Neither die nor modifier can be paid for; both are resolved."""
    t = Tabletop("T01", "T02", hand="T290", resources=0)
    t.upgrade("T21", on="T01")
    t.upgrade("T26", on="T01")
    t.show("T21", "1RD1")
    t.show("T26", "+1RD1")

    t.answer("play T290", "die T21 1RD1")
    assert ["die T26 +1RD1", "stop"] == t.options()
    t.answer("die T26 +1RD1", "their T02")

    assert (2, 0) == (t.copy("their T02").damage, t.resources())


@ruling("arh.part8.free.01")
def test_for_free_no_indirect_damage_is_taken_either() -> None:
    """Three of damage, and nobody of yours is asked to take the one on the side."""
    t = Tabletop("T01 T03", "T02", hand="T214", resources=0)
    t.support("T14")
    t.show("T14", "3MDi1")

    t.answer("play T214")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("their T02")

    assert (3, 0) == (t.copy("their T02").damage, t.resources())
    assert (0, 0) == (t.copy("T01").damage, t.copy("T03").damage)


@ruling("ffg17.part8.free.01")
def test_for_free_meant_no_indirect_damage_in_older_editions_either() -> None:
    """No cost of any kind is paid."""
    t = Tabletop("T01", "T02", hand="T214")
    t.support("T14")
    t.show("T14", "3MDi1")

    t.answer("play T214", "their T02")

    assert (0, 3) == (t.copy("T01").damage, t.copy("their T02").damage)


@ruling("arh.part8.free.01")
def test_several_dice_for_free_spare_the_damage_of_each() -> None:
    """Two dice, of which one costs damage and the other a resource that is not there."""
    t = Tabletop("T01", "T02", hand="T290", resources=0)
    t.support("T14")
    t.upgrade("T21", on="T01")
    t.show("T14", "3MDi1")
    t.show("T21", "1RD1")

    t.answer("play T290")
    assert ["die T14 3MDi1", "die T21 1RD1", "stop"] == t.options()
    t.answer("die T14 3MDi1", "their T02")
    assert ["die T21 1RD1", "stop"] == t.options()
    t.answer("die T21 1RD1", "their T02")

    assert (0, 0) == (t.copy("T01").damage, t.resources())
    assert 4 == t.copy("their T02").damage


def test_a_cost_in_resources_alone_is_waived_beside_the_damage() -> None:
    """Rebel War Room's own words: of two dice one costs nothing, the other a damage."""
    t = Tabletop("T01", "T02", resources=0)
    t.battlefield("T690")
    t.upgrade("T21", on="T01")
    t.support("T14")
    t.show("T21", "1RD1")
    t.show("T14", "3MDi1")

    t.answer("claim", "yes")
    assert ["die T21 1RD1", "die T14 3MDi1"] == t.options()
    t.answer("die T14 3MDi1", "their T02")

    assert (1, 3) == (t.copy("T01").damage, t.copy("their T02").damage)


def test_a_cheaper_die_can_be_paid_for_with_less() -> None:
    """The support takes one off each die's cost, but never pays anyone back."""
    t = Tabletop("T01", "T02", resources=0)
    t.support("T225")
    t.upgrade("T21", on="T01")
    t.show("T21", "1RD1")
    t.show("T01", "2RD")

    t.answer("resolve ranged", "die T21 1RD1", "their T02", "die T01 2RD", "their T02")

    assert (3, 0) == (t.copy("their T02").damage, t.resources())


@ruling("arh.part8.unblockable.02")
def test_modifiers_of_an_unblockable_die_are_unblockable() -> None:
    """One and one through all shields."""
    t = Tabletop("T01 T03", "T02 T06")
    t.upgrade("T209", on="T01")
    t.show("T209", "1MD")
    t.show("T03", "+1MD")
    t.copy("their T02").shields = 3

    t.answer("resolve melee", "die T03 +1MD", "their T02")

    assert (2, 3) == (t.copy("their T02").damage, t.copy("their T02").shields)


def test_an_unblockable_modifier_does_not_make_its_base_unblockable() -> None:
    """The base die is an ordinary one, so the shields hold."""
    t = Tabletop("T01 T03", "T02")
    t.upgrade("T209", on="T01")
    t.show("T209", "+2MD")
    t.show("T03", "1MD")
    t.copy("their T02").shields = 3

    t.answer("resolve melee", "die T209 +2MD", "their T02")

    assert (0, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)


def test_a_card_may_make_a_die_unblockable_for_once() -> None:
    """Indirect damage as well."""
    t = Tabletop("T01", "T02", hand="T215")
    t.support("T14")
    t.show("T14", "2ID")
    t.copy("their T02").shields = 2

    t.answer("play T215")

    assert (2, 2) == (t.copy("their T02").damage, t.copy("their T02").shields)


def test_a_die_resolved_as_if_it_showed_another_symbol_keeps_its_value() -> None:
    """Two ranged become two melee, also for who asks what damage it was."""
    t = Tabletop("T01", "T02", hand="T213")
    t.show("T01", "2RD")

    t.answer("play T213", "their T02")

    assert [(2, 1)] == [(one.amount, one.detail) for one in t.events("damage_dealt")]


def test_a_special_or_blank_resolved_as_damage_is_worth_nothing() -> None:
    """Their value is 0 and stays 0; the special itself does not happen."""
    t = Tabletop("T07", "T02", hand="T213")
    t.show("T07", "Sp")

    t.answer("play T213", "their T02")

    assert (0, 5, []) == (t.copy("their T02").damage, t.resources(), t.pool())


def test_a_symbol_treated_as_another_may_be_resolved_for_it() -> None:
    """Shields as melee, together with melee, with a melee modifier; or as shields."""
    t = Tabletop("T01 T03 T06", "T02")
    t.support("T218")
    for label, side in (("T01", "1Sh"), ("T03", "1MD"), ("T06", "+1MD")):
        t.show(label, side)

    assert ["resolve melee", "resolve shield"] == t.options()[3:5]
    t.answer("resolve melee")
    assert ["die T01 1Sh", "die T03 1MD"] == t.options()
    t.answer("die T01 1Sh", "die T06 +1MD", "their T02", "stop")

    assert (2, ["T03 1MD"]) == (t.copy("their T02").damage, t.pool())


def test_a_symbol_treated_as_another_shows_what_it_shows() -> None:
    """Melee is asked for, and the shield is no melee."""
    t = Tabletop("T01 T03", "T02", hand="T226")
    t.support("T218")
    t.show("T01", "1Sh")
    t.show("T03", "1MD")

    t.answer("play T226")

    assert ["T01 1Sh"] == t.pool()


def test_a_card_that_resolves_damage_may_resolve_what_counts_as_damage() -> None:
    """The shield may be resolved as melee, so it is offered, and as that only."""
    t = Tabletop("T01 T03", "T02", hand="T215")
    t.support("T218")
    t.show("T01", "1Sh")
    t.show("T03", "1R")
    t.copy("their T02").shields = 1

    t.answer("play T215", "their T02")

    assert (1, ["T03 1R"]) == (t.copy("their T02").damage, t.pool())


def test_a_card_that_resolves_any_die_leaves_it_open_as_what() -> None:
    """As shields or as melee; the player says."""
    for symbol, expected in (("as shield", (0, 1)), ("as melee", (1, 0))):
        t = Tabletop("T01", "T02", hand="T38")
        t.support("T218")
        t.show("T01", "1Sh")

        t.answer("play T38")
        assert ("you: which_symbol", ["as melee", "as shield"]) == (
            t.asked(),
            sorted(t.options()),
        )
        t.answer(symbol, "their T02")

        assert expected == (t.copy("their T02").damage, t.copy("their T02").shields)


def test_one_treatment_may_build_on_another() -> None:
    """The card makes two ranged a shield, the support makes that shield melee."""
    t = Tabletop("T01", "T02", hand="T231")
    t.support("T218")
    t.show("T01", "2RD")

    t.answer("play T231")
    assert ["as shield", "as melee"] == t.options()
    t.answer("as melee", "their T02")

    assert [(2, 1)] == [(one.amount, one.detail) for one in t.events("damage_dealt")]


def test_while_it_is_resolved_as_melee_a_die_shows_melee() -> None:
    """What raises melee dice raises it, but only then."""
    t = Tabletop("T01", "T02", hand="T220")
    t.support("T218")
    t.support("T232")
    t.show("T01", "1Sh")

    t.answer("play T220", "their T02")
    assert 1 == t.copy("their T02").damage
    t.answer("pass", "resolve melee", "their T02")

    assert 3 == t.copy("their T02").damage
