"""Galactic Struggle: what each card offers, and what it does."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card


@card("19002")
def test_an_imperial_navy_squad_leader_pilots() -> None:
    """Its keyword: a vehicle of yours is piloted and activated."""
    t = Tabletop("19002", "T02")
    t.support("T11")
    t.support("T12")
    t.support("T66", seat=THEM)

    t.answer("activate 19002")
    assert ["T11", "stop"] == t.options()
    t.answer("T11")

    assert t.copy("19002").pilots == t.copy("T11").ref
    assert not t.copy("T11").ready


@card("19005")
def test_the_turbolaser_removes_a_support_die() -> None:
    """Of either player, one that shows damage; not a character's."""
    t = Tabletop("T01", "T02")
    for seat in (YOU, THEM):
        t.support("T66", seat=seat)
    t.support("19005")
    t.support("T14")
    t.show("19005", "Sp")
    t.show("T66", "2RD")
    t.show("T14", "2Re")
    t.show("their T66", "2ID")
    t.show("their T02", "2RD")

    t.answer("resolve special")
    assert ["die T66 2RD", "their die T66 2ID"] == t.options()
    t.answer("their die T66 2ID")

    assert ["T66 2RD", "T14 2Re"] == t.pool()
    assert ["T02 2RD"] == t.pool(THEM)


@card("19006")
def test_the_tie_interceptor_is_better_with_a_pilot() -> None:
    """Before its die is resolved for damage, if it is piloted, one more if you like."""
    t = Tabletop("T01", "T02")
    t.support("19006")
    t.copy("T01").pilots = t.copy("19006").ref
    t.show("19006", "2RD")

    t.answer("resolve ranged")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["T01", "their T02"] == t.options()
    t.answer("their T02")

    assert 3 == t.copy("their T02").damage
    assert "they: action" == t.asked()


@card("19006")
def test_the_tie_interceptor_needs_a_pilot_and_damage() -> None:
    """Without one nothing is asked; nor for another side or another die."""
    t = Tabletop("T01", "T02")
    t.support("19006")
    t.support("T11")
    t.copy("T01").pilots = t.copy("T11").ref
    t.show("19006", "2RD")
    t.show("T11", "2RD")
    t.show("T01", "1R")

    t.answer("resolve ranged")
    assert ["die 19006 2RD", "die T11 2RD"] == t.options()
    t.answer("die 19006 2RD")

    assert ["T01", "their T02"] == t.options()


@card("19006")
def test_the_tie_interceptor_may_be_left_as_it_is() -> None:
    """The pilot's other dice and sides do not count."""
    t = Tabletop("T01", "T02")
    t.support("19006")
    t.copy("T01").pilots = t.copy("19006").ref
    t.show("19006", "1R")
    t.show("T01", "2RD")

    t.answer("resolve ranged", "their T02")
    assert ["activate their T02", "claim", "pass"] == t.options()
    t.answer("pass")
    assert ["activate T01", "activate 19006", "resolve resource", "claim", "pass"] == t.options()
    t.answer("resolve resource")

    assert "they: action" == t.asked()
    assert 6 == t.resources()


@card("19006")
def test_the_tie_interceptor_takes_no_for_an_answer() -> None:
    """Its value stays; their dice are none of it."""
    t = Tabletop("T01", "T02")
    t.support("19006")
    t.copy("T01").pilots = t.copy("19006").ref
    t.show("19006", "1RD")

    t.answer("resolve ranged")
    assert ["no", "yes"] == t.options()
    t.answer("no")
    assert ["T01", "their T02"] == t.options()
    t.answer("their T02")

    assert 1 == t.copy("their T02").damage


@card("19008")
def test_resupply_resolves_a_resource_die_for_more() -> None:
    """One of yours that shows resources; it is exhausted."""
    t = Tabletop("T01 T03", "T02")
    t.support("19008")
    t.support("T13")
    t.show("T01", "1R")
    t.show("T13", "2R")
    t.show("T03", "1MD")
    t.show("their T02", "1R")

    t.answer("use 19008")
    assert ["die T01 1R", "die T13 2R"] == t.options()
    t.answer("die T13 2R")

    assert 8 == t.resources()
    assert not t.copy("19008").ready
    assert ["T01 1R", "T03 1MD"] == t.pool()


