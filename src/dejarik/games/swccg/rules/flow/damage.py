"""The damage segment: forfeits and losses that satisfy hits, attrition and battle damage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.pieces import HIT
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules.debts import can_forfeit, owes_damage
from dejarik.games.swccg.rules.flow.acting import RuleAction
from dejarik.games.swccg.rules.flow.leaving import lose_cards
from dejarik.games.swccg.rules.flow.losing import losable
from dejarik.games.swccg.rules.values import value
from dejarik.kernel.decisions import Option, entity_options
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class Forfeit(Op):
    """A card in battle is given up: it counts against attrition and damage at once, and is lost."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        copy = scope.source
        place = f.step
        f.step = place + 1
        if place == 0:
            amount = value(t, st.FORFEIT, copy)
            emit(s, Event(ev.FORFEITED, scope.you, copy, copy, amount, t.copies[copy].card))
        elif place == 1 and copy in t.copies:
            lose_cards(s, t, scope.you, copy, [copy], forfeited=True)
        else:
            pop(s)


@dataclass(frozen=True)
class ForfeitIt(RuleAction):
    """
    A card in battle that is hit, or while something is owed, may be forfeited.

    Attrition that reaches nobody is not owed; who is immune to it may be forfeited for it.
    Rulings: swccg.6.311
    """

    effect: Forfeit

    def seat_of(self, t: Table, holder: int) -> int:
        return t.copies[holder].side

    def is_open(self, t: Table, seat: int, holder: int, event: Event) -> bool:
        if holder not in can_forfeit(t, seat):
            return False
        if t.copies[holder].has(HIT) or owes_damage(t, seat):
            return True
        battle = t.battle()
        return battle is not None and battle.attrition[seat] > 0

    def program(self) -> Op:
        return self.effect


@dataclass(frozen=True)
class LoseOneForDamage(Op):
    """One Force is lost for battle damage: the card that was chosen."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        place = f.step
        f.step = place + 1
        if place == 0:
            emit(s, Event(ev.SATISFIED, scope.you, scope.source, scope.source, 1))
        elif place == 1:
            card = scope.names["chosen"][0]
            emit(s, Event(ev.LOSE_ONE, scope.you, card, scope.source))
        else:
            pop(s)


@dataclass(frozen=True)
class LoseForDamage(RuleAction):
    """While battle damage is owed: a Force may be lost for it."""

    effect: LoseOneForDamage

    def seat_of(self, t: Table, holder: int) -> int:
        return ids.pile_of(holder)[0]

    def is_open(self, t: Table, seat: int, holder: int, event: Event) -> bool:
        battle = t.battle()
        return battle is not None and battle.damage[seat] > 0 and bool(losable(t, seat))

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """Which card."""
        return [] if picks else entity_options(losable(table_of(s), scope.you))

    def program(self) -> Op:
        return self.effect


FORFEIT_IT: Final = ForfeitIt(Forfeit())
LOSE_FOR_DAMAGE: Final = LoseForDamage(LoseOneForDamage())
