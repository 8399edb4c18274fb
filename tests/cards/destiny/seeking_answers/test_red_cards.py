"""Seeking Answers, further red cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card


@card("21019")
def test_only_stormtroopers_are_so_precise() -> None:
    """A trooper or weapon die of yours that shows ranged damage, past all shields."""
    t = Tabletop("01002 T01 T03", "T02 01030", hand="21019")
    t.copy("T01").subtypes.append("weapon")
    t.copy("their T02").shields = 2
    t.show("01002", "2RD")
    t.show("T01", "2RD")
    t.show("T03", "2RD")
    t.show("their 01030", "1RD")

    t.answer("play 21019")
    assert ["die 01002 2RD", "die T01 2RD"] == t.options()
    t.answer("die 01002 2RD")
    assert ["01002", "T01", "T03", "their T02", "their 01030"] == t.options()
    t.answer("their T02")

    assert 2 == t.copy("their T02").damage
    assert 2 == t.copy("their T02").shields
    assert 5 == t.resources()


@card("21019")
def test_stormtroopers_are_precise_with_ranged_damage_only() -> None:
    """Another side cannot be resolved so."""
    t = Tabletop("01002", "T02", hand="21019")
    t.copy("01002").subtypes.append("weapon")
    t.show("01002", "-")

    t.answer("play 21019")

    assert ["01002 -"] == t.pool()


@card("21021")
def test_a_shield_recharge_costs_health() -> None:
    """One damage past shields for two shields, on a character of yours; another action follows."""
    t = Tabletop("T01 T03", "T02", hand="21021")
    t.copy("T01").shields = 1

    t.answer("play 21021")
    assert ["T01", "T03"] == t.options()
    t.answer("T01")

    assert 1 == t.copy("T01").damage
    assert 3 == t.copy("T01").shields
    assert "you: additional_action" == t.asked()


@card("21022")
def test_youre_far_too_trusting_resolves_their_die() -> None:
    """One that shows no damage, if you have a red leader."""
    t = Tabletop("01004", "T02 T06 T03", hand="21022")
    t.show("their T02", "1R")
    t.show("their T06", "2RD")
    t.show("their T03", "1Sh")

    t.answer("play 21022")
    assert ["their die T02 1R", "their die T03 1Sh"] == t.options()
    t.answer("their die T02 1R")

    assert 4 == t.resources()
    assert ["T06 2RD", "T03 1Sh"] == t.pool(THEM)


@card("21022")
def test_youre_far_too_trusting_needs_a_red_leader() -> None:
    """Not a leader of another colour, not theirs."""
    t = Tabletop("T03 T01", "01004 T02", hand="21022")
    t.copy("T03").subtypes.append("leader")
    t.show("their T02", "1R")

    t.answer("play 21022")

    assert 3 == t.resources()
    assert ["T02 1R"] == t.pool(THEM)


@card("21022")
def test_youre_far_too_trusting_may_spot_a_support() -> None:
    """Any red leader of yours will do."""
    t = Tabletop("T03", "T02", hand="21022")
    t.support("T68").subtypes.append("leader")
    t.show("their T02", "1R")

    t.answer("play 21022")

    assert [] == t.pool(THEM)


@card("21027")
def test_the_treadspeeder_brings_a_trooper() -> None:
    """One of yours, character or support, if you like."""
    t = Tabletop("01002 T03", "T02")
    t.copy("T03").subtypes.append("trooper")
    t.support("21027")
    t.support("T11")

    t.answer("activate 21027")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["01002", "T03"] == t.options()
    t.answer("T03")

    assert not t.copy("T03").ready
    assert t.copy("01002").ready


@card("21027")
def test_the_treadspeeder_hits_harder_beside_a_trooper() -> None:
    """While a trooper's character die lies in your pool."""
    t = Tabletop("01002 T03", "T02")
    t.support("21027")
    t.show("21027", "1RD")
    t.show("01002", "-")

    t.answer("resolve ranged")
    assert ["01002", "T03", "their T02"] == t.options()
    t.answer("their T02")

    assert 2 == t.copy("their T02").damage


@card("21027")
def test_the_treadspeeder_alone_hits_as_printed() -> None:
    """Other dice of yours, a trooper support's or theirs do nothing for it."""
    t = Tabletop("T03", "01002")
    t.support("21027")
    t.support("T11").subtypes.append("trooper")
    t.show("21027", "1RD")
    t.show("T03", "-")
    t.show("T11", "-")
    t.show("their 01002", "-")

    t.answer("resolve ranged")
    assert ["T03", "their 01002"] == t.options()
    t.answer("their 01002")

    assert 1 == t.copy("their 01002").damage


@card("21028")
def test_the_architect_of_war_mills_two_or_strikes() -> None:
    """Its two specials; only on a leader."""
    t = Tabletop("01004 T01", "T02", their_deck="T31 T32 T33", hand="21028")
    t.upgrade("21028", on="01004")
    t.show("21028", "Sp")

    t.answer("resolve special")
    assert ["which_special 0", "which_special 1"] == t.options()
    t.answer("which_special 0")

    assert ["T31", "T32"] == t.discards(THEM)


