"""Where a card cannot be: it neither deploys nor moves there, and is put away if it is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.ids import LOST
from dejarik.kernel.emitting import emit_together
from dejarik.kernel.events import Event
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table


def can_be_at(t: Table, thing: int, place: int) -> bool:
    """Whether a card, in hand or on table, can be at a place."""
    if st.CANNOT_BE_AT not in (t.index or t.get_index()).modifiers:
        return True
    before = t.aim
    t.aim = place
    try:
        return not forbidding(t, st.CANNOT_BE_AT, thing)
    finally:
        t.aim = before


def remove_misplaced(t: Table) -> None:
    """Whatever is where it cannot be goes to the Lost Pile with all on it; it is not just lost."""
    if t.outcome is not None or st.CANNOT_BE_AT not in (t.index or t.get_index()).modifiers:
        return
    leaving: list[int] = []
    for copy in t.copies:
        place = t.place_of(copy)
        if place and not t.is_location(copy) and not can_be_at(t, copy, place):
            leaving.append(copy)
    for one in leaving:
        leaving += [other for other in t.carried_by(one) if other not in leaving]
    events: list[Event] = []
    for one in leaving:
        event = Event(ev.RETURNED, t.copies[one].side, one, 0, LOST, t.copies[one].card)
        event.items = [t.place_of(one), 1]
        events.append(event)
    emit_together(t, events)
