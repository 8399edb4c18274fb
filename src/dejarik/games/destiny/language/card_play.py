"""Words for playing cards by an effect."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypedDict, Unpack

from dejarik.games.destiny.effects import card_play as nodes
from dejarik.games.destiny.effects.decks import DeckCards
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import Among, Named, Pick
from dejarik.games.destiny.language.amounts import Amount, number
from dejarik.games.destiny.language.selectors import such, those_of
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Op, Selector

playable_for_free: Final = nodes.PlayableForFree()
a_card_under_this: Final = nodes.CardUnderThis()
"""A card that lies face down under this one."""


def play_card_stacked_under(what: Selector) -> Op:
    """Play the stacked card for free and discard the card above it."""
    return nodes.PlayStacked(what)


def playable_for_less(less: Amount = 0, *, onto: Selector | None = None) -> Filter:
    """A card that could be played now, paying so much less, perhaps only onto certain cards."""
    return nodes.PlayableForLess(number(less), onto)


def play_for_free(
    what: Selector, *, onto: Selector | None = None, spotting_theirs: bool = False
) -> Op:
    """
    Play a card without paying for it, perhaps only onto certain cards.

    It may spot an opponent's cards as if you had them.
    """
    if onto is not None or spotting_theirs:
        what = _which(what, nodes.PlayableForFree(onto, spotting_theirs))
    return nodes.PlayForFree(what, onto, spotting_theirs=spotting_theirs)


def playable_now(what: Selector) -> Selector:
    """A certain card, if it could be played now for free."""
    return _which(what, playable_for_free)


def can_carry_any(*upgrades: Filter) -> Modifier:
    """Such upgrades can be played on this card whatever restricts playing them."""
    return nodes.OpenToUpgrades(upgrades)


class Playing(TypedDict, total=False):
    """
    How else a card is played by an effect.

    Only onto certain cards, an event to be set aside once resolved, remembered under a name, or
    spotting an opponent's cards as if its player had them.
    """

    onto: Selector
    set_aside: bool
    name: str
    spotting_theirs: bool


def play_for_less(what: Selector, less: Amount, **playing: Unpack[Playing]) -> Op:
    """Play a card for less, perhaps only onto certain cards, an event perhaps to be set aside."""
    onto, theirs = playing.get("onto"), playing.get("spotting_theirs", False)
    which = _which(what, nodes.PlayableForLess(number(less), onto, theirs))
    aside, name = playing.get("set_aside", False), playing.get("name", "")
    return nodes.PlayForLess(which, onto, aside, name, theirs, number(less))


def where_played(name: str) -> Selector:
    """The card that what was remembered under this name was played on."""
    return nodes.WherePlayed(name)


def play_found(name: str, less: Amount = 0, *, onto: Selector | None = None) -> Op:
    """Play what a search has found under this name, paying so much less, perhaps onto a card."""
    return nodes.PlayForLess(Named(name), onto, less=number(less))


def play_card(what: Selector, **playing: Unpack[Playing]) -> Op:
    """Play a card at its cost."""
    return play_for_less(what, 0, **playing)


def _which(what: Selector, playable: Filter) -> Selector:
    if isinstance(what, Pick | Among | DeckCards | nodes.CardUnderThis):
        return replace(what, filters=(*what.filters, playable))
    return those_of(what, playable)


def play_unrestricted(what: Pick) -> Op:
    """Play a card whatever its play restrictions say, paying its cost."""
    return nodes.PlayUnrestricted(such(what, nodes.PlayableUnrestricted()))


def place_damage_on_played(amount: int, card: Selector) -> Op:
    """Place damage on a card that was just played by an effect, as soon as it is in play."""
    return nodes.DamagePlayed(amount, card)
