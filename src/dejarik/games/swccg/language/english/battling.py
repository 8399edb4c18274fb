"""Bars, accidents and revival in English."""

from __future__ import annotations

from dejarik.games.swccg.effects import battling as nodes
from dejarik.games.swccg.language.english.doors import deeds, noun
from dejarik.games.swccg.language.english.nouns import OPPONENTS, Description
from dejarik.speech.clause import STATEMENT, Clause
from dejarik.speech.voice import Voice


@deeds.register
def _bar_it(node: nodes.BarIt, voice: Voice) -> list[Clause]:
    barred = f"{voice.event} may neither battle nor move for the rest of this turn"
    return [Clause(barred, STATEMENT)]


@noun.register
def _opponents_choice(node: nodes.OpponentsChoice, voice: Voice) -> str:
    return Description(node.what, voice).one().replace(OPPONENTS, "their")


@deeds.register
def _lose_one(node: nodes.LoseOne, voice: Voice) -> list[Clause]:
    return [Clause(f"your opponent chooses {noun(node.what, voice)}, which is lost", STATEMENT)]


@deeds.register
def _revive_it(node: nodes.ReviveIt, voice: Voice) -> list[Clause]:
    return [Clause(f"{voice.event} comes back from the Lost Pile to where it was", STATEMENT)]
