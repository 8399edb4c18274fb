"""What may be a target at all, whatever a text says of it: what is protected is none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.effects.modifiers import Changes, For, Forbids
from dejarik.games.swccg.effects.nouns import Chosen
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.rules.immunity import immunity
from dejarik.games.swccg.rules.values import exists
from dejarik.kernel.modifiers import Modifier, forbidding
from dejarik.kernel.ops import Sequence

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.program import Op

OWN_NUMBERS: Final = (st.POWER, st.ABILITY, st.FORFEIT)
"""Numbers that a card has or lacks: without one it is no target of what changes it."""


def may_be_target(t: Table, effect: Op, place: int, thing: int) -> bool:
    """Whether a thing may be chosen at a place for an effect: nothing protects it from that."""
    if forbidding(t, st.MAY_NOT_BE_TARGETED, thing):
        return False
    return all(has_what_changes(t, one, place, thing) for one in changes_of(effect))


def changes_of(effect: Op) -> list[Modifier]:
    """The modifiers that an effect makes last, if that is all it does or a part of it."""
    if isinstance(effect, For):
        return list(effect.changes)
    if isinstance(effect, Sequence):
        return [one for part in effect.parts for one in changes_of(part)]
    return []


def has_what_changes(t: Table, modifier: Modifier, place: int, thing: int) -> bool:
    """Whether a thing chosen at a place has the number or immunity that a modifier is about."""
    if isinstance(modifier, Changes) and Chosen(place) in modifier.whom:
        return modifier.number not in OWN_NUMBERS or exists(t, modifier.number, thing)
    if isinstance(modifier, Forbids) and Chosen(place) in modifier.whom:
        return modifier.what != st.LOSES_IMMUNITY or immunity(t, thing) > 0
    return True
