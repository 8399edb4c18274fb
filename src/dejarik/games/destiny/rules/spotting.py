"""
Who may spot what: an opponent's cards too, and cards that pose as a character while spotted.

What belongs here: which cards being played spot more than their player controls, and what poses
as what. What cards say of themselves is in the effects, and so is what is looked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.rules.values import SPOTTED_AS
from dejarik.kernel.modifiers import modified

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Scope

AS_ITSELF: Final = 0


def is_anything_more(t: Table) -> bool:
    """Whether more could be spotted than what a player controls, as it is."""
    return bool(t.far_spotters) or SPOTTED_AS in (t.index or t.get_index()).modifiers


def spots_theirs(t: Table, scope: Scope) -> bool:
    """Whether a card is being played that spots an opponent's cards as if its player had them."""
    return scope.source in t.far_spotters


def spotters(t: Table, scope: Scope) -> list[int]:
    """
    The players whose cards can be spotted.

    Rulings: arh.part8.spotting.01, arh.part8.spotting.03
    """
    return [scope.you, t.other(scope.you)] if spots_theirs(t, scope) else [scope.you]


def posing_as(t: Table, seat: int) -> dict[int, int]:
    """Which cards of a player may be spotted as characters, and of what colour."""
    found: dict[int, int] = {}
    if SPOTTED_AS not in (t.index or t.get_index()).modifiers:
        return found
    for ref in t.players[seat].play:
        colour = modified(t, SPOTTED_AS, ref, AS_ITSELF)
        if colour != AS_ITSELF:
            found[ref] = colour - 1
    return found
