"""
Candidates: of options that come to the same, one is worth a thought.

Cards of a hand that are the same card, copies that stand alike, and of numbers the least, the most
and some between. How long the other's run may last is let run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import ids
from dejarik.games.swccg.rules import reasons
from dejarik.kernel.decisions import VALUE

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.decisions import Decision

NUMBERS: Final = 4
"""Of more numbers than this some are tried: the least, the most, and as many between."""


def worth_trying(t: Table, decision: Decision) -> list[int]:
    """The places of the options that are worth a look, each of those that are alike once."""
    options = decision.options
    if decision.reason == reasons.LET_RUN:
        return [len(options) - 1]
    if all(one.kind == VALUE and not one.target for one in options):
        return _spread(len(options))
    found: list[int] = []
    seen: set[tuple[object, ...]] = set()
    for place, option in enumerate(options):
        entry = (
            option.kind,
            _likeness(t, option.source),
            _likeness(t, option.target),
            option.value,
        )
        if entry not in seen:
            seen.add(entry)
            found.append(place)
    return found


def _spread(count: int) -> list[int]:
    """Some of so many places, the first and the last among them."""
    if count <= NUMBERS:
        return list(range(count))
    return sorted({place * (count - 1) // (NUMBERS - 1) for place in range(NUMBERS)})


def _likeness(t: Table, thing: int) -> tuple[object, ...]:
    """What things have in common that come to the same."""
    if ids.is_card(thing):
        zone = t.zone_of(thing)
        return (zone, t.definition_of(thing).number if zone == ids.HAND else thing)
    copy = t.copies.get(thing)
    if copy is None:
        return (thing,)
    carried = sorted([str(_likeness(t, one)) for one in t.carried_by(thing)])
    definition = t.definition_of(copy.card).number
    return (definition, copy.side, copy.holder, copy.slot, copy.marks, tuple(carried))
