"""Unlikely Heroes, blue cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Dark Rage


@card("18012")
@pytest.mark.parametrize(("damage", "dealt"), [(5, 1), (6, 2), (8, 2), (9, 3)])
def test_dark_rage_grows_with_the_damage(damage: int, dealt: int) -> None:
    """Of the attached character; other dice are worth what they were."""
    t = Tabletop("04001 T01", "T06")
    t.upgrade("18012", on="04001")
    t.copy("04001").damage = damage
    t.copy("T01").damage = 9
    t.show("18012", "1MD")
    t.show("T01", "1R")

    t.answer("resolve melee", "their T06")
    t.answer("pass", "resolve resource")

    assert (dealt, 6) == (t.copy("their T06").damage, t.resources())


@card("18012")
@ruling("arh.clar.uh.04")
def test_the_cost_of_dark_rage_counts_already() -> None:
    """The damage it costs brings the character to six."""
    t = Tabletop("04001", "T06")
    t.upgrade("18012", on="04001")
    t.copy("04001").damage = 5
    t.show("18012", "1MDi1")

    t.answer("resolve melee", "their T06")

    assert (6, 2) == (t.copy("04001").damage, t.copy("their T06").damage)


@card("18012")
def test_dark_rage_goes_on_blue_characters() -> None:
    """Not on others."""
    t = Tabletop("T01 T02 T04", "T06", hand="18012")

    t.answer("play 18012")

    assert ["T02", "T04"] == t.options()


# Echo Three To Echo Seven


def echo(team: str = "T01 T03") -> Tabletop:
    """Character dice of both players and one of a support in the pools."""
    t = Tabletop(team, "T02 T06", hand="18052")
    t.support("T11")
    t.upgrade("01023", on="T01")
    t.show("T01", "1MD")
    t.show("T11", "2RD")
    t.show("their T02", "2RD")
    t.show("their T06", "1R")
    t.answer("play 18052")
    return t


@card("18052")
def test_a_die_is_turned_to_be_like_another() -> None:
    """Character dice of either player; then a yellow character brings a shield."""
    t = echo()

    assert ["die T01 1MD", "their die T02 2RD", "their die T06 1R"] == t.options()
    t.answer("their die T02 2RD")
    assert ["die T01 1MD", "their die T06 1R"] == t.options()
    t.answer("die T01 1MD")
    assert ["T01 2RD", "T11 2RD"] == t.pool()
    assert ["T01", "T03", "their T02", "their T06"] == t.options()
    t.answer("their T06")

    assert ("they: action", 1) == (t.asked(), t.copy("their T06").shields)


@card("18052")
def test_without_a_yellow_character_there_is_no_shield() -> None:
    """Theirs does not count, nor does another card."""
    t = echo("T01")

    t.answer("their die T02 2RD", "die T01 1MD")

    assert ("they: action", ["T01 2RD", "T11 2RD"]) == (t.asked(), t.pool())


@card("18052")
@pytest.mark.parametrize("side", ["3MD", "1F"])
def test_symbol_and_value_must_both_fit(side: str) -> None:
    """Another value or symbol will not do; then nothing is turned and nothing follows."""
    t = Tabletop("T01 T03", "T07", hand="18052")
    t.show("T01", "1R")
    t.show("their T07", side)

    t.answer("play 18052", f"their die T07 {side}")

    assert ("they: action", ["T01 1R"]) == (t.asked(), t.pool())
    assert [] == t.events("die_turned")


# I Have You


@card("18055")
def test_two_characters_of_different_colours_are_activated() -> None:
    """Ready ones of yours; then one of the two gets two shields."""
    t = Tabletop("T03 T06 T02 T05 T10", "T01 T04", hand="18055")
    t.support("T13")
    t.copy("T05").ready = False

    t.answer("play 18055")
    assert ["T03", "T06", "T02"] == t.options()
    t.answer("T03")
    assert ["T02", "T10"] == t.options()
    t.answer("T02")
    assert ("you: choose", ["T03", "T02"]) == (t.asked(), t.options())
    t.answer("T02")

    assert (0, 2) == (t.copy("T03").shields, t.copy("T02").shields)
    activated, exhausted = t.events("activated"), t.events("exhausted")
    assert ["T03", "T02"] == [t.label(event.subject) for event in activated]
    assert activated[0].serial < exhausted[1].serial


@card("18055")
def test_characters_of_one_colour_are_not_activated_together() -> None:
    """One of them is, and nothing follows."""
    t = Tabletop("T03 T06", "T01", hand="18055")

    t.answer("play 18055")
    assert ["T03", "T06"] == t.options()
    t.answer("T03")

    assert ("they: action", 0, True) == (t.asked(), t.copy("T03").shields, t.copy("T06").ready)


# Restore


@card("18056")
@pytest.mark.parametrize("renewed", [False, True])
def test_restore_removes_a_blue_die_to_heal_its_character(renewed: bool) -> None:
    """Only a blue character die of yours; from the discard pile it costs one."""
    t = Tabletop("T02 T04 T01", "T02", hand="" if renewed else "18056")
    if renewed:
        t.discard_pile("18056")
    t.support("T296")
    t.copy("T02").damage = t.copy("T04").damage = 3
    t.show("T02", "1R")
    t.show("T04", "1R")
    t.show("T01", "1R")
    t.show("T296", "1R")
    t.show("their T02", "1R")

    t.answer("play 18056")
    assert ["die T02 1R", "die T04 1R"] == t.options()
    t.answer("die T04 1R")

    assert (3, 1) == (t.copy("T02").damage, t.copy("T04").damage)
    assert (4 if renewed else 5) == t.resources()


@card("18056")
def test_restore_heals_nothing_without_a_die() -> None:
    """Nobody else is healed."""
    t = Tabletop("T02", "T01", hand="18056")
    t.copy("T02").damage = 3

    t.answer("play 18056")

    assert ("they: action", 3) == (t.asked(), t.copy("T02").damage)


# Bendu's Foresight


def foresight(*sides: str) -> Tabletop:
    """Two is named; the die of yours that is rerolled comes to show these sides in turn."""
    t = Tabletop("T01", "T02", hand="18088")
    t.show("T01", "1MD")
    t.show("their T02", "1R")
    t.answer("play 18088")
    assert ("you: number", 10) == (t.asked(), len(t.options()))
    t.next_roll("T01", sides[0])
    t.answer("number 2")
    assert ["die T01 1MD", "their die T02 1R"] == t.options()
    t.answer("die T01 1MD")
    return t


@card("18088")
def test_bendus_foresight_removes_a_die_it_foresaw() -> None:
    """Then there is no second time."""
    t = foresight("2RD")

    assert ("they: action", [], ["T02 1R"]) == (t.asked(), t.pool(), t.pool(THEM))


@card("18088")
def test_bendus_foresight_may_be_repeated_once() -> None:
    """All of it: another number, another die; and not a third time."""
    t = foresight("1Sh")
    assert ("you: may", ["T01 1Sh"]) == (t.asked(), t.pool())
    t.answer("yes", "number 1")
    t.next_roll("their T02", "1MD")
    t.answer("their die T02 1R")
    assert ("they: action", [], ["T01 1Sh"]) == (t.asked(), t.pool(THEM), t.pool())

    t = foresight("1Sh")
    t.answer("yes", "number 3")
    t.next_roll("their T02", "1MD")
    t.answer("their die T02 1R")
    assert ("they: action", ["T02 1MD"]) == (t.asked(), t.pool(THEM))


@card("18088")
def test_bendus_foresight_may_be_left_at_that() -> None:
    """The repetition is optional."""
    t = foresight("1Sh")

    t.answer("no")

    assert ("they: action", ["T01 1Sh"]) == (t.asked(), t.pool())
