"""Texts of mines and of the droids that lay and defuse them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.definition import is_mine
from dejarik.games.swccg.model.pieces import WEAPONS
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Listening
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.flow import explosions
from dejarik.games.swccg.rules.presence import is_active
from dejarik.kernel.decisions import Option, entity_options
from dejarik.kernel.frames import Scope
from dejarik.kernel.timing import FIRST

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.events import Event
    from dejarik.kernel.program import Op
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class Explodes(Listening):
    """It explodes at the start of its player's next turn."""

    action: explosions.Explode

    def event_kinds(self) -> tuple[int, ...]:
        return (ev.TURN_BEGINS,)

    def band(self) -> int:
        return ev.JUST

    def duty(self) -> int:
        return FIRST

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        copy = table_of(s).copies.get(holder)
        if copy is None or copy.owner != event.seat:
            return None
        return Scope(copy.owner, holder)

    def program(self) -> Op:
        return self.action


@dataclass(frozen=True)
class Defuses(Listening):
    """At any time in its player's turn it may defuse a mine at the same site for Force."""

    action: explosions.Defuse

    def event_kinds(self) -> tuple[int, ...]:
        return (ev.PHASE, ev.SEGMENT)

    def band(self) -> int:
        return ev.TOP

    def mines_near(self, t: Table, holder: int) -> list[int]:
        """The mines that lie where the droid is."""
        here = t.place_of(holder)
        return [
            one.id
            for one in t.copies.values()
            if one.holder == here and is_mine(t.definition_of(one.card))
        ]

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        t = table_of(s)
        copy = t.copies.get(holder)
        if copy is None or copy.side != t.turn or not is_active(t, holder):
            return None
        battle = t.battle()
        if battle is not None and battle.segment != WEAPONS:
            return None
        if not can_use(t, copy.side, explosions.DEFUSE_COST) or not self.mines_near(t, holder):
            return None
        return Scope(copy.side, holder)

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """Which mine."""
        return [] if picks else entity_options(self.mines_near(table_of(s), scope.source))

    def program(self) -> Op:
        return self.action
