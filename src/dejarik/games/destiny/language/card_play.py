"""Words for playing cards by an effect."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dejarik.games.destiny.effects import card_play as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import Among, Pick
from dejarik.games.destiny.language.amounts import Amount, number
from dejarik.games.destiny.language.selectors import such, those_of
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Op, Selector

playable_for_free: Final = nodes.PlayableForFree()


def play_card_stacked_under(what: Selector) -> Op:
    """Play the stacked card for free and discard the card above it."""
    return nodes.PlayStacked(what)


def play_for_free(what: Selector, *, onto: Selector | None = None) -> Op:
    """Play a card without paying for it, perhaps only onto certain cards."""
    if onto is not None:
        what = _which(what, nodes.PlayableForFree(onto))
    return nodes.PlayForFree(what, onto)


def can_carry_any(*upgrades: Filter) -> Modifier:
    """Such upgrades can be played on this card whatever restricts playing them."""
    return nodes.OpenToUpgrades(upgrades)


def play_for_less(
    what: Selector, less: Amount, *, onto: Selector | None = None, set_aside: bool = False
) -> Op:
    """Play a card for less, perhaps only onto certain cards, an event perhaps to be set aside."""
    playable = nodes.PlayableForLess(number(less), onto)
    return nodes.PlayForLess(_which(what, playable), onto, set_aside, number(less))


def play_card(what: Selector, *, onto: Selector | None = None, set_aside: bool = False) -> Op:
    """Play a card at its cost."""
    return play_for_less(what, 0, onto=onto, set_aside=set_aside)


def _which(what: Selector, playable: Filter) -> Selector:
    if isinstance(what, Pick | Among):
        return replace(what, filters=(*what.filters, playable))
    return those_of(what, playable)


def play_unrestricted(what: Pick) -> Op:
    """Play a card whatever its play restrictions say, paying its cost."""
    return nodes.PlayUnrestricted(such(what, nodes.PlayableUnrestricted()))
