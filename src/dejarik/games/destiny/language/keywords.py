"""Words for keywords: those a card has, gives to others, or takes away."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import keywords as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.keywords import Keyword, Modify, Renew
from dejarik.games.destiny.effects.selectors import Named
from dejarik.games.destiny.language.amounts import Amount, number
from dejarik.games.destiny.rules.values import (
    AMBUSH,
    CHARM,
    DETECT,
    GUARDIAN,
    PILOTING,
    REDEPLOY,
    RESILIENCE,
)
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Op, Selector

ambush: Final = Keyword(AMBUSH)
"""Its player may take another action after playing it."""

redeploy: Final = Keyword(REDEPLOY)
"""Before its character is defeated, the upgrade may move to another of yours."""

guardian: Final = Keyword(GUARDIAN)
"""After it is activated, it may take the damage of an opponent's die, which is removed."""

charm: Final = Keyword(CHARM)
"""After you activate it, you may place a charm token on any character."""

piloting: Final = Keyword(PILOTING)
"""After it is activated, it may pilot one of your vehicles, which is activated too."""

resilience: Final = Keyword(RESILIENCE)
"""No more than one of its dice can be removed in the same action."""

detect: Final = Keyword(DETECT)
"""After it is activated, a card of an opponent's hand stays revealed in the action phase."""
played_from_discard_pile: Final = nodes.PlayedFromDiscardPile()
with_a_charm_token: Final = nodes.Charmed(1)
piloting_a_vehicle: Final = nodes.Piloting()
piloted: Final = nodes.Piloted()


def piloted_by(*qualities: Filter) -> Filter:
    """Piloted by a character with these qualities."""
    return nodes.Piloted(qualities)


def with_keyword(keyword: Keyword) -> Filter:
    """With this keyword."""
    return nodes.HasKeyword(keyword.keyword)


def renew(cost: int) -> Renew:
    """It may be played from your discard pile for this cost."""
    return Renew(cost)


def modify(*qualities: Filter) -> Modify:
    """It is a mod for such a card; of several, any will do."""
    return Modify(qualities)


def with_charm_tokens(at_least: int) -> Filter:
    """With so many charm tokens on it, or more."""
    return nodes.Charmed(at_least)


def place_charms(amount: Amount, on: Selector) -> Op:
    """Place charm tokens."""
    return nodes.PlaceCharms(number(amount), on)


def remove_charms(amount: Amount, from_: Selector) -> Op:
    """Remove charm tokens, whoever placed them."""
    return nodes.RemoveCharms(number(amount), from_)


def remove_all_charms(from_: Selector) -> Op:
    """Remove as many charm tokens as are there; `as_much` is how many."""
    return nodes.RemoveCharms(nodes.CharmsOn(Named("target")), from_)


def pilot(vehicle: Selector) -> Op:
    """Begin to pilot a vehicle with this character."""
    return nodes.Pilot(vehicle)


def vehicle_of(pilot: Selector) -> Selector:
    """The vehicle a character pilots."""
    return nodes.VehicleOf(pilot)


def at_level(keyword: Keyword, level: int) -> Keyword:
    """The keyword with a number behind it."""
    return Keyword(keyword.keyword, level)


def gives_keyword(keyword: Keyword, to: Selector, while_: Condition | None = None) -> Modifier:
    """Cards have a keyword, perhaps only while something holds."""
    return nodes.GainKeyword(keyword.keyword, to, while_, keyword.level)


def loses_keyword(keyword: Keyword, who: Selector) -> Modifier:
    """Cards do not have a keyword, whatever gives it to them."""
    return nodes.LoseKeyword(keyword.keyword, who)
