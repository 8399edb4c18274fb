"""Across the Galaxy, yellow cards: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import CHARACTER, UPGRADE
from dejarik.games.destiny.rules.values import cost_of_copy, has_subtype
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# L3-37


def shot_down(*supports: str, team: str = "08091 T07", hand: str = "") -> Tabletop:
    """L3-37 is about to be defeated by a die of your own."""
    t = Tabletop(team, "T02", hand=hand)
    for support in supports:
        t.support(support)
    t.copy("08091").damage = 7
    t.show("T07", "3MD")
    return t


def defeat(t: Tabletop) -> None:
    """Resolve that die against L3-37."""
    t.answer("resolve melee", "08091")


@card("08091")
@ruling("arh.part8.spotting.03")
def test_l3_37_chooses_among_your_vehicle_supports() -> None:
    """Not another support, not a vehicle that is no support, not theirs, not one aside."""
    t = shot_down("T11", "T12", "01049", team="08091 T07 T61")
    t.support("T11", seat=THEM)
    t.set_aside("T11")

    defeat(t)

    assert "you: choose" == t.asked()
    assert ["T11", "01049"] == t.options()


@card("08091")
@ruling("arh.part5.changetype.01")
def test_l3_37_is_attached_to_the_chosen_vehicle() -> None:
    """As an upgrade, a mod without cost, and no character any more."""
    t = shot_down("T11", "01049")
    assert CHARACTER == t.copy("08091").type

    defeat(t)
    t.answer("01049")

    l3 = t.copy("08091")
    assert (UPGRADE, t.copy("01049").ref) == (l3.type, l3.host)
    assert [l3.ref] == t.copy("01049").attached
    assert has_subtype(t.state, l3, "mod")
    assert 0 == cost_of_copy(t.state, l3)


@card("08091")
def test_with_one_vehicle_there_is_no_question_and_no_choice_not_to() -> None:
    """She is attached to it at once."""
    t = shot_down("T12", "T11")

    defeat(t)

    assert "they: action" == t.asked()
    assert t.copy("T11").ref == t.copy("08091").host


@card("08091")
@ruling("arh.clar.atg.05")
def test_becoming_an_upgrade_is_not_a_defeat() -> None:
    """Nothing that waits for a defeat happens: Darth Zannah gains no dice."""
    t = shot_down("T11", team="08091 T07 15001")
    t.copy("08091").subtypes = ["sith"]

    defeat(t)

    assert [] == t.events("defeated")
    assert [] == t.state.players[YOU].defeated
    assert [] == t.copy("15001").dice
    assert [] == t.events("left_play")


@card("08091")
def test_nothing_happens_when_another_character_is_defeated() -> None:
    """She stays a character."""
    t = shot_down("T11", team="08091 T07 T01")
    t.copy("T01").damage = 7

    t.answer("resolve melee", "T01")

    assert ["08091", "T07", "T11"] == t.in_play()
    assert CHARACTER == t.copy("08091").type


@card("08091")
def test_a_defeat_by_an_opponents_card_is_forestalled_too() -> None:
    """It does not matter who defeats her, nor by what."""
    t = Tabletop("08091 T01 T11", "T03", deck="", hand="T31")
    t.upgrade("01023", on="their T03")
    t.show("their 01023", "Sp")

    t.answer("pass", "resolve special", "yes", "08091", "pass", "pass", "stop")

    assert 2 == t.state.round
    assert UPGRADE == t.copy("08091").type
    assert [] == t.events("defeated")


@card("08091")
def test_her_ability_comes_before_redeploy() -> None:
    """She changes her type and is not defeated any more: her upgrade is lost, not moved."""
    t = shot_down("T11")
    t.upgrade("04030", on="08091")

    defeat(t)

    assert (UPGRADE, ["04030"]) == (t.copy("08091").type, t.discards())
    assert ([], []) == (t.events("defeated"), t.events("attached")[1:])


@card("08091")
def test_her_ability_is_ordered_with_others_before_her_defeat() -> None:
    """She replaces nothing: what heals her waits for the same moment."""
    t = shot_down("T11")
    t.upgrade("T512", on="08091")

    defeat(t)

    assert ["first 08091", "first T512"] == t.options()


@card("08091")
@ruling("arh.part8.spotting.04")
def test_without_a_vehicle_l3_37_is_defeated() -> None:
    """Their vehicle and another support of yours are no help."""
    t = shot_down("T12")
    t.support("T11", seat=THEM)

    defeat(t)

    assert ["T07", "T12"] == t.in_play()
    assert ["08091"] == t.codes(t.state.players[YOU].defeated)
    assert 1 == len(t.events("defeated"))


@card("08091")
@ruling("arh.part5.changetype.02", "arh.part5.changetype.03", "arh.part5.changetype.05")
def test_tokens_and_upgrades_go_and_dice_come_back() -> None:
    """Her damage is gone, her upgrade is discarded, her die leaves the pool."""
    t = shot_down("T11")
    t.upgrade("T21", on="08091")
    t.copy("08091").resources = 1
    t.show("08091", "2F")

    defeat(t)

    l3 = t.copy("08091")
    assert (0, 0, 0) == (l3.damage, l3.shields, l3.resources)
    assert ["T21"] == t.discards()
    assert ["08091", "T07", "T11"] == t.in_play()
    assert [] == t.pool()


@card("08091")
@ruling("arh.part5.changetype.04")
def test_she_stays_exhausted() -> None:
    """A card that changes its type keeps its state."""
    t = shot_down("T11")
    t.copy("08091").ready = False

    defeat(t)

    assert not t.copy("08091").ready


@card("08091")
@ruling("arh.clar.atg.06")
def test_an_elite_l3_37_keeps_both_dice() -> None:
    """Both roll with the vehicle."""
    t = shot_down("T11", team="08091*2 T07")

    defeat(t)
    t.answer("pass", "activate T11")

    assert ["T11", "08091", "08091"] == [die.split()[0] for die in t.pool()]


@card("08091")
@ruling("arh.part5.changetype.06")
def test_as_an_upgrade_she_is_no_target_and_cannot_be_activated() -> None:
    """Only characters are offered for damage, and only the rest can be activated."""
    t = shot_down("T11")

    defeat(t)
    t.answer("pass")

    activations = ["activate T07", "activate T11"]
    assert [*activations, "claim", "pass"] == t.options()
    t.show("T07", "3MD")
    t.state.decisions = None
    t.answer("resolve melee")
    assert ["T07", "their T02"] == t.options()


@card("08091")
def test_an_exhausted_millennium_falcon_is_readied() -> None:
    """If it is the vehicle she is attached to."""
    t = shot_down("01049")
    t.copy("01049").ready = False

    defeat(t)

    assert t.copy("01049").ready


@card("08091")
def test_another_vehicle_is_not_readied() -> None:
    """Nor is a Millennium Falcon she is not attached to."""
    t = shot_down("T11", "01049")
    t.copy("T11").ready = False
    t.copy("01049").ready = False

    defeat(t)
    t.answer("T11")

    assert (False, False) == (t.copy("T11").ready, t.copy("01049").ready)


@card("08091")
def test_if_she_was_the_last_character_the_game_is_lost() -> None:
    """Without characters you lose, upgrade or not."""
    t = Tabletop("08091 T11")
    t.copy("08091").damage = 7
    t.upgrade("T21", on="08091")
    t.show("T21", "1MD")

    defeat(t)

    assert THEM == t.winner()


@card("08091")
def test_as_an_upgrade_she_is_set_aside_instead_of_discarded() -> None:
    """Her die goes with her."""
    t = shot_down("T11", hand="T63")

    defeat(t)
    t.answer("pass", "play T63", "08091")

    assert (["08091"], ["T63"]) == (t.aside(), t.discards())
    assert ["T07", "T11"] == t.in_play()
    assert 2 == len([die for die in t.state.dice.values() if die.owner == YOU])


@card("08091")
def test_when_her_vehicle_leaves_she_is_set_aside() -> None:
    """The vehicle is discarded, she is not."""
    t = shot_down("T11", hand="T63")

    defeat(t)
    t.answer("pass", "play T63", "T11")

    assert (["08091"], ["T11", "T63"]) == (t.aside(), sorted(t.discards()))
    assert ["T07"] == t.in_play()


@card("08091")
@ruling("arh.part7.replacement.05")
def test_her_being_set_aside_goes_ahead_of_before_abilities() -> None:
    """No order is asked for; what waits for leaving play follows."""
    t = shot_down("T11", "T64", hand="T63")

    defeat(t)
    t.answer("pass", "play T63", "08091")

    assert "they: action" == t.asked()
    assert (["08091"], 6) == (t.aside(), t.resources())


@card("08091")
def test_an_opponent_who_discards_her_sets_her_aside() -> None:
    """It does not matter who makes her leave."""
    t = Tabletop("08091 T07 T11", "T02", their_hand="T63")
    t.copy("08091").damage = 7
    t.show("T07", "3MD")

    defeat(t)
    t.answer("play T63", "08091")

    assert (["08091"], []) == (t.aside(), t.discards())


@card("08091")
def test_another_upgrade_is_not_set_aside() -> None:
    """What shares her vehicle is discarded with it."""
    t = shot_down("T11", hand="T63")
    t.upgrade("T21", on="T11")

    defeat(t)
    t.answer("pass", "play T63", "T11")

    assert (["08091"], ["T11", "T21", "T63"]) == (t.aside(), sorted(t.discards()))


@card("08091")
def test_as_a_character_she_leaves_like_any_other_card() -> None:
    """Discarded from play before she is an upgrade, she is discarded."""
    t = Tabletop("08091 T01 T11", hand="T63")

    t.answer("play T63", "08091")

    assert ([], ["08091", "T63"]) == (t.aside(), sorted(t.discards()))


# Act Of Cruelty


def cruelty(*damaged: str, fallen: str = "") -> Tabletop:
    """Act of Cruelty is played against these damaged characters."""
    t = Tabletop("T01", "T02 T03 T07", hand="08038" + " T32" * 8, their_hand="T31 T32 T33")
    t.copy("T01").damage = 1
    t.support("T12", seat=THEM).damage = 1
    t.discard_pile(*["T31"] * 8, seat=THEM)
    for label in damaged:
        t.copy(label).damage = 1
        t.copy(label).shields = 1
    if fallen:
        emit(t.state, Event(ev.DEFEATED, THEM, t.copy(fallen).ref))
        assert "you: action" == t.asked()
    t.answer("play 08038")
    return t


@card("08038")
def test_act_of_cruelty_strikes_each_damaged_character_of_theirs() -> None:
    """Shields do not help; nobody has fallen, so no card is discarded."""
    t = cruelty("their T02")

    assert (2, 0) == (t.copy("their T02").damage, t.copy("their T03").damage)
    assert (1, 1, 3) == (t.copy("their T02").shields, t.copy("T01").damage, len(t.hand(THEM)))
    assert 1 == t.copy("their T12").damage
    assert "they: action" == t.asked()


@card("08038")
def test_for_each_character_of_theirs_that_has_fallen_they_discard() -> None:
    """At random; who falls to it counts as well."""
    t = cruelty("their T02", "their T03", fallen="their T07")
    assert (2, 2, 2) == (
        t.copy("their T02").damage,
        t.copy("their T03").damage,
        len(t.hand(THEM)),
    )
    assert (9, ["08038"]) == (len(t.discards(THEM)), t.discards())

    t = Tabletop("T01", "T02 T03 T07", hand="08038", their_hand="T31 T32 T33", resources=1)
    t.copy("their T02").damage = t.state.definition_of(t.copy("their T02")).facts.health - 1
    emit(t.state, Event(ev.DEFEATED, THEM, t.copy("their T07").ref))
    t.answer("play 08038")
    assert (["T03"], 1) == (t.in_play(THEM), len(t.hand(THEM)))


@card("08038")
def test_without_a_damaged_character_nothing_is_discarded() -> None:
    """The first part could not be done."""
    t = cruelty(fallen="their T07")

    assert ("they: action", 3) == (t.asked(), len(t.hand(THEM)))
