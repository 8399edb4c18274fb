"""
What is told of single cards. Never compiled.

What belongs here: the shapes that all titles share. What does not: catalogues, which are each
title's own.
"""

from collections.abc import Iterable

import msgspec

from dejarik.hosting.catalogue import Roll
from dejarik.service.wire import plain_odds


class RollTold(msgspec.Struct, frozen=True):
    """
    Dice that are rolled together, in words.

    For each thing that counts: amounts, and the chance of each as numerator, denominator.
    """

    words: str
    chances: dict[str, tuple[tuple[int, int, int], ...]]


class CardOdds(msgspec.Struct, frozen=True):
    """What the dice of a card lead to by themselves; no rolls: it has none."""

    code: str
    rolls: tuple[RollTold, ...]


def odds_told(code: str, rolls: Iterable[Roll]) -> CardOdds:
    """Rolls with their chances as whole numbers."""
    return CardOdds(code, tuple(RollTold(one.words, plain_odds(one.odds)) for one in rolls))
