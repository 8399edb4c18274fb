"""What is against choosing a thing, passing, activating and drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.advice.against import answer_with, or_moment, outside_phase
from dejarik.games.swccg.advice.battle_answers import against_aim
from dejarik.games.swccg.advice.deploy_answers import against_thing
from dejarik.games.swccg.advice.move_answers import against_goal
from dejarik.games.swccg.advice.offered import begun, decision_of, is_offered
from dejarik.games.swccg.model import ids, state
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.debts import hit_cards, owes_attrition, owes_damage
from dejarik.games.swccg.seen.verbs import verb_of
from dejarik.kernel.decisions import NO, PASS, REACTION, STOP
from dejarik.kernel.windows import Window

if TYPE_CHECKING:
    from dejarik.games.swccg.advice.wire import OptionAnswer
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.decisions import Decision

BY_REASON: Final[dict[int, str]] = {
    reasons.STARTING_LOCATION: "not_start",
    reasons.FORCE_TO_LOSE: "not_losable",
    reasons.DESTINY_CHOICE: "not_drawn",
    reasons.SEARCH: "not_found",
    reasons.PEEKED_CARD: "not_found",
    reasons.DEFUSE: "not_tripped",
    reasons.TARGET: "not_a_target",
}


def choices(decision: Decision) -> list[int]:
    """The things that options are about: what acts, or what is chosen."""
    found = [one.source if one.kind == REACTION else one.target for one in decision.options]
    return [one for one in found if one > 0]


def choose_answer(t: Table, seat: int, thing: int) -> OptionAnswer:
    """What is against a thing as an answer to what a seat is asked."""
    decision = decision_of(t, seat)
    if decision is None:
        return answer_with(["not_asked"])
    if thing in choices(decision):
        return answer_with([])
    started = begun(t, seat)
    if started is None:
        return answer_with([BY_REASON.get(decision.reason, "not_among")])
    holder = started[0].listener.holder
    verb = verb_of(started[0].listener.ability)
    found: list[str] = []
    if verb == "deploy" and not ids.is_card(thing) and not ids.is_pile(thing):
        found = against_thing(t, seat, holder, thing)
    elif verb == "fire" and thing in t.copies:
        found = against_aim(t, seat, holder, thing)
    elif verb == "move" and holder in t.copies and thing in t.places:
        found = against_goal(t, seat, holder, thing)
    return answer_with(found or ["not_a_target"])


def pass_answer(t: Table, seat: int) -> OptionAnswer:
    """What is against passing, or against leaving a question open."""
    decision = decision_of(t, seat)
    if decision is None:
        return answer_with(["not_asked"])
    if any(one.kind in (PASS, STOP, NO) for one in decision.options):
        return answer_with([])
    found: list[str] = []
    if isinstance(t.frames[-1].op, Window) and not decision.stage:
        found += ["owes_hits"] if hit_cards(t, seat) else []
        found += ["owes_attrition"] if owes_attrition(t, seat) else []
        found += ["owes_damage"] if owes_damage(t, seat) else []
    return answer_with(found or ["must_be_done"])


def activate_answer(t: Table, seat: int) -> OptionAnswer:
    """What is against activating Force."""
    if is_offered(t, seat, "activate", ids.pile_id(seat, ids.RESERVE)):
        return answer_with([])
    found = outside_phase(t, seat, state.ACTIVATE)
    if not found and not t.players[seat].generation:
        found.append("all_activated")
    if not t.pile(seat, ids.RESERVE):
        found.append("empty_reserve")
    return answer_with(or_moment(t, seat, found))


def draw_answer(t: Table, seat: int) -> OptionAnswer:
    """What is against drawing cards."""
    if is_offered(t, seat, "draw", ids.pile_id(seat, ids.FORCE)):
        return answer_with([])
    found = outside_phase(t, seat, state.DRAW)
    if not t.pile(seat, ids.FORCE):
        found.append("empty_force")
    return answer_with(or_moment(t, seat, found))
