"""Mines and the droids that defuse them, in English."""

from __future__ import annotations

from dejarik.games.swccg.effects import mines as nodes
from dejarik.games.swccg.language.english.doors import part
from dejarik.games.swccg.rules.flow.explosions import DEFUSE_COST
from dejarik.speech.voice import Voice


@part.register
def _explodes(node: nodes.Explodes, voice: Voice) -> str:
    return (
        f"At the start of your next turn, {voice.this} explodes: draw destiny. Your opponent "
        f"chooses that many of their characters here; those and {voice.this} are lost."
    )


@part.register
def _defuses(node: nodes.Defuses, voice: Voice) -> str:
    return (
        f"In any phase of your turn, you may use {DEFUSE_COST} Force to defuse a mine here, "
        "which is then lost."
    )
