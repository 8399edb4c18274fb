"""
The state of a skirmish: everything on the table, and whose turn it is.

Plain data. What is not saved: the board with its doors, which is looked up when it is asked
for and shared by all games on that map, and the occupancy, which follows from the figures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.model.ids import (
    FIRST_DOOR,
    FIRST_FIGURE,
    FIRST_GROUP,
    FIRST_TOKEN,
    FIRST_UPGRADE,
)
from dejarik.games.imperial.model.occupancy import Occupancy
from dejarik.games.imperial.model.pieces import (
    Activation,
    Attack,
    Figure,
    Group,
    Side,
    Token,
    Upgrade,
)
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.state import State

if TYPE_CHECKING:
    from dejarik.games.imperial.board.boards import Board
    from dejarik.games.imperial.board.maps import Map
    from dejarik.games.imperial.model.definition import Definition
    from dejarik.games.imperial.model.rulebook import Rulebook
    from dejarik.games.imperial.model.texts import During, Special, Surge
    from dejarik.kernel.chance import Chance


class Battle(State):
    """
    A skirmish.

    `turn` is the seat whose turn to activate it is, nobody before the first turn of a round;
    `activations` and `attacks` are stacks. `moment` numbers the moments at which abilities may be
    used; `played` are the Command cards played at a moment (moment, definition and seat in turn).
    `uses` are abilities used this round. `stopped` are massive figures that ended a movement on
    others at the start or end of the round that goes on, `door_damage` is the damage on doors, as
    far as any is.
    `lab_rounds`: after so many rounds a game among bots is decided by points; 0 for never.
    """

    __slots__ = (
        "activation_count",
        "activations",
        "attack_count",
        "attacks",
        "board_now",
        "door_damage",
        "falling",
        "figures",
        "groups_in_play",
        "initiative",
        "lab_rounds",
        "map_id",
        "mission",
        "moment",
        "occupancy_now",
        "open_doors",
        "played",
        "round",
        "rules",
        "sides",
        "stopped",
        "struck",
        "tokens",
        "turn",
        "upgrades",
        "uses",
    )

    def __init__(self, game: Rulebook, seats: int, chance: Chance) -> None:
        super().__init__(game, seats, chance)
        self.rules: Rulebook = game
        self.map_id: str = ""
        self.mission: str = ""
        self.round: int = 0
        self.initiative: int = 0
        self.turn: int = 0
        self.open_doors: int = 0
        self.attack_count: int = 0
        self.activation_count: int = 0
        self.moment: int = 0
        self.lab_rounds: int = 0
        self.sides: list[Side] = [Side(seat) for seat in range(seats)]
        self.groups_in_play: list[Group] = []
        self.upgrades: list[Upgrade] = []
        self.figures: list[Figure] = []
        self.tokens: list[Token] = []
        self.attacks: list[Attack] = []
        self.activations: list[Activation] = []
        self.door_damage: list[int] = []
        self.falling: list[int] = []
        self.stopped: list[int] = []
        self.struck: list[int] = []
        self.played: list[int] = []
        self.uses: list[int] = []
        self.board_now: Board | None = None
        self.occupancy_now: Occupancy | None = None

    # --- finding things -------------------------------------------------------------------

    def figure(self, number: int) -> Figure:
        """The figure with this number."""
        return self.figures[number - FIRST_FIGURE]

    def group(self, number: int) -> Group:
        """The group with this number."""
        return self.groups_in_play[number - FIRST_GROUP]

    def upgrade(self, number: int) -> Upgrade:
        """The skirmish upgrade with this number."""
        return self.upgrades[number - FIRST_UPGRADE]

    def token(self, number: int) -> Token:
        """The token with this number."""
        return self.tokens[number - FIRST_TOKEN]

    def attack(self, number: int) -> Attack | None:
        """The open attack with this number."""
        for attack in self.attacks:
            if attack.id == number:
                return attack
        return None

    def definition(self, card: int) -> Definition:
        """The definition with this number."""
        return self.rules.definitions[card]

    def definition_of(self, figure: Figure) -> Definition:
        """What is printed on a figure's Deployment card."""
        return self.rules.definitions[figure.card]

    def definitions_of(self, figure: Figure) -> list[Definition]:
        """What is printed for a figure: on its Deployment card and on what is attached to it."""
        found = [self.rules.definitions[figure.card]]
        for number in self.group(figure.group).upgrades:
            found.append(self.rules.definitions[self.upgrade(number).card])
        return found

    def specials_of(self, figure: Figure) -> list[Special]:
        """The special actions of a figure."""
        return [part for one in self.definitions_of(figure) for part in one.specials]

    def during_of(self, figure: Figure) -> list[During]:
        """What a figure may do during its activation without an action."""
        return [part for one in self.definitions_of(figure) for part in one.during]

    def surges_of(self, figure: Figure) -> list[Surge]:
        """The surge abilities of a figure."""
        return [part for one in self.definitions_of(figure) for part in one.surges]

    def definition_of_command(self, card: int) -> Definition:
        """What a Command card is; the caller knows that it may be known."""
        return self.rules.definitions[self.knowledge.identity[card]]

    def map(self) -> Map:
        """The map that is played on."""
        return self.rules.boards[self.map_id].map

    def board(self) -> Board:
        """The board with its doors as they are."""
        board = self.board_now
        if board is None:
            board = self.rules.boards[self.map_id].board(self.open_doors)
            self.board_now = board
        return board

    def board_without(self, door: int) -> Board:
        """The board as it is once a door is closed."""
        return self.rules.boards[self.map_id].board(self.open_doors & ~(1 << door - FIRST_DOOR))

    def occupancy(self) -> Occupancy:
        """The spaces of all figures as they stand now."""
        found = self.occupancy_now
        if found is None:
            found = Occupancy(self.figures, self.rules.definitions, self.board(), self.seats)
            self.occupancy_now = found
        return found

    def standing(self, seat: int) -> list[Figure]:
        """The figures of a seat on the map."""
        return [one for one in self.figures if one.seat == seat and one.placement >= 0]

    def on_map(self) -> list[Figure]:
        """All figures on the map."""
        return [one for one in self.figures if one.placement >= 0]

    def activation_of(self, figure: int) -> Activation | None:
        """The activation of a figure that goes on just now."""
        for activation in self.activations:
            if activation.figure == figure:
                return activation
        return None

    def carried_by(self, figure: int) -> list[int]:
        """The tokens a figure carries."""
        return [one.id for one in self.tokens if one.carrier == figure]

    def mask(self, figure: Figure) -> int:
        """The spaces a figure stands on."""
        size = self.rules.definitions[figure.card].size
        if size == 0:
            return 1 << figure.placement if figure.placement >= 0 else 0
        if figure.placement < 0:
            return 0
        return self.board().footprint(size, figure.placement)

    def other(self, seat: int) -> int:
        """The opponent, in a game of two."""
        return 1 - seat

    def seats_by_initiative(self) -> list[int]:
        """Whoever has initiative, then the others clockwise."""
        return [(self.initiative + place) % self.seats for place in range(self.seats)]

    def is_door_open(self, door: int) -> bool:
        """Whether a door is open."""
        return bool(self.open_doors >> (door - FIRST_DOOR) & 1)

    def owner_of(self, card: int) -> int:
        """Whose Command card it is: seats have their cards one after the other."""
        first = 0
        for side in self.sides:
            size = self.rules.command_deck_size
            if first <= card < first + size:
                return side.seat
            first += size
        return NOTHING

    def forget_index(self) -> None:
        """Something with abilities has come, gone or changed."""
        self.index = None

    def damage_on_door(self, door: int) -> int:
        """The damage on a door."""
        place = door - FIRST_DOOR
        return self.door_damage[place] if place < len(self.door_damage) else 0

    def hurt_door(self, door: int, amount: int) -> None:
        """A door has so much more damage."""
        place = door - FIRST_DOOR
        missing = place + 1 - len(self.door_damage)
        self.door_damage += [0] * max(0, missing)
        self.door_damage[place] += amount

    def put(self, figure: Figure, placement: int) -> None:
        """A figure stands somewhere else, or nowhere."""
        figure.placement = placement
        self.occupancy_now = None

    def door_changed(self, open_doors: int) -> None:
        """Doors are open as said from now on."""
        self.open_doors = open_doors
        self.board_now = None
        self.occupancy_now = None

    # --- copying and saving ---------------------------------------------------------------

    def clone(self) -> Battle:
        """An independent copy."""
        other = Battle(self.rules, 0, self.chance.clone())
        other.seats = self.seats
        other.sides = [one.clone() for one in self.sides]
        other.groups_in_play = [one.clone() for one in self.groups_in_play]
        other.upgrades = [one.clone() for one in self.upgrades]
        other.figures = [one.clone() for one in self.figures]
        other.tokens = [one.clone() for one in self.tokens]
        other.attacks = [one.clone() for one in self.attacks]
        other.activations = [one.clone() for one in self.activations]
        other.door_damage = self.door_damage.copy()
        other.falling = self.falling.copy()
        other.stopped = self.stopped.copy()
        other.struck = self.struck.copy()
        other.played = self.played.copy()
        other.uses = self.uses.copy()
        other.map_id = self.map_id
        other.mission = self.mission
        other.board_now = self.board_now
        other.occupancy_now = self.occupancy_now
        self._copy_counters_to(other)
        self.copy_spine_to(other)
        return other

    def _copy_counters_to(self, other: Battle) -> None:
        other.round = self.round
        other.initiative = self.initiative
        other.turn = self.turn
        other.open_doors = self.open_doors
        other.attack_count = self.attack_count
        other.activation_count = self.activation_count
        other.moment = self.moment
        other.lab_rounds = self.lab_rounds

    def battle_counters(self) -> list[int]:
        """The plain counters of this game, in the order they are saved."""
        return [
            self.round,
            self.initiative,
            self.turn,
            self.open_doors,
            self.attack_count,
            self.activation_count,
            self.moment,
            self.lab_rounds,
        ]

    def pack(self) -> list[object]:
        """The whole state as plain data; identities are codes, so that they outlive a release."""
        codes = [self.rules.definitions[card].code for card in self.knowledge.identity]
        cards = [self.rules.definitions[group.card].code for group in self.groups_in_play]
        upgrades = [self.rules.definitions[one.card].code for one in self.upgrades]
        return [
            self.pack_spine(),
            codes,
            [cards, upgrades],
            [self.map_id, self.mission],
            self.battle_counters(),
            [one.pack() for one in self.sides],
            [one.pack() for one in self.groups_in_play],
            [one.pack() for one in self.upgrades],
            [one.pack() for one in self.figures],
            [one.pack() for one in self.tokens],
            [one.pack() for one in self.attacks],
            [one.pack() for one in self.activations],
            [self.falling, self.struck, self.played, self.uses, self.stopped, self.door_damage],
        ]


def battle_of(s: State) -> Battle:
    """The state as this game knows it."""
    assert isinstance(s, Battle)
    return s
