"""Removing dice, what protects them, and dice that follow their cards."""

from dejarik.games.destiny.seen.views import view_of
from dejarik.testing.destiny.table import THEM, Tabletop, ruling


@ruling("arh.part8.characterdie.01", "arh.part8.characterdie.02", "arh.faq.16")
def test_a_character_die_is_one_that_matches_a_character() -> None:
    """Neither the upgrade's die nor the support's, although the character rolled the former."""
    t = Tabletop("T01", "T02", hand="T219")
    t.upgrade("T200", on="T01")
    t.support("T203")
    for label, side in (("T01", "1MD"), ("T200", "1R"), ("T203", "1MD"), ("their T02", "1R")):
        t.show(label, side)

    t.answer("play T219")
    assert ["die T01 1MD", "their die T02 1R"] == t.options()
    t.answer("die T01 1MD")

    assert ["T200 1R", "T203 1MD"] == t.pool()


def test_a_protected_die_cannot_be_removed_by_an_opponent() -> None:
    """While the guarding die is in the pool, other ranged dice are safe; its owner may."""
    t = Tabletop("T03 T05", "T01", hand="T227", their_hand="T227")
    t.support("T217")
    for label, side in (("T217", "2RD"), ("T03", "2RD"), ("T05", "1R"), ("their T01", "2RD")):
        t.show(label, side)

    t.answer("pass", "play T227")
    assert ["die T217 2RD", "die T05 1R", "their die T01 2RD"] == t.options()
    t.answer("die T217 2RD", "play T227")

    assert ["die T03 2RD", "die T05 1R", "their die T01 2RD"] == t.options()


def test_protection_ends_when_the_guarding_die_leaves_the_pool() -> None:
    """Then the opponent may remove what it guarded."""
    t = Tabletop("T03", "T01", hand="T31", their_hand="T227")
    t.support("T217")
    t.show("T03", "2RD")

    t.answer("pass", "play T227")

    assert [] == t.pool()


def test_a_removal_of_all_dice_judges_them_at_once() -> None:
    """The guarding die goes, but what it guarded when it began stays."""
    t = Tabletop("T03", "T01 T02", hand="T216")
    t.support("T217", seat=THEM)
    for label, side in (("their T217", "2RD"), ("their T01", "2RD"), ("their T02", "1MD")):
        t.show(label, side)

    t.answer("play T216")

    assert (["T01 2RD"], 6) == (t.pool(THEM), t.resources())


@ruling("arh.part3.pool.01")
def test_each_player_has_a_pool_of_their_own() -> None:
    """What one rolls does not lie in the other's."""
    t = Tabletop("T03", "T02")
    t.next_roll("T03", "1R")
    t.next_roll("their T02", "1Sh")

    t.answer("activate T03")
    assert (["T03 1R"], []) == (t.pool(), t.pool(THEM))
    t.answer("activate their T02")

    assert (["T03 1R"], ["T02 1Sh"]) == (t.pool(), t.pool(THEM))


@ruling("arh.part3.pool.05")
def test_the_pool_is_that_of_the_player_who_controls_the_die() -> None:
    """You roll their die, and it lies in their pool."""
    t = Tabletop("T01", "T02", hand="T223")
    t.next_roll("their T02", "1R")

    t.answer("play T223")

    assert ([], ["T02 1R"]) == (t.pool(), t.pool(THEM))


@ruling("arh.part3.diceoncards.01", "arh.part3.pool.02")
def test_a_die_outside_a_pool_lies_on_its_matching_card() -> None:
    """Before it is rolled, and again when it is removed or resolved."""
    t = Tabletop("T01 T03", "T02", hand="T226")
    t.show("T01", "1MD")
    t.show("T03", "1R")
    assert "you: action" == t.asked()
    assert ["pool", "pool", "card"] == places(t)

    t.answer("play T226", "pass", "resolve resource")

    assert ["card", "card", "card"] == places(t)
    on = [(view.id, view.card) for view in view_of(t.state, THEM).dice]
    assert [(one.id, one.copy) for one in t.state.dice.values()] == on


def places(t: Tabletop) -> list[str]:
    """Where everybody can see the dice lie."""
    return [die.zone for die in view_of(t.state, THEM).dice]


@ruling("arh.part3.diceoncards.02", "arh.part3.pool.04", "arh.part8.removing.02")
@ruling("arh.part8.showing.02", "arh.part8.showing.05")
def test_dice_on_cards_cannot_be_touched_and_show_nothing() -> None:
    """Not removed, turned, rerolled or resolved, worth nothing, and nobody sees a side."""
    t = Tabletop("T01", "T02", hand="T219 T202 T38 T220 T201 T31")
    t.upgrade("T200", on="T01")

    for card in ("T219", "T202", "T38", "T201", "T220"):
        t.answer(f"play {card}", *["T01"] * (card == "T220"), "pass")

    assert ["", "", ""] == [die.side for die in view_of(t.state, 0).dice]
    assert 0 == t.copy("T01").damage
    for event in ("die_removed", "die_turned", "dice_rolled", "die_resolved"):
        assert [] == t.events(event)


@ruling("arh.part3.diceoncards.02")
def test_dice_on_cards_are_not_rerolled_for_a_discarded_card() -> None:
    """Only the one that lies in the pool."""
    t = Tabletop("T01 T03", "T02", hand="T31")
    t.show("T03", "-")

    t.answer("reroll", "card T31")

    assert ["die T03 -"] == [one for one in t.options() if one != "stop"]


@ruling("arh.part8.rolling.01")
def test_rolling_means_rolling_in_and_rerolling() -> None:
    """The support's own die pays when it is rolled and when it is rerolled."""
    t = Tabletop("T03", "T02", hand="T31")
    t.support("T222")
    t.next_roll("T222", "1Sh")

    t.answer("activate T222")
    assert 6 == t.resources()
    t.answer("pass", "reroll", "card T31", "die T222 1Sh")

    assert 7 == t.resources()


def test_another_die_is_not_this_die() -> None:
    """The character's die is rolled, and the support gains nothing."""
    t = Tabletop("T03", "T02")
    t.support("T222")

    t.answer("activate T03")

    assert 5 == t.resources()


def test_it_is_the_die_that_was_rolled_among_others() -> None:
    """The character's die is rolled along and left alone."""
    t = Tabletop("T03", "T02")
    t.upgrade("T229", on="T03")
    t.next_roll("T03", "1R")
    t.next_roll("T229", "1F")

    t.answer("activate T03", "yes")

    assert ["T03 1R", "T229 1Sh"] == t.pool()
