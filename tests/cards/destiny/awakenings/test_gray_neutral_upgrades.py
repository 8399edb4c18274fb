"""Awakenings, neutral gray upgrades: what each offers, and what it does."""

from dejarik.games.destiny import events as ev
from dejarik.kernel.events import Event
from dejarik.kernel.happening import emit
from dejarik.testing.table import THEM, Tabletop, card

# Holdout Blaster


@card("01063")
def test_the_holdout_blaster_has_ambush() -> None:
    """
    An additional action follows, perhaps with its own character. It costs two.
    """
    assert "play 01063" not in Tabletop(hand="01063", resources=1).options()
    t = Tabletop("T03 T06", hand="01063", resources=2)

    t.answer("play 01063")
    assert ["T03", "T06"] == t.options()
    t.answer("T03")
    assert ("you: additional_action", 0) == (t.asked(), t.resources())
    t.answer("activate T03")

    assert ["01063", "T03"] == sorted(die.split()[0] for die in t.pool())
    assert "they: action" == t.asked()


def falling_blaster() -> Tabletop:
    """
    The blaster beside another upgrade on a character that is about to be defeated.
    """
    t = Tabletop("T01 T03 T06", "T02")
    t.support("T11")
    t.upgrade("01063", on="T01")
    t.upgrade("T22", on="T01")
    emit(t.state, Event(ev.DEFEATED, THEM, t.copy("T01").ref))
    return t


@card("01063")
def test_the_holdout_blaster_redeploys() -> None:
    """
    It may move to another character of yours, not to a vehicle; its neighbour falls.
    """
    t = falling_blaster()

    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["T03", "T06"] == t.options()
    t.answer("T06")

    assert t.copy("T06").ref == t.copy("01063").host
    assert ["T22"] == t.discards()


@card("01063")
def test_the_holdout_blaster_need_not_redeploy() -> None:
    """
    Then it is discarded.
    """
    t = falling_blaster()

    t.answer("no")

    assert ["01063", "T22"] == sorted(t.discards())
