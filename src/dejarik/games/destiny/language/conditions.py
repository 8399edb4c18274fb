"""Words for conditions: spot, there is, is, at least, not, both, either."""

from __future__ import annotations

from dejarik.games.destiny.effects import conditions as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import Pick
from dejarik.games.destiny.language.amounts import Amount, number
from dejarik.games.destiny.language.selectors import spotted
from dejarik.kernel import terms
from dejarik.kernel.program import Condition, Quantity, Selector


def spot(thing: Pick) -> Condition:
    """
    You can spot such a thing: as a rule, you control it in play.

    Rulings: arh.part8.spotting.01, arh.part8.spotting.03
    """
    return terms.ThereIs(spotted(thing))


def there_is(thing: Selector) -> Condition:
    """There is such a thing."""
    return terms.ThereIs(thing)


def is_(thing: Selector, *qualities: Filter) -> Condition:
    """It has these qualities."""
    return nodes.Is(thing, qualities)


def at_least(amount: Quantity, limit: Amount) -> Condition:
    """The amount is not smaller."""
    return terms.AtLeast(amount, number(limit))


def played_on(*qualities: Filter) -> Condition:
    """The card it is to be attached to has these qualities."""
    return nodes.HasQualities(qualities)


def paid_for_on_this() -> Condition:
    """The card being paid for goes on this card."""
    return nodes.PaidForOnThis()


def more_than(amount: Amount, other: Amount) -> Condition:
    """The first amount is larger."""
    return terms.MoreThan(number(amount), number(other))


def is_even(amount: Amount) -> Condition:
    """
    An amount is an even number.

    Rulings: arh.faq.45
    """
    return terms.Even(number(amount))


def not_(condition: Condition) -> Condition:
    """The opposite."""
    return terms.Not(condition)


def both(*conditions: Condition) -> Condition:
    """All of these."""
    return terms.Both(conditions)


def either_holds(*conditions: Condition) -> Condition:
    """One or other of these."""
    return terms.EitherHolds(conditions)
