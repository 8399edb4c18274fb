"""How turns and phases change the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import durations, pieces
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import LIGHT
from dejarik.games.swccg.model.ids import HAND, pile_id
from dejarik.games.swccg.model.state import ACTIVATE, NO_PHASE
from dejarik.games.swccg.rules.limits import PER_PHASE, PER_TURN, end_span
from dejarik.games.swccg.rules.presence import generated, is_active
from dejarik.games.swccg.rules.values import modified
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.ops import end_lasting

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.events import Event


def begin_turn(t: Table, e: Event) -> bool:
    """It is a seat's turn."""
    t.turn = e.seat
    t.turn_count += 1
    t.turns += 1
    e.amount = t.turn_count
    return True


def begin_phase(t: Table, e: Event) -> bool:
    """A phase begins; Force generation is counted once, as the activate phase begins."""
    t.phase = e.detail
    end_span(t, PER_PHASE)
    if e.detail == ACTIVATE:
        t.players[e.seat].generation = generation(t, e.seat)
        e.amount = t.players[e.seat].generation
    return True


def generation(t: Table, seat: int) -> int:
    """How much Force a seat may activate: by its icons, by its masters, and by itself."""
    edition = t.rules.edition
    count = edition.personal_force + sum(generated(t, seat, place) for place in t.places)
    count += edition.force_of_a_master * masters(t, seat)
    return modified(t, st.GENERATION, pile_id(seat, HAND), count)


def masters(t: Table, seat: int) -> int:
    """How many Jedi Masters, or Dark Jedi Masters, a seat has on table."""
    icon = "jedi master" if t.players[seat].side == LIGHT else "dark jedi master"
    return sum(
        1
        for one in t.copies.values()
        if one.side == seat and t.definition(one.id).has_icon(icon) and is_active(t, one.id)
    )


def end_turn(t: Table, e: Event) -> bool:
    """What counts by the turn is over."""
    t.phase = NO_PHASE
    t.drained = []
    t.battled = []
    t.titles = []
    end_span(t, PER_PHASE)
    end_span(t, PER_TURN)
    t.used = []
    for player in t.players:
        player.generation = 0
    for copy in t.copies.values():
        copy.marks &= pieces.LASTING_MARKS
    return True


def end_durations(t: Table, e: Event) -> bool:
    """What lasted until the end of the turn ends: one such thing (`amount`), or all of them."""
    if e.amount:
        t.lasting = [
            one for one in t.lasting if one.until != durations.THIS_TURN or one.since != e.amount
        ]
    else:
        end_lasting(t, durations.THIS_TURN, NOBODY)
    t.index = None
    return True


def note(t: Table, e: Event) -> bool:
    """The ledger of things used has a new entry."""
    t.used += e.items
    return True


def only_a_moment(t: Table, e: Event) -> bool:
    """Nothing changes: others may answer."""
    return True
