"""What dice show, are worth and cost, in English."""

from __future__ import annotations

from dejarik.games.destiny.effects import die_sides as nodes
from dejarik.games.destiny.effects import triggers
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.language.english.doors import (
    amount,
    condition,
    influence,
    noun,
    part,
    quality,
)
from dejarik.games.destiny.language.english.facts import symbol_word, symbol_words
from dejarik.games.destiny.language.english.selectors import Description
from dejarik.games.destiny.model.facts import BLANK, COST_RESOURCES
from dejarik.games.destiny.rules.values import DIE_VALUE
from dejarik.kernel.program import Condition
from dejarik.speech.clause import sentence
from dejarik.speech.doors import Quality
from dejarik.speech.plurals import a
from dejarik.speech.voice import Voice


@quality.register
def _showing(node: nodes.Showing, voice: Voice) -> Quality:
    shown = symbol_words(node.symbols)
    if node.symbols == (BLANK,):
        return Quality(("blank", "non-blank"), said=("shows a blank", "does not show a blank"))
    return Quality(
        after=(f"showing {shown}", f"not showing {shown}"),
        said=(f"shows {shown}", f"does not show {shown}"),
    )


@quality.register
def _showing_a_symbol(node: nodes.ShowingASymbol, voice: Voice) -> Quality:
    return Quality(
        after=("showing a symbol", "showing no symbol"),
        said=("shows a symbol", "shows no symbol"),
    )


@quality.register
def _showing_symbol_of(node: nodes.ShowingSymbolOf, voice: Voice) -> Quality:
    symbol = voice.names.get(node.name, "the chosen symbol")
    if node.name == "target":
        symbol = "the same symbol"
    return Quality(
        after=(f"showing {symbol}", f"not showing {symbol}"),
        said=(f"shows {symbol}", f"does not show {symbol}"),
    )


@quality.register
def _showing_like(node: nodes.ShowingLike, voice: Voice) -> Quality:
    dice = noun(node.dice, voice)
    dice = voice.it if dice == "it" else dice
    if dice.startswith("each "):
        dice = f"one {dice[5:]}" if dice.startswith("each of ") else f"a {dice[5:]}"
    like = f"the symbol shown by {dice}"
    return Quality(
        after=(f"showing {like}", f"not showing {like}"),
        said=(f"shows {like}", f"does not show {like}"),
    )


@quality.register
def _showing_resolved(node: nodes.ShowingResolved, voice: Voice) -> Quality:
    like = "the symbol the die was resolved for"
    return Quality(
        after=(f"showing {like}", f"not showing {like}"),
        said=(f"shows {like}", f"does not show {like}"),
    )


@quality.register
def _resolved(node: nodes.Resolved, voice: Voice) -> Quality:
    return Quality(
        after=("that was resolved", "that was not resolved"),
        said=("was resolved", "was not resolved"),
    )


@quality.register
def _treated_as(node: nodes.TreatedAs, voice: Voice) -> Quality:
    shown = symbol_word(node.symbol)
    return Quality(
        after=(f"resolved as {shown} in this way", f"not resolved as {shown} in this way"),
        said=(f"is resolved as {shown}", f"is not resolved as {shown}"),
    )


@quality.register
def _treated_instead(node: nodes.TreatedInstead, voice: Voice) -> Quality:
    # Which symbols they really show stands before, where it is said that they may be treated so.
    return _treated_as(node, voice)


@quality.register
def _on_first_side(node: nodes.OnFirstSide, voice: Voice) -> Quality:
    return Quality(
        after=("that comes first on its card", "that does not come first on its card"),
        said=("shows its first side", "does not show its first side"),
    )


@quality.register
def _one_of_the_dice(node: nodes.OneOfTheDice, voice: Voice) -> Quality:
    dice = noun(node.dice, voice)
    return Quality(
        after=(f"among {dice}", f"not among {dice}"),
        said=(f"is {dice}", f"is not {dice}"),
    )


