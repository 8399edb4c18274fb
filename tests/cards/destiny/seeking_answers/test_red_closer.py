"""Seeking Answers, red cards looked at more closely: costs, shields, whose and when."""

from dejarik.testing.destiny.table import THEM, Tabletop, card


@card("21019")
def test_stormtroopers_pay_for_their_precision() -> None:
    """The die's cost; the die leaves."""
    t = Tabletop("01002 T01", "T02", hand="21019")
    t.upgrade("T21", on="T01")
    t.copy("T21").subtypes.append("weapon")
    t.copy("T01").subtypes.append("trooper")
    t.show("T21", "1RD1")
    t.show("T01", "1MD")

    t.answer("play 21019")
    assert ["01002", "T01", "their T02"] == t.options()
    t.answer("their T02")

    assert 4 == t.resources()
    assert 1 == t.copy("their T02").damage
    assert ["T01 1MD"] == t.pool()


@card("21021")
def test_a_shield_recharge_gives_two_shields() -> None:
    """No more."""
    t = Tabletop("T01 T03", "T02", hand="21021")

    t.answer("play 21021")
    assert ["T01", "T03"] == t.options()
    t.answer("T01")

    assert 1 == t.copy("T01").damage
    assert 2 == t.copy("T01").shields


@card("21022")
def test_youre_far_too_trusting_pays_for_their_die() -> None:
    """Its cost; damage of any kind is left alone, and so are your dice."""
    t = Tabletop("01004", "T83*2 T02 T65", hand="21022")
    t.show("their T83", "2R1")
    t.show("their T83", "2ID")
    t.show("their T02", "1MD")
    t.support("T11")
    t.show("T11", "1R")

    t.answer("play 21022")

    assert 4 == t.resources()
    assert ["T83 2ID", "T02 1MD"] == t.pool(THEM)
    assert ["T11 1R"] == t.pool()


@card("21027")
def test_the_treadspeeder_comes_first() -> None:
    """Once it is activated itself; then any trooper may be, whoever's it is."""
    t = Tabletop("01002 T03", "01030")
    t.support("21027")
    t.support("T11")

    t.answer("activate 21027")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["01002", "their 01030"] == t.options()
    t.answer("01002")

    assert t.events("activated")[0].subject == t.copy("21027").ref
    assert t.copy("their 01030").ready
    assert not t.copy("01002").ready


@card("21027")
def test_the_treadspeeder_minds_its_own_activation() -> None:
    """Another one brings nothing; without a trooper die others are as printed."""
    t = Tabletop("01002 T03", "T02")
    t.support("21027")
    t.support("T11")
    t.show("T03", "2RD")

    t.answer("activate T11", "pass")
    assert [
        "activate 01002",
        "activate T03",
        "activate 21027",
        "resolve melee",
        "resolve ranged",
        "claim",
        "pass",
    ] == t.options()
    t.answer("resolve ranged")
    assert ["01002", "T03", "their T02"] == t.options()
    t.answer("their T02")

    assert "they: action" == t.asked()
    assert 2 == t.copy("their T02").damage


@card("21027")
def test_the_treadspeeder_helps_only_its_own_die() -> None:
    """Others are worth what they show."""
    t = Tabletop("01002 T03", "T02")
    t.support("21027")
    t.show("01002", "-")
    t.show("T03", "2RD")

    t.answer("resolve ranged")
    assert ["01002", "T03", "their T02"] == t.options()
    t.answer("their T02")

    assert 2 == t.copy("their T02").damage


@card("21028")
def test_the_architect_of_war_is_blocked() -> None:
    """By shields."""
    t = Tabletop("01004 T01", "T02")
    t.copy("their T02").shields = 2
    t.upgrade("21028", on="01004")
    t.show("21028", "Sp")

    t.answer("resolve special", "which_special 1", "their T02")

    assert 1 == t.copy("their T02").damage


@card("21057")
def test_finn_is_blocked_and_comes_after() -> None:
    """The die has done its work by then."""
    t = Tabletop("21057 T01", "T02")
    t.copy("their T02").shields = 1
    t.support("T14")
    t.show("T14", "2Re")

    t.answer("resolve reroll", "stop", "their T02")

    assert 0 == t.copy("their T02").damage
    assert t.events("die_resolved")[0].serial < t.events("damage_dealt")[0].serial


@card("21065")
def test_deploy_wants_the_first_to_happen() -> None:
    """Nothing follows if nobody could be activated; upgrades are not."""
    t = Tabletop("T06", "T02", hand="21065")
    t.copy("T06").ready = False
    t.upgrade("T21", on="T06")
    t.show("their T02", "1R")

    t.answer("play 21065")

    assert "they: action" == t.asked()
    assert t.copy("T21").ready


@card("21065")
def test_deploy_counts_dice_in_pools() -> None:
    """Not what lies on cards."""
    t = Tabletop("T06 T03", "T02*2 T01", hand="21065")

    t.answer("play 21065")
    assert ["T06", "T03"] == t.options()
    t.answer("T06")

    assert "they: action" == t.asked()


@card("21090")
def test_war_is_inevitable_is_blocked() -> None:
    """By a shield."""
    t = Tabletop("T01 T07", "T02", hand="21090")
    t.copy("their T02").shields = 1
    t.show("T01", "2RD")
    t.show("T07", "1F")

    t.answer("play 21090", "die T01 2RD", "-", "their T02")

    assert 0 == t.copy("their T02").damage
