"""Seeking Answers, further yellow cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling


@card("21033")
def test_most_wanted_costs_them_a_card() -> None:
    """After they activate its character, if you like; they choose."""
    t = Tabletop("T01", "T02 T06", their_hand="T31 T32")
    t.downgrade("21033", on="their T02")
    t.pass_turn()

    assert [
        "play T31",
        "play T32",
        "activate their T02",
        "activate their T06",
        "reroll",
        "use their T06",
        "use their T06 1",
        "claim",
        "pass",
    ] == t.options()
    t.answer("activate their T02")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["their card T31", "their card T32"] == t.options()
    t.answer("their card T32")

    assert ["T32"] == t.discards(THEM)
    assert t.events("activated")[0].serial < t.events("card_discarded")[0].serial


@card("21033")
def test_most_wanted_minds_its_character() -> None:
    """Another one costs them nothing."""
    t = Tabletop("T01", "T02 T06", their_hand="T31 T32")
    t.downgrade("21033", on="their T02")
    t.pass_turn()

    t.answer("activate their T06")

    assert "you: action" == t.asked()


@card("21033")
def test_most_wanted_needs_a_bounty_hunter() -> None:
    """Of yours."""
    t = Tabletop("T01", "T02", hand="21033")
    t.copy("their T02").subtypes.append("bounty-hunter")

    assert "play 21033" not in t.options()


@card("21033")
def test_most_wanted_is_played_by_bounty_hunters() -> None:
    """On a character of theirs."""
    t = Tabletop("T01", "T02", hand="21033")
    t.copy("T01").subtypes.append("bounty-hunter")

    t.answer("play 21033")

    assert t.copy("21033").host == t.copy("their T02").ref


@card("21035")
def test_a_prizefighter_strikes_two() -> None:
    """For a yellow character or upgrade die that shows damage, its value to each of two."""
    t = Tabletop("T03 T06 T01", "T02 T04", hand="21035")
    t.show("T03", "2RD")
    t.show("T06", "1R")
    t.show("T01", "1MD")
    t.show("their T02", "2RD")

    t.answer("play 21035")
    assert ["T03", "T06", "T01", "their T02"] == t.options()
    t.answer("T06")
    assert ["T01", "their T02", "their T04"] == t.options()
    t.answer("their T02")

    assert [2, 2, 0] == [t.copy(one).damage for one in ("T06", "their T02", "their T04")]
    assert ["T06 1R", "T01 1MD"] == t.pool()
    assert "you: additional_action" == t.asked()


@card("21035")
def test_a_prizefighter_needs_such_a_die() -> None:
    """Without one nobody is struck."""
    t = Tabletop("T03 T01", "T02", hand="21035")
    t.show("T03", "1R")
    t.show("T01", "1MD")

    t.answer("play 21035")

    assert ["T03 1R", "T01 1MD"] == t.pool()
    assert 0 == t.copy("their T02").damage


@card("21035")
def test_a_prizefighter_chooses_the_die() -> None:
    """Of several; supports do not fight."""
    t = Tabletop("T03 T06", "T02", hand="21035")
    t.show("T03", "2RD")
    t.show("T06", "1MD")

    t.answer("play 21035")
    assert ["die T03 2RD", "die T06 1MD"] == t.options()
    t.answer("die T06 1MD")
    assert ["T03", "T06"] == t.options()
    t.answer("T03")
    assert ["T06", "their T02"] == t.options()
    t.answer("their T02")

    assert ["T03 2RD"] == t.pool()
    assert 1 == t.copy("T03").damage


@card("21036")
def test_swindle_resolves_a_die_for_free() -> None:
    """Of either player, one that shows a cost; with a scoundrel of yours."""
    t = Tabletop("T01", "T02 T06", hand="21036", resources=2)
    t.copy("T01").subtypes.append("scoundrel")
    t.support("T70", seat=THEM)
    t.upgrade("T21", on="T01")
    t.show("T21", "1RD1")
    t.show("T01", "1R")
    t.show("their T70", "2R1")
    t.show("their T02", "1R")

    t.answer("play 21036")
    assert ["die T21 1RD1", "their die T70 2R1"] == t.options()
    t.answer("their die T70 2R1")

    assert 2 == t.resources()
    assert ["T02 1R"] == t.pool(THEM)


@card("21036")
@ruling("arh.part8.free.01")
def test_swindle_spares_the_damage_a_side_costs() -> None:
    """That is a cost too; a side without any is no target."""
    t = Tabletop("T01", "T02 T06", hand="21036", resources=2)
    t.copy("T01").subtypes.append("scoundrel")
    t.support("T14")
    t.support("T14", seat=THEM)
    t.show("T14", "3MDi1")
    t.show("T01", "1R")
    t.show("their T14", "3MDi1")

    t.answer("play 21036")
    assert ["die T14 3MDi1", "their die T14 3MDi1"] == t.options()
    t.answer("their die T14 3MDi1")
    assert ["T01", "their T02", "their T06"] == t.options()
    t.answer("their T06")

    assert (0, 0) == (t.copy("T01").damage, t.copy("their T02").damage)
    assert (3, []) == (t.copy("their T06").damage, t.pool(THEM))


@card("21036")
def test_swindle_needs_a_scoundrel() -> None:
    """Theirs does not count."""
    t = Tabletop("T01", "T02", hand="21036", resources=2)
    t.copy("their T02").subtypes.append("scoundrel")
    t.support("T70")
    t.show("T70", "2R1")

    t.answer("play 21036")

    assert 0 == t.resources()
    assert ["T70 2R1"] == t.pool()


@card("21037")
def test_the_underworld_plays_yellow_cards_for_less() -> None:
    """For a die of yours, and the plot is exhausted."""
    t = Tabletop("T01 T03", "T02", hand="T32 T33 T73 T31", resources=2)
    t.support("21037")
    t.show("T01", "1R")
    t.show("T03", "1R")
    t.show("their T02", "1R")

    t.answer("use 21037")
    assert ["die T01 1R", "die T03 1R"] == t.options()
    t.answer("die T01 1R")
    assert ["card T32"] == t.options()
    t.answer("card T32")

    assert 0 == t.resources()
    assert not t.copy("21037").ready
    assert ["T03 1R"] == t.pool()


@card("21037")
def test_the_underworld_wants_a_die() -> None:
    """Without one nothing is played, and it stays ready."""
    t = Tabletop("T01", "T02", hand="T73")
    t.support("21037")
    t.show("their T02", "1R")

    t.answer("use 21037")

    assert ["T73"] == t.hand()
    assert t.copy("21037").ready
    assert ["T02 1R"] == t.pool(THEM)


@card("21037")
def test_the_underworld_is_exhausted_for_it() -> None:
    """Exhausted it does nothing."""
    t = Tabletop("T01", "T02", hand="T73")
    t.support("21037").ready = False
    t.show("T01", "1R")

    t.answer("use 21037")

    assert ["T73"] == t.hand()
    assert ["T01 1R"] == t.pool()


@card("21071")
def test_cobb_vanth_draws_first() -> None:
    """After his activation he may resolve a ranged die of his or of an upgrade on him."""
    t = Tabletop("21071 T01", "T02")
    t.upgrade("T26", on="21071")
    t.upgrade("T21", on="T01")
    t.next_roll("21071", "2RD")
    t.next_roll("T26", "1RD")
    t.show("T01", "2RD")

    t.answer("activate 21071")
    assert ["first 21071", "first 21071"] == t.options()
    t.answer("first 21071")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["die 21071 2RD", "die T26 1RD"] == t.options()
    t.answer("die T26 1RD")
    assert ["21071", "T01", "their T02"] == t.options()
    t.answer("their T02")

    assert 1 == t.copy("their T02").damage
    assert ["T01 2RD", "21071 2RD"] == t.pool()


@card("21071")
def test_cobb_vanth_has_guardian() -> None:
    """He takes the damage of a die."""
    t = Tabletop("21071 T01", "T02")
    t.next_roll("21071", "1R")
    t.show("their T02", "2RD")

    t.answer("activate 21071")
    assert ["first 21071", "first 21071"] == t.options()
    t.answer("first 21071")
    assert ["their die T02 2RD", "stop"] == t.options()
    t.answer("their die T02 2RD")

    assert 2 == t.copy("21071").damage
    assert [] == t.pool(THEM)


@card("21073")
def test_sabine_wren_turns_disrupt_into_damage() -> None:
    """Up to two of your dice, as indirect damage."""
    t = Tabletop("21073 T07", "T02")
    t.support("T14")
    t.show("21073", "2Dr")
    t.show("T07", "1Dr")
    t.show("T14", "3Dr")

    t.answer("use 21073")
    assert ["die 21073 2Dr", "die T07 1Dr", "die T14 3Dr", "stop"] == t.options()
    t.answer("die 21073 2Dr", "die T07 1Dr")

    assert 3 == t.copy("their T02").damage
    assert ["T14 3Dr"] == t.pool()


@card("21073")
def test_sabine_wrens_special_hits_all_of_theirs_and_is_rerolled() -> None:
    """One damage to each of their characters; the die stays."""
    t = Tabletop("21073 T01", "T02 T06")
    t.show("21073", "Sp")
    t.next_roll("21073", "1R")

    t.answer("resolve special")

    assert [0, 1, 1] == [t.copy(one).damage for one in ("T01", "their T02", "their T06")]
    assert ["21073 1R"] == t.pool()


@card("21077")
def test_so_long_sky_trash_strikes_and_pays() -> None:
    """With indirect damage and resources among your dice."""
    t = Tabletop("T01", "T02", hand="21077")
    t.support("T14")
    t.show("T14", "2ID")
    t.show("T01", "1R")

    t.answer("play 21077")
    assert ["T01", "their T02"] == t.options()
    t.answer("their T02")

    assert 1 == t.copy("their T02").damage
    assert 6 == t.resources()


@card("21077")
def test_sky_trash_stays_without_resources() -> None:
    """Theirs do not count."""
    t = Tabletop("T01", "T02", hand="21077")
    t.support("T14")
    t.show("T14", "2ID")
    t.show("their T02", "1R")

    assert "play 21077" not in t.options()


@card("21077")
def test_sky_trash_stays_without_indirect_damage() -> None:
    """Theirs does not count."""
    t = Tabletop("T01", "T02", hand="21077")
    t.support("T14", seat=THEM)
    t.show("their T14", "2ID")
    t.show("T01", "1R")

    assert "play 21077" not in t.options()


@card("21096")
def test_garsa_fwip_turns_a_die_for_a_token() -> None:
    """A character die of whoever wore it, to any side; once a round."""
    t = Tabletop("21096 T01", "T02 T06")
    t.copy("T01").charms = 1
    t.copy("their T02").charms = 2
    t.upgrade("T21", on="their T02")
    t.show("their T21", "1R")
    t.show("their T02", "2RD")
    t.show("their T06", "2RD")

    t.answer("use 21096")
    assert ["T01", "their T02"] == t.options()
    t.answer("their T02")
    assert ["1MD", "1Sh", "1R", "+1MD", "-"] == t.options()
    t.answer("-", "pass")

    assert 1 == t.copy("their T02").charms
    assert ["T21 1R", "T02 -", "T06 2RD"] == t.pool(THEM)
    assert "use 21096" not in t.options()


@card("21096")
def test_garsa_fwip_needs_a_token() -> None:
    """Without one nothing is turned."""
    t = Tabletop("21096", "T02")
    t.show("their T02", "2RD")

    t.answer("use 21096")

    assert ["T02 2RD"] == t.pool(THEM)


@card("21100")
def test_the_gaderffii_removes_a_die_of_theirs() -> None:
    """Not one of yours."""
    t = Tabletop("T01", "T02 T06")
    t.upgrade("21100", on="T01")
    t.show("21100", "Sp")
    t.show("T01", "1R")
    t.show("their T02", "2RD")
    t.show("their T06", "-")

    t.answer("resolve special")
    assert ["their die T02 2RD", "their die T06 -"] == t.options()
    t.answer("their die T06 -")

    assert ["T02 2RD"] == t.pool(THEM)
    assert ["T01 1R"] == t.pool()


@card("21100")
def test_the_gaderffii_redeploys_from_a_yellow_character() -> None:
    """Before that is defeated."""
    t = Tabletop("T03 T01", "T02", their_hand="T39")
    t.upgrade("21100", on="T03")
    t.copy("T03").damage = 7
    t.pass_turn()

    t.answer("play T39")
    assert ["T03", "T01", "their T02"] == t.options()
    t.answer("T03")
    assert ["no", "yes"] == t.options()
    t.answer("yes")

    assert t.copy("21100").host == t.copy("T01").ref


@card("21100")
def test_the_gaderffii_falls_with_any_other() -> None:
    """Without a question."""
    t = Tabletop("T01 T03", "T02", their_hand="T39")
    t.upgrade("21100", on="T01")
    t.copy("T01").damage = 7
    t.pass_turn()

    t.answer("play T39")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("T01")

    assert "you: action" == t.asked()
    assert ["21100"] == t.discards()
