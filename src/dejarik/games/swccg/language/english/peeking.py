"""Looking at the top of one's own deck, in English."""

from __future__ import annotations

from dejarik.games.swccg.effects import peeking as nodes
from dejarik.games.swccg.language.english.amounts import pile_name
from dejarik.games.swccg.language.english.doors import deeds
from dejarik.speech.clause import STATEMENT, Clause
from dejarik.speech.voice import Voice


@deeds.register
def _peek_at_top(node: nodes.PeekAtTop, voice: Voice) -> list[Clause]:
    return [
        Clause("look at the card on top of your Reserve Deck"),
        Clause(f"you may put it on top of your {pile_name(node.to)}", STATEMENT),
    ]
