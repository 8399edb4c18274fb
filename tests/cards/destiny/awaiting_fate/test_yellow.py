"""Awaiting Fate, yellow cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears

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


# Chewbacca


def chewbacca(who: str, rolled: str) -> Tabletop:
    """Somebody with an upgrade that rolls a resource is activated and rolls this."""
    t = Tabletop("24069 02019 T03", "T02")
    t.support("T12")
    t.upgrade("T21", on=who)
    t.show("02019" if who == "T03" else "T03", "+1R" if who == "T03" else "1R")
    t.next_roll(who, rolled)
    t.next_roll("T21", "1R")
    t.answer(f"activate {who}")
    return t


@card("24069")
def test_chewbacca_charms_a_card_in_play() -> None:
    """Any card, if a scoundrel's own die has rolled a resource; it is no choice whether."""
    t = chewbacca("02019", "+1R")

    assert ["02019", "24069", "T03", "T12", "T21", "T41", "their T02"] == sorted(t.options())
    t.answer("T12")

    assert (1, "they: action") == (t.copy("T12").charms, t.asked())


@card("24069")
@pytest.mark.parametrize(("who", "rolled"), [("02019", "2RD"), ("T03", "1R")])
def test_chewbacca_charms_nothing_otherwise(who: str, rolled: str) -> None:
    """An upgrade's resource does not count, nor one of somebody who is no scoundrel."""
    assert "they: action" == chewbacca(who, rolled).asked()


@card("24069")
def test_chewbacca_charms_only_after_your_activation() -> None:
    """Not if an opponent activates the scoundrel."""
    t = chewbacca("T03", "1R")
    event = Event(ev.ACTIVATED, YOU, t.copy("02019").ref)
    event.items = t.copy("02019").dice.copy()

    assert hears(t, "24069", AFTER, event)
    event.seat = THEM
    assert not hears(t, "24069", AFTER, event)


@card("24069")
def test_chewbacca_makes_damage_of_a_resource() -> None:
    """Any of your dice that shows one, worth 1 more, against anyone."""
    t = Tabletop("24069 T03", "T02")
    t.support("T70")
    t.show("24069", "3Sh")
    t.show("T03", "1R")
    t.show("T70", "2R1")
    t.show("their T02", "1R")
    t.copy("their T02").shields = 1

    t.answer("use 24069")
    assert ["die T03 1R", "die T70 2R1"] == t.options()
    t.answer("die T70 2R1", "their T02")

    assert (2, 4) == (t.copy("their T02").damage, t.resources())
    assert ["24069 3Sh", "T03 1R"] == t.pool()
    assert facts.RANGED == t.events("damage_dealt")[0].detail


@card("24069")
def test_chewbacca_pilots_and_guards() -> None:
    """He takes on a die showing damage, and may pilot."""
    t = Tabletop("24069", "T02")
    t.support("T11")
    t.show("their T02", "2RD")
    t.next_roll("24069", "3Sh")

    t.answer("activate 24069")
    assert "you: order" == t.asked()
    t.answer(t.options()[0])

    assert "stop" in t.options()
