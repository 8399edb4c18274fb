"""What weapons and other attacks do: draw, compare, hit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Listening
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.debts import in_battle
from dejarik.games.swccg.rules.flow.destiny import FOR_WEAPON, draw_destiny
from dejarik.games.swccg.rules.flow.firing import Fire, can_fire, weapon_targets
from dejarik.games.swccg.rules.flow.leaving import lose_cards
from dejarik.games.swccg.rules.values import value
from dejarik.kernel.decisions import Option, entity_options
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE, Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop, push

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class WeaponDestiny(Op):
    """What a weapon does when it is fired: draw destinies, and compare their total."""

    def count(self) -> int:
        """How many it draws."""
        raise NotImplementedError

    def to_beat(self, t: Table, target: int) -> int:
        """What the total of the draws must be above."""
        raise NotImplementedError


@dataclass(frozen=True)
class HitIfAbove(WeaponDestiny):
    """
    Draw destinies; a total above the target's defence hits it; who is in no battle is lost.

    `plus` is added to the total.
    """

    draws: int = 1
    plus: int = 0

    def count(self) -> int:
        return self.draws

    def to_beat(self, t: Table, target: int) -> int:
        return value(t, st.DEFENCE, target) - self.plus

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            draw_destiny(s, scope.you, scope.source, self.draws, FOR_WEAPON)
            return
        pop(s)
        target = scope.names["chosen"][0]
        if target not in t.copies or f.result == NOT_DONE:
            return
        if f.result <= self.to_beat(t, target):
            return
        if target in in_battle(t, t.copies[target].side):
            emit(s, Event(ev.HIT, scope.you, target, scope.source))
        else:
            lose_cards(s, t, scope.you, scope.source, [target])


@dataclass(frozen=True)
class IfTotalAbove(WeaponDestiny):
    """Draw weapon destinies; a total above a number has an effect on what was chosen."""

    draws: int
    above: int
    effect: Op

    def count(self) -> int:
        return self.draws

    def to_beat(self, t: Table, target: int) -> int:
        return self.above

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            draw_destiny(s, scope.you, scope.source, self.draws, FOR_WEAPON)
            return
        if f.step == 1 and f.result > self.above and scope.names["chosen"][0] in t.copies:
            f.step = 2
            push(s, self.effect, f)
            return
        pop(s)


@dataclass(frozen=True)
class FiresAtBattle(Listening):
    """The weapon may be fired when a battle has just been initiated where it is."""

    action: Fire

    def event_kinds(self) -> tuple[int, ...]:
        return (ev.BATTLE_BEGINS,)

    def band(self) -> int:
        return ev.RESPOND

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        t = table_of(s)
        copy = t.copies.get(holder)
        text = None if copy is None else t.definition(holder).weapon
        if copy is None or text is None or t.place_of(holder) != event.subject:
            return None
        if copy.holder not in in_battle(t, copy.side):
            return None
        if not can_fire(t, copy.side, holder) or not can_use(t, copy.side, text.cost):
            return None
        return Scope(copy.side, holder) if weapon_targets(t, copy.side, holder) else None

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """At whom."""
        found = weapon_targets(table_of(s), scope.you, scope.source)
        return [] if picks else entity_options(found)

    def program(self) -> Op:
        return self.action
