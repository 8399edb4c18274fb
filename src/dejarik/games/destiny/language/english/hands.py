"""Hands in English."""

from __future__ import annotations

from typing import TypeGuard

from dejarik.games.destiny.effects import hands as nodes
from dejarik.games.destiny.effects import selectors
from dejarik.games.destiny.language.english.amounts import DONE, measure, possessive
from dejarik.games.destiny.language.english.doors import amount, clauses, condition, quality
from dejarik.games.destiny.language.english.orders import counted, done_by, done_to
from dejarik.games.destiny.language.english.selectors import owner
from dejarik.kernel.program import ALL, Selector
from dejarik.speech.clause import Clause
from dejarik.speech.doors import Quality
from dejarik.speech.voice import Voice


@clauses.register
def _reveal(node: nodes.Reveal, voice: Voice) -> list[Clause]:
    how_long = " until the action phase ends" if node.detects else ""
    if _is_whole_hand(node.cards) and not how_long:
        voice.touch(node.cards, "the revealed cards", node.name)
        return [Clause(f"reveal {owner(node.cards.whose, voice)} hand")]
    found = done_to(node.cards, "reveal", how_long, voice)
    if isinstance(node.cards, selectors.Pick) and (node.cards.filters or node.cards.is_joint()):
        found = [Clause(_hand_first(one.text, voice)) for one in found]
    many = "cards" in voice.it
    voice.touch(node.cards, f"the revealed {'cards' if many else 'card'}", node.name)
    return found


def _is_whole_hand(cards: Selector) -> TypeGuard[selectors.Pick]:
    """Whether all cards of a certain hand are meant."""
    if not isinstance(cards, selectors.Pick) or cards.filters or cards.how != ALL:
        return False
    return cards.zone == selectors.HAND and cards.whose != selectors.ANYONES


def _hand_first(order: str, voice: Voice) -> str:
    """Where cards are revealed from, said before what they are."""
    hand = f" from {voice.yours} hand"
    return order.replace(hand, "").replace("reveal", f"reveal{hand}", 1) if hand in order else order


@clauses.register
def _discard_from_hand(node: nodes.DiscardFromHand, voice: Voice) -> list[Clause]:
    return counted("discard", done_to(node.cards, "discard", "", voice))


@clauses.register
def _draw(node: nodes.Draw, voice: Voice) -> list[Clause]:
    much, end = measure(node.amount, "card", voice)
    if isinstance(node.amount, nodes.CardsMissing):
        much = f"cards until {possessive(node.amount.who, voice)} hand is up to its size"
    voice.names[DONE] = "the number of cards drawn"
    return done_by(node.who, f"draw {much}{end}", voice)


@clauses.register
def _look_at_hand(node: nodes.LookAtHand, voice: Voice) -> list[Clause]:
    if isinstance(node.cards, selectors.Pick) and node.cards.how == ALL:
        return [Clause(f"look at {owner(node.cards.whose, voice)} hand")]
    return done_to(node.cards, "look at", "", voice, node.name)


@amount.register
def _cards_missing(node: nodes.CardsMissing, voice: Voice) -> str:
    return f"what {possessive(node.who, voice)} hand lacks to its size"


@quality.register
def _detected(node: nodes.Detected, voice: Voice) -> Quality:
    return Quality(("detected", "non-detected"), said=("is detected", "is not detected"))


@condition.register
def _was_last_of_hand(node: nodes.WasLastOfHand, voice: Voice) -> str:
    return "it was the last card of their hand"


@condition.register
def _discarded_by_effect(node: nodes.DiscardedByEffect, voice: Voice) -> str:
    zones = "a hand or deck" if len(node.zones) > 1 else "a hand"
    whose = "a die or card" if node.of_a_die else "a card"
    return f"the effect of {whose} did so from {zones}"
