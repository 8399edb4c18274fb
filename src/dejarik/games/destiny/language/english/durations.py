"""
Influences that end, in English: how long they last.

What belongs here: the words for spans of time behind an influence.
What does not: the influences, which are in the files of their families.
"""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import flow
from dejarik.games.destiny.language.english.doors import influence
from dejarik.games.destiny.seen.view_names import DURATION_NAMES
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.terms import Opponent
from dejarik.speech.voice import Voice

HOW_LONG: Final = {
    "turn": "this turn",
    "opponents_turn": "on {opponents} next turn",
    "opponents_turn_this_round": "on {opponents} next turn of this round",
    "round": "this round",
    "action_phase": "until the action phase ends",
    "next_action": "by {players} next action",
    "next_round": "in the next round",
    "game": "for the rest of the game",
    "played": "this once",
}
"""How long something lasts, with places for whose turn or action it is."""


def lasting(modifier: Modifier, duration: int, voice: Voice) -> str:
    """A modifier, and how long it lasts."""
    is_theirs = isinstance(modifier, flow.BanSameAction) and isinstance(modifier.who, Opponent)
    opponents = "their" if is_theirs else "your opponent’s"
    how_long = HOW_LONG[DURATION_NAMES[duration]].format(players="your", opponents=opponents)
    return f"{influence(modifier, voice)} {how_long}"
