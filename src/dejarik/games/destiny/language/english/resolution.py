"""Resolving dice by an effect, in English."""

from __future__ import annotations

from dejarik.games.destiny.effects import die_sides as nodes_of_dice
from dejarik.games.destiny.effects import resolution as nodes
from dejarik.games.destiny.effects.amounts import IfAmount
from dejarik.games.destiny.effects.filters import Without
from dejarik.games.destiny.effects.selectors import Among
from dejarik.games.destiny.language.english.amounts import DONE
from dejarik.games.destiny.language.english.doors import (
    amount,
    clauses,
    condition,
    influence,
    noun,
    quality,
)
from dejarik.games.destiny.language.english.facts import symbol_word
from dejarik.games.destiny.language.english.orders import done_to, silently
from dejarik.games.destiny.language.english.selectors import Description
from dejarik.games.destiny.rules.die_rules import ALL_OF_IT, AS_IT_SHOWS
from dejarik.kernel.program import Op, Quantity
from dejarik.kernel.terms import Number
from dejarik.speech.clause import STATEMENT, Clause
from dejarik.speech.doors import Quality
from dejarik.speech.voice import Voice


@noun.register
def _die_target(node: nodes.DieTarget, voice: Voice) -> str:
    return "any character"


@amount.register
def _die_value(node: nodes.DieValue, voice: Voice) -> str:
    return "the die’s value"


@clauses.register
def _pick_discards(node: nodes.PickDiscards, voice: Voice) -> list[Clause]:
    return [Clause("look at your opponent’s hand and pick the cards that it discards")]


@amount.register
def _die_outcome(node: nodes.DieOutcome, voice: Voice) -> str:
    return "what your opponent lost to it"


@influence.register
def _only_against(node: nodes.OnlyAgainst, voice: Voice) -> str:
    thing = Description(node.dice, voice, "die")
    whose = "your " if thing.is_yours else ""
    return f"{whose}{thing.many()} can be resolved against {noun(node.targets, voice)} only"


@influence.register
def _open_to_dice(node: nodes.OpenToDice, voice: Voice) -> str:
    thing = Description(node.dice, voice, "die")
    whose = "your " if thing.is_yours else ""
    return f"{whose}{thing.many()} can be resolved against {voice.this} as well"


@clauses.register
def _stay_in_pool(node: nodes.StayInPool, voice: Voice) -> list[Clause]:
    if node.reroll:
        return [Clause("reroll this die in its pool instead of returning it to its card")]
    return [Clause("this die stays in its pool", STATEMENT)]


@quality.register
def _can_be_resolved(node: nodes.CanBeResolved, voice: Voice) -> Quality:
    more = " once more" if node.again else ""
    return Quality(
        after=(f"that can be resolved{more}", f"that cannot be resolved{more}"),
        said=(f"can be resolved{more}", f"cannot be resolved{more}"),
    )


@clauses.register
def _resolve_chosen(node: nodes.ResolveChosen, voice: Voice) -> list[Clause]:
    # What its increase asks of the die, the matching card answers.
    voice.names["target"] = "its card"
    dice = silently(node.dice, nodes.CanBeResolved)
    return done_to(dice, "resolve", _manner(node.how, voice, "it", "its"), voice)


def resolved_in_turn(parts: tuple[Op, ...], voice: Voice) -> list[Clause]:
    """Certain dice, of which first one to choose is resolved and then what is left of them."""
    if len(parts) != 2:
        return []
    one, others = parts
    if not isinstance(one, nodes.ResolveChosen) or not isinstance(others, nodes.ResolveChosen):
        return []
    first, rest = one.dice, others.dice
    if not isinstance(first, Among) or not isinstance(rest, Among) or one.how != others.how:
        return []
    if first.things != rest.things or rest.filters != (Without(nodes_of_dice.Resolved()),):
        return []
    manner = _manner(one.how, voice, "each", "the")
    return [Clause(f"resolve {noun(first.things, voice)} one after the other{manner}")]


@clauses.register
def _resolve_several(node: nodes.ResolveSeveral, voice: Voice) -> list[Clause]:
    manner = _manner(node.how, voice, "each", "the")
    return done_to(node.dice, "resolve", f" in any order{manner}", voice)


@clauses.register
def _resolve_distinct(node: nodes.ResolveDistinct, voice: Voice) -> list[Clause]:
    manner = _manner(node.how, voice, "each", "the")
    voice.names[DONE] = "the number of dice resolved"
    alike = " in any order, no two with the same symbol"
    return done_to(node.dice, "resolve", f"{alike}{manner}", voice)


def _manner(how: nodes.How, voice: Voice, it: str, its: str) -> str:
    """How dice are resolved, said after the verb."""
    said = " without its cost in resources" if how.free else ""
    if how.plain:
        said += f" as if {it} had no plus"
    if how.symbol != AS_IT_SHOWS:
        said += f" as if {it} showed {symbol_word(how.symbol)}"
    if isinstance(how, nodes.HowOtherwise) and how.another:
        said += f" as if {it} showed another symbol of your choice"
    if isinstance(how, nodes.HowOtherwise) and how.like is not None:
        said += f" as if {it} showed the same symbol as {noun(how.like, voice)}"
    if how.worth is not None:
        joined = "and" if how.symbol != AS_IT_SHOWS else "as if"
        said += f" {joined} {its} value were {amount(how.worth, voice)}"
    if isinstance(how, nodes.HowOtherwise) and how.against is not None:
        said += f" against {noun(how.against, voice)}"
    if isinstance(how, nodes.HowOtherwise) and how.two:
        said += " against 2 different characters"
    if isinstance(how, nodes.HowOtherwise) and how.again:
        said += " once more"
    if isinstance(how, nodes.HowOtherwise) and how.cheaper == ALL_OF_IT:
        said += " for free"
    elif isinstance(how, nodes.HowOtherwise) and how.cheaper:
        said += f" for {how.cheaper} less than {its} cost"
    bonus, asked = _perhaps(how.plus, voice)
    value = "the value of each" if it == "each" else f"{its} value"
    if bonus.startswith("-"):
        said += f", with {value} decreased by {bonus.removeprefix('-')}"
    elif bonus != "0":
        said += f", with {value} increased by {bonus}{asked}"
    if how.unblockable:
        said += ", and any damage is unblockable"
    if isinstance(how, nodes.HowOtherwise) and how.rerolls:
        return f"{said}, and reroll {it} instead of returning it to its card"
    return f"{said}, and leave {it} in the pool" if how.stays else said


def _perhaps(plus: Quantity, voice: Voice) -> tuple[str, str]:
    """An increase, and under which condition there is one."""
    if isinstance(plus, IfAmount) and plus.otherwise == Number(0):
        return amount(plus.then, voice), f" if {condition(plus.condition, voice)}"
    return amount(plus, voice), ""


@clauses.register
def _add_to_value(node: nodes.AddToValue, voice: Voice) -> list[Clause]:
    die = noun(node.die, voice)
    whose = "its" if die in ("it", voice.it, voice.event) else f"{die}’s"
    return [Clause(f"increase {whose} value by {amount(node.amount, voice)} this once")]


@influence.register
def _blanks_worth(node: nodes.BlanksWorth, voice: Voice) -> str:
    dice = Description(node.dice, voice, "die")
    whose = "your " if dice.is_yours else ""
    symbol = symbol_word(node.symbol)
    return f"a blank on {whose}{dice.many()} resolved as {symbol} has a value of {node.worth}"
