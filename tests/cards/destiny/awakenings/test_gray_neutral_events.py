"""Awakenings, gray events: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Aim


@card("01151")
def test_aim_turns_one_of_your_dice_to_a_ranged_side() -> None:
    """Only your dice are offered, and only sides that show ranged damage; it costs one."""
    t = Tabletop("T01", "T02", hand="01151", resources=1)
    t.upgrade("T21", on="T01")
    t.show("T01", "1MD")
    t.show("T21", "1R")
    t.show("their T02", "1Sh")

    t.answer("play 01151")
    assert ["die T01 1MD", "die T21 1R"] == t.options()
    t.answer("die T21 1R")
    assert ("you: side", ["1RD1", "+2RD"]) == (t.asked(), t.options())
    t.answer("+2RD")

    assert (["T01 1MD", "T21 +2RD"], ["T02 1Sh"]) == (t.pool(), t.pool(THEM))
    assert 0 == t.resources()


@card("01151")
def test_aim_does_nothing_for_a_die_without_another_ranged_side() -> None:
    """A die cannot be turned to the side it shows."""
    t = Tabletop("T01", "T02", hand="01151")
    t.show("T01", "2RD")

    t.answer("play 01151")

    assert ("they: action", ["T01 2RD"]) == (t.asked(), t.pool())
    assert [] == t.events("die_turned")


@card("01151")
def test_aim_does_nothing_without_a_die_of_yours() -> None:
    """Nothing is asked."""
    t = Tabletop("T01", "T02", hand="01151")
    t.show("their T02", "1Sh")

    t.answer("play 01151")

    assert ("they: action", ["01151"]) == (t.asked(), t.discards())


# All In


def all_in(resources: int = 3) -> Tabletop:
    """The event in hand; four dice of yours that show different symbols, and one of theirs."""
    t = Tabletop("T01 T06", "T02", hand="01152", resources=resources)
    t.upgrade("T21", on="T01")
    t.support("T13")
    t.show("T01", "1R")
    t.show("T06", "2RD")
    t.show("T21", "+2RD")
    t.show("T13", "2Sh")
    t.show("their T02", "1R")
    return t


@card("01152")
@ruling("arh.part2.throughcards.03", "arh.part2.throughcards.04")
def test_all_in_resolves_dice_of_any_symbol_in_any_order() -> None:
    """Not theirs, no modifier alone; a modifier may join its symbol; it costs one."""
    t = all_in()
    t.copy("their T02").shields = 1

    t.answer("play 01152")
    assert ["die T01 1R", "die T06 2RD", "die T13 2Sh", "stop"] == t.options()
    t.answer("die T06 2RD")
    assert ["die T21 +2RD", "stop"] == t.options()
    t.answer("die T21 +2RD", "their T02")
    assert ["die T01 1R", "die T13 2Sh", "stop"] == t.options()
    t.answer("die T13 2Sh", "T01", "die T01 1R")

    assert ([], ["T02 1R"], 3) == (t.pool(), t.pool(THEM), t.resources())
    assert (3, 2) == (t.copy("their T02").damage, t.copy("T01").shields)
    assert "they: action" == t.asked()


@card("01152")
def test_all_in_may_stop_at_any_die() -> None:
    """Any number is also none."""
    t = all_in(resources=1)

    t.answer("play 01152", "stop")
    assert (0, 4, "they: action") == (t.resources(), len(t.pool()), t.asked())

    t = all_in(resources=1)
    t.answer("play 01152", "die T01 1R", "stop")
    assert (1, 3, "they: action") == (t.resources(), len(t.pool()), t.asked())


@card("01152")
@ruling("arh.part2.throughcards.02")
def test_all_in_does_not_waive_what_dice_cost() -> None:
    """A die that costs one can be resolved as soon as another one has paid for it."""
    t = Tabletop("T01 T06", "T02", hand="01152", resources=1)
    t.upgrade("T21", on="T01")
    t.show("T01", "1R")
    t.show("T21", "1RD1")

    t.answer("play 01152")
    assert ["die T01 1R", "stop"] == t.options()
    t.answer("die T01 1R")
    assert ["die T21 1RD1", "stop"] == t.options()
    t.answer("die T21 1RD1", "their T02")

    assert (0, 1) == (t.resources(), t.copy("their T02").damage)


@card("01152")
def test_all_in_resolves_nothing_when_only_modifiers_and_blanks_are_there() -> None:
    """Nothing is asked."""
    t = Tabletop("T01", "T02", hand="01152")
    t.upgrade("T21", on="T01")
    t.show("T01", "-")
    t.show("T21", "+2RD")
    t.show("their T02", "1R")

    t.answer("play 01152")

    assert ("they: action", ["T01 -", "T21 +2RD"]) == (t.asked(), t.pool())


# Block and Dodge


def volley(hand: str) -> Tabletop:
    """Dice of both players that show damage of every kind, modifiers, and none."""
    t = Tabletop("T01 T06", "T02*2 T03 T07", hand=hand, resources=2)
    t.support("T14", seat=THEM)
    t.upgrade("T21", on="their T02")
    t.show("T01", "1MD")
    t.show("T06", "2RD")
    t.show("their T02", "1MD")
    t.show("their T02", "2RD")
    t.show("their T03", "+1MD")
    t.show("their T07", "1F")
    t.show("their T14", "2ID")
    t.show("their T21", "+2RD")
    return t


@card("01153")
def test_block_removes_every_melee_die_of_the_opponent() -> None:
    """Modifiers as well, no other damage and none of yours; it costs two."""
    t = volley("01153")

    t.answer("play 01153")

    assert ["T02 2RD", "T07 1F", "T14 2ID", "T21 +2RD"] == t.pool(THEM)
    assert (["T01 1MD", "T06 2RD"], 0, "they: action") == (t.pool(), t.resources(), t.asked())


@card("01155")
def test_dodge_removes_every_ranged_die_of_the_opponent() -> None:
    """Modifiers as well, no other damage and none of yours; it costs two."""
    t = volley("01155")

    t.answer("play 01155")

    assert ["T02 1MD", "T03 +1MD", "T07 1F", "T14 2ID"] == t.pool(THEM)
    assert (["T01 1MD", "T06 2RD"], 0, "they: action") == (t.pool(), t.resources(), t.asked())


def in_vain(code: str) -> Tabletop:
    """The event has been played where only your die and a shield of theirs lie."""
    t = Tabletop("T01", "T02", hand=code)
    t.show("T01", "1MD")
    t.show("their T02", "1Sh")
    t.answer(f"play {code}")
    return t


@card("01153")
def test_block_does_nothing_without_a_melee_die_of_the_opponent() -> None:
    """It can be played all the same."""
    t = in_vain("01153")

    assert (["T01 1MD"], ["T02 1Sh"], "they: action") == (t.pool(), t.pool(THEM), t.asked())


@card("01155")
def test_dodge_does_nothing_without_a_ranged_die_of_the_opponent() -> None:
    """It can be played all the same."""
    t = in_vain("01155")

    assert (["T01 1MD"], ["T02 1Sh"], "they: action") == (t.pool(), t.pool(THEM), t.asked())


# Close Quarters Assault


def close_quarters(melee: int, their_hand: str = "T31 T32 T33 T34") -> Tabletop:
    """The event in hand and so many melee dice of yours, a modifier last; theirs do not count."""
    t = Tabletop(
        "T01 T06", "T02", hand="01154 T31 T31 T31 T31 T31", their_hand=their_hand, resources=0
    )
    for label, side in (("T01", "1MD"), ("T06", "+1MD"))[:melee]:
        t.show(label, side)
    t.support("T11")
    t.show("T11", "2RD")
    t.show("their T02", "1MD")
    return t


@card("01154")
def test_close_quarters_assault_discards_a_card_for_each_melee_die() -> None:
    """A modifier shows melee damage too; ranged damage and their die do not count."""
    for melee in (1, 2):
        t = close_quarters(melee)
        t.answer("play 01154")

        assert (4 - melee, melee) == (len(t.hand(THEM)), len(t.discards(THEM)))
        assert (["T31"] * 5, "they: action") == (t.hand(), t.asked())


@card("01154")
def test_close_quarters_assault_discards_at_random() -> None:
    """Nobody chooses, and the same card does not always go."""
    gone = set()
    for seed in "abcdefgh":
        t = Tabletop("T01", "T02", hand="01154", their_hand="T31 T32 T33 T34", seed=seed)
        t.show("T01", "1MD")
        t.answer("play 01154")
        gone |= {*t.discards(THEM)}

    assert len(gone) > 1


@card("01154")
def test_close_quarters_assault_discards_what_there_is() -> None:
    """A hand smaller than the number is emptied; an empty one, or no die, is no trouble."""
    t = close_quarters(2, their_hand="T32")
    t.discard_pile("T33", "T33", "T33", "T33", seat=THEM)
    t.answer("play 01154")
    assert ([], "T32", "they: action") == (t.hand(THEM), t.discards(THEM)[-1], t.asked())
    assert 5 == len(t.discards(THEM))

    t = close_quarters(2, their_hand="")
    t.answer("play 01154")
    assert ([], "they: action") == (t.discards(THEM), t.asked())

    t = close_quarters(0)
    t.answer("play 01154")
    assert ([], "they: action") == (t.discards(THEM), t.asked())


# Take Cover


@card("01157")
def test_take_cover_gives_any_character_a_shield() -> None:
    """Characters of both players and nothing else; it costs nothing."""
    t = Tabletop("T01 T06", "T02", hand="01157", resources=0)
    t.support("T11")

    t.answer("play 01157")
    assert ["T01", "T06", "their T02"] == t.options()
    t.answer("T06")

    assert (0, 1, 0) == tuple(t.copy(one).shields for one in ("T01", "T06", "their T02"))


@card("01157")
def test_take_cover_gives_no_fourth_shield() -> None:
    """A character with three may be chosen, in vain."""
    t = Tabletop("T01", "T02", hand="01157")
    t.copy("T01").shields = 3

    t.answer("play 01157", "T01")

    assert 3 == t.copy("T01").shields
