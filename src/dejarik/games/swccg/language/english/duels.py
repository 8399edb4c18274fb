"""Duels in English."""

from __future__ import annotations

from dejarik.games.swccg.effects import duels as nodes
from dejarik.games.swccg.language.english.doors import deeds
from dejarik.games.swccg.language.english.nouns import chosen_name
from dejarik.speech.clause import STATEMENT, Clause
from dejarik.speech.plurals import count
from dejarik.speech.voice import Voice


@deeds.register
def _duel_with_chosen(node: nodes.DuelWithChosen, voice: Voice) -> list[Clause]:
    many = count(node.draws, "destiny", "destinies")
    return [
        Clause(f"{voice.event} and {chosen_name(0, voice)} duel", STATEMENT),
        Clause(f"each player draws {many} and adds them to their character’s power", STATEMENT),
        *deeds(node.result, voice),
    ]


@deeds.register
def _winner_takes_difference(node: nodes.WinnerTakesDifference, voice: Voice) -> list[Clause]:
    return [
        Clause(
            "the player with the higher total retrieves as much Force as the totals differ; "
            "the other player loses that much Force, and their character is lost",
            STATEMENT,
        ),
    ]
