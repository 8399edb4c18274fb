"""Dice of cards that are not in play, in English."""

from __future__ import annotations

from dejarik.games.destiny.effects import borrowed_dice as nodes
from dejarik.games.destiny.language.english.amounts import measure
from dejarik.games.destiny.language.english.doors import clauses, noun
from dejarik.games.destiny.language.english.facts import printing_words
from dejarik.speech.clause import SEQUEL, Clause
from dejarik.speech.voice import Voice


@clauses.register
def _resolve_side(node: nodes.ResolveSide, voice: Voice) -> list[Clause]:
    card = noun(node.card, voice)
    die = "its die" if card == "it" else f"the die of {card}"
    return [Clause(f"resolve one side of {die} if possible")]


@clauses.register
def _roll_die_of(node: nodes.RollDieOf, voice: Voice) -> list[Clause]:
    aside = Clause("once resolved or removed, that die is set aside", SEQUEL)
    return [_rolled(node, voice), aside]


@clauses.register
def _roll_die_of_played(node: nodes.RollDieOfPlayed, voice: Voice) -> list[Clause]:
    return [_rolled(node, voice)]


def _rolled(node: nodes.RollDieOf, voice: Voice) -> Clause:
    """Roll the die of a card that is not in play."""
    card = noun(node.card, voice)
    die = f"the die of {'that card' if card == 'it' else card}"
    voice.topic = None
    voice.it = "that die"
    return Clause(f"roll {die}, if it has one, into {voice.their} pool")


@clauses.register
def _roll_fallen_dice(node: nodes.RollFallenDice, voice: Voice) -> list[Clause]:
    dice = noun(node.dice, voice)
    voice.topic = None
    voice.it = "those dice"
    return [Clause(f"roll {dice} from the set-aside zone into {voice.their} pool")]


@clauses.register
def _roll_spare_dice(node: nodes.RollSpareDice, voice: Voice) -> list[Clause]:
    unit = f"{node.die.title} ({printing_words(node.die.code)})"
    much, end = measure(node.amount, f"{unit} die", voice, f"{unit} dice")
    voice.topic = None
    voice.it = "that die" if much.startswith("1 ") else "those dice"
    return [Clause(f"roll {much} into {voice.their} pool from the set-aside zone{end}")]
