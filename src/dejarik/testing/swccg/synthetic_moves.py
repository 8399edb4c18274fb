"""
Texts for made-up cards that relocate: who can be, and the move itself.

Where a card may be relocated to is `rules`' business; nothing here decides it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Filter
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.flow.moving import may_move, relocate, relocations
from dejarik.games.swccg.rules.spaces import are_adjacent
from dejarik.kernel.decisions import ONE, Option, entity_options
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State


def goals(t: Table, copy: int, next_door: bool, regular: bool) -> list[int]:
    """Where a text may relocate a card: anywhere, or next door; if regular, with a move left."""
    if regular and not may_move(t, copy):
        return []
    here = t.copies[copy].holder
    found = relocations(t, copy)
    return [one for one in found if are_adjacent(t, here, one) or not next_door]


@dataclass(frozen=True)
class CanRelocate(Filter):
    """A card that has somewhere to be relocated to."""

    next_door: bool = False
    regular: bool = False

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return thing in t.copies and bool(goals(t, thing, self.next_door, self.regular))


@dataclass(frozen=True)
class Relocate(Op):
    """What was chosen is relocated where its player wants; if it cannot be, something else."""

    next_door: bool = False
    regular: bool = False
    otherwise: Op | None = None

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        (copy,) = scope.names["chosen"]
        f.step += 1
        if f.step == 1:
            f.items = goals(t, copy, self.next_door, self.regular)
            if f.items:
                ask(s, f, scope.you, ONE, reasons.TARGET)
        elif f.step == 2 and f.x:
            relocate(s, scope, copy, f.x, self.regular)
        elif f.step == 2 and self.otherwise is not None:
            push(s, self.otherwise, f)
        else:
            pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """Where to."""
        return entity_options(f.items)

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.target)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.x = f.forms[0].picks[0]
