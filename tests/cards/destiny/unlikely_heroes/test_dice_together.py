"""Unlikely Heroes: dice removed or turned together, a die resolved again, a lower cost."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules import values
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import (
    hears,
    waits_only_for_your_die,
)

# Asajj's Lightsaber


def lightsaber(on: str = "T04", resources: int = 3) -> Tabletop:
    """It is played on a character, with a spare die beside the deck."""
    t = Tabletop("T04 T01", "T06", hand="18011", resources=resources)
    t.spare_die("18011")
    t.answer("play 18011", on)
    return t


@card("18011")
def test_asajjs_lightsaber_becomes_elite_on_a_blue_character() -> None:
    """For one resource more."""
    t = lightsaber()

    assert "you: may" == t.asked()
    t.answer("yes")

    assert (0, 2) == (t.resources(), len(t.copy("18011").dice))
    assert [2, 1] == [event.amount for event in t.events("resources_spent")]


@card("18011")
def test_asajjs_lightsaber_waits_for_itself_to_be_played() -> None:
    """By you."""
    t = Tabletop("T04", "T06")
    own, other = t.upgrade("18011", on="T04"), t.upgrade("T21", on="T04")

    assert hears(t, "18011", AFTER, Event(ev.CARD_PLAYED, YOU, own.card, own.ref))
    assert not hears(t, "18011", AFTER, Event(ev.CARD_PLAYED, THEM, own.card, own.ref))
    assert not hears(t, "18011", AFTER, Event(ev.CARD_PLAYED, YOU, other.card, other.ref))


@card("18011")
def test_asajjs_lightsaber_may_stay_as_it_is() -> None:
    """It is a choice, and nobody else's lightsaber becomes elite."""
    t = lightsaber()
    t.answer("no")
    assert (1, 1) == (t.resources(), len(t.copy("18011").dice))

    assert ("they: action", 1) == (lightsaber("T01").asked(), lightsaber("T01").resources())


@card("18011")
def test_asajjs_lightsaber_is_elite_only_if_paid_for() -> None:
    """Without a resource nothing is asked."""
    assert "they: action" == lightsaber(resources=2).asked()


@card("18011")
@pytest.mark.parametrize(("on", "taken"), [("18001", 0), ("T04", 1)])
def test_asajjs_lightsaber_costs_her_less(on: str, taken: int) -> None:
    """The damage its die costs; other dice of hers cost what they show."""
    t = Tabletop(f"{on} T01", "T06")
    t.upgrade("18011", on=on)
    t.support("T14")
    t.show("18011", "2MDi1")
    t.show("T14", "3MDi1")

    t.answer("resolve melee", "die 18011 2MDi1")
    if taken:
        t.answer("T01")
    t.answer("their T06")
    assert (2, taken) == (t.copy("their T06").damage, t.copy("T01").damage)
    t.answer("die T14 3MDi1")

    assert "you: indirect_damage" == t.asked()


# Black Stall Station


def station(yours: str = "T03*2") -> Tabletop:
    """The support, two of your dice and one of theirs."""
    t = Tabletop(yours, "T02 T06", hand="T227 T233")
    t.support("18040")
    for side in ("1R", "1Sh"):
        t.show(yours[:3], side)
    t.show("their T02", "1R")
    return t


@card("18040")
def test_the_station_answers_a_removal_of_your_dice() -> None:
    """Once for all of them; it may be left."""
    t = station()
    event = Event(ev.DICE_HANDLED, YOU, 0, 0, 2, ev.DIE_REMOVED)
    event.items = t.copy("T03").dice.copy()
    emit(t.state, event)
    t.copy("their T02").shields = 1

    assert "you: may" == t.asked()
    t.answer("yes", "their T02")

    assert ("you: action", 0) == (t.asked(), t.copy("their T02").damage)
    assert 0 == t.copy("their T02").shields


@card("18040")
def test_the_station_hears_a_real_removal() -> None:
    """Of one of yours, not of theirs."""
    t = station()
    t.answer("play T227", "die T03 1R")
    assert "you: may" == t.asked()
    t.answer("no")
    assert "they: action" == t.asked()

    t = station()
    t.answer("play T227", "their die T02 1R")
    assert "they: action" == t.asked()


@card("18040")
def test_the_station_needs_a_yellow_character() -> None:
    """One of yours; and only your own removals count, no turning."""
    t = station("T01*2")
    t.answer("play T227", "die T01 1R")
    assert "they: action" == t.asked()
    event = Event(ev.DICE_HANDLED, THEM, 0, 0, 1, ev.DIE_REMOVED)
    event.items = t.copy("T01").dice.copy()
    assert not hears(t, "18040", AFTER, event)
    event.seat, event.detail = YOU, ev.DIE_TURNED
    assert not hears(t, "18040", AFTER, event)


# Count Dooku


