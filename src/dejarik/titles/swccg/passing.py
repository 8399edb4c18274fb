"""
Passing: what standing orders can be given for in the Customizable Card Game.

What belongs here: the phases of both turns and the kinds of answers, and which of them a question
belongs to. What does not: orders (`hosting.play.standing`), and who is asked at all (the rules).
"""

from typing import Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.state import PHASE_NAMES, PHASES, table_of
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.flow.piles import can_stop
from dejarik.games.swccg.seen.decision_views import answered_event
from dejarik.hosting.play.passing import Passing, response
from dejarik.hosting.play.standing_wire import Occasion
from dejarik.kernel.decisions import Decision
from dejarik.kernel.state import State

OWN: Final = "Your turn"
THEIRS: Final = "Your opponent's turn"
ANSWERS: Final = "Whenever you can answer"
KINDS: Final = {
    "deploy": (ev.DEPLOYING, ev.DEPLOYED),
    "play": (ev.CLAIMED, ev.PLAYING, ev.PLAYED, ev.USING, ev.USED_TEXT),
    "drain": (ev.DRAINING, ev.DRAINED),
    "move": (ev.MOVING, ev.MOVED, ev.REACTING, ev.TRANSFERRING),
    "fire": (ev.FIRING, ev.FIRED, ev.HIT),
    "battle": (
        *(ev.BATTLE_BEGINS, ev.BATTLE_BEGAN, ev.SEGMENT, ev.BATTLE_ENDING, ev.BATTLE_ENDED),
        *(ev.DUEL_BEGINS, ev.DUEL_STEP, ev.DUEL_ENDED, ev.WON, ev.FORFEITED),
        *(ev.DESTINY_ABOUT, ev.DESTINY_DRAWN, ev.DESTINY_DONE, ev.TOTAL_DONE, ev.BOTH_TOTALS_DONE),
    ),
}
"""The kinds of answers, by the events that are answered."""
WORDS: Final = {
    "deploy": "a card is deployed",
    "play": "a card is played, a text used",
    "drain": "a Force drain",
    "move": "a move",
    "fire": "a weapon is fired",
    "battle": "battles and duels",
}
OCCASIONS: Final = (
    *(Occasion(f"own.{PHASE_NAMES[one]}", PHASE_NAMES[one], OWN) for one in PHASES),
    *(Occasion(f"their.{PHASE_NAMES[one]}", PHASE_NAMES[one], THEIRS) for one in PHASES),
    *(Occasion(kind, words, ANSWERS) for kind, words in WORDS.items()),
)
_KIND_OF: Final = {event: kind for kind, events in KINDS.items() for event in events}


def passing(s: State, decision: Decision) -> Passing:
    """How a standing order could answer what a seat is asked."""
    t = table_of(s)
    whose = "own" if t.turn == decision.seat else "their"
    phase = f"{whose}.{PHASE_NAMES[t.phase]}"
    if decision.reason == reasons.LET_RUN:
        idle = not can_stop(t, decision.seat)
        return Passing(len(decision.options) - 1, idle=idle, occasions=(phase,))
    event = answered_event(t, t.frames[-1])
    kind = "" if event is None else _KIND_OF.get(event.kind, "")
    return response(decision, *(one for one in (phase, kind) if one))
