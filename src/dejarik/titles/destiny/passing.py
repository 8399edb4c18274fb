"""
Passing: what standing orders can be given for in Destiny.

What belongs here: which questions have an only answer that everybody can see. What does not:
orders (`hosting.play.standing`), and what is asked (the rules).
"""

from typing import Final

from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.seen.view_names import REASON_NAMES
from dejarik.hosting.play.passing import FORCED, Passing, only_answer, response
from dejarik.hosting.play.standing_wire import Occasion
from dejarik.kernel.decisions import PRIORITY, Decision
from dejarik.kernel.state import State

OCCASIONS: Final = (
    Occasion("from_hand", "a card could be used from your hand", "Whenever you can answer"),
    FORCED,
)
OPEN: Final = frozenset(
    {
        "upkeep_discard",
        "discard_to_reroll",
        "dice_to_reroll",
        "replace_upgrade",
        "indirect_damage",
    }
)
"""Reasons whose options everybody can count: cards in a hand, dice, upgrades, characters."""
ACTION: Final = "action"


def passing(s: State, decision: Decision) -> Passing:
    """
    How a standing order could answer what a seat is asked.

    Whoever can only pass an action shows by it that their hand holds nothing to play, unless it is
    empty.
    """
    if decision.kind == PRIORITY:
        return response(decision, "from_hand")
    reason = REASON_NAMES[decision.reason]
    if reason == ACTION:
        return only_answer(decision, is_open=not table_of(s).players[decision.seat].hand)
    if reason in OPEN and not decision.stage:
        return only_answer(decision, is_open=True)
    return Passing()
