"""
What blanks are worth that their player treats as another symbol.

As what a die may be treated is in `die_rules`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model.facts import BLANK
from dejarik.games.destiny.rules.die_rules import AS_PRINTED, symbols_from
from dejarik.games.destiny.rules.values import DIE_BLANK_WORTH
from dejarik.kernel.modifiers import contributions

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Die, Table

SYMBOLS_PER_DIE: Final = 32
"""As what a blank is treated is part of what is asked: die times this, plus the symbol."""


def worth_of_blank(t: Table, die: Die, treated: int) -> int:
    """
    What a blank is worth that its player treats as this symbol, if a card says so.

    It is worth as much if that is only made of the symbol of which the card speaks.
    Rulings: arh.clar.conv.01
    """
    best = AS_PRINTED
    if DIE_BLANK_WORTH not in (t.index or t.get_index()).modifiers:
        return best
    for symbol in symbols_from(t, die, BLANK):
        for part in contributions(t, DIE_BLANK_WORTH, die.id * SYMBOLS_PER_DIE + symbol):
            if treated in symbols_from(t, die, symbol):
                best = max(best, part.amount)
    return best
