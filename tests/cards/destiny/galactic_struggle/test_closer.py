"""Galactic Struggle, looked at more closely: costs, shields, whose and when."""

from dejarik.testing.destiny.table import THEM, Tabletop, card


@card("19005")
def test_the_turbolaser_minds_melee_damage_too() -> None:
    """Any kind of damage."""
    t = Tabletop("T01", "T02")
    t.support("19005")
    t.support("T14", seat=THEM)
    t.support("T11", seat=THEM)
    t.show("19005", "Sp")
    t.show("their T14", "3MDi1")
    t.show("their T11", "1R")

    t.answer("resolve special")

    assert ["T11 1R"] == t.pool(THEM)


@card("19006")
def test_the_tie_interceptor_is_better_as_a_modifier_too() -> None:
    """Its side with a plus joins another die; nobody else's resolving concerns it."""
    t = Tabletop("T01", "T02")
    t.support("19006")
    t.copy("T01").pilots = t.copy("19006").ref
    t.show("T01", "2RD")
    t.show("19006", "+2RD")

    t.answer("resolve ranged", "die 19006 +2RD")

    assert "you: may" == t.asked()
    assert ["no", "yes"] == t.options()


@card("19006")
def test_the_tie_interceptor_is_asked_by_its_controller() -> None:
    """Not when they resolve its die."""
    t = Tabletop("T01", "T02", their_hand="T38")
    t.support("19006")
    t.copy("T01").pilots = t.copy("19006").ref
    t.show("19006", "2RD")
    t.pass_turn()

    t.answer("play T38")

    assert "they: choose" == t.asked()


@card("19008")
def test_resupply_pays_what_the_die_costs() -> None:
    """And the die leaves its pool; it is no power action."""
    t = Tabletop("T01", "T02")
    t.support("19008")
    t.support("T70")
    t.show("T70", "2R1")

    t.answer("use 19008", "pass")

    assert 7 == t.resources()
    assert [] == t.pool()
    assert "use 19008" in t.options()


@card("19010")
def test_defensive_fire_minds_all_damage() -> None:
    """Indirect damage too."""
    t = Tabletop("T61", "T65", hand="19010")
    t.show("their T65", "2ID")

    t.answer("play 19010")

    assert [] == t.pool(THEM)


@card("19020")
def test_nien_nunb_is_asked_once_he_pilots() -> None:
    """Dice of their pilots do not count."""
    t = Tabletop("19020 T05", "T65")
    t.support("T11")
    t.show("T05", "1R")
    t.show("their T65", "1R")

    t.answer("activate 19020")
    assert ["T11", "stop"] == t.options()
    t.answer("T11")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["die T05 1R", "die 19020 2F"] == t.options()
    t.answer("die T05 1R")

    assert t.events("piloting_began")[0].serial < t.events("dice_rolled")[-1].serial
    assert 1 == len(t.events("piloting_began"))


@card("19020")
def test_nien_nunb_minds_no_other_pilot() -> None:
    """Another character of yours may pilot as well."""
    t = Tabletop("19020 19002", "T02")
    t.support("T11")
    t.show("19020", "1R")

    t.answer("activate 19002")
    assert ["T11", "stop"] == t.options()
    t.answer("T11")

    assert "they: action" == t.asked()


@card("19022")
def test_the_t_65_x_wing_has_to_go_home() -> None:
    """It can be used again when it is back, and not from elsewhere."""
    t = Tabletop("T01", "T02")
    t.support("19022")

    assert ["activate T01", "activate 19022", "use 19022", "claim", "pass"] == t.options()
    t.answer("use 19022", "pass", "play 19022", "pass")

    assert "use 19022" in t.options()
    assert 4 == t.resources()


@card("19023")
def test_the_y_wing_is_blocked_by_shields() -> None:
    """And supports of theirs are none of its business."""
    t = Tabletop("T01", "T02")
    t.support("T12", seat=THEM)
    t.copy("their T02").shields = 1
    t.support("19023")
    t.show("19023", "Sp")

    t.answer("resolve special")

    assert 0 == t.copy("their T02").damage
    assert 1 == len(t.events("damage_dealt"))


@card("19026")
def test_the_co_pilot_counts_its_character_as_a_pilot() -> None:
    """Healthier by one, not two; others are not."""
    t = Tabletop("T03 T05 T06", "T02", hand="19026 T39 T39 T39", their_hand="T39")
    t.support("T61")
    t.copy("T03").damage = t.copy("T06").damage = 6
    t.copy("T61").subtypes.append("pilot")
    t.copy("T61").damage = 6

    t.answer("play 19026")
    assert ["T03", "T05", "T06", "T61"] == t.options()
    t.answer("T03", "play T39")
    assert ["T03", "T05", "T06", "T61", "their T02"] == t.options()
    t.answer("T03", "play T39", "T06")

    assert ["T03", "T05", "T61", "19026"] == t.in_play()


@card("19026")
def test_the_co_pilot_gives_one_health() -> None:
    """No more than that."""
    t = Tabletop("T03 T05", "T02", hand="19026", their_hand="T39")
    t.copy("T03").damage = 7

    t.answer("play 19026", "T03", "play T39", "T03")

    assert ["T05"] == t.in_play()


@card("19027")
def test_the_lavish_cape_is_played_first() -> None:
    """Then it shields; another upgrade brings nothing."""
    t = Tabletop("T01", "T02", hand="19027 T22")
    t.upgrade("T25", on="T01")

    t.answer("play 19027")
    assert ["T25", "no"] == t.options()
    t.answer("no")

    assert t.events("card_played")[0].serial < t.events("shields_gained")[0].serial


@card("19027")
def test_the_lavish_cape_minds_itself() -> None:
    """Another upgrade is none of it."""
    t = Tabletop("T01", "T02", hand="T22")
    t.upgrade("19027", on="T01")

    t.answer("play T22", "no")

    assert 0 == t.copy("T01").shields
    assert "they: action" == t.asked()


@card("19028")
def test_divert_pays_what_the_die_costs() -> None:
    """And the die leaves its pool."""
    t = Tabletop("T83", "T02", hand="19028")
    t.show("T83", "1Sh1")
    t.show("their T02", "1R")

    t.answer("play 19028")
    assert ["T83", "their T02"] == t.options()
    t.answer("T83")

    assert 3 == t.resources()
    assert [] == t.pool()
    assert [] == t.pool(THEM)


@card("19028")
def test_divert_cannot_be_paid_for_with_too_dear_a_die() -> None:
    """Then nothing is removed."""
    t = Tabletop("T83", "T02", hand="19028", resources=1)
    t.show("T83", "1Sh1")
    t.show("their T02", "1R")

    t.answer("play 19028")

    assert 0 == t.resources()
    assert ["T83 1Sh1"] == t.pool()
    assert ["T02 1R"] == t.pool(THEM)
