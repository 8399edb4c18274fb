"""Texts for made-up cards about shots that a card permits, and about duels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.rules.flow.duels import DRAWS
from dejarik.games.swccg.rules.flow.firing import Fire
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop, push_scope

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class AddDuelDestiny(Op):
    """In a duel, its player draws one destiny more."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        answered = s.event_of(scope)
        pop(s)
        assert answered is not None
        place = int(answered.seat != scope.you)
        s.scope_of(s.frames[answered.detail]).names[DRAWS][place] += 1
        s.changes += 1


@dataclass(frozen=True)
class FireChosen(Op):
    """The first thing chosen, a weapon, is fired at the second, as the rules of firing say."""

    fire: Fire

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        weapon, target = scope.names["chosen"]
        begun = Scope(scope.you, weapon)
        begun.names["chosen"] = [target]
        push_scope(s, self.fire, begun)
