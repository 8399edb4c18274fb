"""
The pieces of a skirmish: groups, figures, tokens, sides, open attacks and activations.

Plain data with `clone` and `pack`; what they may do is in the rules.
"""

from __future__ import annotations

from typing import Final

from dejarik.games.imperial.model.dice import RolledDie
from dejarik.games.imperial.model.ids import NOWHERE
from dejarik.kernel.ids import NOTHING

NO_OWNER: Final = -1


class Group:
    """A Deployment card with its figures; `card` is the number of its definition."""

    __slots__ = ("card", "figures", "id", "ready", "seat", "upgrades")

    def __init__(self, number: int, seat: int, card: int) -> None:
        self.id: int = number
        self.seat: int = seat
        self.card: int = card
        self.ready: bool = True
        self.figures: list[int] = []
        self.upgrades: list[int] = []

    def clone(self) -> Group:
        """An independent copy."""
        other = Group(self.id, self.seat, self.card)
        other.ready = self.ready
        other.figures = self.figures.copy()
        if self.upgrades:
            other.upgrades = self.upgrades.copy()
        return other

    def pack(self) -> list[object]:
        """As plain data."""
        return [self.id, self.seat, self.card, self.ready, self.figures, self.upgrades]


class Upgrade:
    """A skirmish upgrade of a side, attached to a group or to none."""

    __slots__ = ("card", "group", "id", "seat")

    def __init__(self, number: int, seat: int, card: int, group: int) -> None:
        self.id: int = number
        self.seat: int = seat
        self.card: int = card
        self.group: int = group

    def clone(self) -> Upgrade:
        """An independent copy."""
        return Upgrade(self.id, self.seat, self.card, self.group)

    def pack(self) -> list[object]:
        """As plain data."""
        return [self.id, self.seat, self.card, self.group]


class Figure:
    """
    One figure: where it stands, its damage and conditions; what it carries the tokens say.

    `seat` is the side it belongs to; `card` the number of its group's definition; `number` its
    place in the group. `power` are the symbols of its power tokens. `activated`: it had its
    activation while its group is active.
    """

    __slots__ = (
        "activated",
        "card",
        "conditions",
        "damage",
        "group",
        "id",
        "number",
        "placement",
        "power",
        "seat",
    )

    def __init__(self, number: int, group: int, seat: int, card: int, place: int) -> None:
        self.id: int = number
        self.group: int = group
        self.seat: int = seat
        self.card: int = card
        self.number: int = place
        self.placement: int = NOWHERE
        self.damage: int = 0
        self.conditions: int = 0
        self.power: list[int] = []
        self.activated: bool = False

    def is_on_map(self) -> bool:
        """Whether it stands on the map."""
        return self.placement != NOWHERE

    def has(self, condition: int) -> bool:
        """Whether it has a condition."""
        return bool(self.conditions & condition)

    def clone(self) -> Figure:
        """An independent copy."""
        other = Figure(self.id, self.group, self.seat, self.card, self.number)
        other.placement = self.placement
        other.damage = self.damage
        other.conditions = self.conditions
        other.power = self.power.copy()
        other.activated = self.activated
        return other

    def pack(self) -> list[object]:
        """As plain data."""
        state = [self.placement, self.damage, self.conditions, int(self.activated)]
        return [self.id, self.group, self.seat, self.card, self.number, *state, *self.power]


class Token:
    """An object on the map: a terminal, a crate, a panel; `space` is NOWHERE once it is gone."""

    __slots__ = ("carrier", "damage", "id", "kind", "owner", "side", "space")

    def __init__(self, number: int, kind: str, space: int) -> None:
        self.id: int = number
        self.kind: str = kind
        self.space: int = space
        self.side: int = 0
        self.owner: int = NO_OWNER
        self.damage: int = 0
        self.carrier: int = NOTHING

    def clone(self) -> Token:
        """An independent copy."""
        other = Token(self.id, self.kind, self.space)
        other.side = self.side
        other.owner = self.owner
        other.damage = self.damage
        other.carrier = self.carrier
        return other

    def pack(self) -> list[object]:
        """As plain data."""
        return [self.id, self.kind, self.space, self.side, self.owner, self.damage, self.carrier]


class Side:
    """A player: hand, deck and discard pile of Command cards, points, zone."""

    __slots__ = ("deck", "defeat_points", "discard", "hand", "points", "seat", "suffered", "zone")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.points: int = 0
        self.defeat_points: int = 0
        self.suffered: int = 0
        self.zone: int = NO_OWNER

    def clone(self) -> Side:
        """An independent copy."""
        other = Side(self.seat)
        other.hand = self.hand.copy()
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.points = self.points
        other.defeat_points = self.defeat_points
        other.suffered = self.suffered
        other.zone = self.zone
        return other

    def pack(self) -> list[object]:
        """As plain data."""
        counts = [self.points, self.defeat_points, self.suffered, self.zone]
        return [self.seat, self.hand, self.deck, self.discard, *counts]


