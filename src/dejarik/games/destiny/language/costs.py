"""Words for what cards cost, and for playing them by an effect."""

from __future__ import annotations

from dejarik.games.destiny.effects import abilities, costs, filters, playing, selectors
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import Pick
from dejarik.games.destiny.language.nouns import Amount, number, such, those_of
from dejarik.games.destiny.model import events as ev
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Op, Quantity, Selector


def before_paying_for(*qualities: Filter) -> abilities.Happening:
    """You play such a card: its host is chosen, its cost is known, nothing is paid."""
    return abilities.Happening(ev.PAYMENT_DUE, qualities, abilities.BY_YOU)


def lower_its_cost(amount: Amount) -> Op:
    """The card being played costs less, this once."""
    return costs.LowerCardCost(number(amount))


def your_cards_cost_less(amount: int, *qualities: Filter) -> Modifier:
    """Such cards cost you less to play."""
    return costs.CostChange(-amount, selectors.YOURS, qualities)


def costs_less_on(
    host: Selector, amount: int, *qualities: Filter, if_: Condition | None = None
) -> Modifier:
    """Such cards cost less to play on this one, perhaps only while something holds."""
    return costs.CostChangeOn(-amount, host, qualities, if_)


def opponents_cards_cost_more(amount: int, *qualities: Filter) -> Modifier:
    """Such cards cost your opponent more to play."""
    return costs.CostChange(amount, selectors.OPPONENTS, qualities)


def cost_of(thing: Selector) -> Quantity:
    """What it costs."""
    return costs.CostOf(thing)


def costing_at_most(amount: Amount) -> Filter:
    """With a cost not above this."""
    return costs.CostsAtMost(number(amount))


def cheapest(thing: Pick) -> Selector:
    """Of such things, one that costs least."""
    return costs.Cheapest(thing)


def play_for_less(what: Selector, less: int) -> Op:
    """Play a card, paying its cost less something."""
    playable = filters.PlayableForLess(less)
    card = such(what, playable) if isinstance(what, Pick) else those_of(what, playable)
    return playing.PlayForLess(card, less)


def play_unrestricted(what: Pick) -> Op:
    """Play a card whatever its play restrictions say, paying its cost."""
    return playing.PlayUnrestricted(such(what, filters.PlayableUnrestricted()))
