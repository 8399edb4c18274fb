"""
Influences that end, in English: how long they last.

What belongs here: the words for spans of time behind an influence.
What does not: the influences, which are in the files of their families.
"""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import flow
from dejarik.games.destiny.language.english.doors import influence
from dejarik.games.destiny.rules import durations
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.terms import Opponent
from dejarik.speech.voice import Voice

_HOW_LONG: Final = {
    durations.THIS_TURN: "this turn",
    durations.NEXT_TURN_OF_OPPONENT: "on your opponent’s next turn",
    durations.NEXT_TURN_THIS_ROUND: "on your opponent’s next turn of this round",
    durations.THIS_ROUND: "this round",
    durations.THIS_ACTION_PHASE: "until the action phase ends",
    durations.NEXT_ACTION: "by the next action you take",
    durations.NEXT_ROUND: "in the next round",
    durations.REST_OF_GAME: "for the rest of the game",
    durations.WHILE_PLAYED: "this once",
}


def lasting(modifier: Modifier, duration: int, voice: Voice) -> str:
    """A modifier, and how long it lasts."""
    how_long = _HOW_LONG[duration]
    if isinstance(modifier, flow.BanSameAction) and isinstance(modifier.who, Opponent):
        how_long = how_long.replace("your opponent’s", "their")
    return f"{influence(modifier, voice)} {how_long}"
