"""
Words for keywords: those a card has, gives to others, or takes away.
"""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import ongoing
from dejarik.games.destiny.effects.abilities import Keyword
from dejarik.games.destiny.rules.values import AMBUSH, GUARDIAN, REDEPLOY
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Selector

ambush: Final = Keyword(AMBUSH)
"""Its player may take another action after playing it."""

redeploy: Final = Keyword(REDEPLOY)
"""Before its character is defeated, the upgrade may move to another of yours."""

guardian: Final = Keyword(GUARDIAN)
"""After it is activated, it may take the damage of an opponent's die, which is removed."""


def at_level(keyword: Keyword, level: int) -> Keyword:
    """
    The keyword with a number behind it.
    """
    return Keyword(keyword.keyword, level)


def gives_keyword(keyword: Keyword, to: Selector, while_: Condition | None = None) -> Modifier:
    """
    Cards have a keyword, perhaps only while something holds.
    """
    return ongoing.GainKeyword(keyword.keyword, to, while_, keyword.level)


def loses_keyword(keyword: Keyword, who: Selector) -> Modifier:
    """
    Cards do not have a keyword, whatever gives it to them.
    """
    return ongoing.LoseKeyword(keyword.keyword, who)
