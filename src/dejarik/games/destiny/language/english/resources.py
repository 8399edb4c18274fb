"""Resources in English."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import resources as nodes
from dejarik.games.destiny.language.english.amounts import measure, possessive
from dejarik.games.destiny.language.english.doors import amount, clauses
from dejarik.games.destiny.language.english.orders import done_by
from dejarik.games.destiny.model import events as ev
from dejarik.speech.clause import Clause
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
    return [Clause(f"take {much} from {amount(node.who, voice)}{end}")]


@amount.register
def _resources_of(node: nodes.ResourcesOf, voice: Voice) -> str:
    return f"the number of {possessive(node.who, voice)} resources"
