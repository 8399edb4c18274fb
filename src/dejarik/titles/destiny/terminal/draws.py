"""Draws of chance in Destiny's words: what each is for, and what it has led to."""

from typing import Final

from dejarik.games.destiny.effects.selectors import RANDOM_PICK
from dejarik.games.destiny.model.facts import write_side
from dejarik.games.destiny.model.state import Table, table_of
from dejarik.games.destiny.rules.changes.cards import SHUFFLE
from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.games.destiny.rules.flow.setup import ROLL_OFF
from dejarik.kernel.state import State

PURPOSES: Final = {
    ROLL: "roll",
    SHUFFLE: "shuffle",
    ROLL_OFF: "roll-off",
    RANDOM_PICK: "random pick",
}


def drawn(s: State, purpose: int, obj: int) -> str:
    """What a draw has led to: the side of a die, the order of a deck."""
    t = table_of(s)
    if purpose == ROLL:
        die = t.dice.get(obj, t.gone_dice.get(obj))
        if die is None:
            return f"die {obj}"
        code = t.definition_of_die(die).facts.code
        return f"die {obj} of {code}: {write_side(t.side_of(die))}"
    if purpose == SHUFFLE:
        deck, hand = t.players[obj].deck, t.players[obj].hand
        return f"seat {obj}, from the top: {_codes(t, deck[::-1])}; in hand: {_codes(t, hand)}"
    return f"seat {obj}" if purpose == RANDOM_PICK else "who wins it"


def _codes(t: Table, cards: list[int]) -> str:
    return " ".join(t.definition(card).facts.code for card in cards) or "nothing"
