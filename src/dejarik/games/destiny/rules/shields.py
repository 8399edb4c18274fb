"""Shields: how they block, by themselves or in the order their player chooses among blockers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import table_of
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop
from dejarik.kernel.timing import Ability

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


def meet_shields(t: Table, e: Event) -> None:
    """
    Each shield blocks one damage and is gone; those of what has left play are gone with it.

    Rulings: arh.part6.shields.01, arh.part6.shields.03
    """
    if e.flags & ev.SHIELDS_MET:
        return
    e.flags |= ev.SHIELDS_MET
    copy = t.copies.get(e.subject)
    if copy is None:
        return
    blocked = min(copy.shields, e.amount)
    if blocked:
        e.flags |= ev.SHIELDED | ev.BLOCKED
        e.amount -= blocked
        emit(t, Event(ev.SHIELDS_LOST, e.seat, e.subject, e.source, blocked))


@dataclass(frozen=True)
class MeetShields(Op):
    """The shields of a character have their turn among what blocks."""

    def step(self, s: State, f: Frame) -> None:
        event = s.event_of(s.scope_of(f))
        pop(s)
        if event is not None:
            meet_shields(table_of(s), event)


@dataclass(frozen=True)
class ShieldsBlock(Ability):
    """
    Stands for the shields where other things block as well.

    Rulings: arh.part6.shields.04
    """

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """For the character the damage is meant for."""
        copy = table_of(s).copies.get(event.subject)
        if copy is None or not copy.shields:
            return None
        return Scope(copy.controller, copy.ref)

    def program(self) -> Op:
        return MEET_SHIELDS


MEET_SHIELDS: Final = MeetShields()
SHIELDS_BLOCK: Final = ShieldsBlock()
