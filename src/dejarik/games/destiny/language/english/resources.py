"""Resources in English."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import resources as nodes
from dejarik.games.destiny.effects.selectors import ThisCard
from dejarik.games.destiny.language.english.amounts import DONE, measure, possessive
from dejarik.games.destiny.language.english.doors import amount, clauses, noun, quality
from dejarik.games.destiny.language.english.filters import at_least_words
from dejarik.games.destiny.language.english.orders import amount_to, done_by
from dejarik.games.destiny.language.english.selectors import again, subject
from dejarik.games.destiny.model import events as ev
from dejarik.kernel import terms
from dejarik.speech.clause import Clause
from dejarik.speech.doors import Quality
from dejarik.speech.voice import Voice

_RESOURCE_VERBS: Final = {
    ev.RESOURCES_GAINED: "gain",
    ev.RESOURCES_SPENT: "spend",
    ev.RESOURCES_LOST: "lose",
}


@clauses.register
def _change_resources(node: nodes.ChangeResources, voice: Voice) -> list[Clause]:
    much, end = measure(node.amount, "resource", voice)
    if node.amount == nodes.ResourcesOf(node.who):
        much = f"all {'your' if amount(node.who, voice) == 'you' else 'their'} resources"
    return done_by(node.who, f"{_RESOURCE_VERBS[node.kind]} {much}{end}", voice)


@clauses.register
def _take_resources(node: nodes.TakeResources, voice: Voice) -> list[Clause]:
    much, end = measure(node.amount, "resource", voice)
    if node.to != terms.You() or voice.they == "they":
        return [Clause(f"give {amount(node.to, voice)} {much}{end}")]
    return [Clause(f"take {much} from {amount(node.who, voice)}{end}")]


@amount.register
def _resources_of(node: nodes.ResourcesOf, voice: Voice) -> str:
    return f"the number of {possessive(node.who, voice)} resources"


@clauses.register
def _place_resources(node: nodes.PlaceResources, voice: Voice) -> list[Clause]:
    if isinstance(node.on, ThisCard) and node.amount == terms.Number(1):
        voice.touch(node.on, voice.this, "target")
        return [Clause(f"put a resource onto {voice.this}")]
    return amount_to("put", node.amount, "resource", ("on", node.on), voice)


@clauses.register
def _remove_resources(node: nodes.RemoveResources, voice: Voice) -> list[Clause]:
    if isinstance(node.target, ThisCard) and isinstance(node.amount, terms.Number):
        voice.touch(node.target, voice.this, "target")
        if node.amount.number == 1:
            return [Clause(f"remove a resource from {voice.this}")]
        return [Clause(f"remove {node.amount.number} of the resources on {voice.this}")]
    found = amount_to("remove", node.amount, "resource", ("from", node.target), voice)
    return [Clause(one.text.replace("remove 1 ", "remove a ", 1), one.kind) for one in found]


@clauses.register
def _remove_any_resources(node: nodes.RemoveAnyResources, voice: Voice) -> list[Clause]:
    card = noun(node.target, voice)
    voice.touch(node.target, again(node.target, voice))
    voice.names[DONE] = "the number of resources removed"
    most = "any number" if node.most is None else f"at most {amount(node.most, voice)}"
    return [Clause(f"remove {most} of the resources on {card}")]


@clauses.register
def _cash_in(node: nodes.CashIn, voice: Voice) -> list[Clause]:
    card = noun(node.card, voice)
    most = amount(node.most, voice)
    return [Clause(f"remove at most {most} of the resources on {card} and gain as many")]


@amount.register
def _resources_on(node: nodes.ResourcesOn, voice: Voice) -> str:
    return f"the number of resources lying on {subject(node.what, voice)}"


@quality.register
def _resourced(node: nodes.Resourced, voice: Voice) -> Quality:
    if node.at_least == 1:
        return Quality(
            after=("with any resources on it", "without resources on it"),
            said=("has any resources on it", "has no resources on it"),
        )
    return at_least_words(node.at_least, "resources")
