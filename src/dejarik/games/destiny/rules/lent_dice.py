"""
Dice lent to cards that are elite only as long as another card says so.

What belongs here: when such a die comes and when one goes again. What does not: becoming elite
for good, which is an event as any other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import ON_CARD, table_of
from dejarik.games.destiny.rules.changes.copies import ELITE, lender_of
from dejarik.games.destiny.rules.values import ELITE_MEANWHILE
from dejarik.kernel.decisions import ENTITY, ONE, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import modified
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Copy, Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

ELITE_DIE_REASON: Final = 70


def keep_elite(t: Table, copy: Copy) -> None:
    """
    Lend a card a second die as long as something makes it elite, and take one back afterwards.

    Rulings: arh.clar.sor.20, arh.clar.sor.21, arh.clar.sor.22
    """
    is_made = ELITE_MEANWHILE in (t.index or t.get_index()).modifiers and bool(
        modified(t, ELITE_MEANWHILE, copy.ref, 0)
    )
    if is_made and len(copy.dice) == 1 and _has_spare(t, copy) and not _is_at_it(t, copy):
        lent = Event(ev.BECAME_ELITE, copy.controller, copy.ref, copy.ref, 1)
        lent.flags |= ev.LENT
        emit(t, lent)
    elif copy.trained and not is_made and len(copy.dice) >= ELITE and not _is_at_it(t, copy):
        push_scope(t, RETURN_LENT_DIE, Scope(copy.controller, copy.ref))


def _has_spare(t: Table, copy: Copy) -> bool:
    """Whether its player has set another die of it aside."""
    return t.players[lender_of(t, copy)].spares.get(t.definition_of(copy).die, 0) > 0


def _is_at_it(t: Table, copy: Copy) -> bool:
    """Whether a die is on its way to the card or from it."""
    for frame in t.frames:
        if frame.op is RETURN_LENT_DIE and t.scope_of(frame).source == copy.ref:
            return True
        event = frame.event
        if event is not None and (event.kind, event.subject) == (ev.BECAME_ELITE, copy.ref):
            return True
    return False


def are_alike(t: Table, dice: list[int]) -> bool:
    """Whether it makes no difference which die goes: all lie on the card, none is foreign."""
    kinds = {t.definition_of_die(t.dice[one]).number for one in dice}
    return len(kinds) < 2 and all(t.dice[one].zone == ON_CARD for one in dice)


@dataclass(frozen=True)
class ReturnLentDie(Op):
    """
    What made a card elite is gone: its controller sets one of its dice aside.

    Rulings: arh.clar.sor.22, arh.clar.sor.23
    """

    def step(self, s: State, f: Frame) -> None:
        """Choose the die if that makes a difference, set it aside."""
        t = table_of(s)
        copy = t.copies.get(s.scope_of(f).source)
        step = f.step
        f.step = step + 1
        if copy is None or step > 1 or len(copy.dice) < ELITE:
            pop(s)
        elif step == 0 and not are_alike(t, copy.dice):
            ask(s, f, copy.controller, ONE, ELITE_DIE_REASON)
        else:
            f.step = 2
            die = f.x if f.x in copy.dice else copy.dice[0]
            taken = Event(ev.STOPPED_ELITE, copy.controller, copy.ref, copy.ref, 1, die)
            taken.flags |= ev.LENT
            emit(t, taken)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        copy = table_of(s).copies[s.scope_of(f).source]
        return [Option(ENTITY, copy.ref, die) for die in copy.dice]

    def closed(self, s: State, f: Frame) -> None:
        f.x = f.forms[0].picks[0]


RETURN_LENT_DIE: Final = ReturnLentDie()
