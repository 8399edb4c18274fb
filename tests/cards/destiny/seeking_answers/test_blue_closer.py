"""Seeking Answers, blue cards looked at more closely: costs, shields, whose and when."""

from dejarik.testing.destiny.table import THEM, Tabletop, card


@card("21006")
def test_a_poison_dart_works_whoever_resolves_and_is_blocked() -> None:
    """Even if it is you; a shield takes it."""
    t = Tabletop("T01", "T02", hand="T38")
    t.copy("T01").subtypes.append("witch")
    t.downgrade("21006", on="their T02")
    t.copy("their T02").shields = 1
    t.show("their T02", "1R")

    t.answer("play T38")

    assert 0 == t.copy("their T02").damage
    assert 0 == t.copy("their T02").shields


@card("21006")
def test_a_poison_dart_minds_a_modifier_that_joins() -> None:
    """A die added to another is resolved too."""
    t = Tabletop("T01", "T02 T06")
    t.copy("T01").subtypes.append("witch")
    t.downgrade("21006", on="their T02")
    t.show("their T06", "1MD")
    t.show("their T02", "+1MD")
    t.pass_turn()

    t.answer("resolve melee", "their die T02 +1MD")
    assert ["T01", "their T02", "their T06"] == t.options()
    t.answer("T01")

    assert 1 == t.copy("their T02").damage


@card("21007")
def test_apology_accepted_is_for_characters() -> None:
    """Not for a unique red support that leads, nor theirs; a Sith support stays exhausted."""
    t = Tabletop("T04 T02 01004", "01027", hand="21007")
    t.support("01032").subtypes.append("leader")
    t.copy("01004").subtypes.clear()
    t.support("T12").subtypes.append("sith")
    t.copy("T12").ready = t.copy("T04").ready = False
    t.copy("T02").subtypes.append("leader")

    t.answer("play 21007")

    assert ["T04", "T02", "01032", "T12"] == t.in_play()
    assert not t.copy("T12").ready
    assert t.copy("T04").ready
    assert ["01027"] == t.in_play(THEM)


@card("21007")
def test_apology_accepted_asks_for_leaders() -> None:
    """A unique red character that leads nobody is spared."""
    t = Tabletop("T04 01029", "T02", hand="21007")
    t.copy("T04").ready = False

    t.answer("play 21007")

    assert ["T04", "01029"] == t.in_play()
    assert not t.copy("T04").ready


@card("21010")
def test_no_room_for_failure_pays_and_is_blocked() -> None:
    """Cost and shields count, the die leaves, indirect damage is damage; it comes again."""
    t = Tabletop("T83*2", "T02")
    t.copy("their T02").shields = 1
    t.support("21010")
    t.show("T83", "2MD1")
    t.show("T83", "2ID")

    t.answer("use 21010")
    assert ["die T83 2MD1", "die T83 2ID"] == t.options()
    t.answer("die T83 2MD1", "their T02", "pass")
    assert ["activate T83", "resolve indirect", "use 21010", "claim", "pass"] == t.options()
    t.answer("use 21010")

    assert 4 == t.resources()
    assert 5 == t.copy("their T02").damage
    assert [] == t.pool()


@card("21043")
def test_ben_solo_guards_against_one_die() -> None:
    """Not against two."""
    t = Tabletop("21043 T01", "T02 T06")
    t.show("their T02", "2RD")
    t.show("their T06", "2RD")

    t.answer("activate 21043")
    assert ["their die T02 2RD", "their die T06 2RD", "stop"] == t.options()
    t.answer("their die T02 2RD")

    assert "they: action" == t.asked()
    assert ["T06 2RD"] == t.pool(THEM)


@card("21049")
def test_a_proficient_attack_pays_and_is_blocked() -> None:
    """Cost and shields count; indirect damage too; not a blue die of theirs."""
    t = Tabletop("T83*2", "T02", hand="21049")
    t.copy("their T02").shields = 1
    t.show("T83", "2MD1")
    t.show("T83", "2ID")
    t.show("their T02", "2RD")

    t.answer("play 21049")
    assert ["die T83 2MD1", "die T83 2ID"] == t.options()
    t.answer("die T83 2MD1", "their T02", "T83")

    assert 4 == t.resources()
    assert 1 == t.copy("their T02").damage
    assert ["T83 2ID"] == t.pool()


