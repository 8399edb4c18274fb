"""Redemption, red cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import Tabletop, card

# Small Battles Won


@card("15081")
def test_small_battles_won_resolves_a_red_die_that_stays() -> None:
    """Yours, red and worth one."""
    t = Tabletop("T01 T03 T86 T905", "T934", hand="15081")
    t.show("T01", "1R")
    t.show("T03", "1R")
    t.show("T86", "2RD")
    t.show("T905", "1Sh")
    t.show("their T934", "1R")

    t.answer("play 15081")
    assert ["die T01 1R", "die T905 1Sh"] == t.options()
    t.answer("die T01 1R")

    assert (6, "T01 1R") == (t.resources(), t.pool()[0])
    assert "they: action" == t.asked()


@card("15081")
def test_small_battles_won_is_an_ordinary_resolution() -> None:
    """The die is paid for, and its damage can be blocked."""
    t = Tabletop("T01", "T02", hand="15081", resources=0)
    t.support("02005")
    t.show("02005", "1RD1")
    t.show("T01", "1MD")
    t.copy("their T02").shields = 1

    t.answer("play 15081", "their T02")

    assert (0, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert ["02005 1RD1", "T01 1MD"] == t.pool()


# Extra Firepower


@card("15083")
def test_extra_firepower_resolves_two_dice_for_more() -> None:
    """Each is worth one more; theirs are none of yours, and the plot is gone."""
    t = Tabletop("T01 T03 T06", "T02")
    t.support("15083")
    t.show("T01", "1R")
    t.show("T03", "1MD")
    t.show("T06", "1R")
    t.show("their T02", "1R")

    t.answer("use 15083")
    assert ["die T01 1R", "die T03 1MD", "die T06 1R", "stop"] == t.options()
    t.answer("die T01 1R", "die T03 1MD", "their T02")

    assert ("they: action", 7, 2) == (t.asked(), t.resources(), t.copy("their T02").damage)
    assert (["T06 1R"], ["15083"]) == (t.pool(), t.aside())


@card("15083")
def test_extra_firepower_may_be_one_die_with_a_modifier() -> None:
    """Both are worth one more."""
    t = Tabletop("T01 T03 T06", "T02")
    t.support("15083")
    t.show("T01", "1MD")
    t.show("T03", "+1MD")
    t.show("T06", "1R")
    t.copy("their T02").shields = 1

    t.answer("use 15083", "die T01 1MD", "die T03 +1MD", "their T02")

    assert ("they: action", 3, ["T06 1R"]) == (t.asked(), t.copy("their T02").damage, t.pool())


@card("15083")
def test_extra_firepower_is_paid_for() -> None:
    """A die that costs more than you have is not offered."""
    t = Tabletop("T83 T01", "T02", resources=0)
    t.support("15083")
    t.show("T83", "2MD1")
    t.show("T01", "1R")

    t.answer("use 15083")

    assert ["die T01 1R", "stop"] == t.options()
