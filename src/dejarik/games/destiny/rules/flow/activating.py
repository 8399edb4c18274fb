"""Activating a character or support, by an action or by an effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import UPGRADE
from dejarik.games.destiny.model.state import ON_CARD, table_of
from dejarik.games.destiny.rules.values import LEVEL_NAME, can_be_rolled
from dejarik.kernel.emitting import emit, emit_together, is_awaited
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop
from dejarik.kernel.timing import Ability

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Copy, Table
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


def dice_to_roll(t: Table, copy: Copy) -> list[int]:
    """
    Its dice and those of its upgrades that are on cards; what is in a pool stays there.

    Rulings: arh.part5.activate.01, arh.part5.activate.02, arh.part5.activate.04
    """
    found = [number for number in copy.dice if t.dice[number].zone == ON_CARD]
    for ref in copy.attached:
        upgrade = t.copies[ref]
        if upgrade.type == UPGRADE and upgrade.controller == copy.controller:
            found += [number for number in upgrade.dice if t.dice[number].zone == ON_CARD]
    return [number for number in found if can_be_rolled(t, number)]


@dataclass(frozen=True)
class RollDowngrade(Op):
    """A downgrade's dice that are on it are rolled into its controller's pool."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        copy = t.copies.get(s.scope_of(f).source)
        dice: list[int] = []
        if f.step == 0 and copy is not None:
            dice = [number for number in copy.dice if t.dice[number].zone == ON_CARD]
        if copy is None or not dice:
            pop(s)
            return
        f.step = 1
        rolled = Event(ev.DICE_ROLLED, copy.controller, copy.ref, copy.ref, len(dice))
        rolled.items = dice
        emit(t, rolled)


@dataclass(frozen=True)
class HostActivated(Ability):
    """
    After the card it is attached to is activated, a downgrade's dice are rolled.

    Rulings: arh.part1.downgrades.07
    """

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        copy = table_of(s).copy(holder)
        return Scope(copy.controller, holder) if copy.host == event.subject else None

    def program(self) -> Op:
        return ROLL_DOWNGRADE


ROLL_DOWNGRADE: Final = RollDowngrade()
HOST_ACTIVATED: Final = HostActivated()


def rolled(t: Table, copy: Copy, seat: int, dice: list[int]) -> Event:
    """These dice of a copy that a seat activates are rolled."""
    pool = copy.controller if t.rules.edition.rolled_for_controller else seat
    event = Event(ev.DICE_ROLLED, pool, copy.ref, copy.ref, len(dice))
    event.items = dice.copy()
    return event


def activation_due(copy: Copy, seat: int, how: int = 0) -> Event:
    """A copy is about to be activated, perhaps by Piloting."""
    return Event(ev.ACTIVATION_DUE, seat, copy.ref, copy.ref, 0, how)


def activated(ref: int, seat: int, dice: list[int], how: int = 0) -> Event:
    """A copy has been activated, perhaps by Piloting, and these dice rolled."""
    event = Event(ev.ACTIVATED, seat, ref, ref, len(dice), how)
    event.items = dice.copy()
    return event


@dataclass(frozen=True)
class Activate(Op):
    """
    Exhaust a copy (in `x`), roll its dice, then tell of the activation.

    What comes before all that is asked once (`y`), and only if anything does.
    """

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        copy = t.copies.get(f.x)
        step = f.step
        f.step = step + 1
        scope = s.scope_of(f)
        seat = scope.actor
        if step == 3 or copy is None:
            pop(s)
        elif step == 0 and not f.y and is_awaited(t, self.due(copy, seat, scope)):
            f.y, f.step = 1, 0
            emit(t, self.due(copy, seat, scope))
        elif step == 0:
            emit(t, Event(ev.EXHAUSTED, seat, copy.ref, copy.ref))
        elif step == 1:
            f.items = dice_to_roll(t, copy)
            scope.names[ev.JUST_ROLLED] = f.items.copy()
            emit(t, rolled(t, copy, seat, f.items))
        else:
            emit(t, activated(copy.ref, seat, f.items, self.how(scope)))

    def due(self, copy: Copy, seat: int, scope: Scope) -> Event:
        """That it is about to be activated."""
        return activation_due(copy, seat, self.how(scope))

    def how(self, scope: Scope) -> int:
        """Whether it is Piloting that activates it: no other keyword activates anything."""
        return ev.BY_PILOTING if LEVEL_NAME in scope.names else 0


@dataclass(frozen=True)
class ActivateTogether(Op):
    """
    Exhaust several copies (in `items`), roll all their dice, then tell of all activations.

    What comes before all that is asked as for one.
    """

    def step(self, s: State, f: Frame) -> None:
        """What is done to one is done to all at the same moment."""
        t = table_of(s)
        step = f.step
        f.step = step + 1
        seat = s.scope_of(f).you
        copies = [t.copies[ref] for ref in f.items if ref in t.copies]
        if step == 3 or not copies:
            pop(s)
        elif step == 0 and not f.y and self.is_awaited(t, copies, seat):
            f.y, f.step = 1, 0
            emit_together(t, [activation_due(one, seat) for one in copies])
        elif step == 0:
            emit_together(t, [Event(ev.EXHAUSTED, seat, one.ref, one.ref) for one in copies])
        elif step == 1:
            emit_together(t, [rolled(t, one, seat, dice_to_roll(t, one)) for one in copies], f)
        else:
            dice = {roll.subject: roll.items for roll in f.events}
            emit_together(t, [activated(one.ref, seat, dice.get(one.ref, [])) for one in copies])

    def is_awaited(self, t: Table, copies: list[Copy], seat: int) -> bool:
        """Whether anything comes before the activation of any of them."""
        return any(is_awaited(t, activation_due(one, seat)) for one in copies)


ACTIVATE: Final = Activate()
ACTIVATE_TOGETHER: Final = ActivateTogether()
