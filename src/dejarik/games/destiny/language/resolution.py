"""Words for resolving dice by an effect."""

from __future__ import annotations

from typing import Final, TypedDict, Unpack

from dejarik.games.destiny.effects import resolution as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import Pick
from dejarik.games.destiny.language.amounts import Amount, number
from dejarik.games.destiny.language.selectors import that
from dejarik.games.destiny.rules.die_rules import ALL_OF_IT, AS_IT_SHOWS
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Op, Selector

resources_lost_to_it: Final = nodes.DieOutcome()
"""How many resources an opponent lost to the die that was resolved."""
reroll_this_die_instead: Final = nodes.StayInPool(reroll=True)
"""The die being resolved is rerolled in its pool instead of leaving it."""
this_die_stays: Final = nodes.StayInPool(reroll=False)
"""The die being resolved stays in its pool, to be resolved again in another action."""
that_can_be_resolved: Final = nodes.CanBeResolved()
"""A die that you could resolve by itself now."""
that_can_be_resolved_again: Final = nodes.CanBeResolved(again=True)
"""The same, also if it has served in this action."""


pick_what_it_discards: Final = nodes.PickDiscards()
"""The die that is about to be resolved discards what you pick out of the hand you look at."""


def can_only_be_resolved_against(targets: Selector, *which_dice: Filter) -> Modifier:
    """Such dice may be resolved against nothing else."""
    return nodes.OnlyAgainst(which_dice, targets)


def can_be_hit_by(*which_dice: Filter) -> Modifier:
    """Such dice may be resolved against this card."""
    return nodes.OpenToDice(which_dice)


def blanks_are_worth(value: int, symbol: int, *which_dice: Filter) -> Modifier:
    """Blank dice have this value where their player resolves them as if they showed a symbol."""
    return nodes.BlanksWorth(value, symbol, which_dice)


def resolve(what: Selector, plus: Amount = 0, **manner: Unpack[Manner]) -> Op:
    """
    Resolve a die, its value increased, perhaps in another manner.

    Inside the increase, `target` names the die.
    """
    return nodes.ResolveChosen(what, _how(plus, manner))


def resolve_several(what: Pick, plus: Amount = 0, **manner: Unpack[Manner]) -> Op:
    """Resolve several dice one by one, each increased; modifiers among them may join."""
    return nodes.ResolveSeveral(what, _how(plus, manner))


def resolve_distinct(what: Pick, plus: Amount = 0, **manner: Unpack[Manner]) -> Op:
    """Resolve several dice one by one, no two of which show the same symbol."""
    return nodes.ResolveDistinct(what, _how(plus, manner))


class Manner(TypedDict, total=False):
    """
    How a die is resolved.

    As a symbol or value, for free or without its cost in resources alone, unblockable, to stay,
    without plus, to be rerolled, as another symbol of choice; only against certain cards, for
    less, although it has served in this action, and so that what comes of it is told; its damage
    against two characters; as if it showed what another die shows.
    """

    as_symbol: int
    free: bool
    without_resources: bool
    unblockable: bool
    stays: bool
    worth: Amount
    plain: bool
    rerolls: bool
    as_another: bool
    against: Selector
    cheaper: int
    again: bool
    told: bool
    against_two: bool
    like: Selector


def _how(plus: Amount, manner: Manner) -> nodes.How:
    worth = manner.get("worth")
    usual = (
        number(plus),
        manner.get("as_symbol", AS_IT_SHOWS),
        manner.get("without_resources", False),
        manner.get("unblockable", False),
        manner.get("stays", False),
        None if worth is None else number(worth),
        manner.get("plain", False),
    )
    rest = (
        manner.get("rerolls", False),
        manner.get("as_another", False),
        manner.get("against"),
        ALL_OF_IT if manner.get("free") else manner.get("cheaper", 0),
        manner.get("again", False),
        manner.get("told", False),
        manner.get("against_two", False),
    )
    if "like" in manner:
        return nodes.HowOtherwise(*usual, *rest, like=manner["like"])
    return nodes.HowOtherwise(*usual, *rest) if any(rest) else nodes.How(*usual)


def increase_its_value(by: Amount, die: Selector = that) -> Op:
    """The die that is about to be resolved is worth more this time."""
    return nodes.AddToValue(die, number(by))
