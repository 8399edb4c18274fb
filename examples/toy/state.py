"""
The toy game's state and numbers: what lies where, and what things are called.

Part of the game in `game.py`.
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
BY_LIFE, BY_CONCESSION = "life", "concession"


class ToyState(State):
    """The kernel's state, and where each card lies."""

    def __init__(self, game: Game, chance: Chance, seats: int = 2) -> None:
        super().__init__(game, seats, chance)
        self.life = [LIFE] * seats
        self.decks: list[list[int]] = [[] for _ in range(seats)]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.tables: list[list[int]] = [[] for _ in range(seats)]
        self.piles: list[list[int]] = [[] for _ in range(seats)]
        self.first = 0
        self.round = 0

    def clone(self) -> ToyState:
        """An independent copy."""
        other = ToyState(self.game, self.chance.clone(), self.seats)
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

    @property
    def out(self) -> list[int]:
        """The seats that have given up or have no life left, the first of them first."""
        return self.conceded

    def playing(self) -> list[int]:
        """The seats that are still in the game, in the order of a round."""
        turns = [(self.first + place) % self.seats for place in range(self.seats)]
        return [seat for seat in turns if seat not in self.out]

    def next_after(self, seat: int) -> int:
        """The next seat to the left that is still in the game."""
        others = [(seat + place) % self.seats for place in range(1, self.seats + 1)]
        return next(other for other in others if other not in self.out)


def toy(s: State) -> ToyState:
    """The state as what it is."""
    return cast("ToyState", s)


def owner(card: int) -> int:
    """Whose card this is, by its number."""
    return (card - 1) // len(CARDS)
