"""Where a card cannot be: it neither deploys nor moves there, and is put away if it is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.ids import LOST, is_card, owner_of_card
from dejarik.kernel.emitting import emit_together
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.modifiers import Modifier


def can_be_at(t: Table, thing: int, place: int) -> bool:
    """Whether a card can be at a place; one that is not on table asks its own text too."""
    own: list[Modifier] = []
    if is_card(thing):
        for part in t.definition_of(thing).ongoing:
            if part.modifier.statistic() == st.CANNOT_BE_AT:
                own.append(part.modifier)
    if not own and st.CANNOT_BE_AT not in (t.index or t.get_index()).modifiers:
        return True
    before = t.aim
    t.aim = place
    try:
        if forbidding(t, st.CANNOT_BE_AT, thing):
            return False
        scope = Scope(owner_of_card(thing), thing) if own else None
        return scope is None or not any(one.contribution(t, scope, thing) for one in own)
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
