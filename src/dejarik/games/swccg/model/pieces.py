"""Players, copies, places and battles: the records a table is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model.ids import PILE_COUNT
from dejarik.kernel.ids import NOBODY, NOTHING

if TYPE_CHECKING:
    from dejarik.games.swccg.model.definition import Definition
    from dejarik.games.swccg.model.texts import Listening
    from dejarik.kernel.ids import EntityId

# Slots: how a copy is held.
PRESENT: Final = 0
"""At a location, by itself."""
CARRIED: Final = 1
"""A weapon or device on a character."""
ON_CARD: Final = 2
"""An Effect on another card or a location."""
BESIDE: Final = 3
"""Beside a pile, or on its owner's side of the table."""
LAYER: Final = 4
"""A location card: part of a place."""

# Marks of a copy: those of the turn are wiped at its end.
MOVED: Final = 1
BATTLED: Final = 2
DRAINED: Final = 4
REACTED: Final = 8
USED_WEAPON: Final = 16
USED_DEVICE: Final = 32
HIT: Final = 64
EXCLUDED: Final = 128
FIRED: Final = 256
BARRED: Final = 512
"""It may not battle or move for the rest of the turn."""
SECOND_WAY: Final = 1024
"""It was deployed in the second of the ways its text offers."""
LASTING_MARKS: Final = SECOND_WAY
BATTLE_MARKS: Final = HIT | EXCLUDED | FIRED


class Player:
    """
    A seat: which side of the Force, its piles (top last) and the Force it may still activate.

    `counts` says how often each definition is in the list of its deck, `answers` which texts of
    those can be used from hand (`rules.asking`); both are made when they are asked for.
    """

    __slots__ = ("answers", "counts", "deck", "generation", "piles", "seat", "side")

    def __init__(self, seat: int, side: int) -> None:
        self.seat: int = seat
        self.side: int = side
        self.generation: int = 0
        self.piles: list[list[int]] = [[] for _ in range(PILE_COUNT)]
        self.deck: list[int] = []
        self.counts: dict[int, int] = {}
        self.answers: dict[int, list[tuple[Definition, Listening]]] = {}

    def counted(self) -> dict[int, int]:
        """How often each definition is in the deck; not to be changed."""
        if not self.counts:
            for definition in self.deck:
                self.counts[definition] = self.counts.get(definition, 0) + 1
        return self.counts

    def clone(self) -> Player:
        """An independent copy; the list of the deck never changes."""
        other = Player(self.seat, self.side)
        other.generation = self.generation
        other.piles = [pile.copy() for pile in self.piles]
        other.deck = self.deck
        other.counts = self.counts
        other.answers = self.answers
        return other


class Copy:
    """
    A card on table.

    `side` is the seat on whose side it stands; `holder` a place, another copy or a pile; `since`
    the serial at which its text came into force.
    """

    __slots__ = ("card", "holder", "id", "marks", "owner", "side", "since", "slot")

    def __init__(self, number: int, card: int, owner: int) -> None:
        self.id: int = number
        self.card: int = card
        self.owner: int = owner
        self.side: int = owner
        self.holder: EntityId = NOTHING
        self.slot: int = PRESENT
        self.since: int = 0
        self.marks: int = 0

    def clone(self) -> Copy:
        """An independent copy."""
        other = Copy(self.id, self.card, self.owner)
        other.side = self.side
        other.holder = self.holder
        other.slot = self.slot
        other.since = self.since
        other.marks = self.marks
        return other

    def has(self, mark: int) -> bool:
        """Whether it has a mark."""
        return bool(self.marks & mark)

    def pack(self) -> list[int]:
        """As plain data."""
        numbers = [self.id, self.card, self.owner, self.side]
        return [*numbers, self.holder, self.slot, self.since, self.marks]


class Place:
    """
    A location on table: the copies of its cards, the last of which counts.

    `buried` are the cards under it, each behind the seat that buried it.
    """

    __slots__ = ("buried", "id", "layers", "strip")

    def __init__(self, number: int, strip: str) -> None:
        self.id: int = number
        self.strip: str = strip
        self.layers: list[int] = []
        self.buried: list[int] = []

    def clone(self) -> Place:
        """An independent copy."""
        other = Place(self.id, self.strip)
        other.layers = self.layers.copy()
        if self.buried:
            other.buried = self.buried.copy()
        return other

    def pack(self) -> list[object]:
        """As plain data."""
        return [self.id, self.strip, self.layers, self.buried]


INITIATION: Final = 0
WEAPONS: Final = 1
POWER: Final = 2
DAMAGE: Final = 3
OVER: Final = 4


class Battle:
    """
    A battle: where, who began it, what has been drawn and what is owed.

    Lists of two stand by seat. `destinies` are the battle destinies drawn: seat, card and value in
    turn; `bonus` is what was added to their total when it was made. `extra_power` and
    `extra_attrition` are destinies still to be drawn, `power_drawn` and `attrition_drawn` what
    they gave. `weapons` are those that have been tried, `immune` whom attrition does not reach.
    """

    __slots__ = (
        "attrition",
        "attrition_drawn",
        "bonus",
        "damage",
        "destinies",
        "excluded",
        "extra_attrition",
        "extra_destinies",
        "extra_power",
        "factors",
        "immune",
        "place",
        "power_drawn",
        "seat",
        "segment",
        "took_part",
        "totals",
        "weapons",
        "winner",
    )

    def __init__(self, place: int, seat: int) -> None:
        self.place: int = place
        self.seat: int = seat
        self.segment: int = INITIATION
        self.winner: int = NOBODY
        self.totals: list[int] = [0, 0]
        self.damage: list[int] = [0, 0]
        self.attrition: list[int] = [0, 0]
        self.extra_destinies: list[int] = [0, 0]
        self.factors: list[int] = [1, 1]
        self.destinies: list[int] = []
        self.weapons: list[int] = []
        self.excluded: list[int] = []
        self.took_part: list[int] = []
        self.extra_power: list[int] = [0, 0]
        self.extra_attrition: list[int] = [0, 0]
        self.power_drawn: list[int] = [0, 0]
        self.attrition_drawn: list[int] = [0, 0]
        self.bonus: list[int] = [0, 0]
        self.immune: list[int] = []

    def clone(self) -> Battle:
        """An independent copy."""
        other = Battle(self.place, self.seat)
        other.segment = self.segment
        other.winner = self.winner
        other.totals = self.totals.copy()
        other.damage = self.damage.copy()
        other.attrition = self.attrition.copy()
        other.extra_destinies = self.extra_destinies.copy()
        other.factors = self.factors.copy()
        other.destinies = self.destinies.copy()
        other.weapons = self.weapons.copy()
        other.excluded = self.excluded.copy()
        other.took_part = self.took_part.copy()
        other.extra_power = self.extra_power.copy()
        other.extra_attrition = self.extra_attrition.copy()
        other.power_drawn = self.power_drawn.copy()
        other.attrition_drawn = self.attrition_drawn.copy()
        other.bonus = self.bonus.copy()
        other.immune = self.immune.copy()
        return other

    def pack(self) -> list[object]:
        """As plain data."""
        numbers = [self.place, self.seat, self.segment, self.winner]
        by_seat = [self.totals, self.damage, self.attrition, self.extra_destinies, self.factors]
        drawn = [self.extra_power, self.extra_attrition, self.power_drawn, self.attrition_drawn]
        lists = [self.destinies, self.weapons, self.excluded, self.took_part, self.immune]
        return [numbers, by_seat, [*drawn, self.bonus], lists]
