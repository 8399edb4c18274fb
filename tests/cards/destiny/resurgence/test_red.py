"""Resurgence, red cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card

# Effective Intelligence


@card("23019")
def test_effective_intelligence_takes_one_of_two_that_cost_alike() -> None:
    """The opponent chooses which; a cost that only one card has is safe."""
    t = Tabletop("T01", "T02", hand="23019 T31", their_hand="T33 T31 T34 T32")
    t.discard_pile("T31", seat=THEM)

    t.answer("play 23019")
    shown = t.events("cards_revealed")[0]
    assert (4, 0) == (shown.amount, shown.detail)
    assert ("they: choose", ["their card T33", "their card T34"]) == (t.asked(), t.options())
    t.answer("their card T34")

    assert (["T33", "T31", "T32"], ["T31", "T34"]) == (t.hand(THEM), t.discards(THEM))


@card("23019")
def test_effective_intelligence_finds_no_two_alike() -> None:
    """Then all of the hand stays."""
    t = Tabletop("T01", "T02", hand="23019", their_hand="T33 T31")

    t.answer("play 23019")
    while t.options() == ["stop"]:
        t.answer("stop")

    assert ("they: action", ["T33", "T31"]) == (t.asked(), t.hand(THEM))


# Troopers' Advance


@card("23064")
@pytest.mark.parametrize(
    ("team", "dealt"), [("01002 T03", 2), ("01002 01030 T03", 3), ("01002 01030 22015 T03", 3)]
)
def test_troopers_advance_adds_up_to_two_for_the_troopers(team: str, dealt: int) -> None:
    """Yours in play, whatever card they are; theirs do not count, and shields block."""
    t = Tabletop(team, "01030 T02", hand="23064")
    t.copy("their T02").shields = 1
    t.show("01002", "2RD")
    t.show("T03", "2RD")
    t.show("their 01030", "1RD")

    t.answer("play 23064")
    t.answer("their T02")

    assert (dealt, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert ["T03 2RD"] == t.pool()


@card("23064")
def test_one_trooper_die_showing_damage_is_chosen_that_you_can_pay_for() -> None:
    """Any kind of damage; a trooper's resources are no damage."""
    t = Tabletop("01002*3 22015*3", "T02", hand="23064", resources=1)
    for label, side in (
        ("01002", "1RD"),
        ("01002", "1R"),
        ("01002", "2RD1"),
        ("22015", "2MD"),
        ("22015", "3ID"),
    ):
        t.show(label, side)

    t.answer("play 23064")

    assert ["die 01002 1RD", "die 22015 2MD", "die 22015 3ID"] == t.options()
    t.answer("die 22015 2MD", "their T02")
    # Gar Saxon deals one more of his own, for the event.
    assert (5, 4, "they: action") == (t.copy("their T02").damage, len(t.pool()), t.asked())


# Jetpack Trooper


def jetpack_trooper(ready: bool) -> Tabletop:
    """The support's die in your pool, and a removal event in their hand."""
    t = Tabletop("T03", "T02 T04", their_hand="04022")
    t.support("23066")
    t.support("T11", seat=THEM)
    t.show("23066", "2RD")
    t.show("T03", "1R")
    t.copy("their T02").ready = False
    t.copy("their T04").ready = ready
    return t


@card("23066")
@pytest.mark.parametrize("ready", [True, False])
def test_a_jetpack_troopers_die_is_safe_from_who_has_no_ready_character(ready: bool) -> None:
    """A ready support, or a ready character of yours, is none of theirs."""
    t = jetpack_trooper(ready)

    t.answer("pass", "play 04022")
    if ready:
        assert ["die 23066 2RD", "die T03 1R"] == t.options()
        t.answer("die 23066 2RD")

    assert (["T03 1R"] if ready else ["23066 2RD"]) == t.pool()


@card("23066")
def test_you_yourself_may_remove_it() -> None:
    """Only an opponent cannot."""
    t = jetpack_trooper(False)
    t.state.players[0].hand.append(t._spare(0, "04022"))

    t.answer("play 04022")

    assert ["die 23066 2RD", "die T03 1R"] == t.options()


@card("23066")
def test_a_jetpack_trooper_has_ambush() -> None:
    """There is a further action."""
    t = Tabletop("T03", hand="23066")

    t.answer("play 23066")

    assert "you: additional_action" == t.asked()


# Marauder


def marauder(hand: str = "T22 T23") -> Tabletop:
    """Its die in the pool, and cards in hands, decks and discard piles."""
    t = Tabletop("T03", "T02", hand=hand, deck="T31 T33", their_hand="T24")
    t.support("23068")
    t.discard_pile("T34")
    t.show("23068", "1R")
    t.show("T03", "1MD")
    return t


