"""
Guards: texts by which some changes of a number do not count, or another value is used instead.

A number that the opponent may not modify, and bonuses that are cancelled, are both guarded: the
action that would change the number is legal and merely changes nothing. A reset is no modification.
What is free costs 0 instead, whatever changes or resets its cost.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import ABSENT
from dejarik.kernel.modifiers import ADD, MULTIPLY, Modifier

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.modifiers import Contribution


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Guard(Modifier):
    """A text that ignores some changes of a number."""

    def statistic(self) -> int:
        return st.GUARDED

    def ignores(
        self, t: Table, scope: Scope, number: int, thing: int, change: Contribution
    ) -> bool:
        """Whether a change of a number of a thing does not count."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Fixing(Modifier):
    """A text that puts another value in the place of a number: nothing modifies or resets that."""

    def statistic(self) -> int:
        return st.FIXED

    def fixed(self, t: Table, scope: Scope, number: int, thing: int) -> int:
        """The value that is used instead; ABSENT if this is not meant."""
        raise NotImplementedError


def fixed(t: Table, statistic: int, thing: int) -> int:
    """The value used instead of a number, the lowest of several; ABSENT if there is none."""
    active = (t.index or t.get_index()).modifiers.get(st.FIXED)
    if active is None:
        return ABSENT
    found: list[int] = []
    for one in active:
        modifier = one.modifier
        if isinstance(modifier, Fixing):
            found.append(modifier.fixed(t, one.scope, statistic, thing))
    return min([one for one in found if one != ABSENT], default=ABSENT)


def is_ignored(t: Table, statistic: int, thing: int, change: Contribution) -> bool:
    """Whether some text ignores an addition or a factor."""
    if change.layer not in (ADD, MULTIPLY):
        return False
    guards = (t.index or t.get_index()).modifiers.get(st.GUARDED)
    if guards is None:
        return False
    for one in guards:
        modifier = one.modifier
        if isinstance(modifier, Guard) and modifier.ignores(t, one.scope, statistic, thing, change):
            return True
    return False


def owner_of_source(t: Table, source: int) -> int:
    """Whose card a change comes from: of a location, who owns the card that lies on top."""
    if ids.is_place(source):
        return t.copies[t.places[source].layers[-1]].owner
    if source in t.copies:
        return t.copies[source].owner
    return ids.owner_of_card(source) if ids.is_card(source) else -1
