"""Seeking Answers: abilities that follow the activation of their card, and whose activation."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card


def activated(code: str, by: int) -> Tabletop:
    """Somebody has just activated a card of yours through another card."""
    t = Tabletop(f"{code} T01", "T02 T06", hand="T33 T31")
    t.show("their T06", "1R")
    t.support("T12")
    t.decision()
    emit(t.state, Event(ev.ACTIVATED, by, t.copy(code).ref, t.copy("T12").ref))
    return t


@card("21027", "21044", "21071")
def test_an_activation_is_yours_whatever_it_came_through(code: str) -> None:
    """What it came from is not asked; who did it is."""
    yours, theirs = (len(activated(code, seat).state.queue) for seat in (YOU, THEM))

    assert 1 == yours - theirs


@card("21033")
def test_most_wanted_waits_for_their_activation() -> None:
    """Whatever it came through; not if you activate the character."""
    queues: list[int] = []
    for seat in (YOU, THEM):
        t = Tabletop("T01", "T02", their_hand="T31")
        t.downgrade("21033", on="their T02")
        t.decision()
        emit(t.state, Event(ev.ACTIVATED, seat, t.copy("their T02").ref, t.copy("T01").ref))
        queues.append(len(t.state.queue))

    assert [0, 1] == queues
