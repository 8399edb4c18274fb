"""Words for what came of a die that was resolved."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import outcomes as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.kernel.program import Condition, Selector

value_resolved_for: Final = nodes.ResolvedFor()
"""The value with which the die was resolved, where its resolution is told."""
dice_it_rerolled: Final = nodes.RerolledByIt()
"""The dice that the resolved die rerolled, where its resolution is told."""
a_character_fell_to_it: Final = nodes.FellToIt()
"""A character was defeated by the resolved die, where its resolution is told."""
struck_by_it: Final = nodes.StruckByIt()
"""What the resolved die dealt damage to, where its resolution is told."""


def it_discarded(*qualities: Filter) -> Condition:
    """The resolved die discarded such a card, where its resolution is told."""
    return nodes.DiscardedByIt(qualities)


def it_dealt_damage_to(*qualities: Filter) -> Condition:
    """The die an ability waits for has dealt damage to such a character."""
    return nodes.DealtDamageTo(qualities)


def resolved_against(what: Selector) -> Condition:
    """The damage of the die an ability waits for was resolved against such a card."""
    return nodes.ResolvedAgainst(what)
