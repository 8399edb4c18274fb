"""Deployment out of the Reserve Deck in English: when a text allows it."""

from __future__ import annotations

from dejarik.games.swccg.effects import deploying as nodes
from dejarik.games.swccg.language.english.conditions import under
from dejarik.games.swccg.language.english.doors import deeds, part
from dejarik.speech.clause import STATEMENT, Clause, sentences
from dejarik.speech.voice import Voice


@deeds.register
def _search(node: nodes.Search, voice: Voice) -> list[Clause]:
    return deeds(node.effect, voice)


@part.register
def _deploys_from_reserve(node: nodes.DeploysFromReserve, voice: Voice) -> str:
    first, *rest = deeds(node.action, voice)
    head = f"in your deploy phase, {under(node.provided, voice)}you may"
    return sentences([Clause(f"{head} {first.text}", STATEMENT), *rest])
