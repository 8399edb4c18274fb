"""Retrieval in English."""

from __future__ import annotations

from dejarik.games.swccg.effects import retrieval as nodes
from dejarik.games.swccg.effects.amounts import DestinyDrawn
from dejarik.games.swccg.language.english.doors import amount, deeds, noun
from dejarik.games.swccg.language.english.nouns import Description
from dejarik.speech.clause import STATEMENT, Clause
from dejarik.speech.voice import Voice


@noun.register
def _lost_cards(node: nodes.LostCards, voice: Voice) -> str:
    many = Description(node.what, voice).many()
    if node.up_to:
        return f"{many} of your choice, at most {_as_many(node, voice)}"
    return f"{_as_many(node, voice)} {many} of your choice"


def _as_many(node: nodes.LostCards, voice: Voice) -> str:
    return "that many" if isinstance(node.count, DestinyDrawn) else amount(node.count, voice)


@deeds.register
def _retrieve_cards(node: nodes.RetrieveCards, voice: Voice) -> list[Clause]:
    lead = "you may " if node.what.up_to else ""
    order = f"from your Lost Pile, {lead}retrieve {noun(node.what, voice)}"
    return [Clause(order, STATEMENT)]


@deeds.register
def _retrieve_nearest(node: nodes.RetrieveNearest, voice: Voice) -> list[Clause]:
    thing = Description(node.what, voice).thing()
    return [Clause(f"retrieve into your hand the {thing} that lies highest in your Lost Pile")]
