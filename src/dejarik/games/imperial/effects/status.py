"""Conditions of figures: gained and discarded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.imperial.effects.verbs import FigureVerb
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.conditions import HARMFUL
from dejarik.games.imperial.rules.moments import moment
from dejarik.kernel.emitting import emit_all
from dejarik.kernel.events import Event

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Scope


@dataclass(frozen=True)
class Become(FigureVerb):
    """Figures gain a condition."""

    condition: int

    def event(self, s: Battle, scope: Scope, figure: int) -> Event:
        kind = ev.CONDITION_GAINED
        return moment(s, Event(kind, scope.you, figure, scope.source, self.condition))


@dataclass(frozen=True)
class DiscardHarmful(FigureVerb):
    """Figures discard every harmful condition they have."""

    def happen(self, s: Battle, scope: Scope, figures: list[int]) -> None:
        events: list[Event] = []
        for figure in figures:
            for condition in HARMFUL:
                if s.figure(figure).has(condition):
                    kind = ev.CONDITION_LOST
                    events.append(Event(kind, scope.you, figure, scope.source, condition))
        emit_all(s, events)
