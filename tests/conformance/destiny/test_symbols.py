"""Die symbols: shield, resource, disrupt, discard, focus, reroll."""

from dejarik.games.destiny.effects.selectors import RANDOM_PICK
from dejarik.testing.destiny.table import THEM, Tabletop, ruling


def with_support(code: str, side: str, team: str = "T01") -> Tabletop:
    """A support of yours showing a side."""
    t = Tabletop(team)
    t.support(code)
    t.show(code, side)
    return t


@ruling("arh.part2.shield.01", "arh.part2.shield.02")
def test_a_shield_side_gives_its_value_to_one_character() -> None:
    """Two shields, to any character, not divided."""
    t = with_support("T13", "2Sh", "T01 T03")

    t.answer("resolve shield")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("T03")

    assert "they: action" == t.asked()
    assert (0, 2) == (t.copy("T01").shields, t.copy("T03").shields)


@ruling("arh.part2.shield.02")
def test_shields_of_a_die_and_its_modifier_go_to_one_character() -> None:
    """One and one are two, and only one character is asked for."""
    t = with_support("T14", "+1Sh", "T01 T03")
    t.show("T01", "1Sh")

    t.answer("resolve shield", "die T14 +1Sh", "T03")

    assert "they: action" == t.asked()
    assert [2] == [one.amount for one in t.events("shields_gained")]
    assert (0, 2) == (t.copy("T01").shields, t.copy("T03").shields)


@ruling("arh.part2.shield.03")
def test_each_shield_die_may_go_to_another_character() -> None:
    """Two to one, one to the other."""
    t = with_support("T13", "2Sh", "T01 T03")
    t.show("T01", "1Sh")

    t.answer("resolve shield", "die T13 2Sh", "T01", "die T01 1Sh", "T03")

    assert (2, 1) == (t.copy("T01").shields, t.copy("T03").shields)


@ruling("arh.part2.shield.04", "arh.part6.shields.05")
def test_shields_past_the_third_are_not_gained() -> None:
    """A character with two shields that is given two more ends with three."""
    t = with_support("T13", "2Sh")
    t.copy("T01").shields = 2

    t.answer("resolve shield", "T01")

    assert (3, [1]) == (t.copy("T01").shields, [one.amount for one in t.events("shields_gained")])


@ruling("arh.part2.resource.01", "arh.part6.resources.02")
def test_a_resource_side_gains_its_value() -> None:
    """Two for you, none for them."""
    t = with_support("T13", "2R")

    t.answer("resolve resource")

    assert (7, 5) == (t.resources(), t.resources(THEM))


@ruling("arh.part2.disrupt.01", "arh.part3.supply.02", "arh.part6.resources.02")
def test_a_disrupt_side_takes_resources_from_the_opponent() -> None:
    """Three of five are lost, and nobody gains them."""
    t = with_support("T14", "3Dr")

    t.answer("resolve disrupt")

    assert (5, 2) == (t.resources(), t.resources(THEM))


@ruling("arh.part2.disrupt.02", "arh.part2.disrupt.03")
def test_resources_never_go_below_zero() -> None:
    """Two are there, three should go, two are lost."""
    t = with_support("T14", "3Dr")
    t.state.players[THEM].resources = 2

    t.answer("resolve disrupt")

    assert 0 == t.resources(THEM)
    assert [2] == [one.amount for one in t.events("resources_lost")]


@ruling("arh.part2.discard.01")
def test_a_discard_side_discards_random_cards_of_the_opponent() -> None:
    """Chance says the third, then the first of the two that are left."""
    t = Tabletop("T07", their_hand="T31 T32 T33")
    t.show("T07", "2Dc")
    t.state.chance.dictate(RANDOM_PICK, THEM, 2)
    t.state.chance.dictate(RANDOM_PICK, THEM, 0)

    t.answer("resolve discard")

    assert (["T32"], ["T33", "T31"]) == (t.hand(THEM), t.discards(THEM))


@ruling("arh.part2.discard.02")
def test_a_hand_smaller_than_the_value_is_discarded_whole() -> None:
    """One card for a value of two."""
    t = Tabletop("T07", hand="T32", their_hand="T31")
    t.show("T07", "2Dc")

    t.answer("resolve discard")

    assert ([], ["T32"]) == (t.hand(THEM), t.hand())


def focus() -> Tabletop:
    """A focus for two beside three other dice."""
    t = Tabletop("04025 T01 T03", "T02")
    for label, side in (("04025", "2F"), ("T01", "1MD"), ("T03", "-"), ("their T02", "1R")):
        t.show(label, side)
    return t


@ruling("arh.part2.focus.01", "arh.part8.turn.01")
def test_a_focus_turns_dice_up_to_its_value() -> None:
    """Two dice, each to a side of choice."""
    t = focus()

    t.answer("resolve focus", "die T01 1MD", "die T03 -", "2RD", "1R")

    assert ["T01 2RD", "T03 1R"] == t.pool()


@ruling("arh.part2.focus.01")
def test_a_focus_may_turn_fewer_dice() -> None:
    """One is enough, and so is none."""
    one, none = focus(), focus()

    one.answer("resolve focus", "die T01 1MD", "stop", "2RD")
    none.answer("resolve focus", "stop")

    assert ["T01 2RD", "T03 -"] == one.pool()
    assert ["T01 1MD", "T03 -"] == none.pool()


@ruling("arh.part2.focus.02")
def test_a_focus_never_turns_an_opponents_die() -> None:
    """Theirs is not among the dice offered."""
    t = focus()

    t.answer("resolve focus")

    assert ["die 04025 2F", "die T01 1MD", "die T03 -", "stop"] == t.options()


@ruling("arh.part8.turn.02")
def test_a_die_is_turned_to_another_side() -> None:
    """The side it shows is not offered."""
    t = focus()

    t.answer("resolve focus", "die T01 1MD", "stop")

    assert ["2RD", "1Sh", "1R", "+1MD", "-"] == t.options()


@ruling("arh.part8.turn.03")
def test_a_die_with_twin_sides_may_be_turned_from_one_to_the_other() -> None:
    """The droid has two specials and two blanks."""
    t = Tabletop("04025")
    t.support("04026")
    t.show("04025", "2F")
    t.show("04026", "Sp")

    t.answer("resolve focus", "die 04026 Sp")
    if t.asked() != "you: side":
        t.answer("stop")

    assert ["1Sh", "1R", "Sp", "-"] == t.options()


@ruling("arh.part2.reroll.01", "arh.part2.reroll.02")
def test_a_reroll_side_rerolls_dice_of_any_pools() -> None:
    """One of yours and one of theirs, which stay where they are."""
    t = with_support("T14", "2Re", "T01 T03")
    for label in ("T01", "T03", "their T02"):
        t.show(label, "-")
        t.next_roll(label, "1R")

    t.answer("resolve reroll", "die T01 -", "their die T02 -")

    assert (["T01 1R", "T03 -"], ["T02 1R"]) == (t.pool(), t.pool(THEM))


@ruling("arh.part2.reroll.01")
def test_a_reroll_side_may_reroll_fewer_dice_than_its_value() -> None:
    """Stopping after none leaves all as it was."""
    t = with_support("T14", "2Re")
    t.show("T01", "-")

    t.answer("resolve reroll", "stop")

    assert ["T01 -"] == t.pool()