class Attack:
    """
    One attack that is going on; several may be open, the last one innermost.

    `seat` is who makes it, `space` the target space, `stood` the placement of the target when it
    was named. `bonus` are symbols and amounts that the effect that grants it adds. `sums` are the
    results by symbol once they are modified, `cleaves` its Cleaves one by one, `surges` what is
    left of them; `spent` are the surge abilities used, `keywords` the conditions of its condition
    keywords, `focused` whether Focused gave it a die. `suffered` is the damage its target suffered
    from it, `uses` abilities that are used once an attack, `powered` figures that have spent a
    power token in it.
    """

    __slots__ = (
        "attack_dice",
        "attacker",
        "bonus",
        "cleaves",
        "defeated",
        "defence_dice",
        "distance",
        "ended",
        "focused",
        "id",
        "is_melee",
        "keywords",
        "missed",
        "pool",
        "powered",
        "reach",
        "seat",
        "space",
        "spent",
        "stood",
        "suffered",
        "sums",
        "surges",
        "target",
        "uses",
    )

    def __init__(self, number: int, seat: int, attacker: int, is_melee: bool) -> None:
        self.id: int = number
        self.seat: int = seat
        self.attacker: int = attacker
        self.is_melee: bool = is_melee
        self.target: int = NOTHING
        self.space: int = NOWHERE
        self.stood: int = NOWHERE
        self.distance: int = 0
        self.reach: bool = False
        self.pool: list[int] = []
        self.bonus: list[int] = []
        self.cleaves: list[int] = []
        self.attack_dice: list[RolledDie] = []
        self.defence_dice: list[RolledDie] = []
        self.sums: list[int] = []
        self.surges: int = 0
        self.spent: list[int] = []
        self.keywords: int = 0
        self.focused: bool = False
        self.missed: bool = False
        self.ended: bool = False
        self.suffered: int = 0
        self.defeated: bool = False
        self.uses: list[int] = []
        self.powered: list[int] = []

    def sum_of(self, symbol: int) -> int:
        """What the results come to for a symbol or keyword; nothing before they are modified."""
        return self.sums[symbol] if self.sums else 0

    def clone(self) -> Attack:
        """An independent copy."""
        other = Attack(self.id, self.seat, self.attacker, self.is_melee)
        other.target = self.target
        other.space = self.space
        other.stood = self.stood
        other.distance = self.distance
        other.reach = self.reach
        other.pool = self.pool.copy()
        other.bonus = self.bonus.copy()
        other.cleaves = self.cleaves.copy()
        other.attack_dice = [die.clone() for die in self.attack_dice]
        other.defence_dice = [die.clone() for die in self.defence_dice]
        other.sums = self.sums.copy()
        other.surges = self.surges
        other.spent = self.spent.copy()
        other.keywords = self.keywords
        other.focused = self.focused
        other.missed = self.missed
        other.ended = self.ended
        other.suffered = self.suffered
        other.defeated = self.defeated
        other.uses = self.uses.copy()
        other.powered = self.powered.copy()
        return other

    def pack(self) -> list[object]:
        """As plain data."""
        return [
            [self.id, self.seat, self.attacker, int(self.is_melee), self.target, self.space],
            [self.stood, self.distance, int(self.reach), self.surges],
            [self.keywords, int(self.focused)],
            [int(self.missed), int(self.ended), self.suffered, int(self.defeated)],
            self.pool,
            self.bonus,
            self.cleaves,
            [die.pack() for die in self.attack_dice],
            [die.pack() for die in self.defence_dice],
            self.sums,
            self.spent,
            self.uses,
            self.powered,
        ]


class Activation:
    """
    The activation of one figure; a stack, as an interrupt may hold one inside another.

    `serial` tells activations apart. `seen_by` is the mask of hostile figures (by their place
    among all) that saw it when it began; `fallen` counts hostile figures defeated in it. `stopped`
    are massive figures that ended a movement on others in it.
    """

    __slots__ = (
        "actions",
        "attacks",
        "exited",
        "fallen",
        "figure",
        "points",
        "seen_by",
        "serial",
        "specials",
        "stopped",
        "stun_after",
        "uses",
    )

    def __init__(self, figure: int, serial: int) -> None:
        self.figure: int = figure
        self.serial: int = serial
        self.actions: int = 0
        self.attacks: int = 0
        self.points: int = 0
        self.exited: bool = False
        self.seen_by: int = 0
        self.fallen: int = 0
        self.stun_after: int = 0
        self.specials: list[int] = []
        self.stopped: list[int] = []
        self.uses: list[int] = []

    def clone(self) -> Activation:
        """An independent copy."""
        other = Activation(self.figure, self.serial)
        other.actions = self.actions
        other.attacks = self.attacks
        other.points = self.points
        other.exited = self.exited
        other.seen_by = self.seen_by
        other.fallen = self.fallen
        other.stun_after = self.stun_after
        other.specials = self.specials.copy()
        other.stopped = self.stopped.copy()
        other.uses = self.uses.copy()
        return other

    def pack(self) -> list[object]:
        """As plain data."""
        numbers = [self.actions, self.attacks, self.points, int(self.exited)]
        more = [self.seen_by, self.fallen, self.stun_after]
        return [self.figure, self.serial, numbers, more, self.specials, self.uses, self.stopped]