@quality.register
def _showing_a_modifier(node: nodes.ShowingAModifier, voice: Voice) -> Quality:
    return Quality(
        after=("with a modifier showing", "without a modifier showing"),
        said=("shows a modifier", "does not show a modifier"),
    )


@quality.register
def _showing_a_cost(node: nodes.ShowingACost, voice: Voice) -> Quality:
    return Quality(
        after=("showing a cost", "showing no cost"), said=("shows a cost", "shows no cost")
    )


@quality.register
def _showing_cost_in(node: nodes.ShowingCostIn, voice: Voice) -> Quality:
    cost = "cost in resources" if node.kind == COST_RESOURCES else "cost in indirect damage"
    return Quality(
        after=(f"showing a {cost}", f"showing no {cost}"),
        said=(f"shows a {cost}", f"shows no {cost}"),
    )


@quality.register
def _copy_of_die(node: nodes.CopyOfDie, voice: Voice) -> Quality:
    dice = noun(node.dice, voice)
    like = voice.it if dice == "it" else dice
    return Quality(
        after=(f"that is a copy of {like} (itself included)", f"that is no copy of {like}"),
        said=(f"is a copy of {like}", f"is no copy of {like}"),
    )


@quality.register
def _could_turn_to(node: nodes.CouldTurnTo, voice: Voice) -> Quality:
    side = a(Description(node.to, voice, "side").one())
    return Quality(
        after=(f"that can be turned to {side}", f"that cannot be turned to {side}"),
        said=(f"can be turned to {side}", f"cannot be turned to {side}"),
    )


@amount.register
def _different_symbols(node: nodes.DifferentSymbols, voice: Voice) -> str:
    dice = noun(node.dice, voice).removeprefix("each of ")
    return f"the number of distinct symbols on {dice}"


@quality.register
def _worth_at_least(node: nodes.WorthAtLeast, voice: Voice) -> Quality:
    value = amount(node.value, voice)
    more, less = f"a value of {value} or more", f"a value below {value}"
    return Quality(after=(f"with {more}", f"with {less}"), said=(f"shows {more}", f"shows {less}"))


@quality.register
def _worth_at_most(node: nodes.WorthAtMost, voice: Voice) -> Quality:
    value = amount(node.value, voice)
    less, more = f"a value of {value} or less", f"a value above {value}"
    if not value.isdigit():
        less = f"a value not above {value}"
    return Quality(after=(f"with {less}", f"with {more}"), said=(f"shows {less}", f"shows {more}"))


@quality.register
def _worth(node: nodes.Worth, voice: Voice) -> Quality:
    number = amount(node.value, voice)
    value = f"a value of {number}" if number.isdigit() else f"a value matching {number}"
    if isinstance(node.value, nodes.ValueOf):
        dice = noun(node.value.dice, voice)
        value = f"the value of {voice.it if dice == 'it' else dice}"
    return Quality(
        after=(f"with {value}", f"with another value than {number}"),
        said=(f"shows {value}", f"does not show {value}"),
    )


@quality.register
def _odd_value(node: nodes.OddValue, voice: Voice) -> Quality:
    return Quality(
        after=("with an odd value", "without an odd value"),
        said=("shows an odd value", "shows no odd value"),
    )


@condition.register
def _turned_to(node: nodes.TurnedTo, voice: Voice) -> str:
    return f"it is turned to {a(Description(node.filters, voice, 'side').one())}"


@amount.register
def _cost_shown(node: nodes.CostShown, voice: Voice) -> str:
    dice = noun(node.dice, voice)
    # Where its value is increased, "its card" stands for the die.
    return "the cost it shows" if dice in ("it", "its card") else f"the cost shown by {dice}"


@quality.register
def _die_of(node: nodes.DieOf, voice: Voice) -> Quality:
    card = noun(node.card, voice).replace("each of ", "one of ", 1)
    return Quality(
        after=(f"of {card}", f"not of {card}"), said=(f"is of {card}", f"is not of {card}")
    )


