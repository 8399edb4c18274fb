"""Draws of chance in the words of the game: what each is for, and what it has led to."""

from typing import Final

from dejarik.games.swccg.model import ids, purposes
from dejarik.games.swccg.model.state import Table, table_of
from dejarik.kernel.state import State

PURPOSES: Final = {**purposes.NAMES}


def drawn(s: State, purpose: int, obj: int) -> str:
    """What a draw has led to, or for whom it was."""
    t = table_of(s)
    if purpose != purposes.SHUFFLE:
        return f"seat {obj}"
    seat, pile = divmod(obj, ids.PILES)
    name = ids.PILE_NAMES[pile]
    order = _codes(t, t.pile(seat, pile)[::-1])
    return (
        f"seat {seat}, {name} from the top: {order}; in hand: {_codes(t, t.pile(seat, ids.HAND))}"
    )


def _codes(t: Table, cards: list[int]) -> str:
    return " ".join(t.definition_of(card).code for card in cards) or "nothing"
