"""What tests of many cards do alike: activations by either player, and what was asked when."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop


def activated_by(t: Tabletop, seat: int, label: str) -> Tabletop:
    """A card of yours has just been activated by a player, through another card."""
    by = t.copy("T03").ref
    emit(t.state, Event(ev.ACTIVATED, seat, t.copy(label).ref, by))
    return t


def only_your_activation_counts(t: Tabletop, theirs: Tabletop, label: str) -> None:
    """
    After you activate this card something is asked, and not if an opponent does.

    Nor if another card is activated through it. Both tables have a T03 of yours.
    """
    assert "you: action" == activated_by(theirs, THEM, label).asked()
    emit(t.state, Event(ev.ACTIVATED, YOU, t.copy("T03").ref, t.copy(label).ref))
    assert "you: action" == t.asked()
    t.answer(f"activate {label}")
    assert "action" not in t.asked()
    own = [event for event in t.events("activated") if event.subject == t.copy(label).ref]
    assert 1 == len(own)
