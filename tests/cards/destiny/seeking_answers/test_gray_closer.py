"""Seeking Answers, gray cards looked at more closely: costs, shields, whose and when."""

from dejarik.testing.destiny.table import THEM, Tabletop, card


@card("21102")
def test_figrin_dan_chooses_among_dice() -> None:
    """Of that character; cost and shields count."""
    t = Tabletop("21102 T83*2", "T02")
    t.copy("T83").charms = 3
    t.copy("their T02").shields = 1
    t.show("T83", "2MD1")
    t.show("T83", "1RD1")
    t.show("their T02", "2RD")

    t.answer("use 21102")
    assert ["die T83 2MD1", "die T83 1RD1"] == t.options()
    t.answer("die T83 2MD1")
    assert ["21102", "T83", "their T02"] == t.options()
    t.answer("their T02")

    assert 4 == t.resources()
    assert 1 == t.copy("their T02").damage
    assert 1 == t.copy("T83").charms
    assert ["T83 2MD1", "T83 1RD1"] == t.pool()


@card("21102")
def test_figrin_dan_pays_in_full() -> None:
    """Without two tokens on a character no die is resolved."""
    t = Tabletop("21102 T01", "T02")
    t.copy("T01").charms = 1
    t.support("T12").charms = 2
    t.show("T01", "1R")

    t.answer("use 21102")

    assert 5 == t.resources()
    assert 2 == t.copy("T12").charms


@card("21102")
def test_figrin_dan_has_charm() -> None:
    """A token on any character after his activation."""
    t = Tabletop("21102 T01", "T02")

    t.answer("activate 21102")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["21102", "T01", "their T02"] == t.options()
    t.answer("their T02")

    assert 1 == t.copy("their T02").charms


@card("21104")
def test_a_charm_offensive_takes_tokens_from_characters() -> None:
    """Not from a support."""
    t = Tabletop("T01", "T02", hand="21104")
    t.support("T12").charms = 1
    t.show("their T02", "2RD")

    t.answer("play 21104")

    assert ["T02 2RD"] == t.pool(THEM)
    assert 1 == t.copy("T12").charms


@card("21110")
def test_the_moisture_farm_pays_for_the_die() -> None:
    """Its cost; the die leaves; with the farm ready it works again."""
    t = Tabletop("T01", "T02")
    t.support("21110")
    t.support("T70")
    t.show("T70", "2R1")

    t.answer("use 21110", "pass")

    assert 6 == t.resources()
    assert [] == t.pool()
    assert "use 21110" in t.options()


@card("21111")
def test_the_modal_nodes_have_charm() -> None:
    """A token on any character after their activation."""
    t = Tabletop("T03", "T02")
    t.support("21111")

    t.answer("activate 21111")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["T03", "their T02"] == t.options()
    t.answer("their T02")

    assert 1 == t.copy("their T02").charms


@card("21112")
def test_the_ib_94_may_be_tried_again() -> None:
    """It is no power action."""
    t = Tabletop("T01", "T02")
    t.upgrade("21112", on="T01")

    assert ["activate T01", "use 21112", "claim", "pass"] == t.options()
    t.answer("use 21112", "pass")

    assert "use 21112" in t.options()
