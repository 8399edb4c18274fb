"""Verbs, influences and inherent things of dice in English."""

from __future__ import annotations

from dejarik.games.destiny.effects import (
    abilities,
    dice,
    die_filters,
    die_modifiers,
    keeping,
    manners,
    removing,
    resolving,
    selectors,
)
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.language.english.effects import done_by, done_to, silently
from dejarik.games.destiny.language.english.grammar import STATEMENT, Clause, Voice, sentence
from dejarik.games.destiny.language.english.nouns import Description
from dejarik.games.destiny.language.english.qualities import symbol_word, symbol_words
from dejarik.games.destiny.language.english.speaking import (
    amount,
    clauses,
    condition,
    influence,
    noun,
    part,
)
from dejarik.games.destiny.model.facts import BLANK
from dejarik.games.destiny.rules.die_rules import AS_IT_SHOWS
from dejarik.games.destiny.rules.values import DIE_VALUE
from dejarik.kernel.program import Condition


@clauses.register
def _remove_dice(node: removing.RemoveDice, voice: Voice) -> list[Clause]:
    return done_to(node.dice, "remove", "", voice, node.name)


@clauses.register
def _turn_dice(node: dice.TurnDice, voice: Voice) -> list[Clause]:
    shows = "not showing" if node.others else "showing"
    to = f"a side {shows} {symbol_words(node.symbols)}" if node.symbols else "a different side"
    if node.symbols == (BLANK,) and not node.others:
        to = "a blank side"
    if node.like:
        to = f"show {voice.names.get(node.like, 'the chosen symbol')}"
    each = "" if selectors.ONE == getattr(node.dice, "most", selectors.ONE) else ", each"
    return done_to(node.dice, "turn", f"{each} to {to}", voice, node.name)


@clauses.register
def _choose_symbol(node: dice.ChooseSymbol, voice: Voice) -> list[Clause]:
    shown = silently(node.dice, die_filters.ShowingASymbol)
    found = done_to(shown, "choose a symbol showing on", "", voice)
    voice.names[node.name] = "that symbol"
    return found


@clauses.register
def _stay_in_pool(node: resolving.StayInPool, voice: Voice) -> list[Clause]:
    if node.reroll:
        return [Clause("reroll this die in its pool instead of returning it to its card")]
    return [Clause("this die stays in its pool", STATEMENT)]


@clauses.register
def _roll_dice(node: dice.RollDice, voice: Voice) -> list[Clause]:
    pool = "the pool of its controller" if node.the_pool else f"{voice.their} pool"
    verb, where = ("reroll", "") if node.again else ("roll", f" into {pool}")
    return done_to(node.dice, verb, where, voice, node.name)


@clauses.register
def _resolve_chosen(node: resolving.ResolveChosen, voice: Voice) -> list[Clause]:
    # What its increase asks of the die, the matching card answers.
    voice.names["target"] = "its card"
    return done_to(node.dice, "resolve", _manner(node.how, voice, "it", "its"), voice)


@clauses.register
def _resolve_several(node: resolving.ResolveSeveral, voice: Voice) -> list[Clause]:
    manner = _manner(node.how, voice, "each", "the")
    return done_to(node.dice, "resolve", f" in any order{manner}", voice)


def _manner(how: manners.How, voice: Voice, it: str, its: str) -> str:
    """How dice are resolved, said after the verb."""
    said = " without its cost in resources" if how.free else ""
    if how.plain:
        said += f" as if {it} had no plus"
    if how.symbol != AS_IT_SHOWS:
        said += f" as if {it} showed {symbol_word(how.symbol)}"
    if how.worth is not None:
        said += f" as if {its} value were {amount(how.worth, voice)}"
    bonus = amount(how.plus, voice)
    if bonus != "0":
        said += f", with {its} value increased by {bonus}"
    if how.unblockable:
        said += ", as unblockable damage"
    return f"{said}, and leave {it} in the pool" if how.stays else said


@clauses.register
def _add_to_value(node: resolving.AddToValue, voice: Voice) -> list[Clause]:
    die = noun(node.die, voice)
    whose = "its" if die in ("it", voice.it, voice.event) else f"{die}’s"
    return [Clause(f"increase {whose} value by {amount(node.amount, voice)} this once")]


@clauses.register
def _place_die(node: keeping.PlaceDie, voice: Voice) -> list[Clause]:
    # Taken up just before, the die is only "it".
    die = "it" if noun(node.die, voice) == voice.it else noun(node.die, voice)
    this = voice.this
    return [Clause(f"place {die} on {this}, where it stays unrolled until {this} leaves play")]


@clauses.register
def _gain_dice(node: keeping.GainDice, voice: Voice) -> list[Clause]:
    return [Clause(f"{voice.this} gains {noun(node.dice, voice)}", STATEMENT)]


@clauses.register
def _split_pool(node: keeping.SplitPool, voice: Voice) -> list[Clause]:
    voice.names[node.name] = "every die in it"
    split = f"split {'your' if amount(node.who, voice) == 'you' else 'their'} dice pool"
    return [*done_by(node.who, f"{split} into two groups", voice), Clause("choose one of them")]


# Influences.


def _dice(which: tuple[Filter, ...], voice: Voice) -> str:
    """Some dice, for a whole rule about them."""
    thing = Description(which, voice, "die")
    return f"your {thing.many()}" if thing.is_yours else thing.many()


def _while(when: Condition | None, voice: Voice) -> str:
    return "" if when is None else f" while {condition(when, voice)}"


@influence.register
def _change_dice(node: die_modifiers.ChangeDice, voice: Voice) -> str:
    what = "value" if node.number == DIE_VALUE else "cost"
    how = "lower" if node.less else "higher"
    whom, much = _dice(node.dice, voice), amount(node.amount, voice)
    return f"the {what} of {whom} is {how} by {much}{_while(node.condition, voice)}"


@influence.register
def _unblockable_dice(node: die_modifiers.UnblockableDice, voice: Voice) -> str:
    whom = _dice(node.dice, voice)
    return f"the damage that {whom} deal is unblockable{_while(node.condition, voice)}"


@influence.register
def _spread_shields(node: die_modifiers.SpreadShields, voice: Voice) -> str:
    spread = f"you may distribute the shields of {_dice(node.dice, voice)} over your characters"
    return f"{spread}{_while(node.condition, voice)}"


@influence.register
def _cannot_remove(node: die_modifiers.CannotRemove, voice: Voice) -> str:
    who = {abilities.BY_ANYONE: "nobody", abilities.BY_YOU: "you"}.get(node.by, "your opponent")
    verb = "can" if who == "nobody" else "cannot"
    return f"{who} {verb} remove {_dice(node.dice, voice)}{_while(node.condition, voice)}"


@influence.register
def _resolvable_as(node: die_modifiers.ResolvableAs, voice: Voice) -> str:
    whom = _dice(node.dice, voice)
    treated = f"you may resolve {whom} as if they showed {symbol_word(node.symbol)}"
    return f"{treated}{_while(node.condition, voice)}"


# What belongs to the die itself.


@part.register
def _x_is(node: abilities.XIs, voice: Voice) -> str:
    return sentence(f"the X on its die is {amount(node.amount, voice)}")


@part.register
def _joins(node: abilities.Joins, voice: Voice) -> str:
    whom = _dice(node.dice, voice)
    return sentence(f"the sides of its die without a symbol can be added to {whom}")
