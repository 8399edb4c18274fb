"""Awakenings, red neutral supports and upgrades: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Outpost


def outpost(battlefield: str, controller: int = YOU) -> Tabletop:
    """The outpost showing its special, and this battlefield."""
    t = Tabletop("T01 T03", "T02")
    t.support("01053")
    t.show("01053", "Sp")
    t.battlefield(battlefield, controller)
    return t


@card("01053")
def test_the_outpost_uses_the_claim_ability_without_claiming() -> None:
    """Control stays, and the round goes on for you."""
    t = outpost("T42", THEM)

    t.answer("resolve special")

    assert (6, 5, THEM) == (
        t.resources(),
        t.resources(THEM),
        t.state.copies[t.state.battlefield].controller,
    )
    assert ("they: action", []) == (t.asked(), t.events("battlefield_claimed"))
    t.answer("pass")
    assert "you: action" == t.asked()


@card("01053")
def test_the_outpost_lets_you_make_the_choices() -> None:
    """As if you had just claimed it."""
    t = outpost("04046")

    t.answer("resolve special")

    assert ("you: either", ["either 0", "either 1"]) == (t.asked(), t.options())


@card("01053")
def test_the_outpost_does_nothing_where_there_is_no_claim_ability() -> None:
    """Its die is resolved all the same."""
    t = outpost("T41")

    t.answer("resolve special")

    assert ("they: action", [], 5) == (t.asked(), t.pool(), t.resources())


@card("01053")
@ruling("arh.part5.resolve.09")
def test_the_outposts_own_die_is_not_among_those_the_claim_ability_resolves() -> None:
    """It is being resolved: with Rebel War Room another die of yours is, or none."""
    t = outpost("01171")
    t.show("T01", "1R")
    t.show("T03", "1Sh")
    t.answer("resolve special")
    assert ["die T01 1R", "die T03 1Sh"] == t.options()
    t.answer("die T01 1R")
    assert (6, ["T03 1Sh"]) == (t.resources(), t.pool())

    t = outpost("01171")
    t.show("T01", "-")
    t.answer("resolve special")
    assert ("they: action", ["T01 -"]) == (t.asked(), t.pool())
    assert 1 == len(t.events("die_resolved"))


# DH-17 Blaster Pistol


@card("01054")
def test_the_dh_17_adds_its_damage_to_another_die() -> None:
    """A die and no text: played on any character of yours and rolled with it."""
    t = Tabletop("T01 T03", "T02", hand="01054", resources=1)

    t.answer("play 01054")
    assert ["T01", "T03"] == t.options()
    t.answer("T03", "pass")
    t.next_roll("T03", "2RD")
    t.next_roll("01054", "+2RD")
    t.answer("activate T03", "pass", "resolve ranged")
    t.answer("die 01054 +2RD", "their T02")

    assert (4, [], 0) == (t.copy("their T02").damage, t.pool(), t.resources())


# IQA-11 Blaster Rifle


@card("01055")
def test_the_iqa_11_deals_damage_no_shield_blocks() -> None:
    """Two to any character, yours as well; its shields stay."""
    t = Tabletop("T01", "T02 T06")
    t.upgrade("01055", on="T01")
    t.support("T12")
    t.show("01055", "Sp")
    t.copy("their T02").shields = 3

    t.answer("resolve special")
    assert ["T01", "their T02", "their T06"] == t.options()
    t.answer("their T02")

    assert (2, 3) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert [0] == [event.detail for event in t.events("damage_dealt")]


# Promotion


@card("01056")
def test_whoever_plays_promotion_may_draw_a_card() -> None:
    """One; the opponent draws none."""
    t = Tabletop("T01", "T02", hand="01056", resources=1, deck="T34 T33")

    t.answer("play 01056")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert (["T01", "01056"], 1) == (t.in_play(), len(t.events("card_played")))
    t.answer("yes")

    assert (["T34"], [], "they: action") == (t.hand(), t.hand(THEM), t.asked())


@card("01056")
def test_promotion_need_not_draw() -> None:
    """Then the hand stays as it is."""
    t = Tabletop("T01", "T02", hand="01056")

    t.answer("play 01056", "no")

    assert ([], "they: action") == (t.hand(), t.asked())


@card("01056")
def test_promotion_does_not_draw_when_another_card_is_played() -> None:
    """Only when it is itself played, and by you."""
    t = Tabletop("T01 T03", "T02", hand="T22", their_hand="01056")
    t.upgrade("01056", on="T01")

    t.answer("play T22", "T03")

    assert ("they: action", []) == (t.asked(), t.hand())


@card("01056")
def test_promotion_goes_on_red_characters_only() -> None:
    """Of yours."""
    t = Tabletop("T01 T03 T07", "T07", hand="01056")

    t.answer("play 01056")

    assert ["T01", "T07"] == t.options()


# Supporting Fire


def supporting_fire() -> Tabletop:
    """The support, dice showing ranged and other damage on both sides; one to add, one too dear."""
    t = Tabletop("T01 T03 T05", "T02", resources=0)
    t.support("01144")
    t.upgrade("T21", on="T03")
    t.support("T70")
    t.show("T21", "+2RD")
    t.show("T70", "1RD1")
    t.show("T01", "2RD")
    t.show("T03", "2RD")
    t.show("T05", "1MD")
    t.show("their T02", "2RD")
    return t


@card("01144")
def test_supporting_fire_resolves_a_ranged_die_of_yours_with_one_more() -> None:
    """Of any colour, only yours, and only one that can be resolved."""
    t = supporting_fire()

    t.answer("use 01144")
    assert ["die T01 2RD", "die T03 2RD"] == t.options()
    t.answer("die T03 2RD", "their T02")

    assert (3, False) == (t.copy("their T02").damage, t.copy("01144").ready)
    assert ["T21 +2RD", "T70 1RD1", "T01 2RD", "T05 1MD"] == t.pool()
    assert ["T02 2RD"] == t.pool(THEM)


@card("01144")
def test_supporting_fire_is_used_again_when_it_is_ready_again() -> None:
    """It is not a power action."""
    t = supporting_fire()

    t.answer("use 01144", "die T03 2RD", "their T02", "pass")
    t.copy("01144").ready = True
    t.answer("use 01144", "their T02")

    assert (6, ["T21 +2RD", "T70 1RD1", "T05 1MD"]) == (t.copy("their T02").damage, t.pool())


@card("01144")
@ruling("arh.part2.throughcards.02")
def test_supporting_fire_resolves_the_die_like_any_other() -> None:
    """Its cost is paid, and shields block its damage; without the means nothing happens."""
    for resources, damage in ((1, 2), (0, 0)):
        t = Tabletop("01002", "T02", resources=resources)
        t.support("01144")
        t.show("01002", "2RD1")
        t.copy("their T02").shields = 1
        t.answer("use 01144")
        if resources:
            t.answer("their T02")

        assert (damage, 0) == (t.copy("their T02").damage, t.resources())


@card("01144")
def test_exhausted_supporting_fire_resolves_nothing() -> None:
    """The cost cannot be paid."""
    t = supporting_fire()
    t.copy("01144").ready = False

    t.answer("use 01144")

    assert (5, "they: action") == (len(t.pool()), t.asked())


@card("01144")
def test_supporting_fire_may_be_exhausted_to_no_effect() -> None:
    """Without a ranged die of yours it is exhausted all the same."""
    t = Tabletop("T01", "T02")
    t.support("01144")
    t.show("T01", "1MD")

    t.answer("use 01144")

    assert (False, ["T01 1MD"]) == (t.copy("01144").ready, t.pool())
