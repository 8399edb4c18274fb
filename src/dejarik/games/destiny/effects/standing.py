"""Verbs of cards that stand in play: elite, sides, types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.verbs import Verb
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import ON_CARD, table_of
from dejarik.games.destiny.rules.changes.copies import ELITE
from dejarik.kernel.choosing import ChoosingFurther, remember
from dejarik.kernel.decisions import ENTITY, ONE, Option
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE
from dejarik.kernel.program import Selector
from dejarik.kernel.stack import ask, pop

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State

ELITE_DIE_REASON: Final = 70


@dataclass(frozen=True)
class MakeElite(Verb):
    """
    Cards become elite: each gets a second die out of its owner's spare ones.

    Whether there is one shows only when it happens: spare dice are hidden.
    Rulings: arh.part8.elite.01, arh.part8.elite.03
    """

    cards: Selector

    def wanted(self) -> Selector:
        return self.cards

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        if target not in t.copies or len(t.copies[target].dice) != 1:
            return None
        return Event(ev.BECAME_ELITE, scope.actor, target, scope.source, 1)


@dataclass(frozen=True)
class StopElite(ChoosingFurther):
    """
    A card is elite no more: its controller sets one of its dice aside.

    Rulings: arh.part1.upgrades.17, arh.part1.supports.08, arh.part1.downgrades.09
    """

    card: Selector

    def wanted(self) -> Selector:
        return self.card

    def proceed(self, s: State, f: Frame) -> None:
        """Choose the card, let its controller choose the die, set it aside."""
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        dice = self.dice(t, f)
        if step == 1 and not self.are_alike(t, dice):
            ask(s, f, t.copies[f.items[0]].controller, ONE, ELITE_DIE_REASON)
        elif step <= 2 and dice:
            f.step = 3
            die = f.x if f.x in dice else dice[0]
            emit_for(s, f, Event(ev.STOPPED_ELITE, scope.actor, f.items[0], scope.source, 1, die))
        else:
            if not f.items or f.result == NOT_DONE:
                scope.ok = False
            remember(scope, f.items, len(f.items), "")
            pop(s)

    def are_alike(self, t: Table, dice: list[int]) -> bool:
        """Whether it makes no difference which die goes: all lie on the card, none is foreign."""
        kinds = {t.definition_of_die(t.dice[one]).number for one in dice}
        return len(kinds) < 2 and all(t.dice[one].zone == ON_CARD for one in dice)

    def dice(self, t: Table, f: Frame) -> list[int]:
        """The dice of the chosen card, if they make it elite."""
        copy = t.copies.get(f.items[0]) if f.items else None
        return [] if copy is None or len(copy.dice) < ELITE else copy.dice

    def further(self, s: State, f: Frame) -> list[Option]:
        return [Option(ENTITY, f.items[0], number) for number in self.dice(table_of(s), f)]


@dataclass(frozen=True)
class Flip(Verb):
    """
    Cards in play show their other side.

    Rulings: arh.part1.doublesided.06
    """

    cards: Selector

    def wanted(self) -> Selector:
        return self.cards

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        if target not in t.copies or t.definition_of(t.copies[target]).reverse < 0:
            return None
        return Event(ev.FLIPPED, scope.actor, target, scope.source, 1)


@dataclass(frozen=True)
class ChangeType(Verb):
    """
    Cards in play become another type.

    Rulings: arh.part5.changetype.01, arh.part5.changetype.07
    """

    cards: Selector
    to: int

    def wanted(self) -> Selector:
        return self.cards

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        if target not in t.copies or t.copies[target].type == self.to:
            return None
        return Event(ev.TYPE_CHANGED, scope.actor, target, scope.source, 0, self.to)
