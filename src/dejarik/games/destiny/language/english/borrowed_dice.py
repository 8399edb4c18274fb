"""Dice of cards that are not in play, in English."""

from __future__ import annotations

from dejarik.games.destiny.effects import borrowed_dice as nodes
from dejarik.games.destiny.language.english.doors import clauses, noun
from dejarik.speech.clause import SEQUEL, Clause
from dejarik.speech.voice import Voice


@clauses.register
def _resolve_side(node: nodes.ResolveSide, voice: Voice) -> list[Clause]:
    card = noun(node.card, voice)
    die = "its die" if card == "it" else f"the die of {card}"
    return [Clause(f"resolve one side of {die} if possible")]


@clauses.register
def _roll_die_of(node: nodes.RollDieOf, voice: Voice) -> list[Clause]:
    card = noun(node.card, voice)
    die = f"the die of {'that card' if card == 'it' else card}"
    return [
        Clause(f"roll {die}, if it has one, into {voice.their} pool"),
        Clause("once resolved or removed, that die is set aside", SEQUEL),
    ]
