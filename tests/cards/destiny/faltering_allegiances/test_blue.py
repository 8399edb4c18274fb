"""Faltering Allegiances, blue cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Second Sister


@card("14003")
@ruling("arh.clar.fa.10")
def test_second_sister_turns_a_die_to_a_symbol_of_hers() -> None:
    """The opponent's die and hers are chosen first; hers of two."""
    t = Tabletop("14003*2 T01", "T02 T06")
    t.show("their T02", "2RD")
    t.show("their T06", "1R")
    t.show("T01", "1MD")
    t.lend(t.show("14003", "1F"))
    second = t.state.dice[t.copy("14003").dice[1]]
    t.state.chance.dictate(ROLL, second.id, t.side_number(second, "1MD"))

    t.answer("activate 14003")
    assert ["their die T02 2RD", "their die T06 1R", "their die 14003 1F"] == t.options()
    t.answer("their die T02 2RD")
    assert ["die 14003 1MD", "their die 14003 1F"] == t.options()
    t.answer("die 14003 1MD", "1MD")

    assert ("they: action", ["T02 1MD", "T06 1R", "14003 1F"]) == (t.asked(), t.pool(THEM))


@card("14003")
@ruling("arh.clar.fa.10")
def test_second_sister_may_choose_a_symbol_that_is_not_there() -> None:
    """The die has no focus, so it is not turned."""
    t = Tabletop("14003", "T02")
    t.show("their T02", "2RD")
    t.next_roll("14003", "1F")

    t.answer("activate 14003")

    assert ("they: action", ["T02 2RD"]) == (t.asked(), t.pool(THEM))


@card("14003")
@pytest.mark.parametrize(("theirs", "gained"), [("1R", 3), ("1MD", 2)])
def test_second_sister_turns_and_resolves_another_die(theirs: str, gained: int) -> None:
    """A character die of yours, for one more, or two if theirs shows the symbol."""
    t = Tabletop("14003*2 T01", "T02")
    t.support("T11")
    t.show("14003", "Sp")
    t.show("14003", "1MD")
    t.show("T01", "1MD")
    t.show("T11", "1MD")
    t.show("their T02", theirs)

    t.answer("resolve special")
    assert ["die 14003 1MD", "die T01 1MD"] == t.options()
    t.answer("die T01 1MD")
    assert "1R" in t.options()
    t.answer("1R")

    assert ("they: action", 5 + gained) == (t.asked(), t.resources())
    assert ["14003 1MD", "T11 1MD"] == t.pool()


@card("14003")
@pytest.mark.parametrize(("resources", "damage", "left"), [(1, 2, []), (0, 0, ["T83 2MD1"])])
def test_second_sisters_other_die_is_paid_for_and_can_be_blocked(
    resources: int, damage: int, left: list[str]
) -> None:
    """As any other."""
    t = Tabletop("14003 T83", "T02", resources=resources)
    t.show("14003", "Sp")
    t.show("T83", "1Sh1")
    t.copy("their T02").shields = 1

    t.answer("resolve special", "2MD1", *["their T02"] * resources)

    assert (damage, left) == (t.copy("their T02").damage, t.pool())
    assert "they: action" == t.asked()


# Apt Lesson


def lesson(hand: str = "T901 T33", resources: int = 3) -> Tabletop:
    """A blue character's die, other dice of yours and theirs, moves in hand and discard pile."""
    t = Tabletop(
        "T02 T904 T01", "T04", hand=f"14033 {hand}", their_hand="T900", resources=resources
    )
    t.upgrade("01016", on="T02")
    t.discard_pile("T900", "T922", "T33")
    for label, side in (
        ("T02", "-"),
        ("T904", "-"),
        ("T01", "-"),
        ("their T04", "-"),
        ("01016", "-"),
    ):
        t.show(label, side)
    return t


@card("14033")
def test_apt_lesson_turns_a_blue_character_die_of_yours_and_plays_a_move() -> None:
    """The move costs what it costs, and comes from hand or discard pile."""
    t = lesson()

    t.answer("play 14033")
    assert ["die T02 -", "die T904 -"] == t.options()
    t.answer("die T02 -", "1MD", "yes")
    assert ["card T900"] == t.options()
    t.answer("card T900")

    assert ["T02 1MD", "T904 -", "T01 -", "01016 -"] == t.pool()
    assert (2, ["T922", "T33", "14033", "T900"]) == (t.resources(), t.discards())


@card("14033")
def test_apt_lesson_can_play_a_move_out_of_the_hand_or_none() -> None:
    """It may be declined."""
    for answer, hand in (("yes", ["T33"]), ("no", ["T901", "T33"])):
        t = lesson(resources=4)
        t.answer("play 14033", "die T02 -", "1MD", answer)
        if answer == "yes":
            assert ["card T901", "card T900"] == t.options()
            t.answer("card T901")
        assert hand == t.hand()


@card("14033")
def test_without_a_die_to_turn_apt_lesson_plays_nothing() -> None:
    """What follows needs the first in full."""
    t = Tabletop("T02 T01", hand="14033 T900", resources=5)
    t.show("T01", "-")

    t.answer("play 14033")

    assert ("they: action", ["T900"]) == (t.asked(), t.hand())
