"""Searching the Reserve Deck in English."""

from __future__ import annotations

from dejarik.games.swccg.effects import reserve as nodes
from dejarik.games.swccg.language.english.doors import deeds
from dejarik.games.swccg.language.english.nouns import Description
from dejarik.speech.clause import Clause
from dejarik.speech.voice import Voice


@deeds.register
def _deploy_from_reserve(node: nodes.DeployFromReserve, voice: Voice) -> list[Clause]:
    what = Description(node.what, voice).one()
    return [
        Clause(f"search your Reserve Deck for {what} and deploy it"),
        Clause("shuffle the deck afterwards"),
    ]
