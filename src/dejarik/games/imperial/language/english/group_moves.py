"""Moves of several figures in English."""

from __future__ import annotations

from dejarik.games.imperial.effects import group_moves as nodes
from dejarik.games.imperial.language.english.deeds import Deed
from dejarik.games.imperial.language.english.doors import deeds
from dejarik.games.imperial.language.english.figures import Description
from dejarik.games.imperial.language.english.movement import spaces_words
from dejarik.kernel.terms import Number
from dejarik.speech.voice import Voice


@deeds.register
def _each_may_move(node: nodes.EachMayMove, voice: Voice) -> list[Deed]:
    who = Description(node.filters, voice).every()
    far = spaces_words(Number(node.spaces), voice)
    return [Deed(who, f"move {far}, one after the other in the order you like", may=True)]
