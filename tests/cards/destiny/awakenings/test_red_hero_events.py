"""Awakenings, events of red heroes: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Commando Raid


def commando_raid(their_hand: str = "T31 T31 T31 T31 T31") -> Tabletop:
    """The event in hand; dice of several colours and players, some showing discard."""
    t = Tabletop("T07*2 T03", "T07", hand="01103", their_hand=their_hand, resources=1)
    t.support("T14")
    t.show("T07", "2Dc")
    t.show("T07", "1Dr")
    t.show("their T07", "2Dc")
    return t


@card("01103")
def test_commando_raid_resolves_a_red_discard_die_for_two_more_and_draws() -> None:
    """Two and two make four of their cards; your dice alone are meant. It costs one."""
    t = commando_raid()

    t.answer("play 01103")

    assert (1, ["T07 1Dr"], ["T07 2Dc"]) == (len(t.hand(THEM)), t.pool(), t.pool(THEM))
    assert ("they: action", 0, 1) == (t.asked(), t.resources(), len(t.hand()))


@card("01103")
def test_commando_raid_lets_you_choose_among_red_dice_only() -> None:
    """One of them; a yellow die will not do."""
    t = commando_raid()
    t.support("01049")
    t.show("01049", "3Dc")
    t.support("01031")
    t.show("01031", "XDc")

    t.answer("play 01103")
    assert ["die T07 2Dc", "die 01031 XDc"] == t.options()
    t.answer("die T07 2Dc")

    assert ["T07 1Dr", "01049 3Dc", "01031 XDc"] == t.pool()


@card("01103")
def test_commando_raid_pays_for_a_die_that_costs() -> None:
    """Who cannot pay after the event neither resolves nor draws."""
    poor, rich = (Tabletop("T01", hand="01103", resources=amount) for amount in (1, 2))
    for t in (poor, rich):
        t.support("T79")
        t.show("T79", "2Dc1")
        t.answer("play 01103")

    assert (["T79 2Dc1"], []) == (poor.pool(), poor.hand())
    assert ([], 0, 1) == (rich.pool(), rich.resources(), len(rich.hand()))


@card("01103")
def test_commando_raid_draws_nothing_if_no_die_was_resolved() -> None:
    """The card hangs on the die."""
    t = Tabletop("T07 T03", "T07", hand="01103", their_hand="T31")
    t.show("T07", "1Dr")
    t.show("their T07", "2Dc")

    t.answer("play 01103")

    assert ("they: action", [], ["T31"]) == (t.asked(), t.hand(), t.hand(THEM))


# Defensive Position


@card("01104")
def test_defensive_position_removes_their_dice_with_a_value_of_two_or_more() -> None:
    """Modifiers too; not dice showing one, no value or your own. It costs one."""
    t = Tabletop("T07", "T01*2 T07 T02", hand="01104", resources=1)
    t.upgrade("T21", on="their T02")
    t.show("T07", "3MD")
    for label, side in (("T01", "2RD"), ("T01", "1R"), ("T07", "Sp"), ("T21", "+2RD")):
        t.show(f"their {label}", side)

    t.answer("play 01104")

    assert (["T07 3MD"], ["T01 1R", "T07 Sp"]) == (t.pool(), t.pool(THEM))
    assert ("they: action", 0) == (t.asked(), t.resources())


@card("01104")
def test_defensive_position_is_not_offered_without_the_battlefield() -> None:
    """Whoever controls it may play the event, with nothing to remove too."""
    t = Tabletop(hand="01104")
    assert "play 01104" in t.options()
    away = Tabletop(hand="01104")
    away.battlefield("T41", controller=THEM)
    assert "play 01104" not in away.options()

    t.answer("play 01104")

    assert ("they: action", ["01104"]) == (t.asked(), t.discards())


# Field Medic


@card("01105")
def test_field_medic_heals_two_damage_from_any_character() -> None:
    """Of either player. It costs one."""
    t = Tabletop("T01 T03", "T02", hand="01105", resources=1)
    t.support("T11")
    t.copy("T03").damage = 3

    t.answer("play 01105")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("T03")

    assert (1, 0) == (t.copy("T03").damage, t.resources())


@card("01105")
def test_field_medic_heals_no_more_than_there_is() -> None:
    """One damage of one."""
    t = Tabletop("T01", "T02", hand="01105")
    t.copy("their T02").damage = 1

    t.answer("play 01105", "their T02")

    assert (0, [1]) == (
        t.copy("their T02").damage,
        [event.amount for event in t.events("damage_healed")],
    )


# Hit and Run


@card("01106")
def test_hit_and_run_activates_a_red_character_of_yours() -> None:
    """Only ready ones are offered; all their dice are rolled. It costs nothing."""
    t = Tabletop("T01 T07*2 T03 T62", "T01", hand="01106", resources=0)
    t.support("T68")
    t.copy("T62").ready = False

    t.answer("play 01106")
    assert ["T01", "T07"] == t.options()
    t.answer("T07")

    assert (2, False) == (len(t.pool()), t.copy("T07").ready)
    assert "you: additional_action" == t.asked()


@card("01106")
def test_hit_and_run_has_ambush_even_with_nobody_to_activate() -> None:
    """An exhausted red character stays as it is, and the additional action may be taken."""
    t = Tabletop("T01 T03", hand="01106")
    t.copy("T01").ready = False

    t.answer("play 01106")

    assert ("you: additional_action", []) == (t.asked(), t.pool())
    assert "activate T03" in t.options()


@card("01106")
def test_what_follows_an_activation_follows_hit_and_run() -> None:
    """The only one is activated without a question, by you."""
    t = Tabletop("T01 T03", hand="01106", resources=0)

    t.answer("play 01106")

    assert (1, [0]) == (t.resources(), [event.seat for event in t.events("activated")])


# It's a Trap!


def its_a_trap() -> Tabletop:
    """The event in hand, red dice and others of yours, dice of theirs to choose a symbol from."""
    t = Tabletop("T01*2 T62 T03", "T02 T06 T07", hand="01107", resources=1)
    t.show("T01", "1R")
    t.show("T01", "1Sh")
    t.show("T62", "-")
    t.show("T03", "1R")
    t.show("their T02", "2RD")
    t.show("their T06", "-")
    t.show("their T07", "1F")
    return t


@card("01107")
@ruling("arh.errata.04")
def test_its_a_trap_turns_two_red_dice_to_a_symbol_of_theirs() -> None:
    """A symbol one of their dice shows, blanks too; then of your red dice up to two."""
    t = its_a_trap()

    t.answer("play 01107")
    assert ["their die T02 2RD", "their die T06 -", "their die T07 1F"] == t.options()
    t.answer("their die T02 2RD")
    assert ["die T01 1R", "die T01 1Sh", "die T62 -", "stop"] == t.options()
    t.answer("die T01 1R", "die T62 -")

    assert ["T01 2RD", "T01 1Sh", "T62 2RD", "T03 1R"] == t.pool()
    assert (["T02 2RD", "T06 -", "T07 1F"], 0) == (t.pool(THEM), t.resources())


@card("01107")
@ruling("arh.errata.03")
def test_its_a_trap_has_no_ambush_and_need_not_turn_anything() -> None:
    """Up to two may be none; then it is their turn."""
    t = its_a_trap()

    t.answer("play 01107", "their die T02 2RD", "stop")

    assert ["T01 1R", "T01 1Sh", "T62 -", "T03 1R"] == t.pool()
    assert "they: action" == t.asked()


@card("01107")
def test_its_a_trap_needs_a_symbol_to_choose() -> None:
    """A bare number is none, and without one nothing is turned."""
    t = Tabletop("T01 T03", "T02", hand="01107")
    t.support("T203", seat=THEM)
    t.show("T01", "1R")
    t.show("T03", "2RD")
    t.show("their T203", "+1*")

    t.answer("play 01107")

    assert ("they: action", ["T01 1R", "T03 2RD"]) == (t.asked(), t.pool())


# Natural Talent


@card("01108")
def test_natural_talent_resolves_a_die_of_yours_for_one_more() -> None:
    """One that can be resolved, none of theirs: no modifier, blank or too dear. It costs one."""
    t = Tabletop("T01*2 T03 T05", "T02", hand="01108", resources=1)
    t.upgrade("T21", on="T03")
    t.upgrade("T26", on="T03")
    t.show("T01", "1R")
    t.show("T01", "+1MD")
    t.show("T03", "2RD")
    t.show("T05", "-")
    t.show("T21", "1RD1")
    t.show("T26", "Sp")
    t.show("their T02", "1R")

    t.answer("play 01108")
    assert ["die T01 1R", "die T03 2RD"] == t.options()
    t.answer("die T01 1R")

    left = ["T01 +1MD", "T03 2RD", "T05 -", "T21 1RD1", "T26 Sp"]
    assert (2, left) == (t.resources(), t.pool())


@card("01108")
def test_natural_talent_deals_one_more_damage_that_shields_block() -> None:
    """Two and one against one shield are two."""
    t = Tabletop("T03", "T02", hand="01108")
    t.show("T03", "2RD")
    t.copy("their T02").shields = 1

    t.answer("play 01108", "their T02")

    assert (2, []) == (t.copy("their T02").damage, t.pool())


@card("01108")
def test_natural_talent_pays_for_a_die_that_costs() -> None:
    """Who cannot pay after the event resolves nothing with it."""
    poor = Tabletop("T03", "T02", hand="01108", resources=1)
    rich = Tabletop("T03", "T02", hand="01108", resources=2)
    for t in (poor, rich):
        t.upgrade("T21", on="T03")
        t.show("T21", "1RD1")
        t.answer("play 01108")

    rich.answer("their T02")

    assert ("they: action", ["T21 1RD1"]) == (poor.asked(), poor.pool())
    assert (2, 0) == (rich.copy("their T02").damage, rich.resources())


# Rearm


def rearm(resources: int) -> Tabletop:
    """The event in hand, upgrades and others in the discard pile."""
    t = Tabletop("T01 T03", hand="01109 01034", resources=resources)
    t.discard_pile("01034", "01033", "T23", "T34", "01032")
    t.discard_pile("01034", seat=THEM)
    return t


@card("01109")
def test_rearm_plays_a_red_upgrade_from_your_discard_pile_for_one_less() -> None:
    """No gray upgrade, no red event or support, none of your hand or of theirs."""
    t = rearm(1)

    t.answer("play 01109")
    assert ["card 01034", "card 01033"] == t.options()
    t.answer("card 01034", "T03")

    assert (0, t.copy("T03").ref) == (t.resources(), t.copy("01034").host)
    assert (["01034"], ["01034"]) == (t.hand(), t.discards(THEM))
    assert ["01033", "T23", "T34", "01032", "01109"] == t.discards()


@card("01109")
def test_rearm_offers_what_can_be_paid_for() -> None:
    """Without resources the one that costs one is free, and the one that costs two too dear."""
    t = rearm(0)

    t.answer("play 01109", "T01")

    assert (0, t.copy("T01").ref) == (t.resources(), t.copy("01033").host)


@card("01109")
def test_rearm_does_nothing_without_such_an_upgrade() -> None:
    """The event is discarded."""
    t = Tabletop(hand="01109")
    t.discard_pile("T23", "T34")

    t.answer("play 01109")

    assert ("they: action", ["T23", "T34", "01109"]) == (t.asked(), t.discards())


# Surgical Strike


def surgical_strike() -> Tabletop:
    """The event in hand; red dice and others, some showing ranged damage; supports to hit."""
    t = Tabletop("T01*3 T03", "T01", hand="01112", resources=1)
    t.show("T01", "2RD")
    t.show("T01", "1MD")
    t.show("T01", "2RD")
    t.show("T03", "2RD")
    t.show("their T01", "2RD")
    t.support("T12")
    t.support("01018", seat=THEM)
    t.support("01032", seat=THEM)
    t.upgrade("T22", on="their T01")
    return t


@card("01112")
def test_surgical_strike_trades_a_red_ranged_die_for_a_support() -> None:
    """One that costs the die's value and one more at most; of either player. It costs one."""
    t = surgical_strike()

    t.answer("play 01112")
    assert ["die T01 2RD", "die T01 2RD"] == t.options()
    t.answer("die T01 2RD")
    assert ["die T01 2RD", "stop"] == t.options()
    t.answer("stop")
    assert ["T12", "their 01018"] == t.options()
    t.answer("their 01018")

    assert (["01018"], ["T01", "01032", "T22"]) == (t.discards(THEM), t.in_play(THEM))
    assert (["T01 1MD", "T01 2RD", "T03 2RD"], ["T01 2RD"]) == (t.pool(), t.pool(THEM))
    assert ("they: action", 0) == (t.asked(), t.resources())


