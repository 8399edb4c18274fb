"""Sides that a die does not show, in English."""

from __future__ import annotations

from dejarik.games.destiny.effects import other_sides as nodes
from dejarik.games.destiny.language.english.doors import clauses, noun
from dejarik.speech.clause import Clause
from dejarik.speech.voice import Voice


@clauses.register
def _resolve_other_sides(node: nodes.ResolveOtherSides, voice: Voice) -> list[Clause]:
    die = noun(node.die, voice)
    die = voice.it if die == "it" else die
    if node.each:
        return [Clause(f"resolve all the other sides of {die}, in any order")]
    return [Clause(f"resolve a side that {die} does not show")]
