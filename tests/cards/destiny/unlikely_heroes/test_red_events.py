"""Unlikely Heroes, red events: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Good Soldiers Follow Orders


def soldiers(team: str = "01002*2 T02", resources: int = 3) -> Tabletop:
    """Trooper dice of both players and another die in the pools."""
    t = Tabletop(team, "01002 T06 T04", hand="18024", resources=resources)
    t.upgrade("T624", on="01002")
    t.show("01002", "1R")
    t.show("01002", "2RD")
    t.show(team.split()[1], "1R")
    t.show("their 01002", "1R")
    t.copy("their T06").shields = 1
    t.answer("play 18024")
    return t


@card("18024")
@pytest.mark.parametrize(("resources", "left", "damage"), [(3, 1, 1), (1, 0, 0)])
def test_a_trooper_die_of_yours_is_turned_and_may_be_resolved(
    resources: int, left: int, damage: int
) -> None:
    """As it shows then, at its cost; any side may be chosen."""
    t = soldiers(resources=resources)

    assert ["die 01002 1R", "die 01002 2RD", "their die 01002 1R"] == t.options()
    t.answer("die 01002 1R")
    assert ["1RD", "2RD", "2RD1", "-"] == t.options()
    t.answer("2RD1")
    if damage:
        assert "you: may" == t.asked()
        t.answer("yes", "their T06")
        assert ["01002 2RD", "T02 1R"] == t.pool()

    assert (left, damage) == (t.resources(), t.copy("their T06").damage)
    assert "they: action" == t.asked()


@card("18024")
@pytest.mark.parametrize(
    ("team", "die"), [("01002*2 T02", "their die 01002 1R"), ("01002*2 T03", "die 01002 1R")]
)
def test_it_is_only_turned_if_it_is_theirs_or_nobody_is_blue(team: str, die: str) -> None:
    """A blue upgrade is no character."""
    t = soldiers(team)

    t.answer(die, "2RD")

    assert ("they: action", 1) == (t.asked(), len(t.events("die_turned")))


@card("18024")
def test_the_turned_die_need_not_be_resolved() -> None:
    """It stays in the pool."""
    t = soldiers()

    t.answer("die 01002 1R", "1RD", "no")

    assert ("they: action", ["01002 1RD", "01002 2RD", "T02 1R"]) == (t.asked(), t.pool())


@card("18024")
def test_without_a_trooper_die_nothing_is_resolved() -> None:
    """There is none to turn."""
    t = Tabletop("T01 T02", "T06", hand="18024")
    t.show("T01", "1R")

    t.answer("play 18024")

    assert ("they: action", ["T01 1R"]) == (t.asked(), t.pool())


# Hold The Line


@card("18064")
@pytest.mark.parametrize(("yours", "offered"), [(0, True), (1, True), (2, False)])
def test_hold_the_line_needs_more_dice_against_you(yours: int, offered: bool) -> None:
    """More than you have; then one of theirs goes."""
    t = Tabletop("T01*2", "T02*2", hand="18064")
    for _ in range(yours):
        t.show("T01", "1R")
    t.show("their T02", "1R")
    t.show("their T02", "2RD")

    assert offered == ("play 18064" in t.options())
    if offered:
        t.answer("play 18064")
        assert ["their die T02 1R", "their die T02 2RD"] == t.options()
        t.answer("their die T02 2RD")
        assert (yours, ["T02 1R"]) == (len(t.pool()), t.pool(THEM))


# This Is War!


def war(team: str) -> Tabletop:
    """Dice of several values, and this team to fight with."""
    t = Tabletop(team, "T02 T06 T01", hand="18066")
    t.upgrade("T624", on=team.split(maxsplit=1)[0])
    t.support("T79")
    t.support("24064", seat=THEM)
    t.show("their 24064", "1ID")
    t.support("T13", seat=THEM)
    t.support("T11", seat=THEM)
    t.show("their T02", "1R")
    t.show("their T06", "1MD")
    t.show("their T13", "2Sh")
    t.show("their T11", "-")
    if team.endswith("T02"):
        t.show("T02", "1R")
    t.answer("play 18066")
    return t


@card("18066")
def test_this_is_war_activates_a_red_character_to_remove_a_die() -> None:
    """A ready one of yours; then a small die that shows no damage goes."""
    t = war("T01 01002 T02")

    assert ["T01", "01002"] == t.options()
    t.next_roll("01002", "1RD")
    t.answer("01002")
    assert "01002" == t.label(t.events("activated")[0].subject)
    assert ["die T02 1R", "their die T02 1R", "their die T11 -"] == t.options()
    t.answer("their die T11 -")

    assert ["24064 1ID", "T02 1R", "T06 1MD", "T13 2Sh"] == t.pool(THEM)
    assert (True, False) == (t.copy("T01").ready, t.copy("01002").ready)


@card("18066")
@pytest.mark.parametrize("team", ["T01 T03", "T02 T03"])
def test_this_is_war_needs_a_blue_and_a_red_character(team: str) -> None:
    """Other cards of those colours will not do."""
    t = war(team)

    assert ("they: action", 5, []) == (t.asked(), len(t.pool(THEM)), t.events("activated"))
