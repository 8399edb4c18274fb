"""Immunity to attrition: the highest grant counts, and a text that takes it away beats them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.rules.values import parts
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from dejarik.games.swccg.model.pieces import Battle
    from dejarik.games.swccg.model.state import Table


def immunity(t: Table, copy: int) -> int:
    """Below which attrition a card is immune; 0 if it is not."""
    if forbidding(t, st.LOSES_IMMUNITY, copy):
        return 0
    return max([one.amount for one in parts(t, st.IMMUNITY, copy)], default=0)


def immune_cards(t: Table, battle: Battle) -> list[int]:
    """Who takes part and has an immunity above the attrition against its side."""
    return [
        one
        for one in battle.took_part
        if one in t.copies and immunity(t, one) > battle.attrition[t.copies[one].side]
    ]
