"""Dice that one effect removes or turns together: who waits for that is told once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.timing import BANDS

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Scope

WAITING: Final = ev.DICE_HANDLED * BANDS + AFTER
"""Where the index lists who waits for it."""


def tell_of(t: Table, scope: Scope, what: int, dice: list[int]) -> None:
    """
    Tell of dice that were removed or turned together, if a card waits for that.

    Rulings: arh.clar.uh.03
    """
    waiting = t.get_index().listeners.get(WAITING, [])
    # Whoever listens without a card is concerned by nothing of this kind.
    if not dice or all(one.holder == NOTHING for one in waiting):
        return
    told = Event(ev.DICE_HANDLED, scope.actor, 0, scope.source, len(dice), what)
    told.items = dice.copy()
    emit(t, told)
