"""Draws of chance in the words of Imperial Assault: what each is for, and what it has led to."""

from typing import Final

from dejarik.games.imperial.model.dice import ATTACK_COLOURS, COLOURS, DEFENCE_COLOURS
from dejarik.games.imperial.model.ids import is_figure
from dejarik.games.imperial.model.state import Battle, battle_of
from dejarik.games.imperial.rules import chances
from dejarik.kernel.state import State

PURPOSES: Final = {
    chances.SHUFFLE: "shuffle",
    chances.INITIATIVE: "initiative",
    chances.MISSION_DRAW: "mission",
    chances.MISSION_CARD: "map and mission",
    chances.TIE_BREAK: "tie-break",
    chances.RANDOM_CARD: "random card",
    **{chances.attack_die(one): f"{COLOURS[one]} attack die" for one in ATTACK_COLOURS},
    **{chances.defence_die(one): f"{COLOURS[one]} defence die" for one in DEFENCE_COLOURS},
    **{chances.other_die(place): f"{colour} die" for place, colour in enumerate(COLOURS)},
}


def drawn(s: State, purpose: int, obj: int) -> str:
    """What a draw has led to, or for whom it was."""
    b = battle_of(s)
    if purpose == chances.SHUFFLE:
        deck, hand = b.sides[obj].deck, b.sides[obj].hand
        return f"seat {obj}, from the top: {_codes(b, deck[::-1])}; in hand: {_codes(b, hand)}"
    if purpose == chances.INITIATIVE:
        return "who has initiative"
    if purpose == chances.MISSION_DRAW:
        return f"mission {b.mission}"
    if purpose == chances.MISSION_CARD:
        return f"map {b.map_id}, mission {b.mission}"
    if is_figure(obj):
        return f"figure {obj}, {b.definition_of(b.figure(obj)).code}"
    return f"seat {obj}"


def _codes(s: Battle, cards: list[int]) -> str:
    return " ".join(s.definition_of_command(card).code for card in cards) or "nothing"
