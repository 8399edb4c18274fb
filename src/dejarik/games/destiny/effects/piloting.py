"""Activating by an effect, and piloting: verbs, and who pilots or is piloted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.verbs import Verb
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.flow.activating import ACTIVATE, ACTIVATE_TOGETHER
from dejarik.games.destiny.rules.legality import why_not_activate
from dejarik.kernel.choosing import Choosing, remember
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Selector
from dejarik.kernel.stack import pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class ActivateCards(Choosing):
    """Activate each of the chosen cards, in turn or together; the actor is who activates."""

    cards: Selector
    together: bool = False

    def wanted(self) -> Selector:
        return self.cards

    def candidates(self, s: State, scope: Scope, wanted: Selector) -> list[int]:
        """
        Those that can be activated.

        Rulings: arh.part5.activate.06, arh.part5.activate.07
        """
        t = table_of(s)
        copies = [t.copies[one] for one in wanted.find(s, scope) if one in t.copies]
        return [copy.ref for copy in copies if why_not_activate(t, copy) is None]

    def proceed(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if self.together and f.x < len(f.items):
            f.x = len(f.items)
            push_scope(
                s, ACTIVATE_TOGETHER, Scope(scope.actor, scope.source)
            ).items = f.items.copy()
            return
        if f.x < len(f.items):
            copy = t.copies.get(f.items[f.x])
            f.x += 1
            if copy is None or why_not_activate(t, copy) is not None:
                scope.ok = False
                return
            push_scope(s, ACTIVATE, Scope(scope.actor, copy.ref)).x = copy.ref
            return
        if not f.items:
            scope.ok = False
        remember(scope, f.items, len(f.items), "")
        pop(s)


@dataclass(frozen=True)
class Pilot(Verb):
    """
    Begin to pilot a vehicle with this character.

    Rulings: arh.part7.piloting.01
    """

    vehicle: Selector

    def wanted(self) -> Selector:
        return self.vehicle

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        if target not in t.copies or scope.source not in t.copies:
            return None
        return Event(ev.PILOTING_BEGAN, scope.actor, scope.source, target, 1)


@dataclass(frozen=True)
class Piloting(Filter):
    """A character that pilots a vehicle."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return bool(t.copy(entity).pilots)


@dataclass(frozen=True)
class Piloted(Filter):
    """
    A vehicle that at least one character pilots.

    Rulings: arh.part7.piloting.04, arh.part7.piloting.07
    """

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return any(copy.pilots == entity for copy in t.copies.values())