@quality.register
def _modified_by(node: nodes.ModifiedByDieOf, voice: Voice) -> Quality:
    card = noun(node.card, voice)
    return Quality(
        after=(f"modified by a die of {card}", f"not modified by a die of {card}"),
        said=(f"is modified by a die of {card}", f"is not modified by a die of {card}"),
    )


@quality.register
def _upgrade_die_of(node: nodes.UpgradeDieOf, voice: Voice) -> Quality:
    card = noun(node.host, voice)
    return Quality(
        after=(f"of any upgrade on {card}", f"not of an upgrade on {card}"),
        said=(f"is of an upgrade on {card}", f"is not of an upgrade on {card}"),
    )


@amount.register
def _value_of(node: nodes.ValueOf, voice: Voice) -> str:
    dice = noun(node.dice, voice)
    more = f", each increased by {node.each_plus}" if node.each_plus else ""
    if dice == "it":
        return f"its value{more}"
    value = "combined value" if dice.startswith(("those", "them", "each ")) else "value"
    return f"the {value} of {dice}{more}"


def _dice(which: tuple[Filter, ...], voice: Voice) -> str:
    """Some dice, for a whole rule about them."""
    thing = Description(which, voice, "die")
    return f"your {thing.many()}" if thing.is_yours else thing.many()


def _while(when: Condition | None, voice: Voice) -> str:
    return "" if when is None else f" while {condition(when, voice)}"


@influence.register
def _change_dice(node: nodes.ChangeDice, voice: Voice) -> str:
    what = "value" if node.number == DIE_VALUE else "cost"
    how = "lower" if node.less else "higher"
    whom, much = _dice(node.dice, voice), amount(node.amount, voice)
    return f"the {what} of {whom} is {how} by {much}{_while(node.condition, voice)}"


@influence.register
def _unblockable_dice(node: nodes.UnblockableDice, voice: Voice) -> str:
    whom = _dice(node.dice, voice)
    return f"the damage that {whom} deal is unblockable{_while(node.condition, voice)}"


@influence.register
def _spread_shields(node: nodes.SpreadShields, voice: Voice) -> str:
    spread = f"you may distribute the shields of {_dice(node.dice, voice)} over your characters"
    return f"{spread}{_while(node.condition, voice)}"


@influence.register
def _cannot_remove(node: nodes.CannotRemove, voice: Voice) -> str:
    who = {triggers.BY_ANYONE: "nobody", triggers.BY_YOU: "you"}.get(node.by, "your opponent")
    if node.whose_effect:
        who = f"{who}’s effects"
    verb = "can" if who == "nobody" else "cannot"
    return f"{who} {verb} remove {_dice(node.dice, voice)}{_while(node.condition, voice)}"


@influence.register
def _resolvable_as(node: nodes.ResolvableAs, voice: Voice) -> str:
    whom = _dice(node.dice, voice)
    treated = f"you may resolve {whom} as if they showed {symbol_word(node.symbol)}"
    return f"{treated}{_while(node.condition, voice)}"


@influence.register
def _resolvable_plain(node: nodes.ResolvablePlain, voice: Voice) -> str:
    whom = _dice(node.dice, voice)
    return f"you may resolve {whom} as if they had no plus{_while(node.condition, voice)}"


@part.register
def _x_is(node: nodes.XIs, voice: Voice) -> str:
    return sentence(f"the X on its die is {amount(node.amount, voice)}")


@part.register
def _joins(node: nodes.Joins, voice: Voice) -> str:
    whom = _dice(node.dice, voice)
    return sentence(f"the sides of its die without a symbol can be added to {whom}")


@noun.register
def _least_worth(node: nodes.LeastWorth, voice: Voice) -> str:
    of = noun(node.of, voice).removeprefix("each of ")
    return f"whichever of {of} shows the lowest value"
