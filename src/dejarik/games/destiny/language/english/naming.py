"""Naming in English: what is chosen to be spoken of later, and what has it."""

from __future__ import annotations

from dejarik.games.destiny.effects import naming as nodes
from dejarik.games.destiny.language.english.doors import clauses, quality
from dejarik.games.destiny.language.english.orders import done_to
from dejarik.kernel.choosing import Choose
from dejarik.kernel.terms import PLAYER_NAME
from dejarik.speech.clause import Clause
from dejarik.speech.doors import Quality
from dejarik.speech.voice import Voice


@clauses.register
def _choose(node: Choose, voice: Voice) -> list[Clause]:
    return done_to(node.what, "choose", "", voice, node.name)


@quality.register
def _of_named_subtype(node: nodes.OfNamedSubtype, voice: Voice) -> Quality:
    subtype = voice.names.get(node.name, "that subtype")
    return Quality(
        after=(f"with {subtype}", f"without {subtype}"),
        said=(f"has {subtype}", f"does not have {subtype}"),
    )


@clauses.register
def _choose_colour(node: nodes.ChooseColour, voice: Voice) -> list[Clause]:
    voice.names[node.name] = "that colour"
    return [Clause("choose a colour")]


@clauses.register
def _choose_player(node: nodes.ChoosePlayer, voice: Voice) -> list[Clause]:
    return [Clause("choose a player")]


@clauses.register
def _each_player(node: nodes.EachPlayer, voice: Voice) -> list[Clause]:
    voice.names[PLAYER_NAME] = "each player"
    found = clauses(node.effect, voice)
    del voice.names[PLAYER_NAME]
    return found


@clauses.register
def _choose_subtype(node: nodes.ChooseSubtype, voice: Voice) -> list[Clause]:
    voice.names[node.name] = "that subtype"
    return [Clause("choose a character subtype")]


@quality.register
def _of_named_colour(node: nodes.OfNamedColour, voice: Voice) -> Quality:
    colour = voice.names.get(node.name, "that colour")
    return Quality(
        after=(f"of {colour}", f"not of {colour}"),
        said=(f"has {colour}", f"does not have {colour}"),
    )
