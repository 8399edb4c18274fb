"""Filters of places in English."""

from __future__ import annotations

from dejarik.games.swccg.effects import places as nodes
from dejarik.games.swccg.language.english.doors import Trait, trait
from dejarik.games.swccg.language.english.nouns import Description
from dejarik.speech.voice import Voice


def place_with(node: nodes.PlaceWith, voice: Voice) -> str:
    """What is true where such a place is: "you have a mining droid"."""
    return Description(node.filters, voice).are_there(1).removesuffix(" on table")


@trait.register
def _place_with(node: nodes.PlaceWith, voice: Voice) -> Trait:
    having = f"where {place_with(node, voice)}"
    return Trait("location", behind=(having, ""), said=(f"is {having}", f"is not {having}"))


@trait.register
def _at_night(node: nodes.AtNight, voice: Voice) -> Trait:
    dark = "at a location under nighttime conditions"
    return Trait(where=(dark, f"not {dark}"), said=(f"is {dark}", f"is not {dark}"))
