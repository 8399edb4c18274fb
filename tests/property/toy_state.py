"""
The toy game's state and numbers: what lies where, and what things are called.

Part of the game in `toy.py`.
"""

from __future__ import annotations

from typing import cast

from dejarik.kernel.chance import Chance
from dejarik.kernel.decisions import GAME_OPTION
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

HURT, HEALED, DISCARDED, PLAYED, DRAWN, ROLLED, ROUND_BEGAN = range(1, 8)
WOULD, BEFORE, AFTER = range(3)
STRENGTH = 1
END_OF_ROUND = 1
DIE, DEAL, DECK = range(1, 4)
BID, ACT = 10, 11
PLAY, ROLL, TRADE = GAME_OPTION, GAME_OPTION + 1, GAME_OPTION + 2

STRIKE, BOMB, BANNER, GUARD, WARD, ECHO = range(1, 7)
CARDS = (STRIKE, STRIKE, BOMB, BANNER, GUARD, WARD, ECHO, ECHO)
STAYING = (GUARD, WARD, ECHO)
HAND, LIFE, ROUNDS = 3, 6, 6


class ToyState(State):
    """The kernel's state, and where each card lies."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, 2, chance)
        self.life = [LIFE, LIFE]
        self.decks: list[list[int]] = [[], []]
        self.hands: list[list[int]] = [[], []]
        self.tables: list[list[int]] = [[], []]
        self.piles: list[list[int]] = [[], []]
        self.first = 0
        self.round = 0

    def clone(self) -> ToyState:
        """An independent copy."""
        other = ToyState(self.game, self.chance.clone())
        self.copy_spine_to(other)
        other.life = self.life.copy()
        other.decks = [zone.copy() for zone in self.decks]
        other.hands = [zone.copy() for zone in self.hands]
        other.tables = [zone.copy() for zone in self.tables]
        other.piles = [zone.copy() for zone in self.piles]
        other.first = self.first
        other.round = self.round
        return other

    def pack(self) -> list[object]:
        """As plain data."""
        return [self.pack_spine(), self.knowledge.identity, *self.zones(), self.first, self.round]

    def zones(self) -> list[object]:
        """Life and the places of cards."""
        return [self.life, self.decks, self.hands, self.tables, self.piles]


def toy(s: State) -> ToyState:
    """The state as what it is."""
    return cast("ToyState", s)


def owner(card: int) -> int:
    """Whose card this is, by its number."""
    return (card - 1) // len(CARDS)
