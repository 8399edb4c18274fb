"""Who listens to what and what modifies what, as things lie now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.ids import DRAWN
from dejarik.games.swccg.model.pieces import LAYER
from dejarik.games.swccg.model.texts import ON_TABLE, Listening, Never, Ongoing
from dejarik.games.swccg.rules.lasting import Lasts
from dejarik.games.swccg.rules.presence import is_active
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import ActiveModifier, forbidding
from dejarik.kernel.timing import Index, Listener

if TYPE_CHECKING:
    from dejarik.games.swccg.model.pieces import Copy
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.program import Node


def build_index(t: Table) -> Index:
    """Active cards on table listen and modify; what lasts does too, all in the order of time."""
    index = _index_without(t, [])
    if st.TEXT_CANCELLED not in index.modifiers:
        return index
    return _index_without(t, _cancelled(t, index))


def _cancelled(t: Table, index: Index) -> list[int]:
    """The copies whose text is cancelled; the oldest text that does so counts first."""
    # The filters of what cancels may ask for numbers: those of the table with all its texts.
    t.index = index
    found: list[int] = []
    for one in index.modifiers[st.TEXT_CANCELLED]:
        source = t.copies.get(one.scope.source)
        if source is not None and source.id in found:
            ongoing = t.definition_of(source.card).ongoing
            if any(part.modifier is one.modifier for part in ongoing):
                continue
        for copy in t.copies:
            is_kept = copy in found or forbidding(t, st.TEXT_KEPT, copy)
            if not is_kept and one.modifier.contribution(t, one.scope, copy):
                found.append(copy)
    t.index = None
    return found


def _index_without(t: Table, cancelled: list[int]) -> Index:
    """The index as it is if the texts of some copies are cancelled."""
    index = Index(by_time=True)
    for copy in t.copies.values():
        if copy.id in cancelled or not is_active(t, copy.id):
            for part in t.definition_of(copy.card).ongoing:
                if isinstance(part, Never):
                    _modify(index, part, Scope(copy.side, copy.id), copy.since)
            continue
        if copy.slot == LAYER:
            _add_location(t, index, copy)
        else:
            definition = t.definition_of(copy.card)
            for text in definition.heard:
                _listen(index, text, copy.id)
            for ongoing in definition.ongoing:
                _modify(index, ongoing, Scope(copy.side, copy.id), copy.since)
    for seat in range(2):
        for card in t.pile(seat, DRAWN):
            for drawn in t.definition_of(card).drawn:
                modifier = drawn.modifier
                active = ActiveModifier(modifier, Scope(seat, card), t.serial)
                index.modify(modifier.statistic(), active)
    for lasting in t.lasting:
        op = lasting.op
        if isinstance(op, Lasts):
            for modifier in op.modifiers():
                active = ActiveModifier(modifier, lasting.scope, lasting.since)
                index.modify(modifier.statistic(), active)
    return index


def _add_location(t: Table, index: Index, copy: Copy) -> None:
    """Of a place the top card counts: each player reads the side that faces them."""
    place = t.places[copy.holder]
    if place.layers[-1] != copy.id:
        return
    for side in t.definition_of(copy.card).sites:
        seat = t.seat_of_side(side.side)
        for part in side.parts:
            _add_part(index, part, seat, place.id, copy.since)


def _add_part(index: Index, part: Node, seat: int, holder: int, since: int) -> None:
    if isinstance(part, Ongoing):
        _modify(index, part, Scope(seat, holder), since)
    elif isinstance(part, Listening):
        _listen(index, part, holder)


def _listen(index: Index, text: Listening, holder: int) -> None:
    if text.zone() == ON_TABLE:
        for kind in text.event_kinds():
            index.listen(kind, text.band(), Listener(text, holder))


def _modify(index: Index, ongoing: Ongoing, scope: Scope, since: int) -> None:
    modifier = ongoing.modifier
    index.modify(modifier.statistic(), ActiveModifier(modifier, scope, since))