@card("21028")
def test_the_architect_of_war_strikes() -> None:
    """Three damage to any character."""
    t = Tabletop("01004 T01", "T02", their_deck="T31 T32 T33", hand="21028")
    t.upgrade("21028", on="01004")
    t.show("21028", "Sp")

    t.answer("resolve special", "which_special 1")
    assert ["01004", "T01", "their T02"] == t.options()
    t.answer("their T02")

    assert 3 == t.copy("their T02").damage
    assert [] == t.discards(THEM)


@card("21028")
def test_the_architect_of_war_goes_on_leaders() -> None:
    """Of yours."""
    t = Tabletop("01004 T01", "01027", hand="21028")

    t.answer("play 21028")

    assert t.copy("21028").host == t.copy("01004").ref
    assert 2 == t.resources()


@card("21057")
def test_finn_strikes_with_every_reroll_die() -> None:
    """One damage to any character after you resolve one; not for another side."""
    t = Tabletop("21057 T01", "T02")
    t.support("T14")
    t.show("T14", "2Re")
    t.show("T01", "1R")

    t.answer("resolve reroll", "stop")
    assert ["21057", "T01", "their T02"] == t.options()
    t.answer("their T02")

    assert 1 == t.copy("their T02").damage
    assert "they: action" == t.asked()


@card("21057")
def test_finn_minds_reroll_dice_of_yours() -> None:
    """Not another side, not theirs."""
    t = Tabletop("21057 T01", "T02")
    t.support("T14", seat=THEM)
    t.show("their T14", "2Re")
    t.show("T01", "1R")

    t.answer("resolve resource", "resolve reroll", "stop")

    assert "you: action" == t.asked()
    assert 0 == t.copy("their T02").damage


@card("21065")
def test_deploy_activates_and_may_again() -> None:
    """With fewer dice than they have, another one."""
    t = Tabletop("T06 T03", "T02 T01", hand="21065")
    t.support("T11")
    t.show("their T02", "1R")
    t.show("their T01", "1R")

    t.answer("play 21065")
    assert ["T06", "T03", "T11"] == t.options()
    t.answer("T06")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["T03", "T11"] == t.options()
    t.answer("T11")

    assert not t.copy("T06").ready
    assert not t.copy("T11").ready
    assert t.copy("T03").ready
    assert 5 == t.resources()


@card("21065")
def test_deploy_activates_one_if_they_have_no_more_dice() -> None:
    """As many are not more."""
    t = Tabletop("T06 T03", "T02", hand="21065")
    t.show("their T02", "1R")

    t.answer("play 21065")
    assert ["T06", "T03"] == t.options()
    t.answer("T06")

    assert "they: action" == t.asked()


@card("21065")
def test_deploy_does_nothing_for_the_exhausted() -> None:
    """Then there is no second one either."""
    t = Tabletop("T06", "T02", hand="21065")
    t.copy("T06").ready = False
    t.support("T12")
    t.show("their T02", "1R")

    t.answer("play 21065")

    assert "they: action" == t.asked()


@card("21089")
def test_presence_removes_any_die() -> None:
    """With a capital ship of yours."""
    t = Tabletop("T01", "T02", hand="21089")
    t.support("T12").subtypes.append("capital-ship")
    t.show("T01", "1R")
    t.show("their T02", "2RD")

    t.answer("play 21089")
    assert ["die T01 1R", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")

    assert ["T01 1R"] == t.pool()
    assert [] == t.pool(THEM)


@card("21089")
def test_presence_needs_a_capital_ship() -> None:
    """Theirs does not count."""
    t = Tabletop("T01", "T02", hand="21089")
    t.support("T12", seat=THEM).subtypes.append("capital-ship")
    t.show("their T02", "2RD")

    t.answer("play 21089")

    assert ["T02 2RD"] == t.pool(THEM)


@card("21090")
def test_war_is_inevitable_turns_and_strikes() -> None:
    """Any die, any character; with ranged damage and focus among your dice."""
    t = Tabletop("T01 T07", "T02", hand="21090")
    t.show("T01", "2RD")
    t.show("T07", "1F")
    t.show("their T02", "1MD")

    t.answer("play 21090")
    assert ["die T01 2RD", "die T07 1F", "their die T02 1MD"] == t.options()
    t.answer("their die T02 1MD")
    assert ["2RD", "1Sh", "1R", "+1MD", "-"] == t.options()
    t.answer("-")
    assert ["T01", "T07", "their T02"] == t.options()
    t.answer("their T02")

    assert ["T02 -"] == t.pool(THEM)
    assert 1 == t.copy("their T02").damage
    assert 5 == t.resources()


@card("21090")
def test_war_is_not_inevitable_without_focus() -> None:
    """Theirs does not count."""
    t = Tabletop("T01", "T07", hand="21090")
    t.show("T01", "2RD")
    t.show("their T07", "1F")

    assert "play 21090" not in t.options()


@card("21090")
def test_war_is_not_inevitable_without_ranged_damage() -> None:
    """Theirs does not count."""
    t = Tabletop("T07", "T02", hand="21090")
    t.show("T07", "1F")
    t.show("their T02", "2RD")

    assert "play 21090" not in t.options()
