"""For free, for less, and what then counts as the cost."""

from dejarik.testing.destiny.table import Tabletop, ruling


@ruling("arh.part8.free.01")
def test_a_card_played_for_free_costs_nothing() -> None:
    """Its cost is 0: nothing is spent, and what looks for a cost of three finds none."""
    t, u = Tabletop(hand="T408 T32", resources=0), Tabletop(hand="T32", resources=3)
    t.support("T412")
    u.support("T412")

    t.answer("play T408", "card T32")
    u.answer("play T32")

    assert (0, 2) == (t.resources(), len(t.hand()))
    assert (0, 3) == (u.resources(), len(u.hand()))


@ruling("arh.part8.free.01")
def test_the_cost_a_card_is_played_for_is_known_to_all() -> None:
    """Zero for the one that is free, its own for the other."""
    t = Tabletop(hand="T408 T32", resources=0)

    t.answer("play T408", "card T32")

    assert [0, 0] == [event.amount for event in t.events("cost_set")]


def test_an_effect_may_play_a_card_for_less() -> None:
    """One less than three; what even then cannot be paid is not offered."""
    t = Tabletop(hand="T409 T32 T23", resources=2)

    t.answer("play T409")
    assert ["card T32", "card T23"] == t.options()
    t.answer("card T32")

    assert 0 == t.resources()


def test_a_condition_on_the_cost_is_checked_before_optional_decreases() -> None:
    """The upgrade for three stays out of reach of "two or less", helper or not."""
    t = Tabletop(hand="T410 T23 T401 T21")
    t.support("T404")

    t.answer("play T410")

    assert ["card T401", "card T21"] == t.options()


def test_a_condition_on_the_cost_counts_what_lasts() -> None:
    """With upgrades costing one less, three are two."""
    t = Tabletop(hand="T410 T23")
    t.support("T406")

    t.answer("play T410")

    assert ["card T23"] == t.options()


@ruling("arh.part5.play.05", "arh.part1.events.03")
def test_lasting_changes_of_a_cost_are_applied() -> None:
    """Upgrades cost you one less, events cost the opponent one more; nothing else changes."""
    t = Tabletop(hand="T23 T33", their_hand="T33", resources=5, their_resources=5)
    t.support("T406")
    t.support("T407")

    t.answer("play T23")

    assert 3 == t.resources()
    t.answer("play T33")
    assert 3 == t.resources(1)


@ruling("arh.golden.01")
def test_a_card_overrides_the_rule_it_contradicts() -> None:
    """
    Whatever its restrictions: an upgrade for red characters goes on a blue one.

    An event that needs a red character could be played as well, one for two resources not.
    """
    t = Tabletop("T02", hand="T411 T24 T34 T73", resources=1)
    t.show("T02", "-")
    assert ["play T411", "activate T02", "reroll", "claim", "pass"] == t.options()

    t.answer("play T411")
    assert ["card T24", "card T34"] == t.options()
    t.answer("card T24")

    assert ["T02", "T24"] == t.in_play()


@ruling("arh.golden.02")
def test_a_card_overrides_no_more_than_it_contradicts() -> None:
    """Restrictions are ignored, costs are not: what cannot be paid for cannot be played."""
    poor = Tabletop("T02", hand="T411 T24", resources=0)
    rich = Tabletop("T02", hand="T411 T24 T73", resources=2)

    poor.answer("play T411")
    rich.answer("play T411", "card T24")

    assert ["stop"] == poor.options()
    assert (["T02", "T24"], 1) == (rich.in_play(), rich.resources())


@ruling("arh.part8.restrictions.03")
def test_a_restriction_matters_only_when_the_card_is_played() -> None:
    """Only on a ready character: it stays on one that is exhausted since, and goes on none."""
    t = Tabletop("T01", hand="T415 T415 T39", resources=2)
    t.answer("play T415")
    t.pass_turn()

    t.answer("activate T01", "pass", "play T39", "T01")

    assert (["T01", "T415"], []) == (t.in_play(), t.events("left_play"))
    t.pass_turn()
    assert "play T415" not in t.options()
