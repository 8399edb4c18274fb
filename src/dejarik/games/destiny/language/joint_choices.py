"""Words for what several things chosen together share, or do not."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import joint_choices as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import Pick
from dejarik.games.destiny.language.amounts import Amount, number
from dejarik.kernel.program import Condition, Selector

sharing_a_symbol: Final = nodes.Sharing(nodes.SYMBOL)
sharing_a_cost: Final = nodes.Sharing(nodes.COST)
sharing_a_subtype: Final = nodes.Sharing(nodes.SUBTYPE)
of_one_player: Final = nodes.Sharing(nodes.OWNER)
sharing_a_colour_together: Final = nodes.Sharing(nodes.COLOUR)
sharing_no_subtype: Final = nodes.Sharing(nodes.SUBTYPE, same=False)
sharing_no_symbol: Final = nodes.Sharing(nodes.SYMBOL, same=False)
of_different_colours: Final = nodes.Sharing(nodes.COLOUR, same=False)


def that_go_together(things: Pick, *joint: nodes.Joint) -> nodes.PickTogether:
    """Several things of which no two contradict what they must share, or must not."""
    how_many = (things.how, things.least, things.most)
    which = (things.zone, things.whose, things.filters, *how_many, things.spotted)
    return nodes.PickTogether(*which, joint)


def worth_together_at_most(value: Amount) -> nodes.Joint:
    """Dice whose combined value is not above this."""
    return nodes.CombinedValue(number(value))


def two_worth_together(value: Amount) -> nodes.Joint:
    """Two dice whose combined value is just this."""
    return nodes.CombinedExactly(number(value))


def spot_two(*joint: nodes.Joint) -> Condition:
    """You control two characters that go together."""
    return nodes.SpotTwo(joint)


def share_a_symbol(dice: Selector) -> Condition:
    """These dice all show the same symbol."""
    return nodes.Share(dice, nodes.SYMBOL)


def show_different_symbols(dice: Selector) -> Condition:
    """Of these dice no two show the same symbol."""
    return nodes.Share(dice, nodes.SYMBOL, same=False)


def all_share_a_colour(things: Selector) -> Condition:
    """There is a colour that all these things have."""
    return nodes.HaveInCommon(things, (nodes.COLOUR,))


def all_share_a_colour_or_subtype(things: Selector) -> Condition:
    """There is a colour or a subtype that all these things have."""
    return nodes.HaveInCommon(things, (nodes.COLOUR, nodes.SUBTYPE))


def two_share_a_symbol(dice: Selector) -> Condition:
    """Some two of these dice show the same symbol."""
    return nodes.TwoShare(dice, nodes.SYMBOL)


def worth_no_less_than_another(dice: Selector) -> Filter:
    """A die that shows at least the value of another one of these dice."""
    return nodes.WorthBeside(dice)


def worth_no_more_than_another(dice: Selector) -> Filter:
    """A die that shows at most the value of another one of these dice."""
    return nodes.WorthBeside(dice, upper=True)
