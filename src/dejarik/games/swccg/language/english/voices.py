"""Voices: how cards speak of themselves."""

from __future__ import annotations

from dejarik.games.swccg.language.english.nouns import SIDE, type_noun
from dejarik.games.swccg.language.english.texts import MOVES
from dejarik.games.swccg.model.definition import CHARACTER, LOCATION
from dejarik.speech.voice import Voice


def card_voice(kind: int, side: int) -> Voice:
    """How a card of a type and a side of the Force speaks of itself."""
    voice = Voice(this="this site" if kind == LOCATION else f"this {type_noun(kind)}", event="it")
    voice.names[SIDE] = str(side)
    if kind == CHARACTER:
        voice.names[MOVES] = "yes"
    return voice
