"""Awakenings, yellow hero events: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Don't Get Cocky


@card("01127")
def test_dont_get_cocky_draws_two_cards_for_each_player() -> None:
    """From each player's own deck; it costs nothing."""
    t = Tabletop(hand="01127", deck="T32 T33 T34", their_deck="T35 T36 T37", resources=0)

    t.answer("play 01127")

    assert (["T32", "T33"], ["T35", "T36"]) == (t.hand(), t.hand(THEM))
    assert "they: action" == t.asked()


@card("01127")
def test_dont_get_cocky_draws_what_there_is() -> None:
    """An empty deck of yours does not keep the opponent from drawing."""
    t = Tabletop(hand="01127", deck="", their_deck="T35")

    t.answer("play 01127")

    assert ([], ["T35"]) == (t.hand(), t.hand(THEM))


# Let The Wookiee Win


def wookiee(dice: int = 3) -> Tabletop:
    """The event in hand; two exhausted characters of theirs, one ready, and so many dice."""
    t = Tabletop("T01", "T02 T03 T08", hand="01130", resources=1)
    t.support("T11", seat=THEM)
    t.show("T01", "1MD")
    for label in ("their T02", "their T03", "their T11")[:dice]:
        t.show(label, "1R")
    for label in ("T01", "their T02", "their T03", "their T11"):
        t.copy(label).ready = False
    return t


@card("01130")
def test_let_the_wookiee_win_lets_the_opponent_deal_two_damage() -> None:
    """To one of their exhausted characters: no ready one, no support, none of yours."""
    t = wookiee()

    t.answer("play 01130")
    assert ("they: either", ["either 0", "either 1"]) == (t.asked(), t.options())
    t.answer("either 0")
    assert ("they: choose", ["their T02", "their T03"]) == (t.asked(), t.options())
    t.answer("their T03")

    assert (0, 2) == (t.copy("their T02").damage, t.copy("their T03").damage)
    assert (3, 0, "they: action") == (len(t.pool(THEM)), t.resources(), t.asked())


@card("01130")
def test_let_the_wookiee_wins_damage_can_be_blocked() -> None:
    """It is damage like any other."""
    t = wookiee()
    t.copy("their T03").shields = 1

    t.answer("play 01130", "either 0", "their T03")

    assert (0, 1) == (t.copy("their T03").shields, t.copy("their T03").damage)


@card("01130")
def test_let_the_wookiee_win_lets_the_opponent_remove_two_dice() -> None:
    """The opponent chooses them, only their own, just two."""
    t = wookiee()

    t.answer("play 01130", "either 1")
    assert "they: choose" == t.asked()
    assert ["their die T02 1R", "their die T03 1R"] == t.options()
    t.answer("their die T02 1R")
    assert ["their die T03 1R", "their die T11 1R"] == t.options()
    t.answer("their die T11 1R")

    assert (["T01 1MD"], ["T03 1R"], "they: action") == (t.pool(), t.pool(THEM), t.asked())
    assert 0 == t.copy("their T02").damage


@card("01130")
@ruling("arh.clar.aw.14")
def test_let_the_wookiee_win_may_be_answered_with_what_cannot_be_done() -> None:
    """One die is removed where two are asked for, and a choice without a target does nothing."""
    t = wookiee(dice=1)
    t.answer("play 01130", "either 1")
    assert ([], "they: action") == (t.pool(THEM), t.asked())

    t = wookiee(dice=0)
    t.answer("play 01130", "either 1")
    assert "they: action" == t.asked()

    t = wookiee()
    for label in ("their T02", "their T03"):
        t.copy(label).ready = True
    t.answer("play 01130", "either 0")
    assert ("they: action", []) == (t.asked(), t.events("damage_dealt"))


# Negotiate


def negotiate(theirs: int = 3) -> Tabletop:
    """The event in hand, dice of a character and of a support of yours, and so many of theirs."""
    t = Tabletop("T01 T06", "T02*2 T03", hand="01131", resources=1)
    t.support("T11")
    t.show("T11", "1R")
    for label, side in (("their T02", "1R"), ("their T02", "2RD"), ("their T03", "-"))[:theirs]:
        t.show(label, side)
    return t