@card("01112")
def test_surgical_strike_adds_the_values_of_several_dice() -> None:
    """Each is worth one more: two dice of two are worth six together."""
    t = surgical_strike()
    t.support("01031", seat=THEM)

    t.answer("play 01112", "die T01 2RD", "die T01 2RD")

    assert ["T12", "their 01018", "their 01032", "their 01031"] == t.options()


@card("01112")
@ruling("arh.clar.aw.26")
def test_surgical_strike_is_nothing_without_a_die() -> None:
    """None is no number to compare: nothing is discarded, not even what costs nothing."""
    t = Tabletop("T01 T03", "T02", hand="01112")
    t.support("T78", seat=THEM)
    t.show("T01", "1MD")
    t.show("T03", "2RD")

    t.answer("play 01112")

    assert ("they: action", ["T02", "T78"]) == (t.asked(), t.in_play(THEM))
    assert ["T01 1MD", "T03 2RD"] == t.pool()


@card("01112")
def test_surgical_strike_takes_the_only_die_although_it_finds_nothing() -> None:
    """What is removed is removed, whether a support is cheap enough or not."""
    t = Tabletop("T01", "T02", hand="01112")
    t.support("01032", seat=THEM)
    t.show("T01", "2RD")

    t.answer("play 01112")

    assert ("they: action", []) == (t.asked(), t.pool())
    assert ["T02", "01032"] == t.in_play(THEM)
