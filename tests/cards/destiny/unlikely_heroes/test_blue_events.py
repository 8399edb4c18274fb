"""Unlikely Heroes, more blue events: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Expunge Weakness


def expunge(team: str, *sides: str) -> Tabletop:
    """These sides of yours, and two dice of theirs, one of them blank."""
    t = Tabletop(team, "T02 T06", hand="18006")
    t.upgrade("T624", on="T03")
    for code, side in zip(team.split(), sides, strict=False):
        t.show(code, side)
    t.show("their T02", "-")
    t.show("their T06", "1R")
    t.answer("play 18006")
    return t


@card("18006")
def test_expunge_weakness_trades_a_blank_for_a_die_of_theirs() -> None:
    """Your blank, then any die of theirs."""
    t = expunge("T03 T04 T01", "-", "-", "1R")

    assert ["die T03 -", "die T04 -"] == t.options()
    t.answer("die T04 -")
    assert ["their die T02 -", "their die T06 1R"] == t.options()
    t.answer("their die T06 1R")

    assert (["T03 -", "T01 1R"], ["T02 -"]) == (t.pool(), t.pool(THEM))


@card("18006")
@pytest.mark.parametrize(("team", "side"), [("T03 T01", "-"), ("T03 T04", "1R")])
def test_expunge_weakness_needs_a_blue_character_and_a_blank(team: str, side: str) -> None:
    """Without either nothing is removed at all."""
    t = expunge(team, side)

    assert ("they: action", 1, 2) == (t.asked(), len(t.pool()), len(t.pool(THEM)))


# Through Power, Gain Strength


def strength() -> Tabletop:
    """Dice that show damage and others, one of them with a cost."""
    t = Tabletop("T01*2 T03", "T02*2", hand="18007", resources=3)
    t.support("T70")
    t.support("T14")
    t.show("T01", "1MD")
    t.show("T01", "1R")
    t.show("T70", "1RD1")
    t.show("T14", "2ID")
    t.show("their T02", "2RD")
    t.show("their T02", "1MD")
    t.copy("their T02").shields = 1
    return t


@card("18007")
def test_a_removed_die_gives_strength_to_another() -> None:
    """Any die goes; then one of yours that shows damage is worth two more, at its cost."""
    t = strength()

    t.answer("play 18007")
    yours = ["die T01 1MD", "die T01 1R", "die T70 1RD1", "die T14 2ID"]
    assert [*yours, "their die T02 2RD", "their die T02 1MD"] == t.options()
    t.answer("their die T02 2RD")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["die T01 1MD", "die T70 1RD1", "die T14 2ID"] == t.options()
    t.answer("die T70 1RD1", "their T02")

    assert (2, 0) == (t.copy("their T02").damage, t.resources())
    assert ["T01 1MD", "T01 1R", "T14 2ID"] == t.pool()


@card("18007")
def test_nothing_need_be_resolved() -> None:
    """It may be left at the removal."""
    t = strength()

    t.answer("play 18007", "die T01 1R", "no")

    assert ("they: action", ["T01 1MD", "T70 1RD1", "T14 2ID"]) == (t.asked(), t.pool())


@card("18007")
def test_without_a_removal_nothing_is_resolved() -> None:
    """A die that cannot be removed is no price."""
    t = Tabletop("01036", "T02", hand="18007", resources=3)

    t.answer("play 18007")

    assert "they: action" == t.asked()


# Vile Machinations


def vile(team: str) -> Tabletop:
    """Dice that show damage and others in both pools."""
    t = Tabletop(team, "T02 T03", hand="18008")
    first = team.split(maxsplit=1)[0]
    t.upgrade("T624", on=first)
    t.upgrade("01023", on=first)
    t.show("T01", "1MD")
    t.support("T11")
    t.support("T14")
    t.show("T11", "1R")
    t.show("T14", "2ID")
    t.show("their T02", "2RD")
    t.show("their T03", "1R")
    t.answer("play 18008")
    return t


@card("18008")
def test_a_yellow_and_a_blue_character_do_one_thing_each() -> None:
    """A die without damage goes, and one that shows it turns blank; each if you like."""
    t = vile("T01 T02 T03")

    t.answer("yes")
    assert ["die T11 1R", "their die T03 1R"] == t.options()
    t.answer("their die T03 1R")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["die T01 1MD", "die T14 2ID", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")

    assert (["T01 1MD", "T11 1R", "T14 2ID"], ["T02 -"]) == (t.pool(), t.pool(THEM))


@card("18008")
@pytest.mark.parametrize(
    ("team", "removed", "turned"), [("T01 T03", 1, 0), ("T01 T02", 0, 1), ("T01", 0, 0)]
)
def test_each_needs_its_colour(team: str, removed: int, turned: int) -> None:
    """Upgrades of those colours do not help, nor do their characters."""
    t = vile(team)

    if removed or turned:
        t.answer("yes")
        t.answer("their die T03 1R" if removed else "their die T02 2RD")

    assert "they: action" == t.asked()
    assert (removed, turned) == (len(t.events("die_removed")), len(t.events("die_turned")))


@card("18008")
def test_each_may_be_left_out() -> None:
    """Then nothing happens to the dice."""
    t = vile("T01 T02 T03")

    t.answer("no", "no")

    assert ("they: action", [], []) == (t.asked(), t.events("die_removed"), t.events("die_turned"))


# Deep Meditation


@card("18051")
@pytest.mark.parametrize(("who", "yours", "theirs"), [("you", 2, 0), ("they", 0, 2)])
def test_deep_meditation_discards_by_what_their_die_shows(
    who: str, yours: int, theirs: int
) -> None:
    """Their die, to any side; then as many cards as its value from a deck of your choice."""
    t = Tabletop("T01", "T02 T06", hand="18051")
    t.show("T01", "1R")
    t.show("their T02", "1R")
    t.show("their T06", "-")

    t.answer("play 18051")
    assert ["their die T02 1R", "their die T06 -"] == t.options()
    t.answer("their die T02 1R")
    assert ["1MD", "2RD", "1Sh", "+1MD", "-"] == t.options()
    t.answer("2RD")
    assert ["you", "they"] == t.options()
    t.answer(who)

    assert ["18051", *["T31"] * yours] == sorted(t.discards())
    assert ["T31"] * theirs == t.discards(THEM)


@card("18051")
def test_deep_meditation_needs_a_die_of_theirs() -> None:
    """Without one no deck is touched."""
    t = Tabletop("T01", "T02", hand="18051")
    t.show("T01", "1R")

    t.answer("play 18051")

    assert ("they: action", ["18051"], []) == (t.asked(), t.discards(), t.discards(THEM))


# I Don't Need Luck


@card("18054")
def test_two_blanks_are_turned_to_any_side() -> None:
    """Two of yours, each by itself."""
    t = Tabletop("T01*3 T03", "T02", hand="18054")
    for _ in range(3):
        t.show("T01", "-")
    t.show("T03", "1R")
    t.show("their T02", "-")

    t.answer("play 18054")
    assert ["die T01 -", "die T01 -"] == t.options()
    t.choose(0)
    t.choose(0)
    assert ["1MD", "2RD", "1Sh", "1R", "+1MD"] == t.options()
    t.answer("2RD")
    t.answer("1R")

    assert ["T01 2RD", "T01 1R", "T01 -", "T03 1R"] == t.pool()


@card("18054")
def test_one_blank_is_not_enough() -> None:
    """Then nothing is turned; theirs does not count."""
    t = Tabletop("T01", "T02", hand="18054")
    t.show("T01", "-")
    t.show("their T02", "-")

    t.answer("play 18054")

    assert ("they: action", ["T01 -"]) == (t.asked(), t.pool())
