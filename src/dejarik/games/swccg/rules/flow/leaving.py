"""Leaving the table: a card and all it carries, at one moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import events as ev
from dejarik.kernel.emitting import emit_together
from dejarik.kernel.events import Event

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.state import State


def with_all_it_carries(t: Table, copy: int) -> list[int]:
    """A copy and everything on it, and on that."""
    found = [copy]
    for one in found:
        found += t.carried_by(one)
    return found


def lose_cards(
    s: State, t: Table, seat: int, source: int, copies: list[int], forfeited: bool = False
) -> None:
    """
    Cards on table are lost with all they carry, together; the last thing an op's step does.

    The `amount` of the event of one that was forfeited is 1.
    """
    leaving: list[int] = []
    for copy in copies:
        leaving += [one for one in with_all_it_carries(t, copy) if one not in leaving]
    events: list[Event] = []
    for one in leaving:
        given_up = int(forfeited and one in copies)
        event = Event(ev.LOST_CARD, seat, one, source, given_up, t.copies[one].card)
        event.items = [t.place_of(one), int(one in copies)]
        events.append(event)
    emit_together(s, events)


def return_card(s: State, t: Table, seat: int, source: int, copy: int, pile: int) -> None:
    """A card goes from table to a pile of its owner; what it carries is lost at the same moment."""
    events: list[Event] = []
    for one in with_all_it_carries(t, copy):
        kind = ev.RETURNED if one == copy else ev.LOST_CARD
        event = Event(kind, seat, one, source, pile if one == copy else 0, t.copies[one].card)
        event.items = [t.place_of(one), int(one == copy)]
        events.append(event)
    emit_together(s, events)