@card("01131")
def test_negotiate_costs_you_a_character_die_and_the_opponent_two_dice() -> None:
    """You choose among your character dice, the opponent among all of theirs; it costs one."""
    t = negotiate()
    t.show("T01", "1MD")
    t.show("T06", "1Sh")

    t.answer("play 01131")
    assert ("you: choose", ["die T01 1MD", "die T06 1Sh"]) == (t.asked(), t.options())
    t.answer("die T06 1Sh")
    assert "they: choose" == t.asked()
    assert ["their die T02 1R", "their die T02 2RD"] == t.options()
    t.answer("their die T02 1R")
    assert ["their die T02 2RD", "their die T03 -"] == t.options()
    t.answer("their die T03 -")

    assert (["T11 1R", "T01 1MD"], ["T02 2RD"]) == (t.pool(), t.pool(THEM))
    assert (0, "they: action") == (t.resources(), t.asked())


@card("01131")
def test_negotiate_does_nothing_without_a_character_die_of_yours() -> None:
    """A die of a support does not pay for it."""
    t = negotiate()

    t.answer("play 01131")

    assert (["T11 1R"], 3, "they: action") == (t.pool(), len(t.pool(THEM)), t.asked())


@card("01131")
def test_negotiate_removes_what_there_is() -> None:
    """With one die of theirs it is removed without a question; yours is gone even for none."""
    for theirs in (1, 0):
        t = negotiate(theirs)
        t.show("T01", "1MD")

        t.answer("play 01131")

        assert (["T11 1R"], [], "they: action") == (t.pool(), t.pool(THEM), t.asked())


# Scavenge


def scavenge(deck: str = "T21 T31 T11 T32", discards: str = "T23 T33") -> Tabletop:
    """The event in hand and cards of every type in your discard pile."""
    t = Tabletop("T01", "T02", hand="01132 T12", deck=deck, resources=0)
    t.discard_pile(*discards.split())
    t.discard_pile("T22", seat=THEM)
    return t


@card("01132")
def test_scavenge_offers_upgrades_and_supports_of_your_discard_pile() -> None:
    """Those just discarded and those from before; no event, nothing of the opponent or hand."""
    t = scavenge()

    t.answer("play 01132")
    assert ["T23", "T33", "T21", "T31", "T11"] == t.discards()
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["card T23", "card T21", "card T11"] == t.options()
    t.answer("card T11")

    assert ["T12", "T11"] == t.hand()
    assert ["T23", "T33", "T21", "T31", "01132"] == t.discards()
    assert "they: action" == t.asked()


@card("01132")
def test_scavenge_may_leave_everything_in_the_discard_pile() -> None:
    """The three cards stay discarded."""
    t = scavenge()

    t.answer("play 01132", "no")

    assert (["T12"], 6, "they: action") == (t.hand(), len(t.discards()), t.asked())


@card("01132")
@ruling("arh.part7.then.04")
def test_scavenge_adds_nothing_unless_three_cards_were_discarded() -> None:
    """Two cards are discarded, and that is all."""
    t = scavenge(deck="T21 T11")

    t.answer("play 01132")

    assert (["T12"], ["T23", "T33", "T21", "T11", "01132"]) == (t.hand(), t.discards())
    assert "they: action" == t.asked()


@card("01132")
def test_scavenge_does_not_ask_when_nothing_fits() -> None:
    """Events cannot be added, and Scavenge itself is not there yet."""
    t = scavenge(deck="T31 T32 T33", discards="T34")

    t.answer("play 01132")

    assert ("they: action", ["T12"]) == (t.asked(), t.hand())


# Shoot First


def shoot_first() -> Tabletop:
    """The event in hand, yellow and other ranged dice of yours, and dice of theirs."""
    t = Tabletop("T06*2 T01 T03", "T02*2 T08 T06", hand="01133", resources=1)
    t.show("T06", "2RD")
    t.show("T06", "1MD")
    t.show("T01", "2RD")
    t.show("their T02", "2RD")
    t.show("their T02", "1MD")
    t.show("their T08", "2RD")
    t.show("their T06", "2RD")
    return t


@card("01133")
def test_shoot_first_resolves_a_yellow_ranged_die_then_removes_one() -> None:
    """Yours is resolved, one of their ranged dice removed, and another action follows."""
    t = shoot_first()
    t.show("T03", "2RD")
    t.copy("their T08").shields = 1

    t.answer("play 01133")
    assert ["die T06 2RD", "die T03 2RD"] == t.options()
    t.answer("die T06 2RD", "their T08")
    assert ["their die T02 2RD", "their die T08 2RD", "their die T06 2RD"] == t.options()
    t.answer("their die T02 2RD")

    assert ["T06 1MD", "T01 2RD", "T03 2RD"] == t.pool()
    assert (["T02 1MD", "T08 2RD", "T06 2RD"], 1) == (t.pool(THEM), t.copy("their T08").damage)
    assert (0, "you: additional_action") == (t.resources(), t.asked())