@card("23068")
def test_after_its_die_a_card_may_go_under_the_deck_for_a_new_one() -> None:
    """A card of your hand."""
    t = marauder()

    t.answer("resolve resource")
    assert (["no", "yes"], 1) == (t.options(), len(t.events("die_resolved")))
    t.answer("yes")
    assert ["card T22", "card T23"] == t.options()
    t.answer("card T23")

    assert (["T22", "T31"], ["T23", "T33"]) == (t.hand(), t.codes(t.state.players[0].deck))


@card("23068")
def test_marauder_leaves_a_hand_alone_otherwise() -> None:
    """If you decline, if there is no card, after another die, and after theirs."""
    t = marauder()
    t.answer("resolve resource", "no")
    assert (["T22", "T23"], "they: action") == (t.hand(), t.asked())

    t = marauder("")
    t.answer("resolve resource")
    assert ([], "they: action") == (t.hand(), t.asked())

    t = marauder()
    t.answer("resolve melee", "T03")
    assert "they: action" == t.asked()

    t = marauder()
    emit(t.state, Event(ev.DIE_RESOLVED, THEM, t.copy("23068").dice[0], 0, 1, facts.RESOURCE))
    assert "you: action" == t.asked()


# DC-17M Blaster Rifle


@card("23069")
@pytest.mark.parametrize(
    ("team", "side", "dealt"),
    [("T01", "0RD", 1), ("T01 T62", "1RD", 2), ("T01 T03", "1RD", 1), ("T01 T08", "1RD", 1)],
)
def test_with_red_characters_only_the_rifle_is_worth_one_more(
    team: str, side: str, dealt: int
) -> None:
    """Yours; supports and theirs do not count."""
    t = Tabletop(team, "T02")
    t.support("T11")
    t.upgrade("23069", on="T01")
    t.show("23069", side)

    t.answer("resolve ranged", "their T02")

    assert dealt == t.copy("their T02").damage


@card("23069")
def test_other_dice_are_worth_no_more() -> None:
    """Not even its character's."""
    t = Tabletop("T01", "T02")
    t.upgrade("23069", on="T01")
    t.show("T01", "1MD")

    t.answer("resolve melee", "their T02")

    assert 1 == t.copy("their T02").damage


# Cost of War


@card("23094")
def test_cost_of_war_removes_a_die_with_a_cost_or_a_modifier_for_one_of_theirs() -> None:
    """Yours for theirs."""
    t = Tabletop("T03 T01", "T02 T06", hand="23094")
    t.support("T70")
    t.show("T70", "2R1")
    t.show("T03", "+1MD")
    t.show("T01", "1R")
    t.show("their T02", "+1MD")
    t.show("their T06", "1R")

    t.answer("play 23094")
    assert ["die T70 2R1", "die T03 +1MD"] == t.options()
    t.answer("die T03 +1MD")
    assert ["their die T02 +1MD", "their die T06 1R"] == t.options()
    t.answer("their die T06 1R")

    assert (["T70 2R1", "T01 1R"], ["T02 +1MD"]) == (t.pool(), t.pool(THEM))


@card("23094")
def test_without_such_a_die_of_yours_theirs_stays() -> None:
    """The price cannot be paid."""
    t = Tabletop("T03", "T02", hand="23094")
    t.show("T03", "1R")
    t.show("their T02", "+1MD")

    t.answer("play 23094")

    assert (["T03 1R"], ["T02 +1MD"], "they: action") == (t.pool(), t.pool(THEM), t.asked())


# Automated Turret


def turret() -> Tabletop:
    """The mod on a vehicle; it is their turn."""
    t = Tabletop("T03 T11", "T02 T04 T11")
    t.upgrade("23099", on="T11")
    t.copy("their T02").shields = 1
    t.answer("pass")
    return t


@card("23099")
def test_the_turret_is_exhausted_to_hit_who_was_activated() -> None:
    """Without a question, and once; a shield blocks it."""
    t = turret()

    t.answer("activate their T02")
    assert (False, 0, 0) == (
        t.copy("23099").ready,
        t.copy("their T02").shields,
        t.copy("their T02").damage,
    )
    assert t.events("activated")[0].serial < t.events("exhausted")[-1].serial
    t.answer("activate T03", "activate their T04")

    assert 0 == t.copy("their T04").damage


@card("23099")
def test_the_turret_hits_one_damage_and_no_supports() -> None:
    """Neither theirs nor, when you activate, yours."""
    t = turret()
    t.answer("activate their T11", "activate T03")
    assert (True, 0) == (t.copy("23099").ready, t.copy("T03").damage)
    t.answer("activate their T04")

    assert (1, 0) == (t.copy("their T04").damage, t.copy("their T02").damage)


@card("23099")
@pytest.mark.parametrize("code", ["T11", "T12", "T67"])
def test_the_turret_goes_on_a_vehicle_support(code: str) -> None:
    """Not on another support, and not on a character."""
    t = Tabletop(f"T03 {code}", hand="23099")

    assert (code == "T11") == ("play 23099" in t.options())
