"""Seeking Answers, further blue cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling


@card("21006")
def test_a_poison_dart_hurts_when_dice_are_resolved() -> None:
    """One damage to its character after one of its character dice, whoever resolves it."""
    t = Tabletop("T01", "T02 T06")
    t.copy("T01").subtypes.append("witch")
    t.downgrade("21006", on="their T02")
    t.upgrade("T21", on="their T02")
    t.show("their T02", "1R")
    t.show("their T06", "1R")
    t.show("their T21", "1R")
    t.pass_turn()

    assert [
        "activate their T02",
        "activate their T06",
        "resolve resource",
        "use their T06",
        "use their T06 1",
        "claim",
        "pass",
    ] == t.options()
    t.answer("resolve resource")
    assert ["their die T02 1R", "their die T06 1R", "their die T21 1R"] == t.options()
    t.answer("their die T02 1R", "their die T06 1R", "their die T21 1R")

    assert (1, 0) == (t.copy("their T02").damage, t.copy("their T06").damage)
    assert t.events("die_resolved")[0].serial < t.events("damage_dealt")[0].serial


@card("21006")
def test_a_poison_dart_goes_with_the_last_witch() -> None:
    """As soon as you control none; theirs does not count."""
    t = Tabletop("T01 T03", "T02", hand="T39")
    t.copy("T03").subtypes.append("witch")
    t.copy("T03").damage = 7
    t.copy("their T02").subtypes.append("witch")
    t.downgrade("21006", on="their T02")

    t.answer("play T39")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("T03")

    assert ["21006", "T39"] == t.discards()
    assert ["T01"] == t.in_play()


@card("21007")
def test_apology_accepted_readies_a_sith() -> None:
    """For a unique red leader of yours, any Sith; not another one."""
    t = Tabletop("01004 01027 T04 01002", "T62 T06", hand="21007")
    for label in ("T04", "01004", "their T62", "their T06"):
        t.copy(label).ready = False
    t.copy("T04").subtypes.append("leader")
    t.copy("01002").subtypes.append("leader")
    t.copy("their T06").subtypes.append("leader")

    t.answer("play 21007")
    assert ["01004", "01027"] == t.options()
    t.answer("01027")
    assert ["T04", "their T62"] == t.options()
    t.answer("their T62")

    assert ["01004", "T04", "01002"] == t.in_play()
    assert t.copy("their T62").ready
    assert not t.copy("T04").ready


@card("21007")
def test_apology_accepted_needs_a_leader_to_blame() -> None:
    """Without one nobody is readied."""
    t = Tabletop("T04 T01", "T06", hand="21007")
    t.copy("T04").ready = False

    t.answer("play 21007")

    assert not t.copy("T04").ready
    assert ["T04", "T01"] == t.in_play()


@ruling("arh.errata.52")
@card("21010")
def test_no_room_for_failure_resolves_a_damage_die_for_more() -> None:
    """A character die of yours that shows damage."""
    t = Tabletop("T01 T03 T05", "T02")
    t.support("21010")
    t.support("T11")
    t.show("T01", "1MD")
    t.show("T03", "2RD")
    t.show("T05", "1R")
    t.show("T11", "2RD")
    t.show("their T02", "2RD")

    t.answer("use 21010")
    assert ["die T01 1MD", "die T03 2RD"] == t.options()
    t.answer("die T03 2RD")
    assert ["T01", "T03", "T05", "their T02"] == t.options()
    t.answer("their T02")

    assert 3 == t.copy("their T02").damage


@ruling("arh.errata.51")
@card("21010")
def test_no_room_for_failure_lets_nobody_reroll_your_character_dice() -> None:
    """Not you by an action, but your other dice."""
    t = Tabletop("T01 T03", "T02", hand="T31", their_hand="21105")
    t.support("21010")
    t.support("T11")
    t.show("T01", "1MD")
    t.show("T11", "2RD")
    t.show("their T02", "2RD")

    t.answer("reroll")
    assert ["card T31"] == t.options()
    t.answer("card T31")
    assert ["die T11 2RD", "stop"] == t.options()
    t.answer("die T11 2RD")

    assert "T01 1MD" == t.pool()[0]
    assert [1] == [len(event.items) for event in t.events("dice_rolled")]


@card("21043")
def test_ben_solo_gives_himself_for_another() -> None:
    """Three damage of a character of yours, five if it is Rey."""
    t = Tabletop("21043 04024 T01", "T02")
    for label in ("04024", "T01", "their T02"):
        t.copy(label).damage = 6

    t.answer("use 21043")
    assert ["04024", "T01"] == t.options()
    t.answer("04024")

    assert ["04024", "T01"] == t.in_play()
    assert 1 == t.copy("04024").damage


@card("21043")
def test_ben_solo_heals_three_from_anyone_else() -> None:
    """Of yours."""
    t = Tabletop("21043 04024 T01", "T02")
    for label in ("04024", "T01", "their T02"):
        t.copy(label).damage = 6

    t.answer("use 21043")
    assert ["04024", "T01"] == t.options()
    t.answer("T01")

    assert 3 == t.copy("T01").damage


@card("21043")
def test_ben_solo_has_guardian() -> None:
    """He takes the damage of a die."""
    t = Tabletop("21043 T01", "T02")
    t.show("their T02", "2RD")

    t.answer("activate 21043")
    assert ["their die T02 2RD", "stop"] == t.options()
    t.answer("their die T02 2RD")

    assert 2 == t.copy("21043").damage
    assert [] == t.pool(THEM)


@card("21047")
def test_in_harmony_removes_a_small_die() -> None:
    """With shields and a special among your dice; theirs go, up to two."""
    t = Tabletop("T01 T07", "T02 T06", hand="21047")
    t.support("T14", seat=THEM)
    t.show("T01", "1Sh")
    t.show("T07", "Sp")
    t.show("their T02", "2RD")
    t.show("their T06", "-")
    t.show("their T14", "3Dr")

    t.answer("play 21047")
    assert ["their die T02 2RD", "their die T06 -"] == t.options()
    t.answer("their die T02 2RD")

    assert ["T06 -", "T14 3Dr"] == t.pool(THEM)
    assert 5 == t.resources()


@card("21047")
def test_in_harmony_needs_shields_and_a_special() -> None:
    """Both of them, and yours."""
    t = Tabletop("T01 T03", "T02 T07", hand="21047")
    t.show("T01", "1Sh")
    t.show("their T07", "Sp")

    assert [
        "activate T01",
        "activate T03",
        "resolve shield",
        "reroll",
        "claim",
        "pass",
    ] == t.options()


@card("21047")
def test_in_harmony_needs_a_special_and_shields() -> None:
    """The other one alone is not enough."""
    t = Tabletop("T07", "T02", hand="21047")
    t.show("T07", "Sp")
    t.show("their T02", "1Sh")

    assert "play 21047" not in t.options()


@card("21047")
def test_in_harmony_comes_back_for_one() -> None:
    """From the discard pile, and is set aside then."""
    t = Tabletop("T01 T07", "T02")
    t.discard_pile("21047")
    t.show("T01", "1Sh")
    t.show("T07", "Sp")
    t.show("their T02", "2RD")

    t.answer("play 21047")

    assert 4 == t.resources()
    assert ["21047"] == t.aside()
    assert [] == t.pool(THEM)


@card("21049")
def test_a_proficient_attack_resolves_a_blue_die_and_shields() -> None:
    """A blue one of yours that shows damage; a shield for any character."""
    t = Tabletop("T02 T04 T01", "T06", hand="21049")
    t.show("T02", "2RD")
    t.show("T04", "1R")
    t.show("T01", "1MD")
    t.upgrade("T21", on="T02")
    t.show("their T06", "2RD")

    t.answer("play 21049")
    assert ["T02", "T04", "T01", "their T06"] == t.options()
    t.answer("their T06")
    assert ["T02", "T04", "T01", "their T06"] == t.options()
    t.answer("T01")

    assert 2 == t.copy("their T06").damage
    assert 1 == t.copy("T01").shields
    assert 5 == t.resources()


@card("21049")
def test_a_proficient_attack_out_of_the_discard_pile_shields_twice() -> None:
    """For one resource."""
    t = Tabletop("T02 T04", "T06")
    t.discard_pile("21049")
    t.show("T02", "2RD")
    t.show("T04", "1MD")
    t.show("their T06", "2RD")

    t.answer("play 21049")
    assert ["die T02 2RD", "die T04 1MD"] == t.options()
    t.answer("die T04 1MD")
    assert ["T02", "T04", "their T06"] == t.options()
    t.answer("their T06")
    assert ["T02", "T04", "their T06"] == t.options()
    t.answer("T02")

    assert 1 == t.copy("their T06").damage
    assert 2 == t.copy("T02").shields
    assert 4 == t.resources()
    assert ["21049"] == t.aside()


@card("21051")
def test_the_way_of_the_jedi_removes_two_dice() -> None:
    """One that shows damage; with a Jedi and a resource one that does not."""
    t = Tabletop("T02 T01", "T03 T06 T05", hand="21051")
    t.copy("T01").subtypes.append("jedi")
    t.show("T02", "1MD")
    t.show("their T03", "2RD")
    t.show("their T06", "1MD")
    t.show("their T05", "1R")

    t.answer("play 21051")
    assert ["their die T03 2RD", "their die T06 1MD"] == t.options()
    t.answer("their die T06 1MD")
    assert ["no", "yes"] == t.options()
    t.answer("yes")

    assert ["T03 2RD"] == t.pool(THEM)
    assert 3 == t.resources()
    assert ["T02 1MD"] == t.pool()


@card("21051")
def test_the_way_of_the_jedi_needs_a_blue_character_and_a_jedi() -> None:
    """Theirs do not count."""
    t = Tabletop("T01", "T02 T06", hand="21051")
    t.copy("their T02").subtypes.append("jedi")
    t.show("their T02", "1MD")
    t.show("their T06", "1R")

    t.answer("play 21051")

    assert ["T02 1MD", "T06 1R"] == t.pool(THEM)
    assert "they: action" == t.asked()


@card("21051")
def test_the_way_of_the_jedi_may_stop_there() -> None:
    """A Jedi of any colour will do, and you may keep your resource."""
    t = Tabletop("T01", "T02 T06", hand="21051")
    t.copy("T01").subtypes.append("jedi")
    t.show("their T02", "1MD")
    t.show("their T06", "1R")
    t.show("T01", "1R")

    t.answer("play 21051")
    assert ["no", "yes"] == t.options()
    t.answer("no")

    assert ["T02 1MD", "T06 1R"] == t.pool(THEM)
    assert 4 == t.resources()


@ruling("arh.errata.57")
@card("21053")
def test_temple_guards_are_elite_beside_a_jedi() -> None:
    """Or an apprentice, once they are played."""
    t = Tabletop("T01", "T02", hand="21053")
    t.copy("T01").subtypes.append("apprentice")
    t.spare_die("21053", count=2)

    t.answer("play 21053")

    assert 2 == len(t.copy("21053").dice)
    assert t.events("card_played")[0].serial < t.events("became_elite")[0].serial


@card("21053")
def test_temple_guards_are_not_elite_alone() -> None:
    """Theirs do not count, nor one that is no character."""
    t = Tabletop("T01", "T02", hand="21053")
    t.copy("their T02").subtypes.append("jedi")
    t.support("T12").subtypes.append("jedi")
    t.spare_die("21053", count=2)

    t.answer("play 21053")

    assert 1 == len(t.copy("21053").dice)


@card("21053")
def test_temple_guards_are_elite_beside_a_real_jedi() -> None:
    """A character with that subtype."""
    t = Tabletop("T01", "T02", hand="21053 T12")
    t.copy("T01").subtypes.append("jedi")
    t.spare_die("21053", count=2)

    t.answer("play T12", "pass")
    assert ["play 21053", "activate T01", "reroll", "claim", "pass"] == t.options()
    t.answer("play 21053")

    assert 2 == len(t.copy("21053").dice)


@ruling("arh.errata.58")
@card("21053")
def test_temple_guards_reroll_any_die() -> None:
    """Once a round."""
    t = Tabletop("T01", "T02")
    t.support("21053")
    t.show("T01", "1R")
    t.show("their T02", "-")
    t.next_roll("their T02", "1Sh")

    t.answer("use 21053")
    assert ["die T01 1R", "their die T02 -"] == t.options()
    t.answer("their die T02 -", "pass")

    assert ["T02 1Sh"] == t.pool(THEM)
    assert "use 21053" not in t.options()


@card("21054")
def test_lukes_spirit_makes_shields_strike() -> None:
    """A blue die of yours that shows shields is resolved as melee damage, once a round."""
    t = Tabletop("T02 T04 T01", "T06")
    t.support("21054")
    t.show("T02", "1Sh")
    t.show("T04", "1R")
    t.show("T01", "1Sh")
    t.upgrade("T26", on="T02")
    t.show("their T06", "1Sh")

    t.answer("use 21054")
    assert ["T02", "T04", "T01", "their T06"] == t.options()
    t.answer("their T06", "pass")

    assert 1 == t.copy("their T06").damage
    assert "use 21054" not in t.options()
    assert ["T04 1R", "T01 1Sh"] == t.pool()


@card("21054")
def test_lukes_spirit_asks_which_die() -> None:
    """Of several."""
    t = Tabletop("T02 T04", "T06")
    t.support("21054")
    t.show("T02", "1Sh")
    t.show("T04", "1Sh")

    t.answer("use 21054")
    assert ["die T02 1Sh", "die T04 1Sh"] == t.options()
    t.answer("die T04 1Sh")
    assert ["T02", "T04", "their T06"] == t.options()
    t.answer("their T06")

    assert ["T02 1Sh"] == t.pool()


@card("21054")
def test_lukes_spirit_leaves_when_luke_is_there() -> None:
    """One of yours; theirs does not drive it away."""
    t = Tabletop("01035", "T02", hand="21054")

    t.answer("play 21054")

    assert ["01035"] == t.in_play()
    assert ["21054"] == t.discards()


@card("21054")
def test_lukes_spirit_stays_beside_theirs() -> None:
    """It is no Luke of yours."""
    t = Tabletop("T01", "01035", hand="21054")

    t.answer("play 21054")

    assert ["T01", "21054"] == t.in_play()


@card("21055")
def test_the_legacy_lightsaber_strikes_harder_for_a_shield() -> None:
    """Of any card; before its die is resolved for damage."""
    t = Tabletop("T01 T03", "T02 T06")
    t.upgrade("21055", on="T01")
    t.copy("T03").shields = t.copy("their T02").shields = 1
    t.show("21055", "2MD")

    t.answer("resolve melee")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["T03", "their T02"] == t.options()
    t.answer("T03")
    assert ["T01", "T03", "their T02", "their T06"] == t.options()
    t.answer("their T06")

    assert 3 == t.copy("their T06").damage
    assert 0 == t.copy("T03").shields


@card("21055")
def test_the_legacy_lightsaber_needs_a_shield_and_damage() -> None:
    """Without one nothing is asked, nor for another die."""
    t = Tabletop("T01 T03", "T02 T06")
    t.upgrade("21055", on="T01")
    t.show("21055", "2MD")

    t.answer("resolve melee")

    assert ["T01", "T03", "their T02", "their T06"] == t.options()


@card("21055")
def test_the_legacy_lightsaber_minds_its_own_damage() -> None:
    """Not its other sides, not other dice."""
    t = Tabletop("T01 T03", "T02")
    t.upgrade("21055", on="T01")
    t.copy("T03").shields = 1
    t.show("21055", "1R")
    t.show("T01", "1MD")

    t.answer("resolve melee", "their T02", "pass")
    assert ["activate T01", "activate T03", "resolve resource", "claim", "pass"] == t.options()
    t.answer("resolve resource")

    assert "they: action" == t.asked()
    assert 1 == t.copy("T03").shields


@card("21055")
def test_the_legacy_lightsaber_redeploys_from_a_jedi() -> None:
    """Only from one."""
    t = Tabletop("T01 T03", "T02", their_hand="T39")
    t.upgrade("21055", on="T01")
    t.copy("T01").subtypes.append("jedi")
    t.copy("T01").damage = 7
    t.pass_turn()

    t.answer("play T39")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("T01")
    assert ["no", "yes"] == t.options()
    t.answer("yes")

    assert t.copy("21055").host == t.copy("T03").ref


@card("21055")
def test_the_legacy_lightsaber_falls_with_any_other() -> None:
    """Without a question."""
    t = Tabletop("T01 T03", "T02", their_hand="T39")
    t.upgrade("21055", on="T01")
    t.copy("T03").subtypes.append("jedi")
    t.copy("T01").damage = 7
    t.pass_turn()

    t.answer("play T39")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("T01")

    assert "you: action" == t.asked()
    assert ["21055"] == t.discards()