def dooku(*, hand: str) -> Tabletop:
    """Dice of two characters of the opponent's, of an upgrade and of your own."""
    t = Tabletop("18002 T01", "T02*2 T06", hand=hand)
    t.upgrade("T21", on="their T02")
    t.show("T01", "1MD")
    t.show("their T02", "1R")
    t.show("their T02", "2RD")
    t.show("their T06", "1R")
    t.show("their T21", "1R")
    return t


def hurt(t: Tabletop) -> tuple[int, int]:
    """The damage on the opponent's characters."""
    return t.copy("their T02").damage, t.copy("their T06").damage


@card("18002")
def test_dooku_strikes_whose_dice_are_removed() -> None:
    """Each character once, whatever the number of its dice; an upgrade's die hurts nobody."""
    t = dooku(hand="T216")

    t.answer("play T216")

    assert ((1, 1), []) == (hurt(t), t.pool(THEM))


@card("18002")
@pytest.mark.parametrize(
    ("die", "dealt"),
    [("their die T02 1R", (1, 0)), ("their die T21 1R", (0, 0)), ("die T01 1MD", (0, 0))],
)
def test_dooku_strikes_for_character_dice_of_an_opponent(die: str, dealt: tuple[int, int]) -> None:
    """Not for others."""
    t = dooku(hand="T227")

    t.answer("play T227", die)

    assert (dealt, sum(dealt)) == (hurt(t), len(t.events("damage_dealt")))


@card("18002")
def test_dooku_waits_for_character_dice_you_resolve() -> None:
    """Of an opponent, also as modifiers; not for your own, nor for those of an upgrade."""
    t = dooku(hand="T31")
    die, own, upgrade = (t.copy(one).dice[0] for one in ("their T06", "T01", "their T21"))

    waits_only_for_your_die(t, "18002", die, own)
    assert not hears(t, "18002", AFTER, Event(ev.DIE_RESOLVED, YOU, upgrade))


@card("18002")
def test_dooku_strikes_whose_die_you_turn_or_resolve() -> None:
    """Shields help against it."""
    t = dooku(hand="T38")
    t.copy("their T02").shields = 1
    t.answer("play T38", "their die T02 1R")
    assert (0, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)

    t = dooku(hand="T202")
    event = Event(ev.DICE_HANDLED, YOU, 0, 0, 1, ev.DIE_TURNED)
    event.items = t.copy("their T06").dice.copy()
    assert hears(t, "18002", AFTER, event)
    event.seat = THEM
    assert not hears(t, "18002", AFTER, event)


@card("18002")
@ruling("arh.clar.uh.03")
def test_dooku_strikes_for_each_effect() -> None:
    """A card that removes a die and then turns another hurts twice."""
    t = dooku(hand="23007")

    t.answer("play 23007", "their die T02 2RD", "yes", "their die T02 1R")

    assert (2, 0) == hurt(t)


# Mace Windu


def mace(side: str, health_left: int) -> Tabletop:
    """His die shows damage; a victim beside another has so much health left."""
    t = Tabletop("18047*2 T01", "T07 T02 T06")
    victim = t.copy("their T02")
    victim.damage = values.health_of(t.state, victim) - health_left
    victim.shields = 1
    t.show("18047", side)
    t.show("T01", "1MD")
    return t


@card("18047")
def test_mace_strikes_again_after_a_defeat() -> None:
    """The same die, as it lay, for free; his damage cannot be blocked."""
    t = mace("4MD1", 4)

    t.answer("use 18047", "their T02")
    assert (4, "you: may") == (t.resources(), t.asked())
    t.answer("yes")
    assert ["18047", "T01", "their T07", "their T06"] == t.options()
    t.answer("their T06")

    assert (4, 4, ["T01 1MD"]) == (t.resources(), t.copy("their T06").damage, t.pool())
    assert 2 == len(t.events("die_resolved"))


@card("18047")
def test_mace_strikes_once_without_a_defeat() -> None:
    """Or if he leaves it."""
    t = mace("2MD", 4)
    t.answer("use 18047", "their T02")
    assert ("they: action", ["T01 1MD"]) == (t.asked(), t.pool())

    t = mace("2MD", 1)
    t.answer("use 18047", "their T02", "no")
    assert ("they: action", ["T01 1MD"]) == (t.asked(), t.pool())


@card("18047")
def test_mace_uses_one_of_his_dice_that_show_damage() -> None:
    """Of two the choice is his; none of others."""
    t = mace("2MD", 4)
    t.show("18047", "4MD1")

    t.answer("use 18047")
    assert ["die 18047 2MD", "die 18047 4MD1"] == t.options()
    t.answer("die 18047 2MD", "their T06")

    assert (2, ["T01 1MD", "18047 4MD1"]) == (t.copy("their T06").damage, t.pool())


@card("18047")
def test_maces_other_sides_and_other_dice_are_as_usual() -> None:
    """A shield blocks what others deal; a side without damage is not resolved."""
    t = mace("1Sh", 4)
    t.answer("use 18047")
    assert ["18047 1Sh", "T01 1MD"] == t.pool()
    t.answer("pass", "resolve melee", "their T02")
    assert 0 == t.copy("their T02").shields
