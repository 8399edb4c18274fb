"""Crates that are fought over, and locked doors, in English."""

from __future__ import annotations

from dejarik.games.imperial.effects import crates as nodes
from dejarik.games.imperial.language.english.deeds import Deed, said
from dejarik.games.imperial.language.english.doors import condition, deeds, influence
from dejarik.games.imperial.language.english.objects import PLAYER, kinds_words, token_noun
from dejarik.games.imperial.language.english.points import victory_points
from dejarik.speech.plurals import a, count
from dejarik.speech.voice import Voice


@condition.register
def _fell_of_kind(node: nodes.FellOfKind, voice: Voice) -> str:
    return f"it was {a(kinds_words(node.kinds))}"


@deeds.register
def _suffer_around(node: nodes.SufferAround, voice: Voice) -> list[Deed]:
    return [
        said(f"each figure and object on or adjacent to its space suffers {node.damage} damage")
    ]


@influence.register
def _count_in_zone(node: nodes.CountInZone, voice: Voice) -> str:
    points = victory_points(node.points)
    where = "in their own deployment zone"
    return f"each player counts as having {points} more for each {kinds_words(node.kinds)} {where}"


@influence.register
def _locked_doors(node: nodes.LockedDoors, voice: Voice) -> str:
    return "figures cannot interact with doors to open them"


@deeds.register
def _open_doors(node: nodes.OpenDoors, voice: Voice) -> list[Deed]:
    return [
        Deed(PLAYER, f"open 1 door of their choice for each {token_noun(node.kind)} they control")
    ]


@deeds.register
def _push_controlled(node: nodes.PushControlled, voice: Voice) -> list[Deed]:
    far = count(node.spaces, "space")
    return [Deed(PLAYER, f"push each {kinds_words(node.kinds)} they control up to {far}")]
