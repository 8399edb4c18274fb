"""
What others do, in English: an order told of whoever carries it out.

What belongs here: turning orders to you into what another player does, or is made to do.
What does not: the words of the orders.
"""

from __future__ import annotations

from dejarik.games.destiny.effects import dice
from dejarik.games.destiny.effects.amounts import ControllerOf
from dejarik.games.destiny.effects.selectors import THIS
from dejarik.games.destiny.language.english.amounts import possessive
from dejarik.games.destiny.language.english.doors import amount, clauses, noun
from dejarik.kernel import ops
from dejarik.kernel.terms import Opponent
from dejarik.speech.clause import ORDER, STATEMENT, Clause, joined
from dejarik.speech.persons import third_person
from dejarik.speech.voice import Voice


def leading_orders(found: list[Clause]) -> tuple[list[Clause], list[Clause]]:
    """The orders at the beginning, and the rest."""
    for place, clause in enumerate(found):
        if clause.kind != ORDER:
            return found[:place], found[place:]
    return found, []


def told(node: ops.As, voice: Voice) -> list[Clause]:
    """What somebody does, told of them."""
    name = amount(node.who, voice)
    if name == "you":
        return _acted_by_you(node, voice)
    if isinstance(node.effect, dice.RollDice) and _rolls_own(node.effect):
        return [
            Clause(f"roll {noun(node.effect.dice, voice)} into {possessive(node.who, voice)} pool")
        ]
    orders, rest = leading_orders(_acted(node, name, voice))
    if isinstance(node.who, ControllerOf):
        thing = noun(node.who.what, voice)
        orders = [Clause(one.text.replace(f" {thing}", " it", 1)) for one in orders]
    if orders:
        told = " and ".join(third_person(one.text) for one in orders)
        return [Clause(f"{name} {told}", STATEMENT), *rest]
    if rest:
        text = rest[0].text
        if text.startswith("they "):
            text = f"{name} {third_person(text.removeprefix('they '))}"
        rest = [Clause(text, rest[0].kind), *rest[1:]]
    return rest


def _rolls_own(rolled: dice.RollDice) -> bool:
    """Whether a card rolls in its own die: that is its doing, whoever's pool it goes into."""
    which = rolled.dice
    return not rolled.again and isinstance(which, dice.DiceOf) and which.card == THIS


def _acted_by_you(node: ops.As, voice: Voice) -> list[Clause]:
    """What you do again, where somebody else was acting."""
    if voice.they != "they" or voice.yours != "your":
        return clauses(node.effect, voice)
    before = voice.they, voice.their, voice.opponents
    voice.they, voice.their, voice.opponents = "you", "your", "your opponent’s"
    orders, rest = leading_orders(clauses(node.effect, voice))
    voice.they, voice.their, voice.opponents = before
    return [*(Clause(f"you {one.text}", STATEMENT) for one in orders), *rest]


def _acted(node: ops.As, name: str, voice: Voice) -> list[Clause]:
    """What somebody else does, in a voice that speaks of them."""
    before = voice.they, voice.their, voice.opponents
    voice.they, voice.their = "they", "their"
    if isinstance(node.who, Opponent):
        voice.opponents = "their"
    found = clauses(node.effect, voice)
    if isinstance(node.effect, ops.Either):
        found = _told_choice(node.effect, name, voice) or found
    voice.they, voice.their, voice.opponents = before
    return found


def made_to(node: ops.As, voice: Voice) -> tuple[list[Clause], list[Clause]]:
    """What you may make somebody do."""
    name = amount(node.who, voice)
    orders, rest = leading_orders(_acted(node, name, voice))
    if not orders:
        return leading_orders(clauses(node, voice))
    return [Clause(f"make {name} {joined(orders)}")], rest


def _told_choice(node: ops.Either, name: str, voice: Voice) -> list[Clause]:
    """A choice of somebody else between two plain orders."""
    options = [clauses(effect, voice) for effect in node.effects]
    if len(options) != 2 or any(len(one) != 1 or one[0].kind != ORDER for one in options):
        return []
    first, second = (third_person(one[0].text) for one in options)
    return [Clause(f"{name} either {first} or {second}", STATEMENT)]
