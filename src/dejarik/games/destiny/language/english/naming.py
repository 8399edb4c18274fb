"""Verbs in English: what is named out of a list everyone knows."""

from __future__ import annotations

from dejarik.games.destiny.effects import naming
from dejarik.games.destiny.language.english.grammar import Clause, Voice
from dejarik.games.destiny.language.english.speaking import clauses


@clauses.register
def _choose_colour(node: naming.ChooseColour, voice: Voice) -> list[Clause]:
    voice.names[node.name] = "that colour"
    return [Clause("choose a colour")]


@clauses.register
def _choose_player(node: naming.ChoosePlayer, voice: Voice) -> list[Clause]:
    return [Clause("choose a player")]


@clauses.register
def _choose_subtype(node: naming.ChooseSubtype, voice: Voice) -> list[Clause]:
    voice.names[node.name] = "that subtype"
    return [Clause("choose a character subtype")]
