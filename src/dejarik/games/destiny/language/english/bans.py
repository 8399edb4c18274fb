"""Bans in English: what cannot be done."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import bans as nodes
from dejarik.games.destiny.effects.die_sides import OneOfTheDice
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.language.english.doors import amount, condition, influence, noun
from dejarik.games.destiny.language.english.selectors import Description
from dejarik.games.destiny.model import events as ev
from dejarik.speech.plurals import a
from dejarik.speech.voice import Voice

ACTIONS: Final = {
    ev.PLAY: "play a card",
    ev.ACTIVATE: "activate a card",
    ev.RESOLVE: "resolve dice",
    ev.REROLL: "reroll dice",
    ev.CARD_ACTION: "use a card",
    ev.CLAIM: "claim the battlefield",
}


def banned_dice(dice: tuple[Filter, ...], voice: Voice) -> str:
    """The dice that a ban is about."""
    only = dice[0] if len(dice) == 1 else None
    if isinstance(only, OneOfTheDice):
        return noun(only.dice, voice)
    found = Description(dice, voice, "die")
    return f"your {found.many()}" if found.is_yours else found.many()


@influence.register
def _cannot_reroll(node: nodes.CannotReroll, voice: Voice) -> str:
    asked = "" if node.condition is None else f" while {condition(node.condition, voice)}"
    return f"nobody can reroll {banned_dice(node.dice, voice)}{asked}"


@influence.register
def _cannot_resolve(node: nodes.CannotResolve, voice: Voice) -> str:
    dice = banned_dice(node.dice, voice)
    if node.spent is not None:
        return f"no more than 1 of the {dice} can be resolved in a turn"
    asked = "" if node.condition is None else f" while {condition(node.condition, voice)}"
    who = "you cannot" if node.by_you else "nobody can"
    return f"{who} resolve {dice}{asked}"


@influence.register
def _cannot_roll(node: nodes.CannotRoll, voice: Voice) -> str:
    return f"nobody can roll {banned_dice(node.dice, voice)}"


@influence.register
def _cannot_modify(node: nodes.CannotModify, voice: Voice) -> str:
    return f"no modifiers can be added to {banned_dice(node.dice, voice)}"


@influence.register
def _cannot_be_discarded(node: nodes.CannotBeDiscarded, voice: Voice) -> str:
    asked = "" if node.condition is None else f" as long as {condition(node.condition, voice)}"
    which = "nothing but its uniqueness" if node.but_doubles else "nothing"
    return f"{which} can discard {noun(node.cards, voice)}{asked}"


@influence.register
def _cannot_take_action(node: nodes.CannotTakeAction, voice: Voice) -> str:
    return f"{amount(node.who, voice)} cannot take the action to {ACTIONS[node.action]}"


@influence.register
def _cannot_play_on(node: nodes.CannotPlayOn, voice: Voice) -> str:
    cards = Description(node.cards, voice, "card")
    # An upgrade is put on a player's own cards by that player.
    return f"you cannot play {cards.many()} on {noun(node.hosts, voice)}"


@influence.register
def _cannot_play(node: nodes.CannotPlay, voice: Voice) -> str:
    return f"nobody can play {a(Description(node.cards, voice, 'card').one())}"