@card("21051")
def test_the_way_of_the_jedi_minds_every_kind_of_damage() -> None:
    """Indirect and melee damage are damage; of several other dice you choose."""
    t = Tabletop("T01", "T02 T06 T65 T03", hand="21051")
    t.support("T12").subtypes.append("jedi")
    t.show("T01", "1R")
    t.show("their T02", "1MD")
    t.show("their T06", "1R")
    t.show("their T65", "2ID")
    t.show("their T03", "1Sh")

    t.answer("play 21051")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["their die T06 1R", "their die T03 1Sh"] == t.options()
    t.answer("their die T06 1R")

    assert ["T02 1MD", "T65 2ID", "T03 1Sh"] == t.pool(THEM)
    assert 2 == len(t.events("resources_spent"))


@card("21051")
def test_the_way_of_the_jedi_removes_indirect_damage() -> None:
    """With a blue character; a blue support is none."""
    t = Tabletop("T02", "T65 T06", hand="21051")
    t.show("their T65", "2ID")
    t.show("their T06", "2RD")

    t.answer("play 21051")
    assert ["their die T65 2ID", "their die T06 2RD"] == t.options()
    t.answer("their die T65 2ID")

    assert ["T06 2RD"] == t.pool(THEM)


@card("21051")
def test_the_way_of_the_jedi_needs_a_blue_character_not_a_support() -> None:
    """And a resource to spare."""
    t = Tabletop("T01", "T06", hand="21051", resources=1)
    t.support("01123")
    t.copy("T01").subtypes.append("jedi")
    t.show("their T06", "2RD")

    t.answer("play 21051")

    assert ["T06 2RD"] == t.pool(THEM)
    assert "they: action" == t.asked()


@card("21053")
def test_temple_guards_mind_their_own_playing() -> None:
    """Another card brings nothing."""
    t = Tabletop("T01", "T02", hand="T12")
    t.copy("T01").subtypes.append("jedi")
    t.support("21053")
    t.spare_die("21053", count=2)

    t.answer("play T12")

    assert 1 == len(t.copy("21053").dice)


@card("21054")
def test_lukes_spirit_pays_and_is_blocked() -> None:
    """Cost and shields count; it is melee damage; a blue die of theirs does not count."""
    t = Tabletop("T83", "T02")
    t.copy("their T02").shields = 1
    t.support("21054")
    t.show("T83", "1Sh1")
    t.show("their T02", "1Sh")

    t.answer("use 21054", "their T02")

    assert 4 == t.resources()
    assert (0, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert [1] == [event.detail for event in t.events("damage_dealt")]


@card("21055")
def test_the_legacy_lightsaber_is_asked_by_its_controller() -> None:
    """Not when they resolve its die."""
    t = Tabletop("T01", "T02", their_hand="T38")
    t.upgrade("21055", on="T01")
    t.copy("T01").shields = 1
    t.show("21055", "2MD")
    t.pass_turn()

    t.answer("play T38")

    assert "they: choose" == t.asked()


@card("21084")
def test_a_lightsaber_feint_activates_characters_of_yours() -> None:
    """Not a blue support, not theirs."""
    t = Tabletop("T04", "T02", hand="21084")
    t.support("01123")
    t.copy("T04").ready = False
    t.show("T04", "1R")

    t.answer("play 21084")

    assert t.copy("their T02").ready
    assert "you: additional_action" == t.asked()


@card("21085")
def test_methodical_pays_and_minds_all_damage() -> None:
    """The die's cost; indirect and ranged damage are damage."""
    t = Tabletop("T83*2 T02", "T65 T06", hand="21085")
    t.show("T83", "2R1")
    t.show("T83", "2ID")
    t.show("T02", "2RD")
    t.show("their T65", "2ID")
    t.show("their T06", "1R")

    t.answer("play 21085")

    assert 5 == t.resources()
    assert ["T83 2ID", "T02 2RD"] == t.pool()
    assert ["T06 1R"] == t.pool(THEM)
