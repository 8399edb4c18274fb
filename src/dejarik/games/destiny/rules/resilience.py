"""Resilience: of a character's dice no more than one is removed in the same action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.rules.keywords import keyword_level
from dejarik.games.destiny.rules.values import RESILIENCE

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table


def resilient_card(t: Table, number: int) -> int:
    """The character with Resilience a die belongs to, or 0."""
    die = t.dice.get(number)
    if die is None or die.copy not in t.copies:
        return 0
    return die.copy if keyword_level(t, die.copy, RESILIENCE) else 0


def resists_removal(t: Table, number: int) -> bool:
    """
    Whether a die cannot be removed because one of its character's has been.

    Rulings: arh.part7.resilience.01, arh.part7.resilience.03
    """
    return resilient_card(t, number) in t.lost_dice_this_action


def too_many_of_one(t: Table, dice: list[int]) -> list[int]:
    """Several of these dice that belong to one character with Resilience, if there are such."""
    by_card: dict[int, list[int]] = {}
    for number in dice:
        card = resilient_card(t, number)
        if card:
            by_card.setdefault(card, []).append(number)
    for group in by_card.values():
        if len(group) > 1:
            return group
    return []
