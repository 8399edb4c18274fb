"""What a player has too much of: upgrades, shields, copies of a unique card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import CHARACTER, DOWNGRADE, UPGRADE
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules import values
from dejarik.games.destiny.rules.uniqueness import doubles_of
from dejarik.kernel.decisions import ENTITY, ONE, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import modified
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.destiny.model.definition import HostLimit
    from dejarik.games.destiny.model.state import Copy, Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

CARRIED: Final = frozenset({values.UPGRADE_LIMIT, values.UPGRADE_COUNT, values.DOWNGRADE_LIMIT})
"""The numbers that say how much may be attached to a card."""

SURPLUS_REASON: Final = 20
DOUBLE_REASON: Final = 30


def shed_surplus(t: Table, copy: Copy, numbers: frozenset[int]) -> None:
    """
    See that a copy has no more than it may have, and its controller no double of it.

    Only as far as one of these numbers says so.
    """
    is_loaded = bool(copy.attached) and not CARRIED.isdisjoint(numbers)
    if is_loaded and surplus_of(t, copy) and not _is_at_it(t, DISCARD_SURPLUS, copy):
        push_scope(t, DISCARD_SURPLUS, Scope(copy.controller, copy.ref))
    if values.SHIELD_LIMIT in numbers:
        _trim_shields(t, copy)
    is_double = values.UNIQUENESS in numbers and len(doubles_of(t, copy)) > 1
    if is_double and not _is_at_it(t, GIVE_UP_DOUBLE, copy):
        push_scope(t, GIVE_UP_DOUBLE, Scope(copy.controller, copy.ref))


def _is_at_it(t: Table, op: Op, copy: Copy) -> bool:
    """Whether its controller is already giving something up, and only waits for a before."""
    for frame in t.frames:
        if frame.op is op and frame.own is not None and frame.own.source == copy.ref:
            return True
    return False


def _trim_shields(t: Table, copy: Copy) -> None:
    """
    Shields past the limit are discarded.

    Rulings: arh.part6.shields.05, arh.part8.move.08
    """
    surplus = copy.shields - values.shield_limit(t, copy)
    if surplus > 0 and copy.ref in t.copies:
        emit(t, Event(ev.SHIELDS_LOST, copy.controller, copy.ref, copy.ref, surplus))


def surplus_of(t: Table, copy: Copy) -> list[int]:
    """
    What is attached beyond a limit: one of these must go. Nothing if all limits are met.

    What cannot be discarded is not among them.
    Rulings: arh.part1.upgrades.08, arh.part1.downgrades.05, arh.part5.limits.01
    Rulings: arh.part7.negative.01
    """
    return [ref for ref in _beyond_limit(t, copy) if values.can_be_discarded(t, ref)]


def _beyond_limit(t: Table, copy: Copy) -> list[int]:
    """All that counts towards the first limit which is not met."""
    upgrades = _attached(t, copy, UPGRADE)
    for ref in upgrades:
        for limit in t.definition_of(t.copies[ref]).limits:
            limited = [one for one in upgrades if _is_limited(t, limit, ref, one)]
            if len(limited) > limit.most:
                return limited
    counted = _counted(t, upgrades)
    if len(counted) > values.upgrade_limit(t, copy):
        return counted
    downgrades = _attached(t, copy, DOWNGRADE)
    return downgrades if len(downgrades) > values.downgrade_limit(t, copy) else []


def takes_no_more(t: Table, host: int) -> bool:
    """Whether an upgrade played on a card must replace one there, since it has all it may have."""
    copy = t.copies[host]
    is_full = len(_counted(t, _attached(t, copy, UPGRADE))) >= values.upgrade_limit(t, copy)
    return is_full and not t.rules.edition.full_cards_take_upgrades


def _counted(t: Table, upgrades: list[int]) -> list[int]:
    """Those that count towards the limit of the card they are on."""
    if values.UPGRADE_COUNT not in (t.index or t.get_index()).modifiers:
        return upgrades
    return [ref for ref in upgrades if not modified(t, values.UPGRADE_COUNT, ref, 0)]


def _is_limited(t: Table, limit: HostLimit, holder: int, ref: int) -> bool:
    scope = Scope(t.copies[holder].controller, holder)
    scope.it = [ref]
    return limit.which.holds(t, scope)


def _attached(t: Table, copy: Copy, kind: int) -> list[int]:
    return [ref for ref in copy.attached if t.copies[ref].type == kind]


@dataclass(frozen=True)
class DiscardSurplus(Op):
    """
    A card with too much attached: its controller discards until the limits are met.

    Rulings: arh.part1.upgrades.08, arh.part1.downgrades.05, arh.part5.limits.02
    """

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        copy = t.copies.get(s.scope_of(f).source)
        if copy is None or not surplus_of(t, copy):
            pop(s)
        elif f.x:
            ref = f.x
            f.x = 0
            emit(t, Event(ev.LEFT_PLAY, copy.controller, ref, copy.ref, 0, ev.TO_DISCARD))
        else:
            ask(s, f, copy.controller, ONE, SURPLUS_REASON)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        t = table_of(s)
        copy = t.copies[s.scope_of(f).source]
        return [Option(ENTITY, copy.ref, ref) for ref in surplus_of(t, copy)]

    def closed(self, s: State, f: Frame) -> None:
        f.x = f.forms[0].picks[0]


@dataclass(frozen=True)
class GiveUpDouble(Op):
    """
    Two copies of a unique card under one control: one is given up at once.

    Rulings: arh.part1.uniqueness.08, arh.part1.uniqueness.09
    """

    def step(self, s: State, f: Frame) -> None:
        """Ask until one is left; a character is defeated, anything else discarded."""
        t = table_of(s)
        copy = t.copies.get(s.scope_of(f).source)
        given_up = t.copies.get(f.x)
        f.x = 0
        if given_up is not None and self.falls(t, given_up):
            emit(t, Event(ev.DEFEATED, given_up.controller, given_up.ref))
        elif given_up is not None:
            seat = given_up.controller
            left = Event(ev.LEFT_PLAY, seat, given_up.ref, 0, 0, ev.TO_DISCARD)
            left.flags = ev.AS_DOUBLE
            emit(t, left)
        elif copy is None or not self.found(t, copy):
            pop(s)
        else:
            ask(s, f, copy.controller, ONE, DOUBLE_REASON)

    def falls(self, t: Table, copy: Copy) -> bool:
        """Whether what is given up is defeated."""
        return copy.type == CHARACTER and t.rules.edition.double_is_defeated

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        t = table_of(s)
        copy = t.copies[s.scope_of(f).source]
        return [Option(ENTITY, copy.ref, ref) for ref in self.found(t, copy)]

    def found(self, t: Table, copy: Copy) -> list[int]:
        """What can be given up, while there are two."""
        doubles = doubles_of(t, copy)
        if len(doubles) < 2:
            return []
        return [
            ref for ref in doubles if self.falls(t, t.copies[ref]) or values.can_be_given_up(t, ref)
        ]

    def closed(self, s: State, f: Frame) -> None:
        f.x = f.forms[0].picks[0]


DISCARD_SURPLUS: Final = DiscardSurplus()
GIVE_UP_DOUBLE: Final = GiveUpDouble()
