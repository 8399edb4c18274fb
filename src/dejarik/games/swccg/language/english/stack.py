"""What is done to chosen cards and to other actions, in English."""

from __future__ import annotations

from dejarik.games.swccg.effects import stack as nodes
from dejarik.games.swccg.language.english.doors import deeds
from dejarik.games.swccg.language.english.nouns import chosen_name
from dejarik.speech.clause import STATEMENT, Clause
from dejarik.speech.voice import Voice


@deeds.register
def _lose_chosen(node: nodes.LoseChosen, voice: Voice) -> list[Clause]:
    return [Clause(f"{chosen_name(node.place, voice)} is lost", STATEMENT)]


@deeds.register
def _return_chosen(node: nodes.ReturnChosen, voice: Voice) -> list[Clause]:
    who = chosen_name(node.place, voice)
    return [Clause(f"{who} and all cards on it go back to their owners’ hands", STATEMENT)]


@deeds.register
def _multiply_its_result(node: nodes.MultiplyItsResult, voice: Voice) -> list[Clause]:
    return [Clause(f"multiply its result by {node.by}")]
