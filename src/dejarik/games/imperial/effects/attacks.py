"""Attacks that effects let figures make."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.effects.figures import ItselfOnly, attack_in
from dejarik.games.imperial.effects.verbs import FigureVerb
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules.attacking import begin_attack
from dejarik.games.imperial.rules.targets import Manner, has_reach, may_attack, targets_of
from dejarik.kernel.choosing import remember
from dejarik.kernel.frames import NOT_DONE
from dejarik.kernel.program import Selector
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State

THE_FIGURE: Final = ItselfOnly()
AS_PRINTED: Final = -1
RANGED: Final = 0
MELEE: Final = 1

ANY_TARGET: Final = 0
ONLY_THE_ATTACKER: Final = 1
"""Only the figure whose attack this answers."""
ONLY_THE_SUBJECT: Final = 2
"""Only the figure the event is about."""
DIFFERENT_TARGETS: Final = 3
"""None of the targets of the attacks made before by this effect."""


@dataclass(frozen=True)
class MakeAttack(FigureVerb):
    """
    A figure attacks: of its own type and with its own pool, or with those that are named.

    `bonus` are symbols and keywords the attack has more, each with its amount. Whom it has
    attacked already by this effect is in the scope's `attacked`.
    """

    what: Selector = THE_FIGURE
    pool: tuple[int, ...] = ()
    attack_type: int = AS_PRINTED
    targets: int = ANY_TARGET
    times: int = 1
    bonus: tuple[tuple[int, int], ...] = ()

    def can(self, s: State, scope: Scope) -> bool:
        """Whether one of them has a target."""
        return bool(self.candidates(s, scope, self.what))

    def candidates(self, s: State, scope: Scope, wanted: Selector) -> list[int]:
        """Those that have a target."""
        b = battle_of(s)
        return [one for one in wanted.find(s, scope) if self.found_targets(b, scope, one)]

    def found_targets(self, s: Battle, scope: Scope, number: int) -> list[int]:
        """The targets a figure would have."""
        figure = s.figure(number)
        if not may_attack(s, figure):
            return []
        melee = s.definition_of(figure).melee
        if self.attack_type != AS_PRINTED:
            melee = self.attack_type == MELEE
        manner = Manner(number, scope.you, melee, has_reach(s, figure), 0)
        found = targets_of(s, manner)
        only, excluded = self.limits(s, scope)
        if only is not None:
            found = [one for one in found if one in only]
        return [one for one in found if one not in excluded]

    def limits(self, s: Battle, scope: Scope) -> tuple[list[int] | None, list[int]]:
        """The only targets there may be, if it says so; and those there may not be."""
        if self.targets == ONLY_THE_ATTACKER:
            attack = attack_in(s, scope)
            return ([] if attack is None else [attack.attacker]), []
        if self.targets == ONLY_THE_SUBJECT:
            return [scope.subject], []
        if self.targets == DIFFERENT_TARGETS:
            return None, scope.names.get("attacked", [])
        return None, []

    def proceed(self, s: State, f: Frame) -> None:
        """One attack after the other; who has no target any more is done."""
        b = battle_of(s)
        scope = s.scope_of(f)
        if f.step > 1 and f.result > 0:
            scope.names.setdefault("attacked", []).append(f.result)
        elif f.step == 1:
            remember(scope, f.items, len(f.items), "")
            scope.names.pop("attacked", None)
        place = f.step - 1
        f.step += 1
        f.result = NOT_DONE
        if not f.items or place >= self.times or not self.found_targets(b, scope, f.items[0]):
            pop(s)
        else:
            self.begin(b, scope, f.items[0], len(s.frames) - 1)

    def begin(self, s: Battle, scope: Scope, figure: int, reporter: int) -> None:
        """Put one attack on top."""
        only, excluded = self.limits(s, scope)
        inner = begin_attack(s, figure, scope.you)
        inner.names["reports"] = [reporter]
        if self.pool:
            inner.names["pool"] = list(self.pool)
        if self.attack_type != AS_PRINTED:
            inner.names["melee"] = [self.attack_type]
        if only is not None:
            inner.names["only"] = only.copy()
        if excluded:
            inner.names["not"] = excluded.copy()
        for symbol, amount in self.bonus:
            inner.names.setdefault("bonus", []).extend([symbol, amount])
