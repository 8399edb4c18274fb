"""Tokens that fight, in English."""

from __future__ import annotations

from dejarik.games.imperial.effects import raiders as nodes
from dejarik.games.imperial.language.english.deeds import Deed, said
from dejarik.games.imperial.language.english.doors import deeds
from dejarik.games.imperial.language.english.objects import token_noun
from dejarik.speech.plurals import count
from dejarik.speech.voice import Voice


@deeds.register
def _strike_nearest(node: nodes.StrikeNearest, voice: Voice) -> list[Deed]:
    who = f"for each {token_noun(node.kind)}, the closest figure in its line of sight"
    several = said("if several are equally close, all of them do")
    return [Deed(who, f"suffer {node.damage} damage"), several]


@deeds.register
def _move_tokens(node: nodes.MoveTokens, voice: Voice) -> list[Deed]:
    far = count(node.spaces, "space")
    return [Deed(voice.they, f"move each {token_noun(node.kind)} up to {far}")]


@deeds.register
def _bring_token(node: nodes.BringToken, voice: Voice) -> list[Deed]:
    thing = token_noun(node.kind)
    return [Deed(voice.they, f"place 1 more {thing} on an empty space of the {node.area}")]
