"""
The pieces: figures, open attacks, hands, and the state that holds them. No rules.

The board is that of the game of procedures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from dejarik.kernel.state import State
from tests.spine.procedures.board import DISTANCES, neighbours

if TYPE_CHECKING:
    from dejarik.kernel.chance import Chance
    from dejarik.kernel.game import Game

FIRST_FIGURE: Final = 101
FIRST_CARD: Final = 301
MISSION: Final = 801
OFF_BOARD: Final = 0

ACTIVATED: Final = 1
STEP: Final = 2
DECLARED: Final = 3
ROLLED: Final = 4
REROLLED: Final = 5
MODIFIED: Final = 6
SURGES: Final = 7
SURGE_SPENT: Final = 8
DAMAGE: Final = 9
DEFEATED: Final = 10
ATTACK_ENDED: Final = 11
CARD_PLAYED: Final = 12
COMMAND: Final = 13
"""A command has been played and paid for; its effect is to come."""
ROUND_ENDED: Final = 14
KINDS: Final = range(ACTIVATED, ROUND_ENDED + 1)
ATTACK_STEPS: Final = (DECLARED, ROLLED, MODIFIED, SURGES)

ATTACK_DIE: Final = 1
DEFENCE_DIE: Final = 2
DEAL: Final = 3
ATTACK_FACES: Final = (0, 10, 11, 20, 21, 30)
"""Ten for each hit, one for each surge."""
DEFENCE_FACES: Final = (0, 10, 10, 1, 11, 20)
"""Ten for each block, one for each evade."""
ATTACK_DICE: Final = (0, 1)
DEFENCE_DICE: Final = (2,)

HITS: Final = 1
BLOCKS: Final = 2

MORE_DAMAGE: Final = 1
BLAST: Final = 2
PIERCE: Final = 3


class Printed:
    """What is printed on a kind of figure."""

    def __init__(self, speed: int, health: int, reach: int) -> None:
        self.speed = speed
        self.health = health
        self.reach = reach


FIGURES: Final = {
    "trooper": Printed(3, 2, 4),
    "guard": Printed(3, 4, 1),
    "bomber": Printed(2, 3, 3),
    "zealot": Printed(4, 2, 1),
}


class Figure:
    """One figure on the table; by whom it was struck last, and in which attack."""

    def __init__(self, number: int, seat: int, kind: str) -> None:
        self.id = number
        self.seat = seat
        self.kind = kind
        self.space = OFF_BOARD
        self.damage = 0
        self.is_spent = False
        self.struck_by = 0
        self.struck_in = 0

    def pack(self) -> list[object]:
        """As plain data."""
        numbers = [self.space, self.damage, self.struck_by, self.struck_in]
        return [self.id, self.seat, self.kind, self.is_spent, *numbers]


def unpack_figure(data: list[object]) -> Figure:
    """The figure that was packed."""
    number, seat, kind, is_spent, *numbers = data
    figure = Figure(cast("int", number), cast("int", seat), cast("str", kind))
    figure.is_spent = cast("bool", is_spent)
    figure.space, figure.damage, figure.struck_by, figure.struck_in = cast("list[int]", numbers)
    return figure


class Attack:
    """One attack that is going on; several may be open, the last one innermost."""

    def __init__(self, number: int, attacker: int, target: int) -> None:
        self.id = number
        self.attacker = attacker
        self.target = target
        self.dice: list[int] = []
        self.rerolled: list[int] = []
        self.spent: list[int] = []
        self.hits = 0
        self.blocks = 0
        self.surges = 0

    def pack(self) -> list[object]:
        """As plain data."""
        lists = [self.dice.copy(), self.rerolled.copy(), self.spent.copy()]
        return [self.id, self.attacker, self.target, self.hits, self.blocks, self.surges, *lists]


def unpack_attack(data: list[object]) -> Attack:
    """The attack that was packed."""
    number, attacker, target, hits, blocks, surges = cast("list[int]", data[:6])
    attack = Attack(number, attacker, target)
    attack.hits, attack.blocks, attack.surges = hits, blocks, surges
    attack.dice, attack.rerolled, attack.spent = cast("list[list[int]]", data[6:])
    return attack


class Skirmish(State):
    """Figures, hands, open attacks, and whose turn it is."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, 2, chance)
        self.figures: list[Figure] = []
        self.hands: list[list[int]] = [[], []]
        self.discards: list[int] = []
        self.attacks: list[Attack] = []
        self.falling: list[int] = []
        self.attack_count = 0
        self.round = 1
        self.active = 0
        self.initiative = 0

    def figure(self, number: int) -> Figure:
        """The figure with this number."""
        return self.figures[number - FIRST_FIGURE]

    def attack(self, number: int) -> Attack:
        """The open attack with this number."""
        return next(one for one in self.attacks if one.id == number)

    def standing(self, seat: int) -> list[Figure]:
        """The figures of a seat on the board."""
        return [one for one in self.figures if one.seat == seat and one.space]

    def ready(self, seat: int) -> list[int]:
        """The figures of a seat that may still be activated this round."""
        return [one.id for one in self.standing(seat) if not one.is_spent]

    def is_free(self, space: int) -> bool:
        """Whether no figure stands on a space."""
        return all(one.space != space for one in self.figures)

    def next_spaces(self, figure: Figure, path: list[int]) -> list[int]:
        """The free spaces a path may go on to, with the points that are left."""
        if len(path) == FIGURES[figure.kind].speed:
            return []
        here = path[-1] if path else figure.space
        return [space for space in neighbours(here) if self.is_free(space)]

    def in_reach(self, attacker: Figure, target: Figure) -> bool:
        """Whether one figure could attack the other."""
        if OFF_BOARD in (attacker.space, target.space) or attacker.seat == target.seat:
            return False
        return DISTANCES[attacker.space][target.space] <= FIGURES[attacker.kind].reach

    def beside(self, space: int) -> list[Figure]:
        """The figures on the spaces next to one, of either side."""
        return [one for one in self.figures if one.space in neighbours(space)]

    def clone(self) -> Skirmish:
        """An independent copy."""
        other = Skirmish(self.game, self.chance.clone())
        other.take_pieces(self.pack_pieces())
        self.copy_spine_to(other)
        return other

    def pack_pieces(self) -> list[object]:
        """What this game adds, as plain data."""
        return [
            [figure.pack() for figure in self.figures],
            [hand.copy() for hand in self.hands],
            self.discards.copy(),
            [attack.pack() for attack in self.attacks],
            self.falling.copy(),
            [self.attack_count, self.round, self.active, self.initiative],
        ]

    def take_pieces(self, data: list[object]) -> None:
        """Take over what this game added."""
        figures, hands, discards, attacks, falling, numbers = cast("list[list[list[object]]]", data)
        self.figures = [unpack_figure(one) for one in figures]
        self.hands = cast("list[list[int]]", hands)
        self.discards = cast("list[int]", discards)
        self.attacks = [unpack_attack(one) for one in attacks]
        self.falling = cast("list[int]", falling)
        counters = cast("list[int]", numbers)
        self.attack_count, self.round, self.active, self.initiative = counters

    def pack(self) -> list[object]:
        """The whole state as plain data."""
        return [self.pack_spine(), self.knowledge.identity, self.pack_pieces()]


def table(s: State) -> Skirmish:
    """The state as this game knows it."""
    assert isinstance(s, Skirmish)
    return s
