"""Paz Vizsla: a defeat that comes late."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import WOULD
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import followed, hears


def paz() -> Tabletop:
    """Damage as high as his health is dealt to him."""
    t = Tabletop("24071 T01", "T02")
    t.copy("24071").damage = 10
    t.show("T01", "1MD")
    t.answer("resolve melee", "24071")
    return t


@card("24071")
def test_paz_falls_when_the_round_ends() -> None:
    """Until then he is there, with all that damage."""
    t = paz()
    assert (11, "they: action") == (t.copy("24071").damage, t.asked())
    t.answer("pass", "activate 24071", "pass", "pass")
    t.keep_hands()
    assert (["T01"], 2) == (t.in_play(), t.state.round)
    assert followed(t, "round_ended", "defeated")
    assert followed(t, "defeated", "round_began")


@card("24071")
def test_healing_does_not_save_paz() -> None:
    """He was to be defeated."""
    t = paz()
    t.copy("24071").damage = 2
    t.answer("pass", "pass")
    t.keep_hands()
    assert (["T01"], 2) == (t.in_play(), t.state.round)


@card("24071")
def test_paz_falls_at_once_if_not_by_damage() -> None:
    """A card that defeats him does."""
    t = Tabletop("24071 T01", "T02")
    emit(t.state, Event(ev.DEFEATED, THEM, t.copy("24071").ref, 0, 1))
    assert "you: action" == t.asked()
    assert ["T01"] == t.in_play()


@card("24071")
def test_paz_is_a_guardian_and_saves_nobody_else() -> None:
    """After his activation a die of theirs may be taken; another character falls at once."""
    t = Tabletop("24071 T01", "T02")
    t.show("their T02", "1MD")
    t.answer("activate 24071")
    assert "you: choose" == t.asked()
    t = Tabletop("24071 T01", "T02")
    t.copy("T01").damage = 7
    t.show("T01", "1MD")
    t.answer("resolve melee", "T01")
    assert ["24071"] == t.in_play()


@card("24071")
def test_the_defeat_of_paz_is_replaced_whoever_dealt_the_damage() -> None:
    """Before anything that only comes before it."""
    t = Tabletop("24071 T01", "T02")
    ref = t.copy("24071").ref
    assert hears(t, "24071", WOULD, Event(ev.DEFEATED, THEM, ref, 0, 0, ev.BY_DAMAGE))
    assert not hears(t, "24071", WOULD, Event(ev.DEFEATED, THEM, ref, 0, 1))
