"""Two-Player Game, more gray events: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Doubt


def doubt(roll: str) -> Tabletop:
    """Doubt in hand, dice of both players, and the next roll of an opponent's die."""
    t = Tabletop("T01", "T02*2 T06", hand="04020", resources=0, their_resources=0)
    t.show("T01", "1MD")
    t.show("their T02", "1Sh")
    t.show("their T06", "2RD")
    t.next_roll("their T02", roll)
    return t


@card("04020")
def test_doubt_rerolls_an_opponents_die_which_they_may_resolve() -> None:
    """Only their dice are offered; the opponent chooses, and gains what it shows."""
    t = doubt("1R")

    t.answer("play 04020")
    assert ["their die T02 1Sh", "their die T06 2RD"] == t.options()
    t.answer("their die T02 1Sh")
    assert ("they: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")

    assert (0, 1, ["T06 2RD"]) == (t.resources(), t.resources(THEM), t.pool(THEM))
    assert [1] == [event.amount for event in t.events("die_resolved")]


@card("04020")
def test_doubts_opponent_chooses_the_target_of_the_die() -> None:
    """It is resolved as their own."""
    t = doubt("2RD")

    t.answer("play 04020", "their die T02 1Sh", "yes")
    assert ("they: choose", ["T01", "their T02", "their T06"]) == (t.asked(), t.options())
    t.answer("T01")

    assert 2 == t.copy("T01").damage


@card("04020")
def test_doubts_opponent_pays_for_the_die_and_meets_your_shields() -> None:
    """It is resolved like any die: for its cost, and against shields; too dear, it is removed."""
    for resources, shields, answers in ((1, 0, ["yes", "T01"]), (0, 1, [])):
        t = Tabletop("T01", "T02", hand="04020", their_resources=resources)
        t.support("T70", seat=THEM)
        t.show("their T70", "1Sh")
        t.next_roll("their T70", "1RD1")
        t.copy("T01").shields = 1
        t.answer("play 04020", *answers)

        assert ("they: action", 0, []) == (t.asked(), t.resources(THEM), t.pool(THEM))
        assert (shields, 0) == (t.copy("T01").shields, t.copy("T01").damage)


@card("04020")
def test_doubts_opponent_may_remove_the_die() -> None:
    """Just that die, and nothing is resolved."""
    t = doubt("1R")

    t.answer("play 04020", "their die T02 1Sh", "no")

    assert (0, ["T06 2RD"]) == (t.resources(THEM), t.pool(THEM))
    assert [] == t.events("die_resolved")


@card("04020")
@pytest.mark.parametrize("side", ["-", "+1MD"])
def test_doubt_removes_a_die_that_cannot_be_resolved(side: str) -> None:
    """Nobody is asked about a blank or a modifier: of the two things only one can be done."""
    t = doubt(side)

    t.answer("play 04020", "their die T02 1Sh")

    assert ("they: action", ["T06 2RD"]) == (t.asked(), t.pool(THEM))
    assert ([], [THEM]) == (t.events("die_resolved"), [one.seat for one in t.events("die_removed")])


@card("04020")
def test_doubt_does_nothing_without_an_opponents_die() -> None:
    """Nobody is asked anything."""
    t = Tabletop(hand="04020")
    t.show("T01", "1MD")

    t.answer("play 04020")

    assert ("they: action", ["T01 1MD"]) == (t.asked(), t.pool())
    assert ["04020"] == t.discards()


# Sound The Alarm


def sound_the_alarm() -> Tabletop:
    """The event in hand; dice of both players, some showing damage, some not."""
    t = Tabletop("T01", "T02*2 T06", hand="04045", resources=0)
    t.support("T14", seat=THEM)
    t.show("T01", "1MD")
    t.show("their T02", "1MD")
    t.show("their T06", "+1MD")
    t.show("their T14", "2ID")
    t.show("their T02", "2RD")
    t.next_roll("their T02", "-")
    t.next_roll("their T14", "2Re")
    return t


@card("04045")
def test_sound_the_alarm_rerolls_any_number_of_an_opponents_damage_dice() -> None:
    """Of every kind of damage, modifiers too; your own dice are safe. It costs nothing."""
    t = sound_the_alarm()

    t.answer("play 04045")
    assert [
        "their die T02 1MD",
        "their die T06 +1MD",
        "their die T14 2ID",
        "their die T02 2RD",
        "stop",
    ] == t.options()
    t.answer("their die T02 1MD", "their die T14 2ID", "stop")

    assert ["T02 -", "T06 +1MD", "T14 2Re", "T02 2RD"] == t.pool(THEM)
    assert ["T01 1MD"] == t.pool()
    assert [2] == [event.amount for event in t.events("dice_rolled")]


@card("04045")
def test_sound_the_alarm_may_reroll_nothing_and_everything() -> None:
    """None is a number too."""
    t = sound_the_alarm()
    t.answer("play 04045", "stop")
    assert ("they: action", []) == (t.asked(), t.events("dice_rolled"))

    t = sound_the_alarm()
    t.answer("play 04045")
    t.answer(*[one for one in t.options() if one != "stop"])
    assert [4] == [event.amount for event in t.events("dice_rolled")]


@card("04045")
def test_sound_the_alarm_leaves_dice_alone_that_show_no_damage() -> None:
    """With none showing damage nothing is asked."""
    t = Tabletop(hand="04045")
    t.show("T01", "1MD")
    t.show("their T02", "1Sh")

    t.answer("play 04045")

    assert ("they: action", ["T02 1Sh"]) == (t.asked(), t.pool(THEM))
    assert [] == t.events("dice_rolled")
