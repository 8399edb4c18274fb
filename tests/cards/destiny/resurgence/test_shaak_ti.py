"""Resurgence: Shaak Ti, looked at more closely."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling


@card("23047")
def test_shaak_ti_is_blocked_and_comes_after() -> None:
    """Shields count; the trooper's die has done its work by then."""
    t = Tabletop("23047 01002", "T02 T06")
    t.copy("their T02").shields = 1
    t.show("01002", "2RD")
    t.show("23047", "2MD")

    t.answer("resolve ranged", "their T06", "yes", "their T02")

    assert 2 == t.copy("their T02").damage
    assert t.events("die_resolved")[0].subject in t.copy("01002").dice


@card("23047")
@ruling("arh.part8.oppdie.01")
def test_shaak_ti_uses_dice_of_her_own_in_any_pool() -> None:
    """No other die; one that lies with the opponent is resolved as if it lay in yours."""
    t = Tabletop("23047*2 01002 T01", "T02 T06")
    t.show("01002", "2RD")
    t.lend(t.show("23047", "2MD"))
    t.show("23047", "1R")
    t.show("T01", "1MD")

    t.answer("resolve ranged", "their T06", "yes")
    assert ["23047", "01002", "T01", "their T02", "their T06"] == t.options()
    t.answer("their T02")

    assert (3, ["23047 1R", "T01 1MD"]) == (t.copy("their T02").damage, t.pool())
    assert [] == t.pool(THEM)


@card("23047")
@ruling("arh.part8.oppdie.01")
def test_shaak_ti_follows_a_trooper_of_theirs_that_you_resolve() -> None:
    """It is resolved as if it were in your pool."""
    t = Tabletop("23047 T01", "01002", hand="09042")
    t.copy("T01").subtypes.append("scoundrel")
    t.show("their 01002", "2RD")
    t.show("23047", "2MD")

    t.answer("play 09042", "their 01002")

    assert "you: may" == t.asked()


@card("23047")
def test_shaak_ti_follows_melee_damage() -> None:
    """A trooper's die that joins another one will do."""
    t = Tabletop("23047 T03 T01", "T02")
    t.copy("T01").subtypes.append("trooper")
    t.show("T03", "1MD")
    t.show("T01", "+1MD")
    t.show("23047", "2MD")

    t.answer("resolve melee", "die T03 1MD", "die T01 +1MD", "their T02")

    assert "you: may" == t.asked()


@card("23047")
def test_shaak_ti_follows_indirect_damage() -> None:
    """It is damage too."""
    t = Tabletop("23047 T65", "T02")
    t.copy("T65").subtypes.append("trooper")
    t.show("T65", "2ID")
    t.show("23047", "2MD")

    t.answer("resolve indirect")

    assert "you: may" == t.asked()
