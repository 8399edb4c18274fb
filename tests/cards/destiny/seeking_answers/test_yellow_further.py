"""Seeking Answers, yellow cards: shields, costs and whose, continued."""

from dejarik.testing.destiny.table import THEM, Tabletop, card


@card("21036")
def test_swindle_is_blocked() -> None:
    """Shields count."""
    t = Tabletop("T01", "T02", hand="21036")
    t.copy("T01").subtypes.append("scoundrel")
    t.copy("their T02").shields = 1
    t.upgrade("T21", on="T01")
    t.show("T21", "1RD1")

    t.answer("play 21036")
    assert ["T01", "their T02"] == t.options()
    t.answer("their T02")

    assert 0 == t.copy("their T02").damage
    assert 3 == t.resources()


@card("21037")
def test_the_underworld_plays_from_your_hand() -> None:
    """Neither from the discard pile nor from their hand; it is no power action."""
    t = Tabletop("T01 T03", "T02", hand="T32", their_hand="T32", resources=2)
    t.discard_pile("T32")
    t.support("21037")
    t.show("T01", "1R")

    t.answer("use 21037")
    assert ["card T32"] == t.options()
    t.answer("card T32", "pass")

    assert 0 == t.resources()
    assert "use 21037" in t.options()


@card("21037")
def test_the_underworld_takes_one_off() -> None:
    """What is dearer cannot be chosen."""
    t = Tabletop("T01 T03", "T02", hand="T32", resources=1)
    t.support("21037")
    t.show("T01", "1R")

    t.answer("use 21037")

    assert ["stop"] == t.options()


@card("21071")
def test_cobb_vanth_pays_and_is_blocked() -> None:
    """Cost and shields count; their dice do not; guardian is for one die."""
    t = Tabletop("21071 T01", "T02 T06")
    t.copy("their T02").shields = 1
    t.upgrade("T21", on="21071")
    t.next_roll("21071", "1R")
    t.next_roll("T21", "1RD1")
    t.show("their T06", "2RD")
    t.show("their T02", "2RD")

    t.answer("activate 21071", "first 21071")
    assert ["no", "yes"] == t.options()
    t.answer("yes", "their T02")
    assert ["their die T06 2RD", "their die T02 2RD", "stop"] == t.options()
    t.answer("their die T06 2RD")

    assert 4 == t.resources()
    assert 0 == t.copy("their T02").damage
    assert "they: action" == t.asked()


@card("21071")
def test_cobb_vanth_minds_his_own_activation() -> None:
    """Another character brings nothing."""
    t = Tabletop("21071 T03", "T02")
    t.show("21071", "2RD")

    t.answer("activate T03")

    assert "they: action" == t.asked()


@card("21073")
def test_sabine_wren_pays_and_is_blocked_not_at_all_by_supports() -> None:
    """Only disrupt of yours, once a round."""
    t = Tabletop("21073 T01", "T02")
    t.copy("their T02").shields = 1
    t.support("T12", seat=THEM)
    t.support("T14", seat=THEM)
    t.show("21073", "2Dr")
    t.show("T01", "1R")
    t.show("their T14", "3Dr")

    t.answer("use 21073")
    assert ["die 21073 2Dr", "stop"] == t.options()
    t.answer("die 21073 2Dr", "pass")

    assert 1 == t.copy("their T02").damage
    assert ["T01 1R"] == t.pool()
    assert "use 21073" not in t.options()


@card("21073")
def test_sabine_wrens_special_is_blocked() -> None:
    """By shields; supports are not hit."""
    t = Tabletop("21073", "T02")
    t.copy("their T02").shields = 1
    t.support("T12", seat=THEM)
    t.show("21073", "Sp")

    t.answer("resolve special")

    assert 0 == t.copy("their T02").damage
    assert 1 == len(t.events("damage_dealt"))


@card("21077")
def test_so_long_sky_trash_is_blocked() -> None:
    """By a shield."""
    t = Tabletop("T01", "T02", hand="21077")
    t.copy("their T02").shields = 1
    t.support("T14")
    t.show("T14", "2ID")
    t.show("T01", "1R")

    t.answer("play 21077", "their T02")

    assert 0 == t.copy("their T02").damage


@card("21096")
def test_garsa_fwip_chooses_one_die() -> None:
    """Of several, yours too; without a token on a character none."""
    t = Tabletop("21096 T01*2", "T02")
    t.copy("T01").charms = 1
    t.support("T12").charms = 1
    t.show("T01", "1R")
    t.show("T01", "1MD")
    t.show("their T02", "1MD")

    t.answer("use 21096")
    assert ["die T01 1R", "die T01 1MD"] == t.options()
    t.answer("die T01 1MD")
    assert ["2RD", "1Sh", "1R", "+1MD", "-"] == t.options()
    t.answer("-")

    assert ["T01 1R", "T01 -"] == t.pool()
    assert 1 == t.copy("T12").charms
    assert 0 == t.copy("T01").charms


@card("21096")
def test_garsa_fwip_has_charm() -> None:
    """A token on any character after her activation."""
    t = Tabletop("21096 T01", "T02")

    t.answer("activate 21096")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["21096", "T01", "their T02"] == t.options()
    t.answer("their T02")

    assert 1 == t.copy("their T02").charms
