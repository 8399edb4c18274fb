"""Conditions of figures gained and discarded, in English."""

from __future__ import annotations

from dejarik.games.imperial.effects import status as nodes
from dejarik.games.imperial.language.english.deeds import Deed
from dejarik.games.imperial.language.english.doors import deeds
from dejarik.games.imperial.language.english.figures import aimed
from dejarik.games.imperial.model.conditions import CONDITION_NAMES
from dejarik.speech.voice import Voice


@deeds.register
def _become(node: nodes.Become, voice: Voice) -> list[Deed]:
    found, who = aimed(node.what, voice)
    return [*found, Deed(who, f"become {CONDITION_NAMES[node.condition]}")]


@deeds.register
def _discard_harmful(node: nodes.DiscardHarmful, voice: Voice) -> list[Deed]:
    found, who = aimed(node.what, voice)
    return [*found, Deed(who, "discard all harmful conditions")]
