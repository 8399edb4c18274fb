"""Words for what is done with dice."""

from __future__ import annotations

from typing import Final, TypedDict, Unpack

from dejarik.games.destiny.effects import (
    abilities,
    dice,
    die_modifiers,
    keeping,
    manners,
    removing,
    resolving,
    selectors,
    sides,
)
from dejarik.games.destiny.effects.filters import Filter, Showing, Without
from dejarik.games.destiny.effects.selectors import Pick
from dejarik.games.destiny.language.nouns import (
    Amount,
    number,
    showing_a_symbol,
    such,
    that,
)
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.die_rules import AS_IT_SHOWS
from dejarik.games.destiny.rules.values import DIE_COST, DIE_VALUE
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Op, Quantity, Selector


def remove(what: Selector, name: str = "") -> Op:
    """Remove dice from a pool."""
    return removing.RemoveDice(what, name)


def turn(what: Selector, *, to: Filter | None = None, name: str = "") -> Op:
    """Turn dice to another side, perhaps one that shows a certain symbol, or does not."""
    others = isinstance(to, Without)
    shown = to.quality if isinstance(to, Without) else to
    symbols = shown.symbols if isinstance(shown, Showing) else ()
    return dice.TurnDice(what, symbols, "", name, others)


def choose_symbol(showing_on: Pick, name: str) -> Op:
    """Choose a symbol that a die shows."""
    return dice.ChooseSymbol(such(showing_on, showing_a_symbol), name)


def turn_to_symbol(name: str, what: Selector) -> Op:
    """Turn dice to a side that shows the symbol chosen under this name."""
    return dice.TurnDice(what, (), name)


def reroll(what: Selector, name: str = "") -> Op:
    """Reroll dice."""
    return dice.RollDice(what, again=True, name=name)


def roll_in(what: Selector) -> Op:
    """Roll dice from their card into your pool."""
    return dice.RollDice(what, again=False)


def roll_into_the_pool(what: Selector) -> Op:
    """Roll dice from their card into the pool of the player who controls them."""
    return dice.RollDice(what, again=False, the_pool=True)


def resolve(what: Selector, plus: Amount = 0, **manner: Unpack[Manner]) -> Op:
    """
    Resolve a die, its value increased, perhaps in another manner.

    Inside the increase, `target` names the die.
    """
    return resolving.ResolveChosen(what, _how(plus, manner))


def resolve_several(what: Pick, plus: Amount = 0, **manner: Unpack[Manner]) -> Op:
    """Resolve several dice one by one; modifiers among them may join."""
    return resolving.ResolveSeveral(what, _how(plus, manner))


class Manner(TypedDict, total=False):
    """How a die is resolved: as a symbol or value, for free, unblockable, to stay, without plus."""

    as_symbol: int
    free: bool
    unblockable: bool
    stays: bool
    worth: Amount
    plain: bool


def _how(plus: Amount, manner: Manner) -> manners.How:
    worth = manner.get("worth")
    return manners.How(
        number(plus),
        manner.get("as_symbol", AS_IT_SHOWS),
        manner.get("free", False),
        manner.get("unblockable", False),
        manner.get("stays", False),
        None if worth is None else number(worth),
        manner.get("plain", False),
    )


def roll_die_of(card: Selector) -> Op:
    """Roll the die of a card that is not in play; used, it is set aside."""
    return sides.RollDieOf(card)


def resolve_a_side_of(card: Selector) -> Op:
    """Resolve a side of the die of a card that is not in play, if one can be."""
    return sides.ResolveSide(card)


def increase_its_value(by: Amount, die: Selector = that) -> Op:
    """The die that is about to be resolved is worth more this time."""
    return resolving.AddToValue(die, number(by))


reroll_this_die_instead: Final = resolving.StayInPool(reroll=True)
"""The die being resolved is rerolled in its pool instead of leaving it."""
this_die_stays: Final = resolving.StayInPool(reroll=False)
"""The die being resolved stays in its pool, to be resolved again in another action."""
this_die: Final = selectors.ThisDie()
"""The die whose special is being resolved."""


def place_here(what: Selector) -> Op:
    """Place a die on this card, away from its own."""
    return keeping.PlaceDie(what)


def gain_dice(what: Selector) -> Op:
    """The character gains dice."""
    return keeping.GainDice(what)


def split_pool(who: Quantity, name: str) -> Op:
    """A player splits their pool in two; you choose a group."""
    return keeping.SplitPool(who, name)


# Ongoing.


def increase_value(by: Amount, *of_dice: Filter, if_: Condition | None = None) -> Modifier:
    """Such dice are worth more."""
    return die_modifiers.ChangeDice(DIE_VALUE, number(by), of_dice, less=False, condition=if_)


def decrease_value(by: Amount, *of_dice: Filter, if_: Condition | None = None) -> Modifier:
    """Such dice are worth less."""
    return die_modifiers.ChangeDice(DIE_VALUE, number(by), of_dice, less=True, condition=if_)


def decrease_die_cost(by: Amount, *of_dice: Filter, if_: Condition | None = None) -> Modifier:
    """Such dice cost fewer resources to resolve."""
    return die_modifiers.ChangeDice(DIE_COST, number(by), of_dice, less=True, condition=if_)


def damage_is_unblockable(*of_dice: Filter, if_: Condition | None = None) -> Modifier:
    """The damage such dice deal is unblockable."""
    return die_modifiers.UnblockableDice(of_dice, if_)


def shields_can_be_distributed(*of_dice: Filter, if_: Condition | None = None) -> Modifier:
    """The shields of such dice may be distributed over your characters."""
    return die_modifiers.SpreadShields(of_dice, if_)


def cannot_be_removed(*which_dice: Filter, if_: Condition | None = None) -> Modifier:
    """Such dice cannot be removed by anyone."""
    return die_modifiers.CannotRemove(which_dice, abilities.BY_ANYONE, if_)


def opponents_cannot_remove(*which_dice: Filter, if_: Condition | None = None) -> Modifier:
    """Such dice cannot be removed by an opponent."""
    return die_modifiers.CannotRemove(which_dice, abilities.BY_OPPONENT, if_)


def may_be_resolved_as(symbol: int, *which_dice: Filter, if_: Condition | None = None) -> Modifier:
    """Such dice may be resolved as if they showed a symbol."""
    return die_modifiers.ResolvableAs(symbol, which_dice, if_)


# What belongs to a die itself.


def x_is(amount: Amount) -> abilities.XIs:
    """What the X on its die is."""
    return abilities.XIs(number(amount))


def bare_sides_modify(*such_dice: Filter) -> abilities.Joins:
    """Its sides without a symbol may be added to such dice."""
    return abilities.Joins(such_dice)


# What happens to dice.


def you_resolve(*such_a_die: Filter) -> abilities.Happening:
    """You resolve such a die, by itself or as a modifier."""
    return abilities.Happening(ev.DIE_RESOLVED, such_a_die, abilities.BY_YOU, abilities.DICE)


def you_roll(*such_a_die: Filter) -> abilities.Happening:
    """You roll such a die, from its card or again."""
    return abilities.Happening(ev.DICE_ROLLED, such_a_die, abilities.BY_YOU, abilities.DICE)
