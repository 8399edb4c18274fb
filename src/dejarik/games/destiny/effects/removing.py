"""Removing dice, as far as they can be removed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.verbs import BEGINNING, Verb
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import IN_POOL, table_of
from dejarik.games.destiny.rules.die_rules import can_be_removed
from dejarik.games.destiny.rules.resilience import too_many_of_one
from dejarik.kernel.decisions import ENTITY, ONE, Option
from dejarik.kernel.events import Event
from dejarik.kernel.program import ALL, Selector
from dejarik.kernel.stack import ask

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

RESILIENCE_REASON: Final = 40

SPARING: Final = 4
"""The step in which it is asked which die of a character with Resilience goes."""


@dataclass(frozen=True)
class RemoveDice(Verb):
    """
    Remove each of the chosen dice from its pool.

    What cannot be removed is judged for all of them before the first goes.
    Rulings: arh.part8.removing.01, arh.part8.removing.02
    """

    dice: Selector
    name: str = ""

    def wanted(self) -> Selector:
        return self.dice

    def candidates(self, s: State, scope: Scope, wanted: Selector) -> list[int]:
        t = table_of(s)
        found = wanted.find(s, scope)
        return [die for die in found if can_be_removed(t, die, scope.actor)]

    def begin(self, s: State, f: Frame) -> None:
        """All of them, with some protected, is not fully done."""
        super().begin(s, f)
        scope = s.scope_of(f)
        if self.dice.mode() == ALL and len(f.items) < len(self.dice.find(s, scope)):
            scope.ok = False

    def accepts(self, s: State, f: Frame, picks: list[int], entity: int) -> bool:
        """
        Not a second die of one character with Resilience.

        Rulings: arh.part7.resilience.01
        """
        if picks and too_many_of_one(table_of(s), [*picks, entity]):
            return False
        return super().accepts(s, f, picks, entity)

    def proceed(self, s: State, f: Frame) -> None:
        """
        Of several dice of a character with Resilience, let one be chosen first.

        Rulings: arh.part7.resilience.02
        """
        if f.step == BEGINNING and too_many_of_one(table_of(s), f.items):
            f.step = SPARING
            ask(s, f, s.scope_of(f).actor, ONE, RESILIENCE_REASON)
            return
        super().proceed(s, f)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """Dice to remove, or which one of those of a character with Resilience."""
        if f.step != SPARING:
            return super().options(s, f, form)
        source = s.scope_of(f).source
        return [Option(ENTITY, source, die) for die in too_many_of_one(table_of(s), f.items)]

    def closed(self, s: State, f: Frame) -> None:
        """Note the dice, or leave out those that are spared."""
        if f.step != SPARING:
            super().closed(s, f)
            return
        f.step = BEGINNING
        group = too_many_of_one(table_of(s), f.items)
        chosen = f.forms[0].picks[0]
        f.items = [die for die in f.items if die == chosen or die not in group]

    def name_for(self) -> str:
        return self.name

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        """Only a die in a pool can be removed."""
        die = t.dice.get(target)
        if die is None or die.zone != IN_POOL:
            return None
        return Event(ev.DIE_REMOVED, scope.actor, target, scope.source, 1)
