"""Shields in English."""

from __future__ import annotations

from dejarik.games.destiny.effects import selectors
from dejarik.games.destiny.effects import shields as nodes
from dejarik.games.destiny.language.english.amounts import DONE, measure
from dejarik.games.destiny.language.english.doors import (
    amount,
    clauses,
    condition,
    noun,
    quality,
)
from dejarik.games.destiny.language.english.filters import at_least_words
from dejarik.games.destiny.language.english.orders import (
    amount_to,
    as_they_like,
    done_to,
    order_about,
)
from dejarik.games.destiny.language.english.selectors import subject
from dejarik.speech.clause import Clause
from dejarik.speech.doors import Quality
from dejarik.speech.voice import Voice


@clauses.register
def _give_shields(node: nodes.GiveShields, voice: Voice) -> list[Clause]:
    return amount_to("give", node.amount, "shield", ("to", node.to), voice)


@clauses.register
def _remove_shields(node: nodes.RemoveShields, voice: Voice) -> list[Clause]:
    if node.amount == nodes.ShieldsOn(selectors.Named("target")):
        return done_to(node.target, "remove all shields from", "", voice, "target")
    return amount_to("remove", node.amount, "shield", ("of", node.target), voice)


@clauses.register
def _distribute_shields(node: nodes.DistributeShields, voice: Voice) -> list[Clause]:
    much, end = measure(node.amount, "shield", voice)
    return [Clause(f"spread {much} over {as_they_like(voice)}{end}")]


@clauses.register
def _remove_any_shields(node: nodes.RemoveAnyShields, voice: Voice) -> list[Clause]:
    voice.names[DONE] = "the number of shields removed"
    return order_about(node.target, "remove any number of shields from {}", voice)


@clauses.register
def _remove_shields_of_each(node: nodes.RemoveShieldsOfEach, voice: Voice) -> list[Clause]:
    voice.names[DONE] = "the number of shields removed"
    return [Clause(f"take as many shields as you like off {noun(node.targets, voice)}")]


@quality.register
def _shielded(node: nodes.Shielded, voice: Voice) -> Quality:
    if node.at_least == 1:
        return Quality(
            after=("with any shields", "without shields"),
            said=("has any shields", "has no shields on it"),
        )
    return at_least_words(node.at_least, "shields")


@amount.register
def _shields_on(node: nodes.ShieldsOn, voice: Voice) -> str:
    return f"the number of shields on {subject(node.what, voice)}"


@condition.register
def _shields_blocked(node: nodes.ShieldsBlocked, voice: Voice) -> str:
    return "shields have blocked any of it"
