"""Responses out of a hand in English."""

from __future__ import annotations

from dejarik.games.destiny.effects import hand_responses as nodes
from dejarik.games.destiny.language.english.doors import clauses, part
from dejarik.kernel.ops import May
from dejarik.speech.clause import Clause
from dejarik.speech.voice import Voice


@part.register
def _from_hand_unseen(node: nodes.FromHandUnseen, voice: Voice) -> str:
    return f"While this is in your hand: {part(node.ability, voice)}"


@clauses.register
def _offer_from_hand(node: nodes.OfferFromHand, voice: Voice) -> list[Clause]:
    return clauses(May(node.effect), voice)
