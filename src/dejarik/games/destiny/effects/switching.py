"""Verbs that switch cards: one leaves play for a hand, another takes its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.matching import MATCH_DIE, is_unclear
from dejarik.kernel.choosing import Choosing, remember
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE
from dejarik.kernel.program import Selector
from dejarik.kernel.stack import pop, push

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State

MATCHING: Final = 1
LEAVING: Final = 2
ENTERING: Final = 3


@dataclass(frozen=True)
class SwitchThis(Choosing):
    """
    Switch this attached card with one of your hand, which comes to lie where it lay.

    Nothing is played or paid for, so nothing restricts it. A card that is not your own
    cannot go to your hand, and is not switched.
    Registers: `x` is the host, `y` the card that comes.
    Rulings: arh.clar.aw.24, arh.clar.aw.25, arh.faq.23
    """

    card: Selector
    name: str = ""

    def wanted(self) -> Selector:
        return self.card

    def can(self, s: State, scope: Scope) -> bool:
        """Whether this card could go to the hand, and there may be one to come."""
        return self.is_own(table_of(s), scope) and super().can(s, scope)

    def is_own(self, t: Table, scope: Scope) -> bool:
        """Whether it is in play and belongs to who acts."""
        copy = t.copies.get(scope.source)
        return copy is not None and copy.owner == scope.actor and copy.host in t.copies

    def step(self, s: State, f: Frame) -> None:
        """Not even a choice where nothing could be switched."""
        if f.step == 0 and not self.is_own(table_of(s), s.scope_of(f)):
            f.step = MATCHING
        super().step(s, f)

    def proceed(self, s: State, f: Frame) -> None:
        """Say which die goes with it, leave, enter, remember what came."""
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if step == MATCHING and f.items:
            f.x, f.y = t.copies[scope.source].host, f.items[0]
            if is_unclear(t, scope.source, []):
                push(s, MATCH_DIE, f).x = scope.source
        elif step == LEAVING and f.items:
            left = Event(ev.LEFT_PLAY, scope.actor, scope.source, scope.source, 1, ev.TO_HAND)
            emit_for(t, f, left)
        elif step == ENTERING and f.items and f.result != NOT_DONE:
            emit_for(t, f, Event(ev.ENTERED_PLAY, scope.actor, 0, f.y, 1, f.x))
        else:
            came = [copy.ref for copy in t.copies.values() if f.items and copy.card == f.y]
            if not came:
                scope.ok = False
            remember(scope, came, len(came), self.name)
            pop(s)
