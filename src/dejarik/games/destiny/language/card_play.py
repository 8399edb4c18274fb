"""Words for playing cards by an effect."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import card_play as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import Pick
from dejarik.games.destiny.language.selectors import such, those_of
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Op, Selector

playable_for_free: Final = nodes.PlayableForFree()


def play_card_stacked_under(what: Selector) -> Op:
    """Play the stacked card for free and discard the card above it."""
    return nodes.PlayStacked(what)


def play_for_free(what: Selector) -> Op:
    """Play a card without paying for it."""
    return nodes.PlayForFree(what)


def can_carry_any(*upgrades: Filter) -> Modifier:
    """Such upgrades can be played on this card whatever restricts playing them."""
    return nodes.OpenToUpgrades(upgrades)


def play_for_less(what: Selector, less: int) -> Op:
    """Play a card, paying its cost less something."""
    playable = nodes.PlayableForLess(less)
    card = such(what, playable) if isinstance(what, Pick) else those_of(what, playable)
    return nodes.PlayForLess(card, less)


def play_unrestricted(what: Pick) -> Op:
    """Play a card whatever its play restrictions say, paying its cost."""
    return nodes.PlayUnrestricted(such(what, nodes.PlayableUnrestricted()))
