"""Verbs that spread something over a player's characters as that player likes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.verbs import part_will_do
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.damage import deal_together
from dejarik.games.destiny.rules.distributing import DAMAGE_REASON, SHIELDS_REASON, Distribute
from dejarik.games.destiny.rules.indirect import room_of
from dejarik.games.destiny.rules.values import characters_of
from dejarik.kernel.emitting import emit_together
from dejarik.kernel.events import Event

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame, Scope


def one_each(t: Table, f: Frame, kind: int, scope: Scope) -> list[Event]:
    """An event for each character that was assigned something, from who acts."""
    found: list[Event] = []
    for ref in characters_of(t, f.y):
        count = f.items.count(ref)
        if count:
            found.append(Event(kind, scope.actor, ref, scope.source, count))
    return found


@dataclass(frozen=True)
class DistributeDamage(Distribute):
    """
    Who acts deals damage to their own characters as they like.

    Rulings: arh.part6.distribute.05, arh.part6.distribute.06
    """

    def reason(self) -> int:
        return DAMAGE_REASON

    def room(self, t: Table, f: Frame, ref: int) -> int:
        """What it takes to defeat the character."""
        return room_of(t, f, ref)

    def give(self, t: Table, f: Frame, scope: Scope) -> None:
        """
        One packet for each character, all at one moment.

        Rulings: arh.part6.distribute.02
        """
        deal_together(t, f, one_each(t, f, ev.DAMAGE_DEALT, scope))


@dataclass(frozen=True)
class DistributeShields(Distribute):
    """
    Who acts gives shields to their own characters as they like; those past a limit are ignored.

    Who is full may be given some all the same: that may change before they come.
    Rulings: arh.part2.shield.04, arh.clar.aw.19
    """

    def reason(self) -> int:
        return SHIELDS_REASON

    def room(self, t: Table, f: Frame, ref: int) -> int:
        """Anybody may be given all of them."""
        return self.amount.amount(t, t.scope_of(f))

    def give(self, t: Table, f: Frame, scope: Scope) -> None:
        emit_together(t, one_each(t, f, ev.SHIELDS_GAINED, scope), f)

    def is_done(self, t: Table, f: Frame) -> bool:
        """Whether any of them were gained; in some editions all of them."""
        least = 1 if part_will_do(t) else max(1, len(f.items))
        return sum([event.amount for event in f.events]) >= least
