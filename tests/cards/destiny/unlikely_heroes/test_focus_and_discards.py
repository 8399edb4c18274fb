"""Unlikely Heroes: a focus for droids only, and a mod that is discarded instead."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER, BEFORE, WOULD
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import (
    hears,
)

# General Grievous


def grievous(*, side: str = "1F") -> Tabletop:
    """His die shows focus; dice of a droid and of others lie in your pool."""
    t = Tabletop("18017*2 T01 18016", "T02")
    t.support("24111")
    t.make_elite("24111")
    t.support("24111", seat=THEM)
    t.show("18017", side)
    t.show("24111", "1Dr")
    t.show("T01", "1MD")
    t.show("24111", "1R")
    t.show("their T02", "1R")
    return t


@card("18017")
def test_grievous_turns_more_droid_dice() -> None:
    """One more than his die shows, and only dice of droids."""
    t = grievous()
    t.show("18016", "1RD")

    t.answer("resolve focus")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["die 24111 1Dr", "die 24111 1R", "die 18016 1RD", "stop"] == t.options()
    t.answer("die 24111 1Dr", "die 24111 1R", "1Sh", "1F")

    assert ["24111 1Sh", "T01 1MD", "24111 1F", "18016 1RD"] == t.pool()


@card("18017")
def test_grievous_may_turn_one_of_any_kind() -> None:
    """Then his die is worth what it shows."""
    t = grievous()

    t.answer("resolve focus", "no")
    assert ["die 18017 1F", "die 24111 1Dr", "die T01 1MD", "die 24111 1R", "stop"] == t.options()
    t.answer("die T01 1MD")

    assert "you: side" == t.asked()


@card("18017")
def test_grievous_waits_for_his_own_focus() -> None:
    """Not for other sides or dice, nor for an opponent."""
    t = grievous()
    die, other = t.copy("18017").dice[0], t.copy("24111").dice[0]
    joined = Event(ev.DIE_RESOLVING, YOU, other)
    joined.items = [die]
    assert hears(t, "18017", BEFORE, joined)
    assert hears(t, "18017", BEFORE, Event(ev.DIE_RESOLVING, YOU, die))
    assert not hears(t, "18017", BEFORE, Event(ev.DIE_RESOLVING, THEM, die))
    t.state.dice[other].side = t.side_number(t.state.dice[other], "1F")
    assert not hears(t, "18017", BEFORE, Event(ev.DIE_RESOLVING, YOU, other))
    t.state.dice[die].side = t.side_number(t.state.dice[die], "2MD")
    assert not hears(t, "18017", BEFORE, Event(ev.DIE_RESOLVING, YOU, die))


@card("18017")
def test_grievous_rolls_a_droid_die_for_damage() -> None:
    """One that lies on a card of yours; the damage is spread over your characters."""
    t = Tabletop("18017 T01", "T02")
    t.support("24111")
    t.make_elite("24111")
    t.support("T11")
    t.support("24111", seat=THEM)

    t.answer("use 18017")
    assert "you: indirect_damage" == t.asked()
    t.copy("T01").shields = 1
    t.answer("T01")
    assert ["die 24111", "die 24111"] == [one.rsplit(" ", 1)[0] for one in t.options()]
    t.choose(1)

    assert (1, 0, 0) == (len(t.pool()), t.copy("T01").shields, t.copy("T01").damage)


# Deflector Shield


def deflector() -> Tabletop:
    """It is on one of two vehicles, and events that discard a support are in hand."""
    t = Tabletop("T01", "T02", hand="T40 T40", their_hand="T40")
    t.support("T11")
    t.support("T66")
    t.upgrade("18100", on="T11")
    return t


@card("18100")
def test_the_deflector_shield_is_discarded_instead() -> None:
    """Whoever discards the vehicle; another vehicle goes."""
    t = deflector()

    t.answer("play T40", "T11")
    assert (["T01", "T11", "T66"], True) == (t.in_play(), "18100" in t.discards())
    t.answer("pass", "play T40", "T11")

    assert ["T01", "T66"] == t.in_play()


@card("18100")
def test_the_deflector_shield_does_not_guard_others() -> None:
    """Nor against leaving play in another way."""
    t = deflector()
    t.answer("play T40", "T66")
    assert ["T01", "T11", "18100"] == t.in_play()
    ref = t.copy("T11").ref
    left = Event(ev.LEFT_PLAY, THEM, ref, 0, 1, ev.TO_HAND)
    assert not hears(t, "18100", WOULD, left)
    left.detail = ev.TO_DISCARD
    assert hears(t, "18100", WOULD, left)


@card("18100")
def test_the_deflector_shield_gives_shields() -> None:
    """To anybody, after you activate the vehicle."""
    t = deflector()
    ref, other = t.copy("T11").ref, t.copy("T66").ref
    assert not hears(t, "18100", AFTER, Event(ev.ACTIVATED, THEM, ref))
    assert not hears(t, "18100", AFTER, Event(ev.ACTIVATED, YOU, other, ref))
    assert hears(t, "18100", AFTER, Event(ev.ACTIVATED, YOU, ref, other))

    t.answer("activate T11")
    assert ["T01", "their T02"] == t.options()
    t.answer("their T02")

    assert 1 == t.copy("their T02").shields


@card("18100")
def test_the_deflector_shield_goes_on_vehicle_supports() -> None:
    """On nothing else, not even a character that is a vehicle."""
    t = Tabletop("T01 T61", "T02", hand="18100")
    t.support("T11")
    t.support("T66")
    t.support("T12")

    t.answer("play 18100")

    assert ["T11", "T66"] == t.options()
