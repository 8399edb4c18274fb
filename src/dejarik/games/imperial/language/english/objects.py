"""Tokens of a mission in English: turned, carried, scored for control."""

from __future__ import annotations

from typing import Final

from dejarik.games.imperial.effects import objects as nodes
from dejarik.games.imperial.language.english.deeds import Deed, said
from dejarik.games.imperial.language.english.doors import condition, deeds, quality
from dejarik.games.imperial.language.english.points import victory_points
from dejarik.speech.doors import Quality
from dejarik.speech.lists import listing
from dejarik.speech.plurals import a
from dejarik.speech.voice import Voice

PLAYER: Final = "each player"
_SORTS: Final = frozenset({"contraband", "excavation"})
_SIDES: Final = ("grey", "coloured")
"""What the sides of a token that can be turned are called."""


def token_noun(kind: str) -> str:
    """A token as a thing that can be counted: "crate", "contraband token"."""
    return f"{kind} token" if kind in _SORTS else kind


def kinds_words(kinds: tuple[str, ...], last: str = "or") -> str:
    """Tokens of several kinds; what all are called at the end is said once."""
    nouns = [token_noun(kind) for kind in kinds]
    heads = {one.rpartition(" ")[2] for one in nouns}
    if len(nouns) > 1 and len(heads) == 1 and all(" " in one for one in nouns):
        nouns = [*[one.rpartition(" ")[0] for one in nouns[:-1]], nouns[-1]]
    return listing(nouns, last)


@deeds.register
def _flip_token(node: nodes.FlipToken, voice: Voice) -> list[Deed]:
    return [Deed(voice.this, "turn it to either side")]


@deeds.register
def _claim_token(node: nodes.ClaimToken, voice: Voice) -> list[Deed]:
    return [Deed(voice.they, "claim it")]


@deeds.register
def _take_token(node: nodes.TakeToken, voice: Voice) -> list[Deed]:
    return [Deed(voice.this, "carry it")]


@condition.register
def _carries_nothing(node: nodes.CarriesNothing, voice: Voice) -> str:
    return f"{voice.this} carries nothing yet"


@deeds.register
def _score_control(node: nodes.ScoreControl, voice: Voice) -> list[Deed]:
    thing = token_noun(node.kind)
    sides = [
        f"{points} for each one with its {_SIDES[place]} side up"
        if place
        else f"{victory_points(points)} for each {thing} they control with its grey side up"
        for place, points in enumerate(node.points)
    ]
    if len(node.points) == 1:
        sides = [f"{victory_points(node.points[0])} for each {thing} they control"]
    return [Deed(PLAYER, f"gain {listing(sides)}")]


@deeds.register
def _score_delivery(node: nodes.ScoreDelivery, voice: Voice) -> list[Deed]:
    thing = token_noun(node.kind)
    points = victory_points(node.points)
    return [
        Deed(PLAYER, f"gain {points} for each {thing} a figure carries in its own deployment zone"),
        said(f"each {thing} scored in this way is discarded"),
    ]


@quality.register
def _carrying(node: nodes.Carrying, voice: Voice) -> Quality:
    thing = a(token_noun(node.kind))
    return Quality(
        after=(f"carrying {thing}", f"not carrying {thing}"),
        said=(f"carries {thing}", f"does not carry {thing}"),
    )


@condition.register
def _not_yet_this_round(node: nodes.NotYetThisRound, voice: Voice) -> str:
    return "its player has not done so this round"


@deeds.register
def _note_this_round(node: nodes.NoteThisRound, voice: Voice) -> list[Deed]:
    return []
