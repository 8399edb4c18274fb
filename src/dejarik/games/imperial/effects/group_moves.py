"""Moves of several figures one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.effects.figures import Filter, fits_all
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import moving, reasons, walking
from dejarik.kernel.decisions import ENTITY, ONE, STOP, Option
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class EachMayMove(Op):
    """Every figure that fits may move up to so many spaces, in the order the player likes."""

    filters: tuple[Filter, ...]
    spaces: int

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.left(battle_of(s), scope, []))

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        if f.step == _MOVES:
            f.step = _ASKS
            walking.begin_granted_move(b, f.items[-1], scope.you, self.spaces, moving.SPACES)
        elif f.step == _ASKS and self.left(b, scope, f.items):
            f.step = _STOPS
            ask(s, f, scope.you, ONE, reasons.FIGURE)
        else:
            pop(s)

    def left(self, s: Battle, scope: Scope, moved: list[int]) -> list[int]:
        """Those that have not moved and can."""
        return [
            one.id
            for one in s.on_map()
            if one.id not in moved
            and fits_all(s, scope, self.filters, one.id)
            and moving.can_move(s, one, self.spaces, moving.SPACES)
        ]

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        left = self.left(battle_of(s), s.scope_of(f), f.items)
        return [*[Option(ENTITY, one, one) for one in left], Option(STOP)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        if option.kind != STOP:
            form.picks.append(option.target)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        picks = f.forms[0].picks
        if picks:
            f.items = [*f.items, picks[0]]
            f.step = _MOVES


_ASKS: Final = 0
_MOVES: Final = 1
_STOPS: Final = 2
