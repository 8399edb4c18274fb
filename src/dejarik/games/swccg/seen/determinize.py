"""
Determinize: a copy in which everything a seat cannot know is drawn anew.

Lists of decks are open, so whatever a seat does not know of a deck is dealt anew among the cards
it does not know. Equal views give equal copies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import ids
from dejarik.kernel.chance import SWIFT, Chance
from dejarik.kernel.stack import forget_answers

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table

_DEAL: Final = 1


def determinize(t: Table, seat: int, seed: bytes) -> Table:
    """An imagined state: for the seat it could be the true one."""
    copy = t.clone()
    copy.recorder = None
    chance = Chance(seed, SWIFT)
    identity = copy.knowledge.identity
    for player in copy.players:
        first = 1 + player.seat * ids.DECK
        unknown = [
            card
            for card in range(first, min(first + ids.DECK, len(identity)))
            if not copy.knowledge.knows(seat, card)
        ]
        left = sorted(identity[card] for card in unknown)
        for card in unknown:
            identity[card] = left.pop(chance.draw(_DEAL, player.seat, len(left)))
    forget_answers(copy, seat)
    copy.chance.reseed(seed)
    copy.decisions = None
    return copy
