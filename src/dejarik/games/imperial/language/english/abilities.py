"""Abilities in English: at which moment, on which condition, and what is done then."""

from __future__ import annotations

from typing import Final

from dejarik.games.imperial.effects import abilities as nodes
from dejarik.games.imperial.effects import conditions
from dejarik.games.imperial.effects.crates import FellOfKind
from dejarik.games.imperial.effects.figures import Filter, Itself
from dejarik.games.imperial.effects.mission_tokens import BesideToken
from dejarik.games.imperial.effects.modifiers import Doubled
from dejarik.games.imperial.effects.movement import GainPoints
from dejarik.games.imperial.language.english.conditions import under
from dejarik.games.imperial.language.english.deeds import THAT_FIGURE, after, allowed, this_figure
from dejarik.games.imperial.language.english.doors import deeds, part
from dejarik.games.imperial.language.english.figures import Description, said_of
from dejarik.games.imperial.language.english.objects import kinds_words
from dejarik.games.imperial.language.english.results import ATTACK, ON_A_CARD
from dejarik.games.imperial.language.english.structure import unlimited
from dejarik.kernel.program import Condition, Op, walk
from dejarik.kernel.terms import AtLeast, Number
from dejarik.speech.plurals import a
from dejarik.speech.voice import Voice

_OF_ROUNDS: Final = {
    nodes.START_OF_ROUND: "at the start of",
    nodes.END_OF_ROUND: "at the end of",
}
_ONCE: Final = {
    nodes.START_OF_ROUND: "when a round begins",
    nodes.END_OF_ROUND: "when a round ends",
}
_OF_FIGURES: Final = {
    nodes.START_OF_ACTIVATION: "at the start of the activation of {who}",
    nodes.END_OF_ACTIVATION: "at the end of the activation of {who}",
    nodes.BEFORE_LEAVING: "before {who} leaves a space",
    nodes.AFTER_ENTERING: "after {who} enters a space",
    nodes.AFTER_ACTION: "after {who} resolves {action}",
    nodes.WHEN_DEFEATED: "when {who} is defeated",
    nodes.BEFORE_DAMAGE: "before {who} suffers damage",
    nodes.AFTER_DAMAGE: "after {who} suffers damage",
    nodes.AFTER_DEFEAT: "after {who} is defeated",
}
_OF_ATTACKERS: Final = {
    nodes.BEFORE_DECLARING: "before {who} declares {attack}",
    nodes.WHEN_DECLARED: "when {who} declares {attack}",
    nodes.WHILE_POOLS_ARE_MADE: "while {who} forms its attack pool",
    nodes.WHILE_REROLLING: "when {who} attacks",
    nodes.WHILE_MODIFYING: "when {who} attacks",
    nodes.AFTER_ATTACK: "after {attack} by {who}",
}
_OF_DEFENDERS: Final = {
    nodes.BEFORE_DECLARING: "before {attack} against {who} is declared",
    nodes.WHEN_DECLARED: "when {attack} against {who} is declared",
    nodes.WHILE_POOLS_ARE_MADE: "while {who} forms its defence pool",
    nodes.WHILE_REROLLING: "when {who} defends",
    nodes.WHILE_MODIFYING: "when {who} defends",
    nodes.AFTER_ATTACK: "after {attack} against {who}",
}
_IN_ATTACKS: Final = (nodes.WHILE_REROLLING, nodes.WHILE_MODIFYING)
_SAID_OF_ATTACKS: Final = (conditions.IsRanged(), conditions.WasSpecial())
"""Conditions that are said with the attack or the action itself."""


def moment_words(
    moment: int, role: int, whom: tuple[Filter, ...], provided: tuple[Condition, ...], voice: Voice
) -> str:
    """When something is done: "after an attack against this figure"."""
    if moment in _OF_ROUNDS:
        return _ONCE[moment]
    if moment == nodes.AFTER_GROUP:
        return "after the activation of any group"
    if moment == nodes.WHEN_PLAYED:
        return "when a Command card is played"
    fell = [one for one in provided if isinstance(one, FellOfKind)]
    if moment == nodes.AFTER_DEFEAT and fell:
        return f"after {a(kinds_words(fell[0].kinds))} is destroyed"
    if moment == nodes.AFTER_ATTACK and ATTACK in voice.names:
        return f"after {voice.names[ATTACK]}"
    is_own = whom == (Itself(),)
    if is_own and moment in _IN_ATTACKS and ON_A_CARD not in voice.names:
        return "when attacking" if role == nodes.SOURCE else "when defending"
    words = _OF_FIGURES.get(moment) or (
        _OF_ATTACKERS[moment] if role == nodes.SOURCE else _OF_DEFENDERS[moment]
    )
    who = this_figure(voice) if is_own else Description(whom, voice).one()
    voice.event = voice.this if is_own else THAT_FIGURE
    attack = "a ranged attack" if conditions.IsRanged() in provided else "an attack"
    action = "a special action" if conditions.WasSpecial() in provided else "an action"
    return words.format(who=who, attack=attack, action=action)


def _asked(provided: tuple[Condition, ...], effect: Op, voice: Voice) -> str:
    """The conditions that are not said elsewhere."""
    left = [one for one in provided if one not in _SAID_OF_ATTACKS]
    left = [one for one in left if not isinstance(one, FellOfKind)]
    return under(tuple(one for one in left if not _is_implied(one, effect)), voice)


def _is_implied(asked: Condition, effect: Op) -> bool:
    """Whether "at least one" is asked of what the effect counts anyway."""
    if not isinstance(asked, AtLeast) or asked.limit != Number(1):
        return False
    counted = (asked.amount, Doubled(asked.amount))
    return any(isinstance(one, GainPoints) and one.amount in counted for one in walk(effect))


@part.register
def _when(node: nodes.When, voice: Voice) -> str:
    limit, effect = unlimited(node.effect)
    whom = tuple(one for one in node.whom if not isinstance(one, BesideToken))
    moment = moment_words(node.moment, node.role, whom, node.provided, voice)
    is_duty = node.owed or node.first
    if is_duty and node.moment in _OF_ROUNDS:
        which = "the first round" if conditions.FirstRound() in node.provided else "each round"
        moment = f"{_OF_ROUNDS[node.moment]} {which}"
    provided = tuple(one for one in node.provided if one != conditions.FirstRound())
    where = tuple(one for one in node.whom if isinstance(one, BesideToken))
    placed = f"if that figure {said_of(where, voice)}, " if where else ""
    head = f"{limit}{moment}, {placed}{_asked(provided, effect, voice)}"
    return (after if is_duty else allowed)(head, deeds(effect, voice), voice)


@part.register
def _play(node: nodes.Play, voice: Voice) -> str:
    limit, effect = unlimited(node.effect)
    whom = node.concerns or node.whom
    if node.role != nodes.NOBODY_IN_PARTICULAR and not whom:
        whom = (Itself(),)
    moment = moment_words(node.moment, node.role, whom, node.provided, voice)
    asked = _asked(node.provided, effect, voice)
    head = f"{limit}{moment}, {asked}".removesuffix(", ")
    return after(f"{head}: ", deeds(effect, voice), voice)
