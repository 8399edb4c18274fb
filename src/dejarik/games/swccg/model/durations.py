"""Until when something lasts, by a number; a text that says nothing lasts by one rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table

THIS_BATTLE: Final = 1
THIS_TURN: Final = 2
UNTIL_IT_LEAVES: Final = 3
THIS_GAME: Final = 4
BY_RULE: Final = 0
"""What a text without a duration lasts for."""


def duration(t: Table, wanted: int) -> int:
    """What a duration comes to: in battle until its end, outside until the card leaves."""
    if wanted != BY_RULE:
        return wanted
    return THIS_BATTLE if t.battle() is not None else UNTIL_IT_LEAVES
