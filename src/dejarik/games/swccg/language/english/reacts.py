"""Reacts in English."""

from __future__ import annotations

from dejarik.games.swccg.effects import reacts as nodes
from dejarik.games.swccg.language.english.doors import part
from dejarik.speech.voice import Voice


@part.register
def _deploys_as_react(node: nodes.DeploysAsReact, voice: Voice) -> str:
    return (
        f"When your opponent initiates a battle or a Force drain where {voice.this} is, or at a "
        "site next to it, you may deploy characters, weapons and devices from your hand there as "
        "reacts, one after another and at their usual cost."
    )


@part.register
def _moves_as_react(node: nodes.MovesAsReact, voice: Voice) -> str:
    return (
        "When your opponent initiates a battle or a Force drain at an adjacent site, you may move "
        f"{voice.this} there as a react, at the usual cost."
    )
