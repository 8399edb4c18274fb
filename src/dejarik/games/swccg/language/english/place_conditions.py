"""Conditions about places and battles in English."""

from __future__ import annotations

from dejarik.games.swccg.effects import place_conditions as nodes
from dejarik.games.swccg.language.english.doors import condition
from dejarik.games.swccg.language.english.nouns import Description, system_name
from dejarik.speech.voice import Voice


@condition.register
def _you_control(node: nodes.YouControl, voice: Voice) -> str:
    return f"you control {voice.this}"


@condition.register
def _to_here(node: nodes.ToHere, voice: Voice) -> str:
    return "it is about this location"


@condition.register
def _to_system(node: nodes.ToSystem, voice: Voice) -> str:
    return f"it is about a location on {system_name(node.system)}"


@condition.register
def _there_are(node: nodes.ThereAre, voice: Voice) -> str:
    return Description(node.filters, voice).are_there(node.at_least)


@condition.register
def _defending(node: nodes.Defending, voice: Voice) -> str:
    return "it is in a battle that your opponent initiated"


@condition.register
def _losing_battle(node: nodes.LosingBattle, voice: Voice) -> str:
    return f"you lose a battle that {voice.this} is in"


@condition.register
def _ability_below(node: nodes.AbilityBelow, voice: Voice) -> str:
    return f"your total ability here is below {node.number}"


@condition.register
def _has_reserve(node: nodes.HasReserve, voice: Voice) -> str:
    return "you have a card in your Reserve Deck"
