"""
Moments: where windows open, and what has been used at them.

Every event that opens windows has the number of its moment in `flags`. What may be used once an
attack, activation or round is kept with the attack, the activation, or the round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model.texts import (
    ONCE_A_ROUND,
    ONCE_AN_ACTIVATION,
    ONCE_AN_ATTACK,
)

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.events import Event
    from dejarik.kernel.program import Addressed

BEFORE: Final = 0
"""The band of windows before an event changes anything."""
AFTER: Final = 1
"""The band of windows after it."""

_PARTS: Final = 256


def moment(s: Battle, event: Event) -> Event:
    """Give an event the number of a new moment."""
    s.moment += 1
    event.flags = s.moment
    return event


def use_key(s: Battle, part: Addressed, holder: int) -> int:
    """A number for a part of a card on its holder."""
    _, number = s.rules.programs.address(part)
    return holder * _PARTS + number


def is_used(s: Battle, limit: int, key: int, attack: int = 0) -> bool:
    """Whether something has been used as often as its limit allows."""
    if limit == ONCE_A_ROUND:
        return key in s.uses
    if limit == ONCE_AN_ACTIVATION:
        # Nothing that is used once an activation can be used outside of one.
        return not s.activations or key in s.activations[-1].uses
    if limit == ONCE_AN_ATTACK:
        found = s.attack(attack)
        return found is None or key in found.uses
    return False


def note_use(s: Battle, limit: int, key: int, attack: int = 0) -> None:
    """Remember that something was used."""
    if limit == ONCE_A_ROUND:
        s.uses.append(key)
    elif limit == ONCE_AN_ACTIVATION and s.activations:
        s.activations[-1].uses.append(key)
    elif limit == ONCE_AN_ATTACK:
        found = s.attack(attack)
        if found is not None:
            found.uses.append(key)
