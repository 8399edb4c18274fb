"""Awaiting Fate, yellow cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules import values
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears, set_up

# Nihil Lightsaber


def nihil_lightsaber(hand: str, their_hand: str = "") -> Tabletop:
    """The upgrade on one of two characters, dice of both players, and ways to deal damage."""
    t = Tabletop("T01 T03", "T02", hand=hand, their_hand=their_hand)
    t.upgrade("24041", on="T01")
    t.show("T01", "1R")
    t.show("their T02", "-")
    return t


@card("24041")
def test_the_nihil_lightsaber_rerolls_a_die() -> None:
    """Any die, after you deal damage to its character, if you like."""
    t = nihil_lightsaber("T39")
    t.next_roll("their T02", "1Sh")

    t.answer("play T39", "T01")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert 2 == t.copy("T01").damage
    t.answer("yes")
    assert ["die T01 1R", "their die T02 -"] == t.options()
    t.answer("their die T02 -")

    assert ["T02 1Sh"] == t.pool(1)


@card("24041")
def test_the_nihil_lightsaber_counts_what_came_before_it() -> None:
    """Only the first damage of the phase, even if the upgrade came later."""
    t = Tabletop("T01 T03", "T02", hand="T39 24041 T39")
    t.show("T01", "1R")
    t.answer("play T39", "T01")
    t.pass_turn()
    t.answer("play 24041", "T01")
    t.pass_turn()

    t.answer("play T39", "T01")

    assert ("they: action", 4) == (t.asked(), t.copy("T01").damage)


@card("24041")
def test_the_nihil_lightsaber_minds_its_own_character_and_you() -> None:
    """Damage to another one, or dealt by them, is no first time."""
    t = nihil_lightsaber("T39 T39", "T39")
    t.answer("play T39", "T03")
    t.answer("play T39", "T01")
    assert "you: action" == t.asked()

    t.answer("play T39", "T01")

    assert "you: may" == t.asked()


@card("24041")
def test_the_nihil_lightsaber_redeploys() -> None:
    """Before its character is defeated."""
    t = nihil_lightsaber("", "T39")
    t.copy("T01").damage = 9
    t.pass_turn()

    t.answer("play T39", "T01", "yes")

    assert t.copy("T03").ref == t.copy("24041").host


# Merrin


@card("24097")
def test_merrin_is_blue_as_well() -> None:
    """From setup on, and still yellow."""
    t = set_up(["24097", "T01"], ["T02"])

    assert hears(t, "24097", AFTER, Event(ev.SETUP_DONE, YOU))
    for _ in range(2):
        t.answer("pass", "pass")
        t.keep_hands()
    colours = [values.has_colour(t.state, t.copy("24097"), colour) for colour in range(4)]

    assert ([False, True, True, False], 3) == (colours, t.state.round)


@card("24097")
def test_merrin_may_shield_a_card_after_the_first_odd_cost() -> None:
    """Any card in play but a plot, whoever's; an even cost does not count."""
    t = Tabletop("24097", "T02", hand="T78 T913")
    t.support("T933")
    t.support("T12", seat=THEM)

    odd = t.upgrade("T923", on="their T02").ref
    assert hears(t, "24097", AFTER, Event(ev.CARD_PLAYED, YOU, odd, odd))
    t.answer("play T78", "pass", "play T913")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["24097", "T41", "T78", "T913", "their T02", "their T12", "their T923"] == t.options()
    t.answer("T913")

    assert (1, "they: action") == (t.copy("T913").shields, t.asked())


@card("24097")
def test_merrin_shields_once_a_round() -> None:
    """After the first such card, whether or not she did; not after theirs."""
    t = Tabletop("24097", "T02", hand="T900 T900", their_hand="T900")

    t.pass_turn()
    t.answer("play T900")
    assert "you: action" == t.asked()
    t.answer("play T900")
    assert "you: may" == t.asked()
    t.answer("no", "pass", "play T900")

    assert "they: action" == t.asked()


@card("24097")
def test_merrin_removes_a_shield_to_turn_a_die() -> None:
    """Of a card of yours that is no plot; a hero's or villain's die, to a side worth 0."""
    t = Tabletop("24097 T600", "T602 T02")
    t.support("T933")
    t.support("T12")
    for label in ("T12", "T600", "T933", "their T02"):
        t.copy(label).shields = 1
    t.show("T600", "1MD")
    t.show("their T602", "2RD")
    t.show("their T02", "1R")

    t.answer("use 24097")
    assert ["T600", "T12"] == t.options()
    t.answer("T12")
    assert ["die T600 1MD", "their die T602 2RD"] == t.options()
    t.answer("their die T602 2RD")

    assert (0, ["T602 -", "T02 1R"]) == (t.copy("T12").shields, t.pool(THEM))
    t.pass_turn()
    assert "use 24097" not in t.options()


@card("24097")
def test_merrin_turns_nothing_without_a_shield() -> None:
    """It is the price."""
    t = Tabletop("24097", "T602")
    t.copy("their T602").shields = 1
    t.show("their T602", "2RD")

    t.answer("use 24097")

    assert ("they: action", ["T602 2RD"]) == (t.asked(), t.pool(THEM))


# Long Shot


def long_shot(side: str, answer: str, resources: int = 1) -> Tabletop:
    """Disrupt and the number two are named; a die then rolls this side, and it is answered."""
    t = Tabletop("T07 T01", "T02", hand="24099", resources=resources)
    t.show("T07", "1F")
    t.show("T01", "1MD")
    t.show("their T02", "1R")
    t.answer("play 24099")
    assert ("you: symbol", 12) == (t.asked(), len(t.options()))
    t.answer("disrupt")
    assert ("you: number", [f"number {one}" for one in range(10)]) == (t.asked(), t.options())
    t.answer("number 2")
    t.next_roll("T07", side)
    assert ["die T07 1F", "die T01 1MD", "their die T02 1R"] == t.options()
    t.answer("die T07 1F")
    if answer:
        assert "you: may" == t.asked()
        t.answer(answer)
    return t


@card("24099")
@pytest.mark.parametrize("side", ["1Dr", "2Dc"])
def test_a_long_shot_removes_another_die(side: str) -> None:
    """The symbol or the value will do; for a resource a different die goes."""
    t = long_shot(side, "yes")

    assert ["die T01 1MD", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")

    assert (0, [], [f"T07 {side}", "T01 1MD"]) == (t.resources(), t.pool(THEM), t.pool())
    assert 1 == len(t.events("resources_spent"))


@card("24099")
@pytest.mark.parametrize(
    ("side", "answer", "resources"), [("3MD", "", 1), ("1Dr", "no", 1), ("1Dr", "", 0)]
)
def test_a_long_shot_may_miss(side: str, answer: str, resources: int) -> None:
    """Neither the one nor the other; or it is not paid for."""
    t = long_shot(side, answer, resources)

    assert ("they: action", 3, resources) == (
        t.asked(),
        len(t.pool() + t.pool(THEM)),
        t.resources(),
    )
