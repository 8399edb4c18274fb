"""What texts do in battles beside firing, in English."""

from __future__ import annotations

from dejarik.games.swccg.effects import fighting as nodes
from dejarik.games.swccg.effects.nouns import SamePlace
from dejarik.games.swccg.language.english.destiny import drawn
from dejarik.games.swccg.language.english.doors import deeds, part
from dejarik.games.swccg.language.english.nouns import Description
from dejarik.speech.clause import STATEMENT, Clause, sentences
from dejarik.speech.voice import Voice


@deeds.register
def _lose_one_if_destiny(node: nodes.LoseOneIfDestiny, voice: Voice) -> list[Clause]:
    who = Description((*node.whom, SamePlace()), voice).one()
    return [
        Clause(drawn(1, voice)),
        Clause(
            f"if the destiny is above {node.above} or the draw fails, choose {who}, which is lost",
            STATEMENT,
        ),
    ]


@deeds.register
def _forfeit_in_place(node: nodes.ForfeitInPlace, voice: Voice) -> list[Clause]:
    return [
        Clause(f"forfeit {voice.this} in place of another of your characters there that is hit"),
        Clause("the other character is then no longer hit", STATEMENT),
    ]


@part.register
def _forfeits_in_place(node: nodes.ForfeitsInPlace, voice: Voice) -> str:
    first, *rest = deeds(node.effect, voice)
    when = "in the damage segment of a battle, you may"
    return sentences([Clause(f"{when} {first.text}", STATEMENT), *rest])
