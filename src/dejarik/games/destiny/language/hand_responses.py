"""Words for responses out of a hand that nothing shows."""

from __future__ import annotations

from dataclasses import replace

from dejarik.games.destiny.effects import hand_responses as nodes
from dejarik.games.destiny.effects.triggers import Triggered


def from_hand_unseen(ability: Triggered) -> nodes.FromHandUnseen:
    """An ability that may be used while the card is in your hand, which nobody can see."""
    return nodes.FromHandUnseen(replace(ability, effect=nodes.OfferFromHand(ability.effect)))
