"""Modifiers in English: what holds while a card is in play, or for a while."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import ongoing
from dejarik.games.destiny.effects.quantities import Opponent
from dejarik.games.destiny.language.english.amounts import possessive
from dejarik.games.destiny.language.english.grammar import (
    Voice,
    a,
    count,
    subtype_word,
    third_person,
)
from dejarik.games.destiny.language.english.nouns import Description
from dejarik.games.destiny.language.english.speaking import amount, influence, noun
from dejarik.games.destiny.rules import values
from dejarik.games.destiny.rules.durations import (
    NEXT_TURN_OF_OPPONENT,
    REST_OF_GAME,
    THIS_ROUND,
    THIS_TURN,
    WHILE_PLAYED,
)
from dejarik.kernel.modifiers import Modifier

_HOW_LONG: Final = {
    THIS_TURN: "this turn",
    NEXT_TURN_OF_OPPONENT: "on your opponent’s next turn",
    THIS_ROUND: "this round",
    REST_OF_GAME: "for the rest of the game",
    WHILE_PLAYED: "this once",
}


def lasting(modifier: Modifier, duration: int, voice: Voice) -> str:
    """A modifier, and how long it lasts."""
    how_long = _HOW_LONG[duration]
    if isinstance(modifier, ongoing.BanSameAction) and isinstance(modifier.who, Opponent):
        how_long = how_long.replace("your opponent’s", "their")
    return f"{influence(modifier, voice)} {how_long}"


@influence.register
def _gain_subtype(node: ongoing.GainSubtype, voice: Voice) -> str:
    return f"{noun(node.who, voice)} is also {a(subtype_word(node.subtype))}"


@influence.register
def _change_allowance(node: ongoing.ChangeAllowance, voice: Voice) -> str:
    if node.allowance == values.INCOME:
        gains = third_person("gain") if amount(node.who, voice) != "you" else "gain"
        how = "more" if node.change > 0 else "less (but at least 1)"
        much = count(abs(node.change), "resource")
        return f"{amount(node.who, voice)} {gains} {much} {how} in each upkeep phase"
    how = "higher" if node.change > 0 else "lower"
    return f"{possessive(node.who, voice)} hand size is {how} by {abs(node.change)}"


@influence.register
def _ban_same_action(node: ongoing.BanSameAction, voice: Voice) -> str:
    return f"{amount(node.who, voice)} cannot take the same kind of action"


@influence.register
def _open_to_dice(node: ongoing.OpenToDice, voice: Voice) -> str:
    thing = Description(node.dice, voice, "die")
    whose = "your " if thing.is_yours else ""
    return f"{whose}{thing.many()} can be resolved against {voice.this} as well"


@influence.register
def _open_to_upgrades(node: ongoing.OpenToUpgrades, voice: Voice) -> str:
    things = Description(node.upgrades, voice, "upgrade").many()
    return f"{things} can be played on {voice.this} whatever their restrictions"
