"""Damage: dealt, blocked, taken; all packets of one moment go through each step together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import CHARACTER
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.as_characters import find_counting
from dejarik.games.destiny.rules.values import health_for_damage, struck_as_characters
from dejarik.kernel.emitting import emit_together, is_awaited
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop, push

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Copy, Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.program import Selector
    from dejarik.kernel.state import State

DEALING: Final = 0
BLOCKING: Final = 1
TAKING: Final = 2

TAKEN_NAME: Final = "taken"
"""How much of the damage that was just dealt was taken."""
SHIELDED_NAME: Final = "shielded"
"""Whose shields have blocked some of the damage that was just dealt."""
BLOCKED_NAME: Final = "blocked"
"""Of whose damage that was just dealt anything has blocked some."""


def effect_flags(scope: Scope, by: int) -> int:
    """What marks damage that a player deals because the other one's effect says so."""
    return 0 if by == scope.you else ev.ANOTHERS_EFFECT


def deal_together(t: Table, f: Frame, packets: list[Event]) -> None:
    """Deal damage to several at one moment; the frame finds what was dealt in its `events`."""
    f.events = []
    push(t, DEAL_PACKETS, f).events = packets


@dataclass(frozen=True)
class DealPackets(Op):
    """
    Packets of damage on their way; `events` has them as far as they have come.

    Rulings: arh.part6.damage.01, arh.part6.distribute.02, arh.part6.shields.02
    """

    def step(self, s: State, f: Frame) -> None:
        """
        Deal, block, take, leave; each for all packets at once.

        Rulings: arh.part6.damage.03
        """
        t = table_of(s)
        step = f.step
        f.step = step + 1
        if step == DEALING:
            emit_together(t, f.events, f)
        elif step == BLOCKING:
            s.frames[-2].events = [packet.clone() for packet in f.events]
            f.events = [one for one in f.events if not one.flags & ev.UNBLOCKABLE]
            if can_be_blocked(t, f.events):
                emit_together(t, [_next(one, ev.DAMAGE_BLOCKING) for one in f.events], f)
        elif step == TAKING:
            dealt = s.frames[-2].events
            note_blocked(dealt, f.events)
            self.take(t, f, f.events + [one for one in dealt if one.flags & ev.UNBLOCKABLE])
        else:
            s.frames[-2].result = sum([packet.amount for packet in f.events])
            pop(s)

    def take(self, t: Table, f: Frame, packets: list[Event]) -> None:
        """
        Only characters take damage, and what counts as one; and only what was not blocked.

        Rulings: arh.part6.damage.04
        """
        taken: list[Event] = []
        for packet in packets:
            copy = t.copies.get(packet.subject)
            if copy is not None and packet.amount > 0 and can_take(t, copy, packet.detail):
                taken.append(_next(packet, ev.DAMAGE_TAKEN))
        f.events = taken
        if taken:
            emit_together(t, taken, f)


def candidates(t: Table, scope: Scope, wanted: Selector, symbol: int) -> list[int]:
    """What of the things described damage of a kind can be dealt to, as a character or like one."""
    return find_counting(t, scope, wanted, struck_as_characters(t, symbol))


def can_take(t: Table, copy: Copy, symbol: int) -> bool:
    """Whether a card can take damage: a character, or what says so of itself."""
    return copy.type == CHARACTER or health_for_damage(t, copy, symbol) > 0


def note_blocked(dealt: list[Event], met: list[Event]) -> None:
    """Mark the packets as they were dealt of which shields, or anything, have blocked some."""
    for flag in (ev.SHIELDED, ev.BLOCKED):
        blocked = [packet.subject for packet in met if packet.flags & flag]
        for packet in dealt:
            if packet.subject in blocked:
                packet.flags |= flag


def name_blocked(scope: Scope, dealt: list[Event]) -> None:
    """Let the ability know whose damage was blocked, by shields or by anything."""
    for flag, name in ((ev.SHIELDED, SHIELDED_NAME), (ev.BLOCKED, BLOCKED_NAME)):
        blocked = [packet.subject for packet in dealt if packet.flags & flag]
        scope.names.pop(name, None)
        if blocked:
            scope.names[name] = blocked


def can_be_blocked(t: Table, packets: list[Event]) -> bool:
    """Whether anything could block any of these packets."""
    for packet in packets:
        copy = t.copies.get(packet.subject)
        if copy is not None and copy.shields:
            return True
        if is_awaited(t, _next(packet, ev.DAMAGE_BLOCKING)):
            return True
    return False


def _next(packet: Event, kind: int) -> Event:
    """The same packet one step on."""
    event = Event(kind, packet.seat, packet.subject, packet.source, packet.amount, packet.detail)
    event.flags = packet.flags
    return event


DEAL_PACKETS: Final = DealPackets()
