"""What is against moving a card, here or there, and against a transit from a docking bay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.advice.against import answer_with, or_moment, outside_phase
from dejarik.games.swccg.advice.offered import is_offered, is_target
from dejarik.games.swccg.model import state
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import CHARACTER, DOCKING_BAY
from dejarik.games.swccg.model.pieces import MOVED, PRESENT
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.flow.moving import by_landspeed, can_move
from dejarik.games.swccg.rules.flow.transit import bays, travellers
from dejarik.games.swccg.rules.values import value

if TYPE_CHECKING:
    from dejarik.games.swccg.advice.wire import OptionAnswer
    from dejarik.games.swccg.model.state import Table


def move_answer(t: Table, seat: int, thing: int) -> OptionAnswer:
    """What is against moving a card on table, or cards from a docking bay."""
    if is_offered(t, seat, "move", thing):
        return answer_with([])
    if thing in t.places:
        return answer_with(or_moment(t, seat, _against_transit(t, seat, thing)))
    found = _against_mover(t, seat, thing)
    if not found or found == outside_phase(t, seat, state.MOVE):
        if not by_landspeed(t, thing):
            found.append("no_way")
        elif not can_use(t, seat, value(t, st.MOVE_COST, thing)):
            found.append("cannot_pay")
    return answer_with(or_moment(t, seat, found))


def _against_mover(t: Table, seat: int, copy: int) -> list[str]:
    one = t.copies[copy]
    if one.side != seat:
        return ["not_yours"]
    if one.slot != PRESENT or t.definition(copy).kind != CHARACTER:
        return ["is_no_traveller"]
    found = outside_phase(t, seat, state.MOVE)
    if one.has(MOVED):
        found.append("moved_already")
    elif not can_move(t, copy):
        found.append("may_not_move")
    return found


def move_to_answer(t: Table, seat: int, copy: int, place: int) -> OptionAnswer:
    """What is against moving a card to a location by its landspeed."""
    if is_target(t, seat, "move", copy, place):
        return answer_with([])
    found = _against_mover(t, seat, copy)
    if found not in (["not_yours"], ["is_no_traveller"]):
        found += against_goal(t, seat, copy, place)
    return answer_with(or_moment(t, seat, found))


def against_goal(t: Table, seat: int, copy: int, place: int) -> list[str]:
    """What is against a place as the one a card moves to."""
    start = t.copies[copy].holder
    if start == place:
        return ["is_there"]
    if t.places[start].strip != t.places[place].strip:
        return ["other_system"]
    if place not in by_landspeed(t, copy):
        return ["too_far"]
    return [] if can_use(t, seat, value(t, st.MOVE_COST, copy)) else ["cannot_pay"]


def _against_transit(t: Table, seat: int, place: int) -> list[str]:
    found = outside_phase(t, seat, state.MOVE)
    others = [one for one in t.places if one != place and t.definition(one).is_kind(DOCKING_BAY)]
    if not t.definition(place).is_kind(DOCKING_BAY):
        found.append("no_docking_bay")
    elif not others:
        found.append("only_bay")
    elif not travellers(t, seat, place):
        found.append("nobody_to_go")
    elif not bays(t, seat, place):
        found.append("transit_too_dear")
    return found