@card("01133")
def test_shoot_first_removes_nothing_unless_a_die_was_resolved() -> None:
    """A red ranged die and a yellow melee die do not do; the additional action is there."""
    t = Tabletop("T06 T01", "T02", hand="01133")
    t.show("T06", "1MD")
    t.show("T01", "2RD")
    t.show("their T02", "2RD")

    t.answer("play 01133")

    assert (["T06 1MD", "T01 2RD"], ["T02 2RD"]) == (t.pool(), t.pool(THEM))
    assert "you: additional_action" == t.asked()


@card("01133")
@ruling("arh.part2.throughcards.02", "arh.part2.throughcards.03")
def test_shoot_first_takes_no_modifier_and_no_die_it_cannot_pay_for() -> None:
    """A modifier is not resolved, nor joined to the die; the cost of a side is paid."""
    t = Tabletop("T06 T01", "T02", hand="01133", resources=1)
    t.upgrade("01051", on="T06")
    t.show("01051", "3RD1")
    t.show("their T02", "2RD")
    t.answer("play 01133")
    assert (["01051 3RD1"], "you: additional_action") == (t.pool(), t.asked())

    t = Tabletop("T06 T01", "T02", hand="01133", resources=2)
    t.upgrade("01051", on="T06")
    t.show("T06", "2RD")
    t.show("01051", "+2RD")
    t.show("their T02", "2RD")
    t.answer("play 01133", "their T02")
    assert (["01051 +2RD"], [], 2) == (t.pool(), t.pool(THEM), t.copy("their T02").damage)


# Smuggling


@card("01134")
def test_smuggling_discards_a_card_to_gain_a_resource() -> None:
    """A card of your choice from your hand, for one resource; it costs nothing."""
    t = Tabletop("T06 T01", "T02", hand="01134 T31 T32", their_hand="T33", resources=0)
    t.discard_pile("T34")

    t.answer("play 01134")
    assert ("you: choose", ["card T31", "card T32"]) == (t.asked(), t.options())
    t.answer("card T32")

    assert (1, ["T31"], ["T34", "T32", "01134"]) == (t.resources(), t.hand(), t.discards())
    assert (["T33"], "they: action") == (t.hand(THEM), t.asked())


@card("01134")
def test_smuggling_needs_a_yellow_character_of_yours() -> None:
    """Without one nothing is discarded or gained; the opponent's does not help."""
    t = Tabletop("T01", "T06", hand="01134 T31 T32", resources=0)
    t.upgrade("01023", on="T01")

    t.answer("play 01134")

    assert (0, ["T31", "T32"], "they: action") == (t.resources(), t.hand(), t.asked())


@card("01134")
def test_smuggling_gains_nothing_for_an_empty_hand() -> None:
    """There is nothing to discard."""
    t = Tabletop("T06", "T02", hand="01134", resources=0)

    t.answer("play 01134")

    assert (0, ["01134"], "they: action") == (t.resources(), t.discards(), t.asked())


# Draw Attention


def draw_attention(damage: int = 3) -> Tabletop:
    """The event in hand; the first of three characters has damage, the last little health left."""
    t = Tabletop("T06 T01 T07", "T02", hand="01128", resources=0)
    t.support("T11")
    t.copy("T06").damage = damage
    t.copy("their T02").damage = 3
    t.copy("T01").shields = 1
    return t


@card("01128")
@ruling("arh.part8.move.06", "arh.part8.move.07")
def test_draw_attention_moves_up_to_two_damage_between_your_characters() -> None:
    """From one of yours to another of yours, past its shields; you say how much."""
    t = draw_attention()

    t.answer("play 01128")
    assert ("you: choose", ["T06", "T01", "T07"]) == (t.asked(), t.options())
    t.answer("T06")
    assert ("you: choose", ["T01", "T07"]) == (t.asked(), t.options())
    t.answer("T01")
    assert "you: how_much" == t.asked()
    assert ["how_much 0", "how_much 1", "how_much 2"] == t.options()
    t.answer("how_much 2")

    assert (1, 2, 1) == (t.copy("T06").damage, t.copy("T01").damage, t.copy("T01").shields)
    assert ([], "they: action") == (t.events("damage_taken"), t.asked())


