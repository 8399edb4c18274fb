"""Awaiting Fate, plots, battlefields and supports: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

# Warfare


def warfare(played: str = "T909", seat: int = YOU) -> Tabletop:
    """The plot is yours, a support was just played, and two characters are exhausted."""
    t = Tabletop("T01 T03", "T02 T06", hand=played, their_hand=played, resources=9)
    t.support("24063")
    t.copy("T03").ready = t.copy("their T02").ready = False
    t.copy("their T02").shields = 1
    t.support("T909").ready = False
    if seat == THEM:
        t.state.players[THEM].resources = 9
        t.pass_turn()
    t.answer(f"play {played}")
    return t


@card("24063")
def test_warfare_hurts_the_exhausted_after_a_red_support() -> None:
    """Any exhausted character, once, for an exhaustion; shields block."""
    t = warfare()

    assert ("you: may", 1) == (t.asked(), len(t.events("card_played")))
    t.answer("yes")
    assert ["T03", "their T02"] == t.options()
    t.answer("their T02")

    assert (0, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert (False, "they: action") == (t.copy("24063").ready, t.asked())


@card("24063")
def test_warfare_may_wait() -> None:
    """Nobody is hurt then."""
    t = warfare()

    t.answer("no")

    assert (True, "they: action") == (t.copy("24063").ready, t.asked())


@card("24063")
def test_warfare_deals_one_damage() -> None:
    """To one character."""
    t = warfare()

    t.answer("yes", "T03")

    assert (1, 1) == (t.copy("T03").damage, t.copy("their T02").shields)


@card("24063")
def test_warfare_is_exhausted_once() -> None:
    """It cannot be exhausted again."""
    t = Tabletop("T01 T03", "T02 T06", hand="T909", resources=9)
    t.support("24063").ready = False
    t.copy("T03").ready = False

    t.answer("play T909")

    assert ("they: action", 0) == (t.asked(), t.copy("T03").damage)


@card("24063")
@pytest.mark.parametrize(
    ("played", "seat"), [("T12", YOU), ("T24", YOU), ("T922", YOU), ("T909", THEM)]
)
def test_warfare_waits_for_a_red_support_of_yours(played: str, seat: int) -> None:
    """Not for another colour or type, nor for an opponent's."""
    t = warfare(played, seat)

    assert "may" not in t.asked()


# Medic


@card("24067")
def test_medic_waits_for_what_you_heal() -> None:
    """Not for what the opponent does."""
    t = Tabletop("T01", "T02")
    t.upgrade("24067", on="T01")
    t.upgrade("24067", on="their T02")
    t.copy("T01").damage = 5
    t.show("their 24067", "Sp")
    t.pass_turn()

    t.answer("resolve special", "T01")
    assert "they: may" == t.asked()
    t.answer("no")

    assert ("you: action", 4) == (t.asked(), t.copy("T01").damage)


# Great Mothers


def mothers(played: str, ready: bool, by: int = YOU) -> Tabletop:
    """The support is yours, and a player plays this card."""
    t = Tabletop("T01", "T02", hand=played, their_hand=played, resources=5, their_resources=5)
    t.support("24011").ready = ready
    t.copy("T01").damage = 3
    if by == THEM:
        t.pass_turn()
    t.answer(f"play {played}")
    return t


@card("24011")
def test_the_great_mothers_heal_after_an_odd_cost() -> None:
    """After the card has been played, whatever it is."""
    t = mothers("T33", ready=True)

    assert ("you: may", 1) == (t.asked(), len(t.events("card_played")))
    t.answer("yes", "T01")

    assert (2, False, "they: action") == (t.copy("T01").damage, t.copy("24011").ready, t.asked())


@card("24011")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_great_mothers_may_be_readied_after_a_curse(answer: str) -> None:
    """Once it is in play."""
    t = mothers("T903", ready=False)

    assert ("you: order", 1) == (t.asked(), len(t.events("card_played")))
    t.choose(1)
    assert ["no", "yes"] == t.options()
    t.answer(answer)

    assert answer == ("yes" if t.copy("24011").ready else "no")


@card("24011")
@pytest.mark.parametrize(("played", "by"), [("T903", THEM), ("T902", YOU)])
def test_the_great_mothers_wait_for_a_curse_of_yours(played: str, by: int) -> None:
    """A bounty is none, and an opponent's does not count."""
    t = mothers(played, ready=False, by=by)

    assert ("action" in t.asked(), t.copy("24011").ready) == (True, False)


# Outlands


