"""
What counts as a character for a moment without being one, and for what.

What belongs here: how a description is asked while some cards count. What cards say of
themselves is in the effects, and who can be dealt damage in `values`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.program import Selector

COUNTED: Final = "counted as characters"
"""Names what counts as a character while a description is asked."""


def find_counting(t: Table, scope: Scope, wanted: Selector, refs: list[int]) -> list[int]:
    """What fits a description while these count as characters."""
    if not refs:
        return wanted.find(t, scope)
    before = scope.names.get(COUNTED, [])
    scope.names[COUNTED] = before + refs
    found = wanted.find(t, scope)
    scope.names[COUNTED] = before
    if not before:
        del scope.names[COUNTED]
    return found


def counts(scope: Scope, ref: int) -> bool:
    """Whether a copy counts as a character now."""
    return COUNTED in scope.names and ref in scope.names[COUNTED]
