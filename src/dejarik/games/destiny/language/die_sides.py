"""Words for what dice show, are worth and cost."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import die_sides as nodes
from dejarik.games.destiny.effects import triggers
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.language.amounts import Amount, number
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.rules.values import DIE_COST, DIE_VALUE
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Quantity, Selector

showing_damage: Final = nodes.Showing((facts.MELEE, facts.RANGED, facts.INDIRECT))
showing_ranged: Final = nodes.Showing((facts.RANGED,))
showing_melee: Final = nodes.Showing((facts.MELEE,))
showing_a_symbol: Final = nodes.ShowingASymbol()
showing_a_modifier: Final = nodes.ShowingAModifier()
already_resolved: Final = nodes.Resolved()
showing_a_cost: Final = nodes.ShowingACost()
showing_blank: Final = nodes.Showing((facts.BLANK,))
worth_an_odd_number: Final = nodes.OddValue()
showing_resource: Final = nodes.Showing((facts.RESOURCE,))
showing_the_resolved_symbol: Final = nodes.ShowingResolved()
showing_a_resource_cost: Final = nodes.ShowingCostIn(facts.COST_RESOURCES)
showing_a_damage_cost: Final = nodes.ShowingCostIn(facts.COST_INDIRECT)
showing_its_first_side: Final = nodes.OnFirstSide()


def showing(*symbols: int) -> nodes.Showing:
    """A die that shows one of these symbols."""
    return nodes.Showing(symbols)


def showing_symbol_of(name: str) -> Filter:
    """A die that shows the symbol chosen under this name."""
    return nodes.ShowingSymbolOf(name)


def showing_the_symbol_of(dice: Selector) -> Filter:
    """A die that shows the same symbol as one of these."""
    return nodes.ShowingLike(dice)


def copy_of_die(dice: Selector) -> Filter:
    """A die that is the same as one of these."""
    return nodes.CopyOfDie(dice)


def treated_as(symbol: int, *, instead_of: tuple[int, ...] = ()) -> Filter:
    """A die that its player resolves as if it showed a symbol instead of the one it shows."""
    return nodes.TreatedInstead(symbol, instead_of) if instead_of else nodes.TreatedAs(symbol)


def one_of_the_dice(dice: Selector) -> Filter:
    """One of certain dice."""
    return nodes.OneOfTheDice(dice)


def that_can_be_turned_to(*qualities: Filter) -> Filter:
    """A die with another side on which it would have these qualities."""
    return nodes.CouldTurnTo(qualities)


def different_symbols_on(dice: Selector) -> Quantity:
    """How many different symbols dice show."""
    return nodes.DifferentSymbols(dice)


def worth_at_least(value: Amount) -> Filter:
    """A die that shows this value or more."""
    return nodes.WorthAtLeast(number(value))


def worth_at_most(value: Amount) -> Filter:
    """A die that shows this value or less."""
    return nodes.WorthAtMost(number(value))


def worth(value: Amount) -> Filter:
    """A die that shows just this value."""
    return nodes.Worth(number(value))


def die_of(card: Selector) -> Filter:
    """A die that matches this card."""
    return nodes.DieOf(card)


def modified_by_a_die_of(card: Selector) -> Filter:
    """A die that is being resolved with a die of this card as a modifier."""
    return nodes.ModifiedByDieOf(card)


def upgrade_die_of(host: Selector) -> Filter:
    """A die that matches an upgrade on this card."""
    return nodes.UpgradeDieOf(host)


def value_of(dice: Selector, *, each_plus: int = 0) -> Quantity:
    """The value dice show, each of them perhaps increased."""
    return nodes.ValueOf(dice, each_plus)


def cost_shown_by(dice: Selector) -> Quantity:
    """What the sides that dice show cost, in resources or damage."""
    return nodes.CostShown(dice)


def is_turned_to(*qualities: Filter) -> Condition:
    """The die an ability waits for is turned to such a side."""
    return nodes.TurnedTo(qualities)


def increase_value(by: Amount, *of_dice: Filter, if_: Condition | None = None) -> Modifier:
    """Such dice are worth more."""
    return nodes.ChangeDice(DIE_VALUE, number(by), of_dice, less=False, condition=if_)


def decrease_value(by: Amount, *of_dice: Filter, if_: Condition | None = None) -> Modifier:
    """Such dice are worth less."""
    return nodes.ChangeDice(DIE_VALUE, number(by), of_dice, less=True, condition=if_)


def decrease_die_cost(by: Amount, *of_dice: Filter, if_: Condition | None = None) -> Modifier:
    """Such dice cost fewer resources to resolve."""
    return nodes.ChangeDice(DIE_COST, number(by), of_dice, less=True, condition=if_)


def damage_is_unblockable(*of_dice: Filter, if_: Condition | None = None) -> Modifier:
    """The damage such dice deal is unblockable."""
    return nodes.UnblockableDice(of_dice, if_)


def shields_can_be_distributed(*of_dice: Filter, if_: Condition | None = None) -> Modifier:
    """The shields of such dice may be distributed over your characters."""
    return nodes.SpreadShields(of_dice, if_)


def cannot_be_removed(*which_dice: Filter, if_: Condition | None = None) -> Modifier:
    """Such dice cannot be removed by anyone."""
    return nodes.CannotRemove(which_dice, triggers.BY_ANYONE, if_)


def opponents_cannot_remove(*which_dice: Filter, if_: Condition | None = None) -> Modifier:
    """Such dice cannot be removed by an opponent."""
    return nodes.CannotRemove(which_dice, triggers.BY_OPPONENT, if_)


def opponents_effects_cannot_remove(*which_dice: Filter, if_: Condition | None = None) -> Modifier:
    """Such dice cannot be removed by an opponent's effect, whoever chooses them."""
    return nodes.CannotRemove(which_dice, triggers.BY_OPPONENT, if_, whose_effect=True)


def may_be_resolved_as(symbol: int, *which_dice: Filter, if_: Condition | None = None) -> Modifier:
    """Such dice may be resolved as if they showed a symbol."""
    return nodes.ResolvableAs(symbol, which_dice, if_)


def may_be_resolved_plain(*which_dice: Filter, if_: Condition | None = None) -> Modifier:
    """Such dice may be resolved as if they had no plus."""
    return nodes.ResolvablePlain(which_dice, if_)


def x_is(amount: Amount) -> nodes.XIs:
    """What the X on its die is."""
    return nodes.XIs(number(amount))


def bare_sides_modify(*such_dice: Filter) -> nodes.Joins:
    """Its sides without a symbol may be added to such dice."""
    return nodes.Joins(such_dice)


def least_worth(dice: Selector) -> Selector:
    """Of certain dice, one to choose among those with the lowest value."""
    return nodes.LeastWorth(dice)
