"""Seeking Answers, cards that ask whose effect defeated a character."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import followed

# Ponda Baba


@card("21031")
@pytest.mark.parametrize(("by", "left"), [(THEM, 0), (YOU, 2)])
def test_ponda_baba_takes_your_hand_along_if_an_opponent_defeats_him(by: int, left: int) -> None:
    """Not if you did it yourself, and never the opponent's hand."""
    t = Tabletop("21031 T01", "T02 T06", hand="T31 T32", their_hand="T33")
    t.copy("21031").damage = 11
    t.discard_pile("T34")
    t.show("T01" if by == YOU else "their T02", "2RD")

    t.answer(*["pass"] * (by == THEM), "resolve ranged", "21031")

    assert (left, 1) == (len(t.hand()), len(t.hand(THEM)))
    assert 2 - left == len(t.events("card_discarded"))
    assert left or followed(t, "defeated", "card_discarded")


@card("21031")
def test_ponda_baba_stays_quiet_when_another_falls() -> None:
    """Only his own defeat counts."""
    t = Tabletop("21031 T01", "T02", hand="T31")
    t.copy("T01").damage = 7
    t.show("their T02", "2RD")

    t.answer("pass", "resolve ranged", "T01")

    assert 1 == len(t.hand())


@card("21031")
@pytest.mark.parametrize(("by", "left"), [(THEM, 0), (YOU, 2)])
def test_ponda_baba_may_be_defeated_without_damage(by: int, left: int) -> None:
    """By the power action of a character that is yours or the opponent's."""
    t = Tabletop("21031 23058", "T02 23058", hand="T31 T32")
    t.copy("21031").damage = 10
    whose = "23058" if by == YOU else "their 23058"
    t.show(whose, "1R")

    t.answer(*["pass"] * (by == THEM), f"use {whose}")

    assert left == len(t.hand())


def ponda(side: str = "2RD", resources: int = 5) -> Tabletop:
    """His dice are rerolled, the first to this side, with weapons and others in play."""
    t = Tabletop("21031*2 T01", "T02", resources=resources)
    t.show("21031", "1R")
    t.show("21031", "1Dc")
    t.show("T01", "1R")
    for code in ("01054", "T22", "01063"):
        t.upgrade(code, on="T01")
    for code in ("01059", "01062", "01016"):
        t.upgrade(code, on="their T02")
    t.next_roll("21031", side)
    t.answer("use 21031")
    return t


@card("21031")
def test_ponda_baba_discards_a_weapon_or_equipment_up_to_the_value_of_his_die() -> None:
    """Anybody's, for up to 1; one of his own dice goes, and a resource."""
    t = ponda("1Dc")

    assert (2, "you: may") == (len(t.events("dice_rolled")[0].items), t.asked())
    t.answer("yes")
    assert ["21031", "21031"] == [one.split()[1] for one in t.options()]
    t.answer("die 21031 1Dc")
    assert ["01054", "their 01062", "their 01016"] == t.options()
    t.answer("their 01062")

    assert (1, ["01062"], ["21031", "T01"]) == (
        t.events("resources_spent")[0].amount,
        t.discards(THEM),
        [one.split()[0] for one in t.pool()],
    )


@card("21031")
@pytest.mark.parametrize(("answer", "resources"), [("no", 5), ("", 0)])
def test_ponda_baba_may_keep_his_dice(answer: str, resources: int) -> None:
    """Nothing is discarded for nothing, and without a resource it is not offered."""
    t = ponda(resources=resources)
    if answer:
        t.answer(answer)

    assert ("they: action", 3, []) == (t.asked(), len(t.pool()), t.discards(THEM))


@card("21031")
def test_ponda_baba_removes_nothing_unless_his_dice_were_rerolled() -> None:
    """A card of yours forbids it, so nothing follows."""
    t = Tabletop("21031", "T02")
    t.support("21010")
    t.show("21031", "1R")
    t.upgrade("01016", on="their T02")

    t.answer("use 21031")

    assert "they: action" == t.asked()


@card("21031")
def test_ponda_baba_rerolls_and_removes_his_die_wherever_it_lies() -> None:
    """In the opponent's pool as well."""
    t = Tabletop("21031", "T02")
    t.upgrade("01016", on="their T02")
    t.lend(t.show("21031", "1R"))

    t.answer("use 21031", "yes")

    assert ([1], [], ["01016"]) == (
        [len(one.items) for one in t.events("dice_rolled")],
        t.pool(THEM),
        t.discards(THEM),
    )
