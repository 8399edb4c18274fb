"""Resurgence, gray cards: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears

# Deceit


def deceit() -> Tabletop:
    """The event in hand, and dice showing discard and other things."""
    t = Tabletop("T07 T03", "T02 T07", hand="23044", resources=0)
    for code in ("T79", "T79"):
        t.support(code)
    t.show("T07", "2Dc")
    t.show("T79", "1Dc")
    t.show("T03", "1R")
    t.show("their T07", "2Dc")
    return t


@card("23044")
def test_deceit_resolves_two_discard_dice_as_indirect_damage() -> None:
    """Your own; their hand is left alone."""
    t = deceit()
    t.state.players[THEM].hand.append(t._spare(THEM, "T31"))
    t.copy("their T02").shields = 1

    t.answer("play 23044")
    assert ["die T07 2Dc", "die T79 1Dc", "stop"] == t.options()
    t.answer("die T07 2Dc", "their T02", "their T02", "die T79 1Dc", "their T02")

    assert (2, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert (["T03 1R"], ["T31"], "they: action") == (t.pool(), t.hand(THEM), t.asked())


@card("23044")
def test_deceit_resolves_one_or_none_and_pays_what_a_die_costs() -> None:
    """A side that cannot be paid for is not offered."""
    t = Tabletop("T07 T03", "T02", hand="23044", resources=0)
    t.support("T79")
    t.show("T79", "2Dc1")
    t.show("T07", "2Dc")

    t.answer("play 23044")
    assert ["die T07 2Dc", "stop"] == t.options()
    t.answer("stop")

    assert (["T79 2Dc1", "T07 2Dc"], "they: action") == (t.pool(), t.asked())


# The Tower


def tower(named: str = "number 1", controller: int = YOU) -> Tabletop:
    """A round begins at The Tower, and its controller names a number."""
    t = Tabletop("T01 T06", "T02", hand="T33 T33", their_hand="T33 T33 T33 T31", their_resources=3)
    label = t.label(t.battlefield("23093", controller).ref)
    assert hears(t, label, AFTER, Event(ev.PHASE_BEGAN, YOU, 0, 0, 0, t.state.phase))
    t.pass_turn()
    t.pass_turn()
    t.keep_hands()
    assert f"{'you' if controller == YOU else 'they'}: number" == t.asked()
    t.answer(named)
    t.show("T01", "2RD")
    t.show("their T02", "-")
    return t


@card("23093")
def test_the_tower_answers_a_card_that_costs_as_much_as_was_named() -> None:
    """A die is turned to that value, once a round; only for an opponent's card."""
    t = tower()

    t.answer("play T33")
    assert "they: action" == t.asked()
    t.answer("play T33")
    assert ("you: choose", ["die T01 2RD", "their die T02 -"]) == (t.asked(), t.options())
    assert 2 == len(t.events("card_played"))
    t.answer("their die T02 -")
    assert ["1MD", "1Sh", "1R", "+1MD"] == t.options()
    t.answer("1R")
    assert ["T02 1R"] == t.pool(THEM)
    for _ in range(2):
        t.answer("pass", "play T33")
        assert "you: action" == t.asked()
    t.pass_turn()
    t.pass_turn()
    t.keep_hands()
    t.answer("number 0", "pass")
    t.show("T01", "2RD")
    t.show("their T02", "-")
    t.answer("play T31")
    assert "you: choose" == t.asked()


@card("23093")
def test_the_tower_waits_for_the_cost_that_was_named() -> None:
    """Another cost does not count; and a number is named anew each round."""
    t = tower("number 1")

    t.answer("pass", "play T31")
    assert "you: action" == t.asked()
    t.answer("pass", "play T33", "die T01 2RD", "1R")
    t.pass_turn()
    t.pass_turn()
    t.keep_hands()
    assert "you: number" == t.asked()


@card("23093")
def test_the_tower_belongs_to_who_controls_it() -> None:
    """They name the number, and your cards are the ones it waits for."""
    t = tower(controller=THEM)

    t.answer("pass", "play T33")

    assert ("they: choose", ["die T01 2RD", "their die T02 -"]) == (t.asked(), t.options())


# Garsa's Sanctuary


def sanctuary(side: str) -> Tabletop:
    """Shields are named at Garsa's Sanctuary; a rerolled die comes to show this side."""
    t = Tabletop("T01", "T02")
    t.battlefield("23109")
    t.support("T13")
    t.show("T01", "2RD")
    t.show("T13", "1R")
    t.show("their T02", "-")
    t.answer("use 23109", "shield")
    t.next_roll("T01", side)
    assert ["die T01 2RD", "die T13 1R", "their die T02 -"] == t.options()
    t.answer("die T01 2RD")
    return t


