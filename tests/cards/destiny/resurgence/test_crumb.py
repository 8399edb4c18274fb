"""Resurgence, Salacious B. Crumb: what it laughs at."""

import pytest

from dejarik.testing.destiny.table import Tabletop, card, ruling
from tests.cards.destiny.idioms import followed, waits_only_for_your_activation


def crumb(sides: str, team: str = "T01*3 T03", theirs: str = "T02 T06") -> Tabletop:
    """The jester is activated over these dice of yours."""
    t = Tabletop(team, theirs, resources=0)
    t.support("23040")
    for side in sides.split():
        t.show("T01", side)
    t.show("their T02", "1R")
    t.copy("their T02").shields = 1
    t.answer("activate 23040")
    return t


@card("23040")
def test_crumb_laughs_at_two_alike() -> None:
    """A resource, and then indirect damage, both if you wish."""
    t = crumb("1R 2RD 1R")
    assert ("you: may", ["no", "yes"], False) == (t.asked(), t.options(), t.copy("23040").ready)
    t.answer("yes")
    assert ("you: may", 1) == (t.asked(), t.resources())
    t.answer("yes")

    assert "they: indirect_damage" == t.asked()
    t.answer("their T02")
    assert (0, 0) == (t.copy("their T02").shields, t.copy("T01").damage)
    assert followed(t, "activated", "resources_gained")


@card("23040")
@pytest.mark.parametrize("sides", ["1R 2RD", "1R -", "1R", "1R 1MD"])
def test_crumb_does_not_laugh_at_different_dice(sides: str) -> None:
    """A die of theirs is not one of yours."""
    t = crumb(sides)

    assert ("they: action", 0) == (t.asked(), t.resources())


@card("23040")
@ruling("arh.part2.symbol.01")
def test_who_does_not_laugh_deals_nothing() -> None:
    """The damage comes only then; a blank is a symbol too."""
    t = crumb("1R - -")

    t.answer("no")

    assert ("they: action", 0) == (t.asked(), t.resources())


@card("23040")
def test_the_damage_need_not_be_dealt() -> None:
    """The resource is yours all the same."""
    t = crumb("2RD 2RD")

    t.answer("yes", "no")

    assert ("they: action", 1, 1) == (t.asked(), t.resources(), t.copy("their T02").shields)


@card("23040")
@pytest.mark.parametrize("jabba", ["01020", "22030"])
def test_with_jabba_crumb_deals_plain_damage(jabba: str) -> None:
    """To any character; it can be blocked. Jabba is Jabba, however he is spelled."""
    t = crumb("2RD 2RD", team=f"T01*3 {jabba}")

    t.answer("yes", "yes")
    assert ["T01", jabba, "their T02", "their T06"] == t.options()
    t.answer("their T02")

    assert (0, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)


@card("23040")
def test_their_jabba_does_not_help_crumb() -> None:
    """He must be yours."""
    t = crumb("2RD 2RD", theirs="T02 01020")

    t.answer("yes", "yes")

    assert "they: indirect_damage" == t.asked()


@card("23040")
def test_crumb_laughs_when_you_activate_it() -> None:
    """Not at anything else."""
    t = Tabletop("T03", "T02")
    t.support("23040")

    waits_only_for_your_activation(t, "23040")