@card("01128")
def test_draw_attention_may_move_less_or_nothing() -> None:
    """Up to two is also one or none."""
    for amount in (0, 1):
        t = draw_attention()
        t.answer("play 01128", "T06", "T01", f"how_much {amount}")

        assert (3 - amount, amount) == (t.copy("T06").damage, t.copy("T01").damage)
        assert "they: action" == t.asked()


@card("01128")
@ruling("arh.part8.move.09")
def test_draw_attention_moves_no_more_than_there_is_or_than_fits() -> None:
    """One damage on the one, or one health left on the other, which is defeated by it."""
    t = draw_attention(damage=1)
    t.answer("play 01128", "T06", "T01")
    assert ["how_much 0", "how_much 1"] == t.options()

    t = draw_attention()
    t.answer("play 01128", "T06", "T07")
    assert ["how_much 0", "how_much 1"] == t.options()
    t.answer("how_much 1")
    assert (2, ["T06", "T01", "T11"]) == (t.copy("T06").damage, t.in_play())


@card("01128")
def test_draw_attention_moves_nothing_off_an_unharmed_character() -> None:
    """It may be chosen, in vain."""
    t = draw_attention()

    t.answer("play 01128", "T01", "T06")

    assert (3, 0, "they: action") == (t.copy("T06").damage, t.copy("T01").damage, t.asked())


@card("01128")
@ruling("arh.part8.move.02")
def test_draw_attention_does_nothing_for_a_lone_character() -> None:
    """There is nowhere to move the damage to."""
    t = Tabletop("T06", "T02", hand="01128")
    t.copy("T06").damage = 3

    t.answer("play 01128")

    assert (3, "they: action") == (t.copy("T06").damage, t.asked())


# Hyperspace Jump


def hyperspace_jump(controller: int = THEM) -> Tabletop:
    """The event in hand, your battlefield in use under someone's control, theirs set aside."""
    t = Tabletop("T01", "T02", hand="01129 T31", resources=3)
    t.battlefield("T459", controller=controller)
    return t


def battlefield(t: Tabletop) -> tuple[str, int]:
    """Which battlefield is used, and who controls it."""
    copy = t.state.copies[t.state.battlefield]
    return t.state.definition_of(copy).facts.code, copy.controller


@card("01129")
@ruling("arh.errata.02")
def test_hyperspace_jump_ends_the_action_phase_and_is_set_aside() -> None:
    """Nobody acts any more; upkeep comes, and the card is not discarded."""
    t = hyperspace_jump()

    t.answer("play 01129")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("no")

    assert ("you: upkeep_discard", 3 - 3 + 2) == (t.asked(), t.resources())
    assert ("T459", THEM) == battlefield(t)
    assert (["01129"], []) == (t.aside(), t.discards())


@card("01129")
@ruling("arh.clar.aw.12", "arh.clar.aw.13", "arh.errata.02")
def test_hyperspace_jump_may_exchange_the_battlefield() -> None:
    """Whoever controls the one controls the other, and nobody uses its claim ability."""
    for controller in (YOU, THEM):
        t = hyperspace_jump(controller)

        t.answer("play 01129", "yes")

        assert ("T42", controller) == battlefield(t)
        assert ({"T459", "01129"}, []) == ({*t.aside()}, t.discards())
        assert [] == t.events("battlefield_taken")
        assert ("you: upkeep_discard", 3 - 3 + 2) == (t.asked(), t.resources())


@card("01129")
def test_hyperspace_jump_leaves_one_battlefield_in_play() -> None:
    """The one set aside has left play, and can come back by another jump."""
    t = Tabletop("T01", "T02", hand="01129 01129", resources=4)
    t.battlefield("T459", controller=THEM)
    t.answer("play 01129", "yes", "stop")

    t.answer("pass", "play 01129", "yes")

    assert ("T459", THEM) == battlefield(t)
    assert (["T01"], ["T02"]) == (t.in_play(), t.in_play(THEM))


@card("01129")
def test_hyperspace_jump_lets_you_choose_among_several_battlefields() -> None:
    """Set-aside cards of another type are no battlefields."""
    t = hyperspace_jump()
    t.set_aside("T690")
    t.set_aside("T31")

    t.answer("play 01129", "yes")
    assert ["card T690", "their card T42"] == t.options()
    t.answer("card T690")

    assert ("T690", THEM) == battlefield(t)


@card("01129")
def test_hyperspace_jump_only_ends_the_phase_without_another_battlefield() -> None:
    """There is nothing to decide."""
    t = hyperspace_jump()
    t.state.players[THEM].aside.clear()

    t.answer("play 01129")

    assert ("you: upkeep_discard", ["01129"]) == (t.asked(), t.aside())
