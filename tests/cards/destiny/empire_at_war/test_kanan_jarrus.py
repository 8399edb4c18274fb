"""Kanan Jarrus: a die of his resolved before an action that is not named yet."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears


def about_to_act(side: str = "1R") -> Tabletop:
    """It is your turn; dice of Kanan, of another of yours and of the opponent lie there."""
    t = Tabletop("03033*2 T01", "T02", hand="T24", resources=0)
    t.upgrade("T21", on="03033")
    for label in ("T21", "T01", "their T02"):
        t.show(label, "1R")
    t.show("03033", side)
    t.show("03033", "1Dr")
    return t


@card("03033")
@ruling("arh.clar.eaw.12")
def test_kanan_acts_before_anything_is_named() -> None:
    """With one die of his; what it brings can be spent, but then there must be an action."""
    t = about_to_act()
    assert "you: may" == t.asked()

    t.answer("yes")
    assert ["die 03033 1R", "die 03033 1Dr"] == t.options()
    t.answer("die 03033 1R")
    assert ("you: action", 1, False) == (t.asked(), t.resources(), "pass" in t.options())
    t.answer("play T24")

    assert ("they: action", 0) == (t.asked(), t.resources())


@card("03033")
def test_kanan_may_wait() -> None:
    """Who does nothing before may pass."""
    t = about_to_act()

    t.answer("no")

    assert ("you: action", "pass") == (t.asked(), t.options()[-1])


@card("03033")
def test_kanan_deals_damage_as_it_lies() -> None:
    """It can be blocked, and the die leaves the pool."""
    t = about_to_act("2MD")
    t.copy("their T02").shields = 1

    t.answer("yes", "die 03033 2MD", "their T02")

    assert (1, ["T21 1R", "T01 1R", "03033 1Dr"]) == (t.copy("their T02").damage, t.pool())


@card("03033")
def test_kanan_finds_his_dice_wherever_they_lie() -> None:
    """Also in a pool of the opponent, whose actions he does not wait for."""
    t = Tabletop("03033", "T02")
    t.lend(t.show("03033", "1R"))
    heard = [hears(t, "03033", BEFORE, Event(ev.ACTION_DUE, seat)) for seat in (YOU, THEM)]
    assert [True, False] == heard

    t.answer("yes")

    assert (6, []) == (t.resources(), t.pool(THEM))
