"""Words for what cards cost."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import costs as nodes
from dejarik.games.destiny.effects import selectors
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import Pick
from dejarik.games.destiny.language.amounts import Amount, number
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Op, Quantity, Selector

costing_an_odd_number: Final = nodes.CostsOdd()
damaged_up_to_its_cost: Final = nodes.DamagedToCost()

cost_cannot_be_decreased: Final = nodes.FirmCost()
"""Nothing makes the card cost less."""


def costs_x(amount: Amount) -> nodes.CostsX:
    """The X of its cost is this."""
    return nodes.CostsX(number(amount))


def costs_less(amount: Amount, *, if_: Condition | None = None) -> nodes.CostsLess:
    """It costs less to play, perhaps only if something holds when it is played."""
    return nodes.CostsLess(number(amount), if_)


def lower_its_cost(amount: Amount) -> Op:
    """The card being played costs less, this once."""
    return nodes.LowerCardCost(number(amount))


def your_cards_cost_less(amount: int, *qualities: Filter, if_: Condition | None = None) -> Modifier:
    """Such cards cost you less to play, perhaps only while something holds."""
    return nodes.CostChange(-amount, selectors.YOURS, qualities, if_)


def costs_less_on(
    host: Selector, amount: int, *qualities: Filter, if_: Condition | None = None
) -> Modifier:
    """Such cards cost less to play on this one, perhaps only while something holds."""
    return nodes.CostChangeOn(-amount, host, qualities, if_)


def costs_more_on(host: Selector, amount: int, *qualities: Filter) -> Modifier:
    """Such cards cost more to play on this one."""
    return nodes.CostChangeOn(amount, host, qualities)


def opponents_cards_cost_more(amount: int, *qualities: Filter) -> Modifier:
    """Such cards cost your opponent more to play."""
    return nodes.CostChange(amount, selectors.OPPONENTS, qualities)


def cost_of(thing: Selector) -> Quantity:
    """What it costs."""
    return nodes.CostOf(thing)


def cost_most_without_exceeding(most: int, *names: str, whose: Quantity) -> Condition:
    """Of the cards under these names, this player's cost most together, up to a limit."""
    return nodes.BestTotal(whose, names, most)


def costing_at_most(amount: Amount) -> Filter:
    """With a cost not above this."""
    return nodes.CostsAtMost(number(amount))


def costing_at_least(amount: Amount) -> Filter:
    """With a cost not below this."""
    return nodes.CostsAtLeast(number(amount))


def costing(amount: Amount) -> Filter:
    """With just this cost."""
    return nodes.CostsExactly(number(amount))


def costing_as_another(cards: Selector) -> Filter:
    """With the same cost as another one of these cards."""
    return nodes.CostsLikeAnother(cards)


def cheapest(thing: Pick) -> Selector:
    """Of such things, one that costs least."""
    return nodes.Cheapest(thing)


def worth_the_cost_of_one(cards: Selector) -> Filter:
    """A die that shows just what one of these cards costs."""
    return nodes.WorthACost(cards)


def can_be_shown_too_dear(*cards: Filter, if_: Condition | None = None) -> Modifier:
    """You may show such cards to play them even if you cannot pay for them."""
    return nodes.ShownTooDear(cards, if_)
