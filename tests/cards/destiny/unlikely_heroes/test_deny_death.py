"""Deny Death: an ability in play is given up for a character."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import WOULD
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears


def deny_death(abilities: int, hand: str = "") -> Tabletop:
    """Its character has one health left and is struck by your own die."""
    t = Tabletop("T01 T03", "T02", hand=hand)
    t.upgrade("18013", on="T01")
    t.upgrade("01078", on="T01")
    for _ in range(abilities):
        t.upgrade("T912", on="T03")
    t.upgrade("T912", on="their T02")
    t.copy("T01").damage = 7
    t.show("T03", "1MD")
    t.answer("resolve melee", "T01")
    return t


@card("18013")
def test_deny_death_discards_a_blue_ability_instead() -> None:
    """Its cost is healed, and the upgrade is discarded."""
    t = deny_death(1)

    assert (6, ["T01", "T03", "01078"]) == (t.copy("T01").damage, t.in_play())
    assert (["T912", "18013"], "they: action") == (t.discards(), t.asked())


@card("18013")
def test_deny_death_discards_one_of_several() -> None:
    """The player says which; the others stay."""
    t = deny_death(2)

    assert ["T912", "T912"] == t.options()
    t.answer("T912")
    assert (6, ["T01", "T03", "01078", "T912"]) == (t.copy("T01").damage, t.in_play())


@card("18013")
@ruling("arh.clar.uh.05")
def test_deny_death_needs_an_ability_in_play() -> None:
    """One in hand will not do, nor one of an opponent."""
    t = deny_death(0, hand="T912")

    assert (["T03"], ["T912"]) == (t.in_play(), t.hand())


@card("18013")
def test_deny_death_saves_nobody_else() -> None:
    """Only the character it lies on."""
    t = Tabletop("T01 T03", "T02")
    t.upgrade("18013", on="T01")
    t.upgrade("T912", on="T01")
    t.copy("T03").damage = 7
    t.show("T01", "1MD")

    t.answer("resolve melee", "T03")

    assert ["T01", "18013", "T912"] == t.in_play()


@card("18013")
def test_deny_death_replaces_a_defeat_by_whoever() -> None:
    """Before anything that only comes before it."""
    t = Tabletop("T01 T03", "T02")
    t.upgrade("18013", on="T01")
    assert hears(t, "18013", WOULD, Event(ev.DEFEATED, THEM, t.copy("T01").ref))
