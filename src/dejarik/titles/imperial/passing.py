"""
Passing: what standing orders can be given for in a skirmish.

What belongs here: whose activation it is and the kinds of answers, and which of them a question
belongs to. What does not: orders (`hosting.play.standing`), and who is asked at all (the rules).
"""

from typing import Final

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.state import Battle, battle_of
from dejarik.games.imperial.rules.menu_ways import end_in
from dejarik.games.imperial.seen.decision_views import answered_event
from dejarik.games.imperial.seen.view_names import REASON_NAMES
from dejarik.hosting.play.passing import FORCED, Passing, only_answer, pass_in, response, rest
from dejarik.hosting.play.standing_wire import Occasion
from dejarik.kernel.decisions import PRIORITY, Decision
from dejarik.kernel.state import State

WHEN: Final = "By whose activation it is"
ANSWERS: Final = "Whenever you can answer"
KINDS: Final = {
    "activation": (ev.GROUP_BEGAN, ev.FIGURE_BEGAN, ev.FIGURE_ENDED, ev.GROUP_ENDED),
    "action": (ev.ACTION_BEGAN, ev.ACTION_ENDED, ev.INTERACTED),
    "move": (ev.EXITING, ev.STEPPED, ev.ENTERED),
    "attack": tuple(sorted(ev.ATTACK_KINDS)),
    "damage": (ev.DAMAGE_SUFFERED, ev.CONDITION_GAINED, ev.DEFEATED),
    "command": (ev.COMMAND_PLAYED, ev.COMMAND_STANDS),
    "round": (ev.ROUND_BEGAN, ev.ROUND_ENDED, ev.STATUS_BEGAN),
}
"""The kinds of answers, by the events that are answered."""
OCCASIONS: Final = (
    Occasion("own", "your own figures", WHEN),
    Occasion("their", "your opponent's figures", WHEN),
    Occasion("between", "between activations", WHEN),
    Occasion("end", "nothing is left but to end an activation", WHEN),
    Occasion("activation", "an activation begins or ends", ANSWERS),
    Occasion("action", "an action is done", ANSWERS),
    Occasion("move", "a figure moves", ANSWERS),
    Occasion("attack", "an attack", ANSWERS),
    Occasion("damage", "damage, conditions, defeat", ANSWERS),
    Occasion("command", "a command card is played", ANSWERS),
    Occasion("round", "a round begins or ends", ANSWERS),
    FORCED,
)
END: Final = "end"
OPEN: Final = frozenset({"activate", "order"})
"""Reasons whose options everybody can count: groups that are ready, what happens together."""
_KIND_OF: Final = {event: kind for kind, events in KINDS.items() for event in events}


def passing(s: State, decision: Decision) -> Passing:
    """How a standing order could answer what a seat is asked."""
    if decision.kind != PRIORITY:
        if (end := end_in(decision)) >= 0:
            return rest(decision, end, END)
        is_open = REASON_NAMES[decision.reason] in OPEN and not decision.stage
        return only_answer(decision, is_open=True) if is_open else Passing()
    if pass_in(decision) < 0:
        return Passing()
    b = battle_of(s)
    event = answered_event(b, b.frames[-1])
    kind = "" if event is None else _KIND_OF.get(event.kind, "")
    return response(decision, *(one for one in (_when(b, decision.seat), kind) if one))


def _when(b: Battle, seat: int) -> str:
    """By whose activation it is."""
    if not b.activations:
        return "between"
    return "own" if b.figure(b.activations[-1].figure).seat == seat else "their"
