"""
The things on the table: cards in zones, two seats, whose turn it is.

Belongs here: the state and the words for zones, events and bands.
Does not belong here: what cards do, or when.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.kernel.chance import Chance
from dejarik.kernel.state import State

if TYPE_CHECKING:
    from dejarik.kernel.game import Game

DECK: Final = 0
POOL: Final = 1
SPENT: Final = 2
HAND: Final = 3
LIMBO: Final = 4
FIELD: Final = 5
LOST: Final = 6
ZONES: Final = 7
LIFE: Final = (DECK, POOL, SPENT)

TURN: Final = 1
PHASE: Final = 2
INITIATE: Final = 3
DEPLOY: Final = 4
PLAY: Final = 5
LEAVE: Final = 6
PAY: Final = 7
ACTIVATE: Final = 8
DRAW: Final = 9
DAMAGE: Final = 10
RECIRCULATE: Final = 11
USE: Final = 12

RESPOND: Final = 0
JUST: Final = 1
TOP: Final = 2
DEADLINE: Final = 3
END: Final = 4

TITLES: Final = (
    "",
    "guard",
    "scout",
    "alarm",
    "tithe",
    "toll",
    "strike",
    "halt",
    "withdraw",
    "ambush",
    "welcome",
)
CHARACTERS: Final = ("guard", "scout")
INTERRUPTS: Final = ("strike", "halt", "withdraw", "ambush", "welcome")

COST: Final = 1
"""The statistic that surcharges modify."""


class Table(State):
    """Two seats and their cards; card 0 is no card."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, 2, chance)
        self.zones: list[list[int]] = [[] for _ in range(2 * ZONES)]
        self.owners: list[int] = []
        self.turn: int = 1
        self.used: list[int] = []

    def zone(self, seat: int, zone: int) -> list[int]:
        """One pile of one seat, top card last."""
        return self.zones[seat * ZONES + zone]

    def is_in(self, card: int, zone: int) -> bool:
        """Whether a card lies in its owner's zone of this name."""
        return card in self.zone(self.owners[card], zone)

    def add(self, identity: int, owner: int, zone: int) -> int:
        """Put a new card somewhere."""
        card = self.knowledge.add(identity)
        self.owners.append(owner)
        if card:
            self.zone(owner, zone).append(card)
            self.show(card, zone)
        return card

    def move(self, card: int, zone: int) -> None:
        """Take a card from wherever it is to its owner's zone, on top."""
        for pile in self.zones:
            if card in pile:
                pile.remove(card)
        self.zone(self.owners[card], zone).append(card)
        self.show(card, zone)
        self.index = None

    def show(self, card: int, zone: int) -> None:
        """Let those know a card who may in this zone."""
        if zone in (LIMBO, FIELD, LOST):
            self.knowledge.publish(card)
        elif zone == HAND:
            self.knowledge.show(card, self.owners[card])

    def title(self, card: int) -> str:
        """What a card is."""
        return TITLES[self.knowledge.identity[card]]

    def characters(self, seat: int) -> list[int]:
        """The characters of one seat on the field."""
        return [card for card in self.zone(seat, FIELD) if self.title(card) in CHARACTERS]

    def life(self, seat: int) -> int:
        """How many cards a seat has left to lose."""
        return sum(len(self.zone(seat, zone)) for zone in LIFE)

    def clone(self) -> Table:
        """An independent copy."""
        other = Table(self.game, self.chance.clone())
        self.copy_spine_to(other)
        other.zones = [pile.copy() for pile in self.zones]
        other.owners = self.owners.copy()
        other.turn = self.turn
        other.used = self.used.copy()
        return other

    def pack(self) -> list[object]:
        """The whole state as plain data."""
        identity = self.knowledge.identity
        return [self.pack_spine(), identity, self.zones, self.owners, self.turn, self.used]


def table_of(s: State) -> Table:
    """The kernel's state as this game's."""
    assert isinstance(s, Table)
    return s
