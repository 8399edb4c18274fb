"""Quantities, players and conditions in English."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dejarik.games.destiny.effects import quantities, selectors
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.language.english.grammar import (
    Voice,
    count,
    listing,
    of_many,
    plural,
)
from dejarik.games.destiny.language.english.nouns import ZONES, described, spotted
from dejarik.games.destiny.language.english.speaking import amount, condition, noun, quality
from dejarik.games.destiny.model.facts import SYMBOL_NAMES
from dejarik.games.destiny.rules.keywords import LEVEL_NAME
from dejarik.kernel.program import Condition, Quantity, Selector

DONE: Final = "done"
"""What the amount of the sentence before is called."""

EXCESS: Final = "excess"
"""By how much a condition has just said that one amount is larger than another."""


def measure(quantity: Quantity, unit: str, voice: Voice, many: str = "") -> tuple[str, str]:
    """So much of something, and what has to be said at the end of the sentence about it."""
    if isinstance(quantity, selectors.Number):
        return count(quantity.number, unit, many), ""
    if isinstance(quantity, quantities.IfAmount):
        usual, end = measure(quantity.otherwise, unit, voice, many)
        instead = amount(quantity.then, voice)
        return usual, f"{end}, or {instead} instead if {condition(quantity.condition, voice)}"
    return f"{many or plural(unit)} equal to {amount(quantity, voice)}", ""


def possessive(who: Quantity, voice: Voice) -> str:
    """Whose, when a player owns it."""
    name = amount(who, voice)
    return "your" if name == "you" else f"{name}’s"


@amount.register
def _number(node: selectors.Number, voice: Voice) -> str:
    return str(node.number)


@amount.register
def _die_value(node: quantities.DieValue, voice: Voice) -> str:
    return "the die’s value"


@amount.register
def _level(node: quantities.Level, voice: Voice) -> str:
    return voice.names.get(LEVEL_NAME, "its level")


@amount.register
def _value_of(node: quantities.ValueOf, voice: Voice) -> str:
    dice = noun(node.dice, voice)
    more = f", each increased by {node.each_plus}" if node.each_plus else ""
    if dice == "it":
        return f"its value{more}"
    value = "combined value" if dice.startswith(("those", "them", "each of")) else "value"
    return f"the {value} of {dice}{more}"


@amount.register
def _event_amount(node: quantities.EventAmount, voice: Voice) -> str:
    return "that amount"


@amount.register
def _amount_done(node: quantities.AmountDone, voice: Voice) -> str:
    return voice.names.get(DONE, "as much as that")


@amount.register
def _die_outcome(node: quantities.DieOutcome, voice: Voice) -> str:
    return "what your opponent lost to it"


@amount.register
def _difference(node: quantities.Difference, voice: Voice) -> str:
    surplus = _surplus(node.amount_of, node.other, voice)
    return "the difference" if surplus == voice.names.get(EXCESS) else surplus


def _surplus(more: Quantity, less: Quantity, voice: Voice) -> str:
    """By how much one amount is above another."""
    larger, smaller = (_hand(one) or amount(one, voice) for one in (more, less))
    return f"the surplus of {larger} over {smaller}"


def _hand(quantity: Quantity) -> str:
    """The hand whose size this is."""
    counted = _counted(quantity)
    if counted is None or counted.zone != selectors.HAND or counted.filters:
        return ""
    return "your opponent’s hand" if counted.whose == selectors.OPPONENTS else "your hand"


@amount.register
def _health_of(node: quantities.HealthOf, voice: Voice) -> str:
    kind = "remaining health" if node.remaining else "health"
    return f"the {kind} of {subject(node.what, voice)}"


@amount.register
def _count(node: quantities.Count, voice: Voice) -> str:
    what = node.what
    if not isinstance(what, selectors.Pick):
        return f"the number of {subject(what, voice).removeprefix('the ')}"
    things = described(what, voice).many()
    if what.zone == selectors.HAND:
        whose_hand = "your opponent’s" if what.whose == selectors.OPPONENTS else "your"
        return f"the number of {things} in {whose_hand} hand"
    whose = {selectors.YOURS: "your ", selectors.OPPONENTS: "your opponent’s "}.get(what.whose, "")
    if what.zone in ZONES:
        return f"the number of {things} in {whose}{ZONES[what.zone]}"
    return f"the number of {whose}{things}"


@amount.register
def _shields_on(node: quantities.ShieldsOn, voice: Voice) -> str:
    return f"the number of shields on {subject(node.what, voice)}"


@amount.register
def _resources_of(node: quantities.ResourcesOf, voice: Voice) -> str:
    return f"the number of {possessive(node.who, voice)} resources"


@amount.register
def _if_amount(node: quantities.IfAmount, voice: Voice) -> str:
    usual, instead = amount(node.otherwise, voice), amount(node.then, voice)
    return f"{usual} ({instead} instead if {condition(node.condition, voice)})"


@amount.register
def _half(node: quantities.Half, voice: Voice) -> str:
    return f"half of {amount(node.of, voice)} (rounded {'up' if node.rounded_up else 'down'})"


@amount.register
def _capped(node: quantities.Capped, voice: Voice) -> str:
    return f"{amount(node.amount_of, voice)} (at most {amount(node.most, voice)})"


@amount.register
def _you(node: quantities.You, voice: Voice) -> str:
    return "you" if voice.yours == "your" else "your opponent"


@amount.register
def _opponent(node: quantities.Opponent, voice: Voice) -> str:
    return "you" if voice.opponents == "your" else "your opponent"


@amount.register
def _chosen_player(node: quantities.ChosenPlayer, voice: Voice) -> str:
    return "that player"


@amount.register
def _controller_of(node: quantities.ControllerOf, voice: Voice) -> str:
    return f"the player who controls {noun(node.what, voice)}"


@condition.register
def _there_is(node: quantities.ThereIs, voice: Voice) -> str:
    return _existence(node.what, voice, ("can spot", "you have", "there is"))


def _existence(what: Selector, voice: Voice, verbs: tuple[str, str, str]) -> str:
    """That something is there, or not: to spot is to control it in play."""
    spot, have, there = verbs
    if isinstance(what, selectors.DiceOf) and there == "there is":
        return f"a die lies on {noun(what.card, voice)}"
    if not isinstance(what, selectors.Pick):
        return f"{there} {noun(what, voice)}"
    thing = spotted(what, voice)
    if there.endswith("no"):
        bare = thing.removeprefix("an ").removeprefix("a ").replace("another ", "other ", 1)
        thing = thing if what.zone == selectors.IN_PLAY and what.whose == selectors.YOURS else bare
    if what.whose == selectors.YOURS and what.zone == selectors.IN_PLAY:
        return f"you {spot} {thing.removesuffix(' in play')}"
    if what.whose == selectors.YOURS and what.zone == selectors.POOL:
        return f"{have} {thing} in your pool"
    return f"{there} {thing}"


def subject(what: Selector, voice: Voice) -> str:
    """What a condition is about: just "it" where nothing else can be meant."""
    if isinstance(what, selectors.It):
        return voice.it
    if what == voice.topic:
        return "it"
    if isinstance(what, selectors.Named):
        return voice.names.get(what.name, "it")
    return noun(what, voice)


def said_of(filters: tuple[Filter, ...], voice: Voice) -> str:
    """Qualities, as something said of one thing."""
    return listing([quality(one, voice).said[0] for one in filters])


@condition.register
def _is(node: quantities.Is, voice: Voice) -> str:
    if isinstance(node.what, selectors.Together):
        return (
            f"{noun(node.what, voice)} {_every(node.what)} {of_many(said_of(node.filters, voice))}"
        )
    return f"{subject(node.what, voice)} {said_of(node.filters, voice)}"


def _every(what: selectors.Together) -> str:
    return "both" if len(what.things) == 2 else "all"


@condition.register
def _has_qualities(node: quantities.HasQualities, voice: Voice) -> str:
    return f"the card it is played on {said_of(node.filters, voice)}"


@condition.register
def _at_least(node: quantities.AtLeast, voice: Voice) -> str:
    if isinstance(node.amount, quantities.ResourcesOf):
        who = amount(node.amount.who, voice)
        has = "have" if who == "you" else "has"
        return f"{who} {has} {amount(node.limit, voice)} or more resources"
    return f"{amount(node.amount, voice)} is {amount(node.limit, voice)} or more"


@condition.register
def _more_than(node: quantities.MoreThan, voice: Voice) -> str:
    voice.names[EXCESS] = _surplus(node.amount, node.other, voice)
    more, fewer = _counted(node.amount), _counted(node.other)
    if more is not None and fewer == replace(more, whose=selectors.OPPONENTS):
        return f"your {described(more, voice).many()} outnumber {voice.opponents}"
    larger, smaller = (_hand(one) or amount(one, voice) for one in (node.amount, node.other))
    return f"{larger} is larger than {smaller}"


def _counted(quantity: Quantity) -> selectors.Pick | None:
    """The things whose number this is."""
    if isinstance(quantity, quantities.Count) and isinstance(quantity.what, selectors.Pick):
        return quantity.what
    return None


@condition.register
def _damage_is(node: quantities.DamageIs, voice: Voice) -> str:
    return f"that damage is {SYMBOL_NAMES[node.symbol]} damage"


@condition.register
def _even(node: quantities.Even, voice: Voice) -> str:
    return f"{amount(node.amount, voice)} is even"


@condition.register
def _not(node: quantities.Not, voice: Voice) -> str:
    inner = node.condition
    if isinstance(inner, quantities.Is) and len(inner.filters) == 1:
        return f"{subject(inner.what, voice)} {quality(inner.filters[0], voice).said[1]}"
    if isinstance(inner, quantities.YouControlBattlefield):
        return "you do not control the battlefield"
    if isinstance(inner, quantities.ThereIs):
        return _existence(inner.what, voice, ("cannot spot", "you have no", "there is no"))
    return f"it is not so that {condition(inner, voice)}"


@condition.register
def _both(node: quantities.Both, voice: Voice) -> str:
    return _together(node.conditions, voice) or listing(
        [condition(one, voice) for one in node.conditions]
    )


def _together(conditions: tuple[Condition, ...], voice: Voice) -> str:
    """The same thing asked of two things: "this and that both show damage"."""
    asked = [one for one in conditions if isinstance(one, quantities.Is)]
    if len(asked) != 2 or len(conditions) != 2 or asked[0].filters != asked[1].filters:
        return ""
    subjects = [subject(one.what, voice) for one in asked]
    return f"{listing(subjects)} both {of_many(said_of(asked[0].filters, voice))}"


@condition.register
def _was_last_of_hand(node: quantities.WasLastOfHand, voice: Voice) -> str:
    return "it was the last card of its owner’s hand"


@condition.register
def _shields_blocked(node: quantities.ShieldsBlocked, voice: Voice) -> str:
    return "shields have blocked any of it"


@condition.register
def _you_control_battlefield(node: quantities.YouControlBattlefield, voice: Voice) -> str:
    return "you control the battlefield"


@condition.register
def _first_round(node: quantities.FirstRound, voice: Voice) -> str:
    return "it is the first round"