@card("24115")
def test_the_outlands_turn_one_card_of_each_deck_under() -> None:
    """The top cards, for the moment revealed; each may go to the bottom."""
    t = Tabletop("T01", "T02", deck="T31 T33", their_deck="T34 T31")
    t.battlefield("24115")

    t.answer("use 24115", "yes", "yes", "yes")

    decks = [t.state.players[seat].deck for seat in (YOU, THEM)]
    assert [["T31", "T33"], ["T34", "T31"]] == [t.codes(deck) for deck in decks]
    assert [1, 1] == [len(event.items) for event in t.events("cards_revealed")]
    assert [[], []] == [player.detected for player in t.state.players]


# Awaiting Fate


def fate(resources: int = 4) -> Tabletop:
    """The plot is laden, and dice lie in both pools."""
    t = Tabletop("T01 T03", "T02 T06")
    t.support("24010").resources = resources
    for label, side in (("T01", "1MD"), ("T03", "1R"), ("their T02", "1R"), ("their T06", "1R")):
        t.show(label, side)
    return t


@card("24010")
def test_awaiting_fate_is_set_aside_to_blank_dice() -> None:
    """Up to three, as many as resources are removed; an action follows."""
    t = fate()

    t.answer("use 24010")
    assert [f"how_much {number}" for number in range(4)] == t.options()
    t.answer("how_much 2")
    assert ["24010"] == t.aside()
    assert ["die T01 1MD", "die T03 1R", "their die T02 1R"] == t.options()
    t.answer("die T01 1MD")
    assert ["die T03 1R", "their die T02 1R", "their die T06 1R"] == t.options()
    t.answer("their die T06 1R")

    assert (["T01 -", "T03 1R"], ["T02 1R", "T06 -"]) == (t.pool(), t.pool(THEM))
    assert "you: additional_action" == t.asked()
    t.answer("activate T01")
    assert "they: action" == t.asked()


@card("24010")
def test_awaiting_fate_grows_as_the_upkeep_phase_begins() -> None:
    """By one."""
    t = fate()

    t.answer("pass", "pass")

    placed, began = t.events("resources_placed")[0], t.events("phase_began")[0]
    assert (5, True) == (t.copy("24010").resources, began.serial < placed.serial)


# RP82 Fiend Fighter


@card("24013")
@pytest.mark.parametrize(("pilot", "asked"), [("24005", "you: may"), ("T05", "they: action")])
def test_the_fiend_fighter_waits_for_shin_hati(pilot: str, asked: str) -> None:
    """Once she pilots it; another pilot will not do."""
    t = Tabletop(pilot, "T02")
    t.support("24013")
    t.show(pilot, "-")
    t.state.recorder = t.recorder
    emit(t.state, Event(ev.PILOTING_BEGAN, THEM, t.copy(pilot).ref, t.copy("24013").ref))

    assert asked.replace("they", "you") == t.asked()
    assert 1 == len(t.events("piloting_began"))


# Ahsoka Tano's T-6 Jedi Shuttle


@card("24053")
@pytest.mark.parametrize(("who", "pilots"), [("24044", True), ("24046", True), ("T904", False)])
def test_the_shuttle_lets_ahsoka_and_huyang_pilot(who: str, pilots: bool) -> None:
    """Nobody else."""
    t = Tabletop("T01", "T02")
    t.support("24053")
    t.support("T11")
    t.support(who)

    t.answer(f"activate {who}")

    assert (["24053", "T11", "stop"] == t.options()) == pilots


@card("24053")
def test_the_shuttle_is_for_your_own() -> None:
    """Their Ahsoka Tano pilots nothing through it."""
    t = Tabletop("T01", "24044")
    t.support("24053")
    t.support("T11", seat=THEM)
    t.pass_turn()

    t.answer("activate their 24044")

    assert "you: action" == t.asked()


@card("24053")
def test_the_shuttle_brings_one_lightsaber_for_less() -> None:
    """From the hand or the discard pile, for a resource less."""
    t = Tabletop("T01 T02", "T03", hand="T936 T913 24055", resources=1)
    t.support("24053")
    t.discard_pile("T937", "24080")
    t.show("24053", "Sp")

    t.answer("resolve special", "either 1")
    assert ["card T936", "card T937"] == t.options()
    t.answer("card T937", "T01")

    assert (1, "they: action") == (t.resources(), t.asked())
    assert t.copy("T01").ref == t.copy("T937").host


@card("24053")
def test_the_shuttle_leaves_the_rest_to_be_paid() -> None:
    """Of a cost of three, two resources."""
    t = Tabletop("T01", "T03", hand="24055", resources=2)
    t.support("24053")
    t.show("24053", "Sp")

    t.answer("resolve special", "either 1", "card 24055")

    assert (0, "24055") == (t.resources(), t.in_play()[-1])
