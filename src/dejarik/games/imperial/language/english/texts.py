"""The parts of cards and missions in English: actions, surges, what is always so, tokens."""

from __future__ import annotations

from typing import Final

from dejarik.games.imperial.effects.dice import AddKeyword, AddResults
from dejarik.games.imperial.language.english.conditions import under
from dejarik.games.imperial.language.english.deeds import (
    INTRODUCED,
    ORDERED,
    Deed,
    after,
    once_said,
    sentences,
)
from dejarik.games.imperial.language.english.dice import dice_words
from dejarik.games.imperial.language.english.doors import condition, deeds, influence, part
from dejarik.games.imperial.language.english.objects import kinds_words, token_noun
from dejarik.games.imperial.language.english.points import victory_points
from dejarik.games.imperial.language.english.structure import unlimited
from dejarik.games.imperial.model import texts as nodes
from dejarik.kernel.ops import If, Sequence
from dejarik.kernel.program import Condition, Op
from dejarik.speech.clause import sentence
from dejarik.speech.lists import listing
from dejarik.speech.plurals import a
from dejarik.speech.voice import Voice

PLAYED_BY: Final = "played by"
"""Where a voice keeps on which figures a Command card can be played, with an article."""
DICE: Final = "dice"
"""Where a voice keeps how many dice of a pool are printed as unknown."""
_ACTIONS: Final = {1: "special action", 2: "double action"}


def _ordered(head: str, effect: Op, voice: Voice) -> str:
    """What the figure that acts is told to do."""
    voice.names[ORDERED] = "yes"
    limit, inner = unlimited(effect)
    words = after(f"{limit}{head}: ", _plain(deeds(inner, voice), voice), voice)
    del voice.names[ORDERED]
    return words


def _plain(found: list[Deed], voice: Voice) -> list[Deed]:
    """What begins an action is not optional: whoever does not want it takes another."""
    first = found[0]
    if first.may and first.who == voice.this and not first.later:
        return [Deed(first.who, first.does), *found[1:]]
    return found


@part.register
def _special(node: nodes.Special, voice: Voice) -> str:
    asked = _on_condition(node.provided, voice)
    return _ordered(f"{_ACTIONS[node.actions]}{asked}", node.effect, voice)


@part.register
def _during(node: nodes.During, voice: Voice) -> str:
    asked = _on_condition(node.provided, voice)
    return _ordered(f"during {voice.this}’s activation{asked}", node.effect, voice)


@part.register
def _command_action(node: nodes.CommandAction, voice: Voice) -> str:
    who = voice.names.get(PLAYED_BY, "a figure")
    yours = voice.names.pop(INTRODUCED, who)
    head = f"during an activation of {yours}"
    if node.actions:
        head = f"{_ACTIONS[node.actions]} of {who}"
    return _ordered(f"{head}{_on_condition(node.provided, voice)}", node.effect, voice)


def _on_condition(provided: tuple[Condition, ...], voice: Voice) -> str:
    return f", {under(provided, voice)}".removesuffix(", ") if provided else ""


@part.register
def _surge(node: nodes.Surge, voice: Voice) -> str:
    head = "surge" if node.cost == 1 else f"{node.cost} surges"
    steps = node.effect.parts if isinstance(node.effect, Sequence) else (node.effect,)
    bought = [step for step in steps if isinstance(step, AddResults | AddKeyword | If)]
    each = [_bought(step, voice) for step in bought]
    words = ", and ".join(each) if any(" if " in one for one in each) else listing(each)
    rest = [deed for step in steps if step not in bought for deed in deeds(step, voice)]
    return " ".join([sentence(f"{head}: {words}"), sentences(rest, voice)]).strip()


def _bought(step: Op, voice: Voice) -> str:
    if isinstance(step, If):
        return f"{_bought(step.then, voice)} if {condition(step.condition, voice)}"
    return listing([one.does for one in deeds(step, voice)])


@part.register
def _passive(node: nodes.Passive, voice: Voice) -> str:
    return told_always(influence(node.modifier, voice))


def told_always(words: str) -> str:
    """Statements that a semicolon parts, as sentences."""
    return " ".join(sentence(one) for one in words.split("; "))


@part.register
def _chosen_pool(node: nodes.ChosenPool, voice: Voice) -> str:
    number = int(voice.names.get(DICE, "0"))
    dice = f"{number} attack dice" if number else "attack dice"
    words = f"before each attack, choose the colours of its {dice}"
    if number > node.most_of_a_colour:
        words += f", but no more than {node.most_of_a_colour} dice of one colour"
    return sentence(words)


@part.register
def _interaction(node: nodes.Interaction, voice: Voice) -> str:
    before, voice.this = voice.this, "the figure"
    does = once_said([one.does for one in deeds(node.effect, voice)])
    asked = listing([condition(one, voice) for one in node.provided])
    voice.this = before
    words = f"a figure may interact with {a(token_noun(node.kind))} to {does}"
    return sentence(f"{words}, if {asked}" if asked else words)


@part.register
def _attackable(node: nodes.Attackable, voice: Voice) -> str:
    return told_attackable([node], voice)


def told_attackable(found: list[nodes.Attackable], voice: Voice) -> str:
    """Objects that differ in their kind alone."""
    node = found[0]
    thing = kinds_words(tuple(one.kind for one in found))
    has = [f"Health {node.health}"]
    if node.dice:
        has.append(dice_words(node.dice).replace(" di", " defence di"))
    if node.block:
        has.append(f"+{node.block} block")
    before, voice.this = voice.this, "the attacker"
    asked = listing([condition(one, voice) for one in node.provided])
    voice.this = before
    only = f", if {asked}" if asked else ""
    words = [sentence(f"figures may attack {a(thing)}, which has {listing(has)}{only}")]
    if node.points:
        words.append(
            sentence(f"a player who defeats {a(thing)} gains {victory_points(node.points)}")
        )
    return " ".join(words)
