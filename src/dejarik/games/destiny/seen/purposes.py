"""
What a choice is for: which verb asks, how much of it, and for which die.

What belongs here: reading that off the frame that asks. What does not: words for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.cards import LeavePlay
from dejarik.games.destiny.effects.damage import DealDamage, Heal, MoveTokens
from dejarik.games.destiny.effects.decks import MoveCards
from dejarik.games.destiny.effects.dice import RollDice
from dejarik.games.destiny.effects.resolution import DieValue
from dejarik.games.destiny.effects.shields import GiveShields, RemoveShields
from dejarik.games.destiny.effects.status import SetReady
from dejarik.games.destiny.effects.verbs import FROM, Moving
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import SPECIAL
from dejarik.games.destiny.model.state import FIRST_COPY, FIRST_DIE
from dejarik.games.destiny.rules.resolution_terms import SYMBOL_NAME
from dejarik.kernel.choosing import Choosing
from dejarik.kernel.terms import Number

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.program import Op, Quantity

MOVED: Final = ("MoveDamage", "MoveShields")
LEFT: Final = {
    ev.TO_DISCARD: "Discard",
    ev.TO_ASIDE: "SetAside",
    ev.TO_HAND: "ReturnToHand",
    ev.TO_DECK: "PutOnTop",
    ev.TO_BOTTOM: "PutOnTheBottom",
}
"""What is done to a card, by the zone it goes to."""


def purpose_of(f: Frame) -> str:
    """
    The verb that asks for a choice; empty if no verb does.

    A verb that does one of two things, or asks twice, says which.
    """
    op = f.op
    if not isinstance(op, Choosing):
        return ""
    name = type(op).__name__
    if isinstance(op, SetReady):
        name = "Ready" if op.ready else "Exhaust"
    elif isinstance(op, RollDice):
        name = "Reroll" if op.again else "RollIn"
    elif isinstance(op, MoveTokens):
        name = MOVED[op.what]
    elif isinstance(op, (LeavePlay, MoveCards)):
        name = LEFT[op.zone]
    if isinstance(op, Moving) and f.step > FROM:
        return f"{name}.to"
    return name


def amount_of(t: Table, scope: Scope, op: Op) -> int:
    """How much the verb will do to each; 0 where that is not sure before the choice."""
    if isinstance(op, DealDamage):
        return _sure(t, scope, op.amount)
    if isinstance(op, GiveShields):
        return _sure(t, scope, op.amount)
    if isinstance(op, Heal):
        return _sure(t, scope, op.amount)
    if isinstance(op, RemoveShields):
        return _sure(t, scope, op.amount)
    return 0


def _sure(t: Table, scope: Scope, amount: Quantity) -> int:
    if isinstance(amount, Number):
        return amount.number
    return amount.amount(t, scope) if isinstance(amount, DieValue) else 0


def die_asking(t: Table, scope: Scope) -> int:
    """The die whose symbol asks; 0 if a card's text does, as it does for specials."""
    number = scope.subject
    symbol = scope.names.get(SYMBOL_NAME, [SPECIAL])[0]
    if symbol == SPECIAL or not FIRST_DIE <= number < FIRST_COPY:
        return 0
    return number if number in t.dice else 0
