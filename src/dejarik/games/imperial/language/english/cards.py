"""Command cards drawn, discarded and cancelled, in English."""

from __future__ import annotations

from dejarik.games.imperial.effects import cards as nodes
from dejarik.games.imperial.language.english.deeds import Deed
from dejarik.games.imperial.language.english.doors import deeds
from dejarik.speech.plurals import count
from dejarik.speech.voice import Voice


@deeds.register
def _draw_cards(node: nodes.DrawCards, voice: Voice) -> list[Deed]:
    return [Deed(voice.they, f"draw {count(node.amount, 'Command card')}")]


@deeds.register
def _discard_drawn(node: nodes.DiscardDrawn, voice: Voice) -> list[Deed]:
    return [Deed(voice.they, "discard 1 of the cards just drawn")]


@deeds.register
def _discard_from_hand(node: nodes.DiscardFromHand, voice: Voice) -> list[Deed]:
    if node.at_random:
        return [Deed("your opponent", "discard 1 random Command card from hand")]
    return [Deed(voice.they, "discard 1 Command card from your hand")]


@deeds.register
def _cancel(node: nodes.Cancel, voice: Voice) -> list[Deed]:
    return [Deed(voice.they, "cancel it")]
