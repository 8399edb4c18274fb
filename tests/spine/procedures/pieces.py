"""The pieces: figures, open attacks, hands, and the state that holds them. No rules."""

from __future__ import annotations

from typing import Final, cast

from dejarik.kernel.chance import Chance
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

FIRST_FIGURE: Final = 101
FIRST_CARD: Final = 301
OFF_BOARD: Final = 0

DEPLOYED: Final = 0
ACTIVATED: Final = 1
STEP: Final = 2
DECLARED: Final = 3
ROLLED: Final = 4
MODIFIED: Final = 5
DAMAGE: Final = 6
DEFEATED: Final = 7
ATTACK_ENDED: Final = 8
TOKEN_SPENT: Final = 9
CARD_PLAYED: Final = 10
REROLLED: Final = 11
ROUND_ENDED: Final = 12
ATTACK_EVENTS: Final = (DECLARED, ROLLED, MODIFIED, DAMAGE)

ATTACK_DIE: Final = 1
DEFENCE_DIE: Final = 2
DEAL: Final = 3

HITS: Final = 0
BLOCKS: Final = 1


class Kind:
    """What is printed on a kind of figure."""

    def __init__(self, speed: int, health: int, reach: int) -> None:
        self.speed = speed
        self.health = health
        self.reach = reach


KINDS: Final = {
    "scout": Kind(4, 3, 3),
    "guard": Kind(3, 4, 1),
    "hunter": Kind(3, 3, 2),
    "runner": Kind(12, 2, 1),
}


class Figure:
    """One figure on the table."""

    def __init__(self, number: int, seat: int, kind: str) -> None:
        self.id = number
        self.seat = seat
        self.kind = kind
        self.space = OFF_BOARD
        self.damage = 0
        self.tokens = 2
        self.is_spent = False

    def pack(self) -> list[object]:
        """As plain data."""
        return [self.id, self.seat, self.kind, self.space, self.damage, self.tokens, self.is_spent]


def unpack_figure(data: list[object]) -> Figure:
    """The figure that was packed."""
    number, seat, kind, space, damage, tokens, is_spent = data
    figure = Figure(cast("int", number), cast("int", seat), cast("str", kind))
    figure.space = cast("int", space)
    figure.damage = cast("int", damage)
    figure.tokens = cast("int", tokens)
    figure.is_spent = cast("bool", is_spent)
    return figure


class Attack:
    """One attack that is going on; several may be open, the last one innermost."""

    def __init__(self, number: int, attacker: int, target: int) -> None:
        self.id = number
        self.attacker = attacker
        self.target = target
        self.attack_dice: list[int] = []
        self.defence_dice: list[int] = []
        self.rerolled: list[int] = []
        self.damage = 0

    def pack(self) -> list[object]:
        """As plain data."""
        dice = [self.attack_dice.copy(), self.defence_dice.copy(), self.rerolled.copy()]
        return [self.id, self.attacker, self.target, *dice, self.damage]


def unpack_attack(data: list[object]) -> Attack:
    """The attack that was packed."""
    number, attacker, target, attack_dice, defence_dice, rerolled, damage = data
    attack = Attack(cast("int", number), cast("int", attacker), cast("int", target))
    attack.attack_dice = cast("list[int]", attack_dice)
    attack.defence_dice = cast("list[int]", defence_dice)
    attack.rerolled = cast("list[int]", rerolled)
    attack.damage = cast("int", damage)
    return attack


class Skirmish(State):
    """Figures, hands, open attacks, and whose turn it is."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, 2, chance)
        self.figures: list[Figure] = []
        self.hands: list[list[int]] = [[], []]
        self.discards: list[int] = []
        self.attacks: list[Attack] = []
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

    def standing_on(self, space: int) -> list[Figure]:
        """The figures on a space; more than one only while one of them moves through."""
        return [one for one in self.figures if one.space == space != OFF_BOARD]

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
            [self.attack_count, self.round, self.active, self.initiative],
        ]

    def take_pieces(self, data: list[object]) -> None:
        """Take over what this game added."""
        figures, hands, discards, attacks, numbers = cast("list[list[list[object]]]", data)
        self.figures = [unpack_figure(one) for one in figures]
        self.hands = cast("list[list[int]]", hands)
        self.discards = cast("list[int]", discards)
        self.attacks = [unpack_attack(one) for one in attacks]
        counters = cast("list[int]", numbers)
        self.attack_count, self.round, self.active, self.initiative = counters

    def pack(self) -> list[object]:
        """The whole state as plain data."""
        return [self.pack_spine(), self.knowledge.identity, self.pack_pieces()]


def table(s: State) -> Skirmish:
    """The state as this game knows it."""
    assert isinstance(s, Skirmish)
    return s