@card("23109")
def test_garsas_sanctuary_turns_another_die_to_the_named_symbol() -> None:
    """If the rerolled one shows it; of any player, to a side worth two at most."""
    t = sanctuary("1Sh")

    assert ("you: may", "yes") == (t.asked(), t.options()[1])
    t.answer("yes")
    assert ["die T13 1R", "their die T02 -"] == t.options()
    t.answer("die T13 1R")
    assert ["T01 1Sh", "T13 2Sh"] == t.pool()
    assert 1 == t.events("ability_used")[0].amount


@card("23109")
def test_garsas_sanctuary_may_leave_it_and_needs_the_symbol() -> None:
    """The turn is optional, and nothing follows another symbol."""
    t = sanctuary("1Sh")
    t.answer("no")
    assert (["T01 1Sh", "T13 1R"], "they: action") == (t.pool(), t.asked())

    t = sanctuary("1R")
    assert (["T01 1R", "T13 1R"], "they: action") == (t.pool(), t.asked())


@card("23109")
def test_garsas_sanctuary_turns_to_no_side_worth_three() -> None:
    """A die whose only side with the symbol is worth more stays as it is."""
    t = Tabletop("T01", "T07")
    t.battlefield("23109")
    t.show("T01", "2RD")
    t.show("their T07", "-")
    t.next_roll("T01", "1MD")

    t.answer("use 23109", "melee", "die T01 2RD", "yes")

    assert (["T07 -"], "they: action") == (t.pool(THEM), t.asked())


# Mechanical Efficiency


@card("23111")
def test_mechanical_efficiency_resolves_a_droid_or_mod_die_for_one_more() -> None:
    """Yours; shields block its damage, and what cannot be paid for is not offered."""
    t = Tabletop("T03", "T02", hand="23111", resources=0)
    t.support("04003")
    t.support("04003")
    t.support("T11")
    t.support("04026", seat=THEM)
    t.upgrade("T140", on="T11")
    t.copy("their T02").shields = 1
    t.show("T03", "1R")
    t.show("04003", "2RD")
    t.show("T140", "1MD")
    t.show("their 04026", "1R")

    t.answer("play 23111")
    assert ["die 04003 2RD", "die T140 1MD"] == t.options()
    t.answer("die 04003 2RD", "their T02")

    assert (2, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert (["T03 1R", "T140 1MD"], "they: action") == (t.pool(), t.asked())


@card("23111")
def test_a_droid_die_that_cannot_be_paid_for_is_not_resolved() -> None:
    """Nothing happens."""
    t = Tabletop("T03", "T02", hand="23111", resources=0)
    t.support("04003")
    t.show("04003", "3RD1")

    t.answer("play 23111")

    assert (["04003 3RD1"], "they: action") == (t.pool(), t.asked())


# Leverage


@card("23113")
def test_leverage_is_exhausted_to_draw_a_card() -> None:
    """Readied, it does so again in the same round; exhausted it draws none."""
    t = Tabletop("23113 T03", deck="T31 T33 T34")

    t.answer("use 23113")
    assert (["T31"], False) == (t.hand(), t.copy("23113").ready)
    t.copy("23113").ready = True
    t.answer("activate their T02", "use 23113")
    assert ["T31", "T33"] == t.hand()
    t.answer("pass", "use 23113")

    assert ["T31", "T33"] == t.hand()


# Rix Road


def rix_road() -> Tabletop:
    """The battlefield, dice and hands of both players, claimed by you."""
    t = Tabletop("T03", "T02 T06", hand="T22", their_hand="T31 T33")
    t.battlefield("23118")
    t.discard_pile("T34", seat=THEM)
    t.show("T03", "1R")
    t.show("their T02", "1R")
    t.show("their T06", "1R")
    t.answer("claim")
    return t


@card("23118")
def test_claiming_rix_road_costs_them_a_die_or_a_card() -> None:
    """They choose which, and which one."""
    t = rix_road()
    t.answer("yes")
    assert ("they: either", ["either 0", "either 1"]) == (t.asked(), t.options())
    t.answer("either 0")
    assert ("they: choose", ["their die T02 1R", "their die T06 1R"]) == (t.asked(), t.options())
    t.answer("their die T06 1R")
    assert (["T02 1R"], ["T31", "T33"], ["T03 1R"]) == (t.pool(THEM), t.hand(THEM), t.pool())

    t = rix_road()
    t.answer("yes", "either 1")
    assert ("they: choose", ["their card T31", "their card T33"]) == (t.asked(), t.options())
    t.answer("their card T33")
    assert (["T31"], 2, ["T22"]) == (t.hand(THEM), len(t.pool(THEM)), t.hand())


@card("23118")
def test_the_claim_of_rix_road_may_be_declined() -> None:
    """They lose nothing."""
    t = rix_road()

    assert ["no", "yes"] == t.options()
    t.answer("no")

    assert (2, 2) == (len(t.pool(THEM)), len(t.hand(THEM)))
