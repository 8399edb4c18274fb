"""Determinizing for the spine games: what it takes when hidden cards are all there is to it."""

from dejarik.kernel.chance import KEYED, Chance
from dejarik.kernel.state import State

REDRAW = 90


def redraw(copy: State, seat: int, seed: bytes, pools: list[list[int]]) -> None:
    """Deal the unknown cards of each pool of a copy anew, and take others' open answers back."""
    chance = Chance(seed, KEYED)
    identity = copy.knowledge.identity
    for number, pool in enumerate(pools):
        hidden = [card for card in pool if not copy.knowledge.knows(seat, card)]
        left = sorted(identity[card] for card in hidden)
        for card in hidden:
            identity[card] = left.pop(chance.draw(REDRAW, number, len(left)))
    copy.chance.reseed(seed)
    for form in copy.frames[-1].forms:
        if form.seat != seat:
            form.picks = []
            form.closed = False
    copy.index = None
    copy.decisions = None