@card("19008")
def test_resupply_works_once() -> None:
    """Exhausted it does nothing."""
    t = Tabletop("T01", "T02")
    t.support("19008").ready = False
    t.show("T01", "1R")

    t.answer("use 19008")

    assert 5 == t.resources()
    assert ["T01 1R"] == t.pool()


@card("19010")
def test_defensive_fire_removes_a_damage_die() -> None:
    """Of either player, with artillery or a vehicle of yours in play."""
    t = Tabletop("T01", "T02 T06", hand="19010")
    t.support("T11")
    t.show("T01", "1MD")
    t.show("their T02", "2RD")
    t.show("their T06", "1R")

    t.answer("play 19010")
    assert ["die T01 1MD", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")

    assert ["T01 1MD"] == t.pool()
    assert ["T06 1R"] == t.pool(THEM)
    assert 4 == t.resources()


@card("19010")
def test_defensive_fire_needs_something_to_fire() -> None:
    """Theirs does not count; artillery is as good."""
    t = Tabletop("T01", "T02", hand="19010 19010")
    t.support("T11", seat=THEM)
    t.show("their T02", "2RD")

    t.answer("play 19010")

    assert ["T02 2RD"] == t.pool(THEM)


@card("19010")
def test_defensive_fire_can_come_from_artillery() -> None:
    """Any card of yours will do."""
    t = Tabletop("T01", "T02", hand="19010")
    t.support("T12").subtypes.append("artillery")
    t.show("their T02", "2RD")

    t.answer("play 19010")

    assert [] == t.pool(THEM)


@card("19018")
def test_the_emperors_tower_blanks_a_die_for_a_die() -> None:
    """One of yours first, then one of theirs; each to a blank."""
    t = Tabletop("T01 T03", "T02 T06")
    t.battlefield("19018")
    t.show("T01", "1R")
    t.show("T03", "1MD")
    t.show("their T02", "2RD")
    t.show("their T06", "1Sh")

    t.answer("use 19018")
    assert ["die T01 1R", "die T03 1MD"] == t.options()
    t.answer("die T01 1R")
    assert ["their die T02 2RD", "their die T06 1Sh"] == t.options()
    t.answer("their die T06 1Sh")

    assert ["T01 -", "T03 1MD"] == t.pool()
    assert ["T02 2RD", "T06 -"] == t.pool(THEM)


@card("19018")
def test_the_emperors_tower_needs_a_die_of_yours() -> None:
    """A die that shows its only blank cannot be turned to one."""
    t = Tabletop("T01", "T02")
    t.battlefield("19018")
    t.show("T01", "-")
    t.show("their T02", "2RD")

    t.answer("use 19018")

    assert ["T02 2RD"] == t.pool(THEM)


@card("19018")
def test_the_emperors_tower_is_used_once_a_round() -> None:
    """It is a power action."""
    t = Tabletop("T01 T03", "T02")
    t.battlefield("19018")
    t.show("T01", "1R")

    t.answer("use 19018")
    assert ["activate their T02", "claim", "pass"] == t.options()
    t.answer("pass")

    assert "use 19018" not in t.options()


@card("19020")
def test_nien_nunb_rerolls_a_pilot_die_when_he_pilots() -> None:
    """One of yours, once he has begun, if you like."""
    t = Tabletop("19020 T05 T01", "T02")
    t.support("T11")
    t.show("T05", "1R")
    t.show("T01", "1MD")
    t.next_roll("T05", "1Sh")

    t.answer("activate 19020")
    assert ["T11", "stop"] == t.options()
    t.answer("T11")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["die T05 1R", "die 19020 2F"] == t.options()
    t.answer("die T05 1R")

    assert "T05 1Sh" == t.pool()[0]
    assert t.copy("19020").pilots == t.copy("T11").ref


@card("19020")
def test_nien_nunb_minds_his_own_piloting() -> None:
    """Another pilot brings nothing, and he may decline to pilot."""
    t = Tabletop("19020 T65", "T02")
    t.support("T11")
    t.copy("T65").subtypes.append("pilot")
    t.show("T65", "1R")

    t.answer("activate 19020")
    assert ["T11", "stop"] == t.options()
    t.answer("stop")

    assert "they: action" == t.asked()


@card("19022")
def test_the_t_65_x_wing_goes_home_for_a_resource() -> None:
    """Into its owner's hand."""
    t = Tabletop("T01", "T02")
    t.support("19022")
    t.support("T11")

    t.answer("use 19022")

    assert ["19022"] == t.hand()
    assert 6 == t.resources()
    assert ["T01", "T11"] == t.in_play()


@card("19023")
def test_the_y_wing_bombs_all_of_theirs() -> None:
    """One damage to each of their characters."""
    t = Tabletop("T01", "T02 T06")
    t.support("19023")
    t.show("19023", "Sp")

    t.answer("resolve special")

    assert 1 == t.copy("their T02").damage
    assert 1 == t.copy("their T06").damage
    assert 0 == t.copy("T01").damage


@card("19024")
def test_landos_blaster_shoots_past_shields_or_pays() -> None:
    """Two unblockable damage to any character, or a resource."""
    t = Tabletop("T01", "T02")
    t.copy("their T02").shields = 2
    t.upgrade("19024", on="T01")
    t.show("19024", "Sp")

    t.answer("resolve special")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert ["T01", "their T02"] == t.options()
    t.answer("their T02")

    assert (2, 2) == (t.copy("their T02").damage, t.copy("their T02").shields)


@card("19024")
def test_landos_blaster_may_pay() -> None:
    """A resource in place of the shot."""
    t = Tabletop("T01", "T02")
    t.copy("their T02").shields = 2
    t.upgrade("19024", on="T01")
    t.show("19024", "Sp")

    t.answer("resolve special")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 1")

    assert 6 == t.resources()
    assert 0 == t.copy("their T02").damage


@card("19024")
def test_landos_blaster_has_ambush() -> None:
    """Another action follows."""
    t = Tabletop("T01", "T02", hand="19024")

    t.answer("play 19024")

    assert "you: additional_action" == t.asked()


@card("19025")
def test_the_dh_17_redeploys_from_a_red_character() -> None:
    """Before its character is defeated."""
    t = Tabletop("T01 T03", "T02", their_hand="T39")
    t.upgrade("19025", on="T01")
    t.copy("T01").damage = 9

    t.answer("pass")
    assert ["play T39", "activate their T02", "reroll", "claim", "pass"] == t.options()
    t.answer("play T39")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("T01")
    assert ["no", "yes"] == t.options()
    t.answer("yes")

    assert t.copy("19025").host == t.copy("T03").ref


@card("19025")
def test_the_dh_17_falls_with_any_other() -> None:
    """A yellow character keeps it to the end."""
    t = Tabletop("T01 T03", "T02", their_hand="T39")
    t.upgrade("19025", on="T03")
    t.copy("T03").damage = 9

    t.answer("pass")
    assert ["play T39", "activate their T02", "reroll", "claim", "pass"] == t.options()
    t.answer("play T39")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("T03")

    assert ["T01"] == t.in_play()
    assert ["19025"] == t.discards()


@card("19026")
def test_the_co_pilot_makes_a_pilot() -> None:
    """Its character is one, pilots, and all pilots of yours are healthier."""
    t = Tabletop("T03 T05", "T65 T02", hand="19026 T39", their_hand="T39")
    t.support("T11")
    t.copy("T05").damage = 6
    t.copy("their T65").damage = 6

    t.answer("play 19026")
    assert ["T03", "T05"] == t.options()
    t.answer("T03", "pass")
    assert [
        "play T39",
        "activate T03",
        "activate T05",
        "activate T11",
        "reroll",
        "claim",
        "pass",
    ] == t.options()
    t.answer("activate T03")
    assert ["T11", "stop"] == t.options()
    t.answer("T11", "play T39")
    assert ["T03", "T05", "their T65", "their T02"] == t.options()
    t.answer("T05", "play T39", "their T65")

    assert t.copy("T03").pilots == t.copy("T11").ref
    assert ["T03", "T05", "T11", "19026"] == t.in_play()
    assert ["T02"] == t.in_play(THEM)


@card("19026")
def test_the_co_pilot_needs_a_pilot_to_fly_with() -> None:
    """Theirs does not count."""
    t = Tabletop("T01", "T05", hand="19026")

    assert ["activate T01", "reroll", "claim", "pass"] == t.options()


@card("19027")
def test_the_lavish_cape_shields_and_may_draw() -> None:
    """Its character has a shield; the card is your choice."""
    t = Tabletop("T01 T03", "T02", hand="19027", deck="T32 T33")

    t.answer("play 19027")
    assert ["T01", "T03"] == t.options()
    t.answer("T01")
    assert ["no", "yes"] == t.options()
    t.answer("no")

    assert 1 == t.copy("T01").shields
    assert [] == t.hand()


@card("19027")
def test_the_lavish_cape_draws_a_card() -> None:
    """One."""
    t = Tabletop("T01", "T02", hand="19027", deck="T32 T33")

    t.answer("play 19027")
    assert ["no", "yes"] == t.options()
    t.answer("yes")

    assert 1 == t.copy("T01").shields
    assert ["T32"] == t.hand()


@card("19028")
def test_divert_resolves_a_shield_die_to_remove_a_die() -> None:
    """One of yours that shows shields; then any die."""
    t = Tabletop("T01 T03", "T02", hand="19028")
    t.support("T13")
    t.show("T01", "1Sh")
    t.show("T13", "2Sh")
    t.show("T03", "1R")
    t.show("their T02", "1Sh")

    t.answer("play 19028")
    assert ["die T01 1Sh", "die T13 2Sh"] == t.options()
    t.answer("die T13 2Sh")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("T01")
    assert ["die T01 1Sh", "die T03 1R", "their die T02 1Sh"] == t.options()
    t.answer("their die T02 1Sh")

    assert 2 == t.copy("T01").shields
    assert ["T01 1Sh", "T03 1R"] == t.pool()
    assert [] == t.pool(THEM)


@card("19028")
def test_divert_needs_a_shield_die() -> None:
    """Without one nothing is removed."""
    t = Tabletop("T01", "T02", hand="19028")
    t.show("T01", "1R")
    t.show("their T02", "1Sh")

    t.answer("play 19028")

    assert ["T01 1R"] == t.pool()
    assert ("they: action", ["T02 1Sh"]) == (t.asked(), t.pool(THEM))


@card("19031")
def test_pull_up_removes_a_shot() -> None:
    """A ranged or indirect one of either player, if you have a pilot."""
    t = Tabletop("T05", "T02 T65 T06", hand="19031")
    t.show("T05", "2RD")
    t.show("their T02", "1MD")
    t.show("their T65", "2ID")
    t.show("their T06", "1R")

    t.answer("play 19031")
    assert ["die T05 2RD", "their die T65 2ID"] == t.options()
    t.answer("their die T65 2ID")

    assert ["T02 1MD", "T06 1R"] == t.pool(THEM)


@card("19031")
def test_pull_up_needs_a_pilot() -> None:
    """Theirs does not count."""
    t = Tabletop("T01", "T05", hand="19031")
    t.show("their T05", "2RD")

    t.answer("play 19031")

    assert ["T05 2RD"] == t.pool(THEM)


@card("19035")
def test_rebel_alliance_heals_one_of_each_colour() -> None:
    """Of either player; blue, red, then yellow."""
    t = Tabletop("T01 T02 T03 T05", "T06 T04", hand="19035")
    for label in ("T01", "T02", "T03", "T05", "their T06", "their T04"):
        t.copy(label).damage = 3

    t.answer("play 19035")
    assert ["T02", "their T04"] == t.options()
    t.answer("their T04")
    assert ["T03", "their T06"] == t.options()
    t.answer("T03")

    assert [2, 3, 2, 3, 3, 2] == [
        t.copy(one).damage for one in ("T01", "T02", "T03", "T05", "their T06", "their T04")
    ]
