"""What missions do with their tokens, in English."""

from __future__ import annotations

from dejarik.games.imperial.effects import mission_tokens as nodes
from dejarik.games.imperial.language.english.deeds import Deed, said
from dejarik.games.imperial.language.english.doors import deeds, quality
from dejarik.games.imperial.language.english.objects import PLAYER, token_noun
from dejarik.games.imperial.language.english.points import victory_points
from dejarik.speech.doors import Quality
from dejarik.speech.plurals import a
from dejarik.speech.voice import Voice


@quality.register
def _beside_token(node: nodes.BesideToken, voice: Voice) -> Quality:
    where = f"adjacent to {a(token_noun(node.kind))}"
    return Quality(after=(where, f"not {where}"), said=(f"is {where}", f"is not {where}"))


@deeds.register
def _mark_controlled(node: nodes.MarkControlled, voice: Voice) -> list[Deed]:
    thing, points = token_noun(node.kind), victory_points(node.points)
    return [
        Deed(PLAYER, f"mark each {thing} they control that has no mark of theirs yet"),
        Deed(PLAYER, f"gain {points} for each new mark"),
    ]


@deeds.register
def _may_deliver(node: nodes.MayDeliver, voice: Voice) -> list[Deed]:
    thing, points = token_noun(node.kind), victory_points(node.points)
    return [Deed("its player", f"discard that {thing} to gain {points}", may=True)]


@deeds.register
def _may_discard_controlled(node: nodes.MayDiscardControlled, voice: Voice) -> list[Deed]:
    thing, points = a(token_noun(node.kind)), victory_points(node.points)
    return [
        Deed(PLAYER, f"discard {thing} they control to gain {points}", may=True),
        said("the player with initiative decides first"),
    ]


@deeds.register
def _controller_may_strike(node: nodes.ControllerMayStrike, voice: Voice) -> list[Deed]:
    who = f"the player who controls the {token_noun(node.kind)}"
    strike = f"have each figure on an exterior space suffer {node.damage} damage"
    return [Deed(who, strike, may=True)]
