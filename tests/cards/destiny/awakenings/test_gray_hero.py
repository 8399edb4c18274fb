"""Awakenings, gray hero cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# BB-8


def bb_8() -> Tabletop:
    """Its die showing the special among dice of both players, to be rolled to a shield side."""
    t = Tabletop("T03 T05", "T02")
    t.support("01043")
    t.show("01043", "Sp")
    t.next_roll("01043", "1Sh")
    t.show("their T02", "2RD")
    return t


@card("01043")
def test_bb_8_rerolls_its_die_with_another_of_yours_and_stays() -> None:
    """Both at once; its die is back in the pool, but not for this action."""
    t = bb_8()
    t.show("T03", "1R")
    t.show("T05", "-")
    t.next_roll("T05", "1MD")

    t.answer("resolve special")
    assert ["die T03 1R", "die T05 -"] == t.options()
    t.answer("die T05 -")

    assert ["01043 1Sh", "T03 1R", "T05 1MD"] == t.pool()
    assert [2] == [event.amount for event in t.events("dice_rolled")]
    assert "they: action" == t.asked()


@card("01043")
def test_bb_8_rerolls_its_own_die_alone_if_there_is_no_other() -> None:
    """As much as possible is done; the opponent's die is left alone."""
    t = bb_8()

    t.answer("resolve special")

    assert (["01043 1Sh"], ["T02 2RD"]) == (t.pool(), t.pool(THEM))


@card("01043")
def test_bb_8s_die_can_be_resolved_again_in_a_later_action() -> None:
    """What it shows by then."""
    t = bb_8()

    t.answer("resolve special", "pass", "resolve shield", "T03")

    assert (1, []) == (t.copy("T03").shields, t.pool())


@card("01043")
@ruling("arh.part2.special.05")
def test_bb_8s_die_is_not_resolved_twice_in_an_action() -> None:
    """All In may resolve any die, but not this one again; the other one it can."""
    t = Tabletop("T03", hand="01152", resources=1)
    t.support("01043")
    t.show("01043", "Sp")
    t.show("T03", "-")
    t.next_roll("01043", "1R")
    t.next_roll("T03", "1R")

    t.answer("play 01152")
    assert ["die 01043 Sp", "stop"] == t.options()
    t.answer("die 01043 Sp")
    assert ["die T03 1R", "stop"] == t.options()
    t.answer("die T03 1R")

    assert ("they: action", ["01043 1R"]) == (t.asked(), t.pool())


@card("01043")
def test_the_special_of_bb_8_used_by_cunning_rerolls_another_die_only() -> None:
    """Neither BB-8's die nor that of Cunning is meant, and none of them stays."""
    t = Tabletop("T03", "T02")
    t.upgrade("01065", on="T03")
    t.show("01065", "Sp")
    t.show("T03", "1R")
    t.next_roll("T03", "-")
    t.support("01043", seat=THEM)
    t.show("their 01043", "1Sh")

    t.answer("resolve special", "die T03 1R")

    assert (["T03 -"], ["01043 1Sh"]) == (t.pool(), t.pool(THEM))
    assert [1] == [event.amount for event in t.events("dice_rolled")]


@card("01043")
def test_bb_8_costs_one() -> None:
    """Nothing is not enough."""
    assert "play 01043" not in Tabletop(hand="01043", resources=0).options()
    assert "play 01043" in Tabletop(hand="01043", resources=1).options()


# Rey's TablePorts


@card("01044")
def test_reys_staff_removes_a_die_showing_damage() -> None:
    """Of either player, any kind of damage, modifiers too; no other symbols."""
    t = Tabletop("T01*2 T03", "T02 T06")
    t.upgrade("01044", on="T03")
    t.show("01044", "Sp")
    t.show("T01", "1MD")
    t.show("T01", "2RD")
    t.support("T14", seat=THEM)
    t.show("their T02", "+1MD")
    t.show("their T06", "1R")
    t.show("their T14", "2ID")

    t.answer("resolve special")
    mine = ["die T01 1MD", "die T01 2RD"]
    assert [*mine, "their die T02 +1MD", "their die T14 2ID"] == t.options()
    t.answer("their die T14 2ID")

    assert (["T01 1MD", "T01 2RD"], ["T02 +1MD", "T06 1R"]) == (t.pool(), t.pool(THEM))


@card("01044")
def test_reys_staff_finds_nothing_without_such_a_die() -> None:
    """Its special can be resolved to no effect."""
    t = Tabletop("T03", "T02")
    t.upgrade("01044", on="T03")
    t.show("01044", "Sp")
    t.show("their T02", "1R")

    t.answer("resolve special")

    assert ("they: action", [], ["T02 1R"]) == (t.asked(), t.pool(), t.pool(THEM))


@card("01044")
def test_reys_staff_costs_two_on_anyone() -> None:
    """One is not enough."""
    assert "play 01044" not in Tabletop("T03", hand="01044", resources=1).options()
    assert "play 01044" in Tabletop("T03", hand="01044", resources=2).options()


# Daring Escape


def daring_escape() -> Tabletop:
    """The event in hand; dice of both players, some of them blank."""
    t = Tabletop("T01", "T02 T06 T03", hand="01126", resources=2)
    t.show("T01", "-")
    t.show("their T02", "2RD")
    t.show("their T06", "1MD")
    t.show("their T03", "-")
    return t


@card("01126")
@ruling("arh.clar.aw.08")
def test_daring_escape_rerolls_their_dice_and_removes_the_blank_ones() -> None:
    """Blank ones that were not rerolled too, but none of yours. It costs two."""
    t = daring_escape()
    t.next_roll("their T02", "-")
    t.next_roll("their T06", "1R")

    t.answer("play 01126")
    assert ["their die T02 2RD", "their die T06 1MD", "their die T03 -", "stop"] == t.options()
    t.answer("their die T02 2RD", "their die T06 1MD", "stop")

    assert (["T01 -"], ["T06 1R"]) == (t.pool(), t.pool(THEM))
    assert [2] == [event.amount for event in t.events("dice_rolled")]
    assert ("you: additional_action", 0) == (t.asked(), t.resources())


@card("01126")
def test_daring_escape_may_reroll_nothing_and_still_removes_blank_dice() -> None:
    """Any number is also none, and that is fully done."""
    t = daring_escape()

    t.answer("play 01126", "stop")

    assert ["T02 2RD", "T06 1MD"] == t.pool(THEM)
    assert [] == t.events("dice_rolled")


@card("01126")
def test_daring_escape_has_ambush() -> None:
    """With no dice to reroll at all an additional action follows."""
    t = Tabletop(hand="01126")

    t.answer("play 01126")
    assert "you: additional_action" == t.asked()
    t.answer("activate T01")

    assert ("they: action", ["01126"]) == (t.asked(), t.discards())


@card("01126")
def test_daring_escape_is_not_offered_with_one_resource() -> None:
    """It costs two."""
    assert "play 01126" not in Tabletop(hand="01126", resources=1).options()
