"""
What verbs share: an amount, a way to find the figures, one event for each of them.

A verb over several figures happens to all of them at one moment.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dejarik.games.imperial.model.ids import is_figure
from dejarik.games.imperial.model.state import battle_of
from dejarik.kernel.choosing import Choosing, remember
from dejarik.kernel.emitting import emit_together
from dejarik.kernel.ops import Sequence
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.program import Selector
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class InOrder(Sequence):
    """One effect after the other; it can be used if the first of them can."""

    def can(self, s: State, scope: Scope) -> bool:
        return self.parts[0].can(s, scope)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class FigureVerb(Choosing):
    """
    Something that happens to figures: those found, or the one chosen.

    What objects can have done to them says so; conditions, strain and pushes are not of these.
    Rulings: ia.attacked_objects.13, ia.attacked_objects.14, ia.object.01
    """

    what: Selector

    def takes_objects(self) -> bool:
        """Whether it may happen to objects too."""
        return False

    def candidates(self, s: State, scope: Scope, wanted: Selector) -> list[int]:
        found = wanted.find(s, scope)
        return found if self.takes_objects() else [one for one in found if is_figure(one)]

    def wanted(self) -> Selector:
        return self.what

    def proceed(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        remember(scope, f.items, len(f.items), "")
        pop(s)
        self.happen(b, scope, f.items)

    def happen(self, s: Battle, scope: Scope, figures: list[int]) -> None:
        """Let it happen to them."""
        emit_together(s, [self.event(s, scope, one) for one in figures])

    def event(self, s: Battle, scope: Scope, figure: int) -> Event:
        """What happens to one of them."""
        raise NotImplementedError
